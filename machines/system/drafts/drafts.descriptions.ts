export const draftsDescriptions = {
  states: {
    asleep: 'Nobody is signed in: nothing is kept.',
    reading: 'What this profile had typed is read from the browser; what is typed meanwhile wins.',
    keeping: 'Every draft is in the browser.',
    writing: 'Changed drafts are being written.',
    parting: 'The person leaves: the last changes are written before anything else.',
  },
  guards: {
    isUnkept: 'the browser has not kept it, and nobody was told yet',
    somethingUnwritten: 'a draft has changed since the last write began',
    somebodyIsNext: 'another profile has come meanwhile',
  },
};
