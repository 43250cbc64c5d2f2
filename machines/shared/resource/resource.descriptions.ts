export const resourceDescriptions = {
  states: {
    choosing: 'Whether there is something to ask for.',
    asking: 'It is asked for; what was answered before stays readable.',
    held: 'It is known, or there was nothing to ask for.',
    failed: 'It did not come; it is asked for again in a while, or when somebody says so.',
  },
  guards: { isDue: 'there is something to ask for' },
};
