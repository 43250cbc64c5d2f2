export const authenticateDescriptions = {
  states: {
    reading: 'The address is looked at.',
    finishing: 'The answer of the identity provider goes to the session, once.',
    stranded: 'The address holds no answer: the person may begin the sign-in.',
  },
  guards: { hasAnswer: 'the address holds an answer of the identity provider' },
};
