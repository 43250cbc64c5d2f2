export const newLiveSearchDescriptions = {
  states: {
    editing: 'A person types the keyword and ticks countries; what is typed is kept as a draft.',
    submitting: 'The outbox creates the search; the form can not be closed.',
    leaving: 'The form is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'the keyword or the countries are missing',
    succeeded: 'the search was created',
    isDuplicate: 'a search with this keyword and these countries exists',
  },
};
