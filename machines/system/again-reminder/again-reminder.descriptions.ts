export const againReminderDescriptions = {
  states: {
    weighing: 'It looks at the clock, and at what the person wants to be reminded of.',
    quiet: 'Nothing can be reported again today, or it was put off; it looks again when the day is another.',
    shown: 'It is told which listings can be reported again, until they are, or it is put off.',
  },
  guards: {
    isTold: 'a listing can be reported again today, and it was not put off',
    isDue: 'that one is among them',
  },
  delays: { nextDay: 'when the day is another' },
};
