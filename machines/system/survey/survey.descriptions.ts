export const surveyDescriptions = {
  states: {
    recalling: 'When this person was asked last is looked up.',
    weighing: 'Whether that was less than seven days ago.',
    asking: 'How useful was this search?',
    thanking: 'It was answered.',
    away: 'It was answered or put off.',
  },
  guards: { isRecent: 'this person was asked in the last seven days' },
};
