export const receiptDescriptions = {
  states: {
    waiting: 'What is kept in this browser is being read.',
    missing: 'Nothing is kept of that send.',
    shown: 'A line for each listing of the send.',
    'shown.judging': 'Whether any was refused because it is protected.',
    'shown.asking': 'Until when those are protected is asked for.',
    'shown.naming': 'Whether any of them has no name or no reason yet.',
    'shown.askingNames': 'Those are asked for, some at a time.',
    'shown.known': 'What can be known of them is known.',
  },
  guards: {
    someProtected: 'one of them is protected',
    someUnnamed: 'one of them has no name or no reason, and was not asked for',
    someFailed: 'one of them can be tried again',
    succeeded: 'the gateway answered',
  },
};
