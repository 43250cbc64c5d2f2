export const marketplaceLoginDescriptions = {
  states: { offering: 'The person may go on with the account of the marketplace.' },
  guards: {},
};
