export const importTipDescriptions = {
  states: {
    waiting: 'The profile is not known yet.',
    asking: 'Asked: until when the tip is put off.',
    weighing: 'Whether that moment is over.',
    shown: 'The tip stands beside the button.',
    away: 'No tip: it was closed, put off, or nobody could say.',
  },
  guards: {
    wasClosed: 'it was closed for good',
    isPutOff: 'it is put off until later than now',
  },
};
