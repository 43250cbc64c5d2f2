export const listingsDescriptions = {
  states: { holding: 'Listings are kept as the gateway confirmed them, with the marks on their way laid over.' },
  guards: {},
};
