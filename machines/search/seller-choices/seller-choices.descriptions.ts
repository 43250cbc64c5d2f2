export const sellerChoicesDescriptions = {
  states: {
    asking: 'The gateway is asked for the next sellers.',
    shown: 'They stand, and more can be asked for while there are some.',
    failed: 'They could not be had; they can be asked for again.',
  },
  guards: { succeeded: 'the gateway answered', hasMore: 'there are more sellers than were read' },
};
