export const linkedItemsDescriptions = {
  states: {
    choosing: 'What is still to be asked for.',
    finding: 'The catalogue page is asked which listings take part in it.',
    asking: 'The next of these listings are asked for.',
    shown: 'Those that were asked for stand.',
    failed: 'They did not load; those before them stay.',
  },
  guards: {
    unknown: 'it is not known yet which listings take part',
    more: 'some of them were not asked for',
  },
};
