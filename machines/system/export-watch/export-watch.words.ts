export const exportWatchWords = {
  states: {
    quiet: 'Nothing is waited for, or its list is in front, or the page is out of sight.',
    waiting: 'A report is being made; it is asked after in some seconds.',
    asking: 'The gateway is asked how far the reports are.',
    'asking.choosing': 'Which lists are asked is decided.',
    'asking.custom': 'The custom reports are asked after.',
    'asking.next': 'Whether the other list is asked is decided.',
    'asking.liveSearch': 'The reports of live searches are asked after.',
  },
  guards: {
    mayAsk: 'a report is waited for whose list is not in front, and the page is in sight, or the browser is to tell',
    mayNot:
      'nothing is waited for, or its list is in front, or the page is out of sight and the browser is not to tell',
    awaitsCustom: 'a custom report is waited for',
    awaitsLiveSearch: 'a report of a live search is waited for',
  },
  delays: { pause: 'after a pause' },
};
