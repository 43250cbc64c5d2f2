export const currentListingDescriptions = {
  states: {
    status: 'What has become of the listing.',
    'status.asking': 'The gateway is asked.',
    'status.known': 'It stands.',
    'status.failed': 'It could not be had; a person may try again.',
    protection: 'Whether its reason is refused for a while.',
    'protection.asking': 'The gateway is asked.',
    'protection.known': 'The last day is known, or that there is none.',
    'protection.unknown': 'Nobody could say: the gateway refuses by itself what is protected.',
    again: 'The mark that begins another report.',
    'again.idle': 'Nothing was asked for, or the report drawer has what is needed.',
    'again.asking': 'The listing is fetched, so that it can be decided on.',
  },
  guards: {
    succeeded: 'the gateway answered',
    mayFollow: 'the report has ended, and nothing says that the listing is no longer published',
    mayRemind: 'the same reason is refused until a day that is known, and there is room for one more reminder',
    isReminded: 'this person wants to be reminded of it',
    isReport: 'it was marked suspicious',
    isFound: 'the gateway has the listing',
  },
};
