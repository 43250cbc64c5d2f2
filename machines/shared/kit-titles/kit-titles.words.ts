export const kitTitlesWords = {
  states: {
    choosing: 'Whether there is a component to ask for.',
    asking: 'The gateway is asked for the products that the kits are made of.',
    known: 'The titles are known; a component without one stays with its id.',
    failed: 'No titles came: each component stays with its id.',
  },
  guards: {
    hasComponents: 'a kit has a component',
    succeeded: 'the gateway answered',
  },
};
