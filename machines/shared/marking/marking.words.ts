export const markingWords = {
  states: {
    choosing: 'A person looks at listings and decides on them.',
    asking: 'Trusting or dismissing is asked once: in the suspicious list neither can be undone.',
    reporting: 'The report drawer is open.',
  },
  guards: {
    mustAskToTrust: 'one of them can be trusted, and that is final here',
    canTrust: 'one of them can be trusted',
    mustAskToUndo: 'the mark of one of them can be taken back, and its report would be lost here',
    canUndo: 'the mark of one of them can be taken back',
    canSuspect: 'one of them can be marked suspicious',
    canEdit: 'the report of one of them can be changed',
    canReportPhotos: 'these photos can be reported',
    isDecided: 'the drawer ended with a report',
  },
};
