export const accountFormDescriptions = {
  states: {
    editing: 'A person fills it in; what is typed is kept.',
    submitting: 'The outbox has it; what is typed stays meanwhile.',
    leaving: 'It is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'a field that is asked for is empty or wrong',
    isOfField: 'what was refused is of one field',
    succeeded: 'the gateway took it',
  },
};
