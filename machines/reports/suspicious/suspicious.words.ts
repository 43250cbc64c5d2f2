export const suspiciousWords = {
  states: {
    browsing: 'A person looks, selects and decides.',
    weighing: 'Whether the account may send now, and how many.',
    refused: 'The account may not send now, and is told why.',
    asking: 'A person is asked once, with the consequence.',
    seeking: 'Every page is looked through for inactive listings before any is removed.',
    'seeking.paging': 'The next page is asked for.',
    'seeking.judging': 'Whether there are more pages.',
    'seeking.stopped': 'A page could not be had; nothing was removed.',
    'seeking.none': 'No listing of the list is inactive.',
  },
  guards: {
    leavesTheList: 'they leave the list with this mark',
    canRemove: 'one of them can be taken off the list',
    succeeded: 'the gateway answered',
    nothingToSend: 'nothing was chosen',
    blocked: 'the account may not send now',
    someStay: "the day's limit leaves some of them in the list",
    aboutSending: 'the question was about sending',
    moreToSeek: 'there are pages not looked through',
    someInactive: 'an inactive listing was found',
  },
};
