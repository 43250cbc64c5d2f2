export const historyItemDescriptions = {
  states: {
    asking: 'The report is asked for; what was shown stays meanwhile.',
    'asking.case': 'Its case is asked for, from one site after the other where the address names none.',
    'asking.row': 'Its row is looked for among the reports of its listing.',
    shown:
      'The report stands; the images that it flags can be seen large, and its listing is looked at as it is today.',
    failed: 'The report could not be had.',
  },
  guards: {
    succeeded: 'the gateway answered',
    maybeElsewhere: 'that site knows no such report, and another one may',
    isFurtherOn: 'the listing has more reports than were looked through',
  },
};
