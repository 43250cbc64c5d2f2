export const profileFormDescriptions = {
  states: {
    editing: 'A person fills it in; what is typed is kept, passwords excepted.',
    checking: 'The identity service says whether the current password is right.',
    changing: 'The identity service takes the new password for the current one.',
    deciding: 'The password is another; whether anything else is to be saved.',
    submitting: 'The outbox has the change of the profile.',
    leaving: 'It is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    changesNothing: 'the profile says the same, and no other password was typed',
    faulty: 'a field is empty or wrong',
    isVouched: 'the password was changed here already',
    keepsPassword: 'no other password was typed',
    isOfField: 'what was refused is of one field',
    changesMore: 'the profile is to say something else, too',
    succeeded: 'it was done',
  },
};
