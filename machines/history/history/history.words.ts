export const historyWords = {
  states: {
    list: 'What the table shows.',
    'list.asking': 'The rows of the address are asked for; the former ones stay meanwhile.',
    'list.asking.choosing': 'Which operation knows these rows.',
    'list.asking.reports': 'All reports that were sent.',
    'list.asking.awaiting': 'What awaits an answer, by its due date.',
    'list.asking.awaitingByDay': 'What awaits an answer and is due by a day.',
    'list.judging': 'A page past the end goes to the last one.',
    'list.shown': 'The rows stand.',
    'list.failed': 'The rows could not be had; they can be asked for again.',
    drawer: 'The drawer of filters.',
    'drawer.closed': 'No drawer.',
    'drawer.open': 'A choice is being made and not applied yet.',
    'drawer.leaving': 'The drawer is on its way out.',
  },
  guards: {
    awaitingByDay: 'only what awaits an answer is sought, and a due date is given',
    awaiting: 'only what awaits an answer is sought',
    beyondTheEnd: 'the page lies past the last one',
    succeeded: 'the gateway answered',
  },
};
