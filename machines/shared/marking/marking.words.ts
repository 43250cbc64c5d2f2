export const markingWords = {
  states: {
    early: 'What a former visit left is still being read: what is decided meanwhile waits, since it may contradict it.',
    holding: 'Something was decided, and waits a moment.',
    told: 'It takes longer: the person was told why it waits.',
    choosing: 'A person looks at listings and decides on them.',
    asking: 'Trusting or dismissing is asked once: in the suspicious list neither can be undone.',
    reporting: 'The report drawer is open.',
    discarding: 'The discard drawer is open; what it decides is made at once.',
  },
  guards: {
    isRecovering: 'what a former visit left is still being read',
    mustAskToTrust: 'one of them can be trusted, and that is final here',
    canTrust: 'one of them can be trusted',
    mustAskToUndo: 'the mark of one of them can be taken back, and its report would be lost here',
    canUndo: 'the mark of one of them can be taken back',
    canSuspect: 'one of them can be marked suspicious',
    canDiscard: 'nothing was decided yet on one of them',
    canEdit: 'the report of one of them can be changed',
    canReportPhotos: 'these photos can be reported',
    canReportVariants: 'variants of a listing that is known were chosen',
    isDecided: 'the drawer ended with a report',
  },
};
