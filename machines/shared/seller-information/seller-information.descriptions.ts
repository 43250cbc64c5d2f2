export const sellerInformationDescriptions = {
  states: {
    facts: 'What is known of the seller.',
    'facts.asking': 'The gateway is asked.',
    'facts.shown': 'It stands.',
    'facts.failed': 'It did not load; a person may try again.',
    mark: 'On which list the seller is.',
    'mark.settled': 'On the one that the gateway knows.',
    'mark.watching': 'It goes among the watched ones, and is shown so.',
    'mark.trusting': 'It goes among the trusted ones, and is shown so.',
    'mark.unmarking': 'It leaves the list that it is on, and is shown so.',
    'mark.elsewhere': 'Another tab or a former visit changes its mark: nothing else is offered until that is over.',
    history: 'The earlier reports of the seller.',
    'history.closed': 'They are not asked for.',
    'history.open': 'They stand over the page.',
  },
  guards: {
    leadsTo: 'the seller is known, and is not marked so',
    isUnderWay: 'a change of its mark is under way',
    isOver: 'that is over',
    succeeded: 'it was done',
  },
};
