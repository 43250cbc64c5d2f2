export const rootDescriptions = {
  states: {
    vacant: 'Nobody is signed in: no profile, outbox and drafts are asleep.',
    occupied: 'Somebody is signed in: their profile is alive.',
    fetching: 'The code of everything inside is fetched.',
    lacking: 'It did not come; it is asked for again in a moment.',
    opening: 'The profile is on its way.',
    open: 'The profile is known: outbox and drafts are awake under it.',
    completing: 'The code that nobody waits for is fetched: palette, day, reminders, alerts.',
    incomplete: 'It did not come; it is asked for again later, or as soon as the palette is wanted.',
    complete: 'Everything of a signed-in person is there.',
  },
  guards: {},
};
