export const discardDrawerDescriptions = {
  states: {
    opening: 'Looks whether a discard of these listings was begun earlier.',
    deciding: 'A person makes the discard.',
    'deciding.reason': 'Step 1: why it is discarded.',
    'deciding.comment': 'Step 2: the comment, which the last reason needs.',
    decided: 'It was decided, and the parent has it; the drawer stays for a moment.',
    leaving: 'The view moves out.',
    gone: 'Gone, with or without a decision.',
  },
  guards: {
    isChosen: 'a reason is chosen',
    isWhole: 'a reason is chosen, and the last one has its comment',
    isTakenUp: 'what is in hand was begun earlier',
  },
};
