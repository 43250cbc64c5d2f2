export const alertsDescriptions = {
  states: {
    right: 'What this browser allows.',
    'right.reading': 'The browser says what it allows; nobody is asked.',
    'right.known': 'It is known.',
    'right.asking': 'The browser asks the person.',
    sight: 'Whether the page is looked at.',
    'sight.looked': 'It is in sight: nothing is told, and no other tab tells.',
    'sight.away': 'It is out of sight.',
    'sight.away.quiet': 'Nothing is to be told.',
    'sight.away.making': 'Made sure that no other tab is in sight.',
  },
  guards: {
    isGranted: 'the person allowed it',
    isInSight: 'the page comes into sight',
    isOutOfSight: 'the page goes out of sight',
    mayTell: 'the person wants it, and the browser allows it',
  },
};
