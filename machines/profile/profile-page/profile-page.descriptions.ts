export const profilePageDescriptions = {
  states: {
    profile: 'What is known of the profile.',
    'profile.showing': 'The data of the profile, and what its verification lacks.',
    'profile.checking': 'The profile is asked for again; the next look takes a moment.',
    person: 'The form of the profile.',
    'person.closed': 'It is not open.',
    'person.open': 'It stands over the page, begun with the draft or with what is known.',
    account: 'The form of the account.',
    'account.closed': 'It is not open.',
    'account.open': 'It stands over the page, begun with the draft or with what is known.',
  },
  guards: {},
};
