export const announcementsDescriptions = {
  states: {
    quiet: 'Nothing was decided for a while.',
    gathering: 'Something was decided; what follows at once is announced with it.',
    announcing: 'It stands in the live region.',
  },
  guards: {},
};
