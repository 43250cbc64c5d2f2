export const resultsWords = {
  states: {
    list: 'The listings that the search found.',
    'list.loading': 'The first fifty from the offset are asked for.',
    'list.failed': 'They could not be had, or there is no such search.',
    'list.shown': 'Listings stand and can be decided on.',
    'list.shown.choosing': 'Whether there is a second page.',
    'list.shown.filling': 'The next fifty are asked for.',
    'list.shown.stuck': 'The next fifty could not be had; they can be asked for again.',
    'list.shown.settled': 'Everything asked for is there.',
    'list.shown.watching': 'The search is being processed: it is asked again after three seconds.',
    'list.shown.refreshing': 'The search is asked again; what stands stays in its place.',
    decision: 'The decision pane.',
    'decision.browsing': 'A person looks and decides.',
    'decision.reporting': 'The report drawer is open for one listing.',
  },
  guards: {
    succeeded: 'the gateway answered',
    hasSubject: 'there is a listing to decide on',
    hasMore: 'more listings were found than loaded',
    processing: 'the search is still being processed',
    inFront: 'no other screen is in front',
  },
};
