export const infiniteListDescriptions = {
  states: {
    asking: 'The first page is asked for; what stands stays readable meanwhile.',
    failed: 'It could not be had.',
    shown: 'Listings stand and can be decided on.',
    'shown.choosing': 'Whether there is a second page, where two are asked for at once.',
    'shown.settled': 'Everything asked for is there.',
    'shown.filling': 'The next page is asked for.',
    'shown.skipping': 'That page brought nothing that was not shown before: the one behind it is asked for.',
    'shown.stuck': 'The next page could not be had; it can be asked for again.',
    'shown.watching': 'The rows are still changing: they are asked for again after three seconds.',
    'shown.refreshing': 'The first page is asked for again; what stands stays in its place.',
  },
  guards: {
    succeeded: 'the gateway answered',
    asksTheSame: 'that place asks for the same rows as before',
    hasMore: 'there are rows behind those that were read',
    wantsMore: 'all are wanted, and there are rows behind those that were read',
    leavesGap: 'what was decided or undone meanwhile has moved the page: a row may lie before it',
    bringsNothing: 'the page holds only listings that are shown already, and there are more behind it',
    changing: 'the rows are still changing',
    inFront: 'no other screen is in front',
  },
};
