export const resourceWords = {
  states: {
    asking: 'It is asked for; what was answered before stays readable.',
    held: 'It is known.',
    failed: 'It did not come; it is asked for again in a while, or when somebody says so.',
  },
};
