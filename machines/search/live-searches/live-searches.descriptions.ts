export const liveSearchesDescriptions = {
  states: {
    quickSearch: 'The quick search at the head of the list.',
    'quickSearch.fetching': 'Its code is fetched, after the list has been painted.',
    'quickSearch.lacking': 'It did not come; a new page is offered.',
    'quickSearch.here': 'The quick search lives.',
    creation: 'The form for a new search.',
    'creation.closed': 'No form.',
    'creation.fetching': 'Its code comes.',
    'creation.open': 'The form lives.',
    deletion: 'Deleting a search.',
    'deletion.quiet': 'Nothing is asked.',
    'deletion.asking': 'A person is asked once, with the consequence.',
  },
  guards: {
    created: 'the form created a search',
  },
};
