export const dayWords = {
  states: {
    elsewhere: 'Another screen is shown: nothing is asked.',
    home: 'The screen is shown that the band stands on.',
    'home.suggestions': 'How many suggestions nothing is decided on.',
    'home.suggestions.asking': 'That is asked.',
    'home.suggestions.told': 'It was answered, or nobody could say.',
    'home.answers': 'Which of the answers that are due are overdue.',
    'home.answers.weighing': 'Whether any is due is looked at.',
    'home.answers.asking': 'When each is due is asked.',
    'home.answers.told': 'It was answered, or nobody could say, or none is due.',
    'home.suggestions.aged': 'That is some minutes ago: it is asked anew when the page comes back into sight.',
  },
  guards: { comesBack: 'the page comes into sight', anyDue: 'an answer is due today or earlier' },
};
