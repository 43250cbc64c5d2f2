export const translationDescriptions = {
  states: {
    off: 'The original is shown.',
    translating: 'Title and description are translated beside each other.',
    'translating.title': 'The title.',
    'translating.title.asking': 'Is being translated.',
    'translating.title.known': 'Is translated.',
    'translating.text': 'The description.',
    'translating.text.choosing': 'Whether there is one.',
    'translating.text.asking': 'Is being translated.',
    'translating.text.known': 'Is translated, or there is none.',
    on: 'The translation is shown.',
  },
  guards: {
    succeeded: 'the gateway answered',
    translatable: 'the person reads another language than the site',
    isAnother: 'another listing is looked at',
    undescribed: 'there is no description to translate',
  },
};
