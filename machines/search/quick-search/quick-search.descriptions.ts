export const quickSearchDescriptions = {
  states: {
    form: 'The field, or the lines.',
    'form.editing': 'A person types; what is typed is kept as a draft.',
    'form.confirming': 'A person is asked about many new searches at once.',
    'form.finding': 'One thing is looked for; the form waits.',
    queue: 'Several things, one after the other.',
    'queue.none': 'There is no queue.',
    'queue.open': 'The queue lives; more lines are added to it.',
  },
  guards: {
    isSecondPress: 'what was typed went out already, and nothing was typed since',
    wasTakenBack: 'the person took it back, or gave it up',
    isUntouched: 'nothing was typed since the screen opened',
    isFaulty: 'nothing can be looked for with it, or it is too much at once',
    isToConfirm: 'many new live searches would be created at once',
    isMany: 'many lines are looked for',
    isListing: 'it is a listing, by its id or its address',
    wasCreated: 'a live search was created for it',
    isUnknown: 'nobody has that nickname',
    isDuplicate: 'there is such a live search already',
  },
};
