export const resultsWords = {
  states: {
    waiting: 'The first page has not come yet.',
    shown: 'Listings stand and can be decided on.',
  },
  guards: {
    madeByKey: 'a key decided: the cursor goes on to the next listing',
    isListed: 'the listing is one of those shown',
    isShown: 'the first page is there',
    hasMore: 'there are listings behind those that were read, or the next page could not be had',
  },
};
