export const resultsWords = {
  states: {
    asking: 'The first fifty from the offset are asked for.',
    failed: 'They could not be had, or there is no such search.',
    shown: 'Listings stand and can be decided on.',
    'shown.choosing': 'Whether there is a second page.',
    'shown.filling': 'The next fifty are asked for.',
    'shown.skipping': 'That page brought nothing that was not shown before: the one behind it is asked for.',
    'shown.stuck': 'The next fifty could not be had; they can be asked for again.',
    'shown.settled': 'Everything asked for is there.',
    'shown.watching': 'The search is being processed: it is asked again after three seconds.',
    'shown.refreshing': 'The search is asked again; what stands stays in its place.',
  },
  guards: {
    succeeded: 'the gateway answered',
    madeByKey: 'a key decided: the cursor goes on to the next listing',
    isListed: 'the listing is one of those shown',
    hasMore: 'there are listings behind those that were read',
    leavesGap: 'what was trusted or undone meanwhile has moved the page: a listing may lie before it',
    bringsNothing: 'the page holds only listings that are shown already, and there are more behind it',
    processing: 'the search is still being processed',
    inFront: 'no other screen is in front',
  },
};
