export const closedCasesDescriptions = {
  states: { open: 'The list stands, is asked for or could not be had, as the list itself says.' },
};
