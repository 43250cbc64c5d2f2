export const statusCountsDescriptions = {
  states: {
    waiting: 'The list itself is asked for first.',
    asking: 'One group after the other is asked for its number.',
    told: 'What is known stands; a group that could not be asked for has no number.',
  },
  guards: {
    areOthers: 'something else than the status narrows the list now',
    isLast: 'the gateway answered for the last group',
    succeeded: 'the gateway answered',
  },
};
