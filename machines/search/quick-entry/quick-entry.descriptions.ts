export const quickEntryDescriptions = {
  states: {
    choosing: 'What is looked for decides the way.',
    looking: 'The gateway is asked whether it has the listing.',
    resolving: 'The gateway is asked for the id of the seller with that nickname.',
    asking: "The gateway has no such seller: the marketplace's public search is asked.",
    creating: 'The outbox creates a live search for the words, or for the seller.',
    ended: 'What came of it is told to whoever asked.',
  },
  guards: {
    isListing: 'a listing is looked for, by its id',
    isSeller: 'a seller is looked for, by nickname',
    succeeded: 'the gateway answered',
    isUnknownSeller: 'the gateway knows nobody of that nickname',
  },
};
