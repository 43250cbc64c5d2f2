export const listDescriptions = {
  states: {
    asking: 'The rows of this place are asked for; what stands stays readable meanwhile.',
    'asking.choosing': 'Which operation knows the rows of this place.',
    'asking.liveSearches': 'The one that knows them, for example.',
    'asking.reportedArticles': 'Another that knows them.',
    judging: 'What the answer means for what comes next.',
    shown: 'The rows stand.',
    watching: 'The rows stand, and will be asked for again, for one of them is still changing.',
    failed: 'The rows could not be had; they can be asked for again.',
    resting: 'Another screen is in front: nothing is asked until this one is back.',
  },
  guards: {
    isAskedFrom: 'that operation is the first to know the rows of this place',
    asksTheSame: 'the address asks for the same rows as before',
    pastTheEnd: 'the page lies past the last one',
    changing: 'a row is still changing',
  },
};
