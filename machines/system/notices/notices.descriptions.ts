export const noticesDescriptions = {
  states: {
    quiet: 'Nothing to tell.',
    showing: 'One to three toasts stand at the bottom; each leaves after five seconds unless it is held.',
  },
  guards: {
    isLast: 'no other toast would be left',
    isShown: 'the toast still stands',
  },
};
