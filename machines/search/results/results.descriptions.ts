export const resultsDescriptions = {
  states: {
    waiting: 'The first page has not come yet.',
    shown: 'Listings stand and can be decided on.',
    'shown.resting': 'What was trusted here before is known.',
    'shown.recalling': 'What was trusted among these results before, and is no row any more, is asked for.',
    'shown.unrecalled': 'It could not be had; it can be asked for again.',
  },
  guards: {
    wants: 'the rest of the search is to be chosen',
    choosesByRates: 'bounds of the price choose what stands',
    madeByKey: 'a key decided: the cursor goes on to the next listing',
    isListed: 'the listing is one of those shown',
    isToBeArranged: 'an order over the whole search waits for the rest of it',
    isShown: 'the first page is there',
    mustAsk: 'the browser has kept listings that were trusted among these results, and no screen knows them yet',
    succeeded: 'the gateway answered',
    onlyLooksOtherwise: 'the address says the same, or is only laid out in another way',
    hasMore: 'there are listings behind those that were read, or the next page could not be had',
  },
};
