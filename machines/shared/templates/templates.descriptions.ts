export const templatesDescriptions = {
  states: {
    pen: 'What is written of a template.',
    'pen.resting': 'No template is being written.',
    'pen.writing': 'A template is written: a kept one, or a new one.',
    desk: 'What is asked of the profile, one after the other.',
    'desk.quiet': 'Nothing is on its way.',
    'desk.saving': 'The first of them is on its way.',
  },
  guards: {
    isKept: 'it is a template of the profile',
    isNew: 'it is a new one',
    isWhole: 'its name and its text are as they must be, beside the others',
    wasDeleted: 'one was deleted, and not brought back',
    hasFailed: 'it could not be saved',
    wasWritten: 'it could not be saved, and was written here',
    isWanted: 'something is to be saved',
    succeeded: 'the gateway has kept it',
  },
};
