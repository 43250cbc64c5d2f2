export const paletteDescriptions = {
  states: {
    closed: 'Out of sight; what is looked at is noted all the same.',
    open: 'It stands over the page and takes what is typed.',
  },
  guards: {},
};
