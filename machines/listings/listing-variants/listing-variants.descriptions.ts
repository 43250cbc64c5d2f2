export const listingVariantsDescriptions = {
  states: {
    known: 'What their own pages say of the variants.',
    'known.choosing': 'Nothing is asked where a listing has none.',
    'known.none': 'The listing has no variants.',
    'known.refreshing':
      'A report of some was taken or refused: the listing is asked for anew, as it may be one of them.',
    'known.asking': 'The gateway is asked for all of them.',
    'known.shown': 'They stand, with what stands on each.',
    'known.failed': 'They did not load: they stand as the listing names them.',
    denounced: 'Which of them reports of the account name.',
    'denounced.choosing': 'Nothing is asked where a listing has none.',
    'denounced.asking': 'The gateway is asked.',
    'denounced.shown': 'It is known, and those cannot be reported again.',
    'denounced.failed': 'It is not known: the gateway refuses what was reported before.',
  },
  guards: {
    hasVariants: 'the listing has variants',
    canChoose: 'that variant can be reported',
    canChooseSome: 'at least one variant can be reported',
    someChosen: 'at least one variant is chosen',
  },
};
