export const rootWords = {
  states: {
    vacant: 'Nobody is signed in: no profile, outbox and drafts are asleep.',
    occupied: 'Somebody is signed in: their profile is alive.',
    opening: 'The profile is on its way.',
    open: 'The profile is known: outbox and drafts are awake under it.',
  },
  guards: { isKept: 'what the browser keeps for the person stays' },
};
