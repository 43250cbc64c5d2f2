export const reviewsDescriptions = {
  states: {
    list: 'The reviews of the chosen rating, a page at a time.',
    'list.asking': 'The next page is asked for.',
    'list.shown': 'Those that were asked for stand.',
    'list.failed': 'The next page did not load; those before it stay.',
    totals: 'How many there are by their stars.',
    'totals.asking': 'The gateway is asked.',
    'totals.shown': 'The totals stand, and what they count can be chosen.',
    'totals.failed': 'The totals did not load; the reviews stand without them.',
  },
  guards: {
    offered: 'it is another rating, and there are reviews that have it',
    more: 'there are more reviews of this rating',
  },
};
