export const statisticsDescriptions = {
  states: {
    lines: 'What was done with the console.',
    quiet: 'Nothing is to be told.',
    gathering: 'Something was done: more may follow, and what somebody waits for goes before.',
    weighing: 'Whether it may go now.',
    describing: 'What the person uses is looked up.',
    telling: 'Told to the gateway; whatever it answers, it is not told again.',
    cart: 'The list of what is marked and not sent.',
    recalling: 'When it was told last is looked up.',
  },
  guards: {
    isBusy: 'something of the person is on its way',
    hasMore: 'there is more to tell',
    fillsCart: 'something was marked suspicious',
    isRecent: 'it was told in the last six hours',
  },
};
