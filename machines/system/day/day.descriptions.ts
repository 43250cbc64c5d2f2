export const dayDescriptions = {
  states: {
    elsewhere: 'Another screen is shown: nothing is asked.',
    home: 'The screen is shown that the band stands on.',
    'home.asking': 'How many suggestions nothing is decided on is asked.',
    'home.told': 'It was answered, or nobody could say.',
    'home.aged': 'That is some minutes ago: it is asked anew when the page comes back into sight.',
  },
  guards: { comesBack: 'the page comes into sight' },
};
