export const liveSearchesWords = {
  states: {
    creation: 'The form for a new search.',
    'creation.closed': 'No form.',
    'creation.open': 'The form lives.',
    deletion: 'Deleting a search.',
    'deletion.quiet': 'Nothing is asked.',
    'deletion.asking': 'A person is asked once, with the consequence.',
  },
  guards: {
    created: 'the form created a search',
  },
};
