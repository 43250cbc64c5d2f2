export const sellerHistoryDescriptions = {
  states: {
    asking: 'The next reports of the seller are asked for; those before them stay.',
    shown: 'Those that were asked for stand.',
    failed: 'They did not load; a person may try again.',
  },
  guards: {
    more: 'the seller has more reports',
    succeeded: 'the gateway answered',
  },
};
