import { filterWords } from '../../shared/list/filters';

export const suspiciousWords = {
  states: {
    browsing: 'A person looks, selects and decides.',
    'browsing.closed': filterWords.closed,
    'browsing.open': filterWords.open,
    'browsing.leaving': filterWords.leaving,
    reading: 'Every page of the list is read before a person is asked about all of it.',
    'reading.paging': 'The next page is asked for.',
    'reading.judging': 'Whether there are more pages, and what they were read for.',
    'reading.stopped': 'A page could not be had; nothing was sent or removed.',
    'reading.none': 'No listing of the list is inactive.',
    weighing: 'What would go, what would stay, and why.',
    refused: 'Nothing of it may go now, and the person is told why.',
    asking: 'A person is asked once, with the consequence.',
  },
  guards: {
    isAttended: 'the pointer is in the list',
    leavesTheList: 'they leave the list with this mark',
    isRecovering: 'what a former visit left is still being read, which may be on its way',
    canRemove: 'one of them can be taken off the list',
    succeeded: 'the gateway answered',
    nothingToSend: 'nothing was chosen',
    onOtherPages: 'all were asked for, and there are other pages',
    moreToRead: 'there are pages not read',
    readToChoose: 'they were read to choose all',
    readToSend: 'they were read to send all',
    blocked: 'nothing of it may go',
    mustBeAsked: 'more than one goes, or some stay',
    aboutSending: 'the question was about sending',
    someInactive: 'an inactive listing was found',
  },
};
