export const logoutWords = {
  states: {
    weighing: 'Work on its way is counted.',
    asking: 'There is some: the person is asked before it is given up.',
    leaving: 'The session is asked to end.',
  },
  guards: { hasPending: 'operations are on their way' },
};
