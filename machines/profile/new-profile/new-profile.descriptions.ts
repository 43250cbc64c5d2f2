export const newProfileDescriptions = {
  states: {
    editing: 'A person fills it in; what is typed is kept.',
    submitting: 'The outbox has it; what is typed stays meanwhile.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'a field that is asked for is empty or wrong',
    succeeded: 'the gateway took it',
  },
};
