export const reportedDetailLauncherDescriptions = {
  states: {
    closed: 'No row is looked at.',
    fetching: 'The code of the detail is fetched.',
    lacking: 'It did not come; a new page is offered.',
    open: 'A row is looked at over the list.',
  },
  guards: {},
};
