export const caseWords = {
  states: {
    content: 'What is known of the case.',
    'content.asking': 'The case is asked for; what was shown stays meanwhile.',
    'content.shown': 'The case stands; its photos can be seen large.',
    'content.failed': 'The case could not be had.',
    reply: 'The answer to the seller.',
    'reply.choosing': 'End the listing, or reactivate it.',
    'reply.confirming': 'The report is being confirmed: a rejection reason is needed.',
    'reply.retracting': 'The report is being retracted, or, when it is closed, rolled back.',
    'reply.sending': 'The outbox sends the answer.',
  },
  guards: {
    succeeded: 'the gateway answered',
    maybeElsewhere: 'that site knows no such case, and another one may',
    canAnswer: 'the seller has answered and the case is open',
    canRetract: 'the case is open, or it may be rolled back',
    confirmFaulty: 'the rejection reason is missing or the comment is too short',
    retractFaulty: 'the tick or the reason is missing, or the comment is too short',
    isRetracting: 'it is a retraction that was not taken',
    isOvertaken: 'the case was decided elsewhere meanwhile',
  },
};
