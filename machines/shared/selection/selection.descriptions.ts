export const selectionDescriptions = {
  states: {
    choosing: 'A person chooses listings, or looks on.',
    'choosing.resting': 'What is chosen can be decided on.',
    'choosing.held': 'A report of those chosen is being made: they stay as they are.',
    'choosing.reading': 'The rest of the search is read, and chosen as it comes.',
    asking:
      'Some of those chosen, or all of them, stay out of it: they are named with their reasons before anything is decided.',
  },
  guards: {
    isShown: 'the listing is one of those shown',
    nothingChosen: 'no listing is chosen',
    canDecideAll: 'it can be decided for all of them, and they belong together',
    canDecide: 'it can be decided for one of them at least, and they belong together',
    liesBehind: 'some of the search was not read yet',
    isRead: 'the whole search was read, or nothing more comes of it',
    isStuck: 'the next page could not be had',
    wasTrusted: 'some were trusted together, and not taken back',
  },
};
