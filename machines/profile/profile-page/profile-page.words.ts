export const profilePageWords = {
  states: {
    showing: 'The data of the profile, and what its verification lacks.',
    checking: 'The profile is asked for again; the next look takes a moment.',
  },
  guards: {},
};
