export const suggestionsDescriptions = {
  states: {
    waiting: 'The first page of this country has not come yet.',
    ready: 'Suggestions stand and can be decided on.',
  },
  guards: {
    wants: 'all of them are to be chosen',
    madeByKey: 'a key decided: the cursor goes on to the next listing',
    isListed: 'the listing is one of those shown',
    isAnother: 'it is another country',
    changesCountry: 'the address means another country',
    closesDiscard: 'the address names no discard any more: the way back was taken',
    opensDiscard: 'the address names a suggestion that can be discarded',
    canDiscard: 'it can be discarded',
    namesDiscard: 'the address names one that can not be discarded here',
    isNamedThere: 'the address names one of those shown, and it can be discarded',
    isNamed: 'the address names the discard, so that the way back leads out of it',
    isShown: 'the first page is there',
    hasMore: 'there are suggestions behind those that were read, or the next page could not be had',
  },
};
