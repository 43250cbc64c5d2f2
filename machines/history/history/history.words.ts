export const historyWords = {
  states: {
    closed: 'No drawer of filters.',
    open: 'A choice is being made and not applied yet.',
    leaving: 'The drawer is on its way out.',
  },
};
