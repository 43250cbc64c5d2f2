export const reminderDescriptions = {
  states: {
    asking: 'Asked: whether something awaits an answer.',
    weighing: 'Whether it was put off until later.',
    shown: 'It is told that answers are awaited.',
    away: 'Nothing is awaited, it was put off, or nobody could say.',
  },
  guards: {
    isDue: 'something awaits an answer',
    isPutOff: 'it is put off until later than now',
  },
};
