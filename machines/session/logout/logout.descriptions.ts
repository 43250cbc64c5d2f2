export const logoutDescriptions = {
  states: {
    weighing: 'Work on its way is counted.',
    waiting: 'What a former visit left is still being read; it counts, too.',
    asking: 'There is some: the person is asked before it is given up.',
    leaving: 'The session is asked to end.',
  },
  guards: {
    isRecovering: 'what a former visit left is still being read',
    hasPending: 'operations are on their way',
  },
};
