export const awaitingCasesDescriptions = {
  states: {
    idle: 'Nobody wants to know it yet.',
    asking: 'What awaits an answer is read; what stood stays meanwhile.',
    'asking.page': 'Its next page is on its way.',
    shown: 'It stands as it was read, without what was answered since.',
    failed: 'It could not be read; what stood before stays.',
  },
  guards: {
    isWanted: 'it was wanted from the beginning',
    hasMore: 'there is more of it than was read',
    succeeded: 'the gateway answered',
  },
};
