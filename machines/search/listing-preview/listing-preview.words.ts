export const listingPreviewWords = {
  states: {
    hidden: 'No listing is looked at; nothing is asked.',
    shown: 'One is looked at, with the photos that are known of it.',
    'shown.passing': 'The cursor may be passing by: nothing is asked yet.',
    'shown.rested': 'It rests there.',
    'shown.rested.choosing': 'Whether it was asked for before.',
    'shown.rested.asking': 'The gateway is asked for it.',
    'shown.rested.failed':
      'It could not be had; what is known of it stands, and it can be decided on and asked for again.',
    'shown.rested.known': 'It is known as the gateway has it.',
    'shown.rested.readingAhead': 'The next one is asked for before it is looked at.',
    'shown.rested.alone': 'The next one could not be had; it is asked for once it is looked at.',
  },
  guards: {
    isShownAlready: 'it is the one that is looked at; only the next one is another',
    isKept: 'it was asked for not long ago',
    isNextUnknown: 'there is a next one that was not asked for lately',
    succeeded: 'the gateway answered',
  },
};
