export const outboxRelayDescriptions = {
  states: {
    asleep: 'Nobody has said anything to the outbox yet.',
    fetching: 'The code of the outbox is fetched; what is said meanwhile is kept.',
    lacking: 'It did not come; it is asked for again in a moment.',
    passing: 'The outbox is there: everything is handed on to it, and what it shows is shown.',
  },
  guards: {},
};
