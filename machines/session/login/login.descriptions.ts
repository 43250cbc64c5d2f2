export const loginDescriptions = {
  states: {
    filling: 'User and password are typed; complete ones go to the session and are kept nowhere else.',
    faulty: 'One of them is missing, told at its field.',
  },
  guards: {
    lacksSomething: 'the user or the password is missing',
    isOfSomebody: 'an e-mail was kept, and nothing was typed yet',
  },
};
