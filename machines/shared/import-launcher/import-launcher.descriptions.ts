export const importLauncherDescriptions = {
  states: {
    closed: 'No import is open.',
    fetching: 'The code of an import is fetched.',
    lacking: 'It did not come; a new page is offered.',
    open: 'An import is open.',
  },
  guards: { wasCutOff: 'the page went while it was open' },
};
