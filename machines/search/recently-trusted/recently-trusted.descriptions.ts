export const recentlyTrustedDescriptions = {
  states: {
    waiting: 'What is kept in this browser is being read.',
    asking: 'The listings that were trusted here are asked for.',
    shown: 'They stand, and each trust can be undone.',
    failed: 'They could not be had; they can be asked for again.',
  },
  guards: {
    succeeded: 'the gateway answered',
    isListed: 'the listing is one of those shown',
    bringsNew: 'something was trusted that is not known here yet',
    isNone: 'nothing was trusted here',
  },
};
