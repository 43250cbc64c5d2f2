export const searchFiltersWords = {
  states: {
    closed: 'No form; the filter that holds can be changed.',
    applying: 'The outbox lets another filter hold, or none.',
    editing: 'The form of one filter is open.',
    'editing.typing': 'A person types; what is typed is kept as a draft.',
    'editing.saving': 'The outbox keeps the filter and lets it hold; the form can not be closed.',
    leaving: 'The form is on its way out, so that the view can animate.',
    naming: 'The keyword is being changed.',
    'naming.typing': 'A person types another keyword.',
    'naming.saving': 'The outbox changes the keyword; the search begins anew.',
  },
  guards: {
    wantsAnother: 'the address asks for another filter than the one that holds',
    isAnother: 'another filter is chosen than the one that holds',
    isFaulty: 'a field lacks something, or two contradict each other',
    isKept: 'the filter was kept before',
    isNoKeyword: 'nothing can be searched for with that keyword',
    isSameKeyword: 'the keyword is the same',
    isDuplicate: 'there is a search with that keyword and these countries already',
    succeeded: 'the gateway kept it',
  },
};
