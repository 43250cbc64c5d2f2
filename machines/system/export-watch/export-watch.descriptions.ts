export const exportWatchDescriptions = {
  states: {
    quiet: 'Nothing is waited for, or its list is in front, or the page is out of sight.',
    waiting: 'A report is being made; it is asked after in some seconds.',
    asking: 'The gateway is asked how far the reports are.',
    'asking.customReports': 'Whether a custom report is ready.',
    'asking.customReports.choosing': 'Whether their list is asked is decided.',
    'asking.customReports.reading': 'Their list is asked.',
    'asking.customReports.over': 'It has answered, or nothing of it is waited for.',
    'asking.liveSearchReports': 'Whether a report of a live search is ready.',
    'asking.liveSearchReports.choosing': 'Whether their list is asked is decided.',
    'asking.liveSearchReports.reading': 'Their list is asked.',
    'asking.liveSearchReports.over': 'It has answered, or nothing of it is waited for.',
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
