export const sellerDossierDescriptions = {
  states: {
    listings: 'What the seller sells, as the search finds it.',
    'listings.asking': 'The gateway is asked; what was shown stays meanwhile.',
    'listings.shown': 'They stand.',
    'listings.failed': 'They could not be had; a person may try again.',
    reports: 'What the account has reported of the seller.',
    'reports.asking': 'The gateway is asked, for the first of them or the next.',
    'reports.shown': 'Those that were read stand.',
    'reports.failed': 'They, or the next, could not be had; a person may try again.',
    everything: 'A live search of everything that the seller sells.',
    'everything.idle': 'None is asked for.',
    'everything.searching': 'It is being created.',
  },
  guards: {
    succeeded: 'the gateway answered',
    moreReports: 'there are more than were read',
  },
};
