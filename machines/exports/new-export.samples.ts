/** Of both forms. */
export const newExportDescriptions = {
  states: {
    editing: 'A person says what the report is to hold; what is typed is kept as a draft.',
    submitting: 'The outbox asks for the report; a toast tells who closes the form what became of it.',
    leaving: 'The form is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'something is missing, or the wrong way round',
    succeeded: 'the report is being made',
  },
};
