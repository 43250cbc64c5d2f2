export const selectionWords = {
  states: {
    choosing: 'A person chooses listings, or looks on.',
    asking: 'Some of those chosen stay out of it: they are named with their reasons before anything is decided.',
  },
  guards: {
    isShown: 'the listing is one of those shown',
    leavesOut: 'it can be decided for some of them, and others stay out',
    canDecide: 'it can be decided for one of them at least, and they belong together',
    wasTrusted: 'some were trusted together, and not taken back',
  },
};
