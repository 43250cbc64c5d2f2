export const exportsDescriptions = {
  states: {
    polling: 'Asking after what is being made.',
    'polling.quiet': 'Nothing is being made, or nobody looks: the list is asked for by a person alone.',
    'polling.waiting': 'A report is being made and the page is in sight: the list is asked for again in a moment.',
    creation: 'The form for a new report.',
    'creation.closed': 'No form.',
    'creation.open': 'The form lives.',
  },
  guards: {
    created: 'the form asked for a report',
    awaits: 'one is being made and not late, the page is in sight and this screen in front',
    isQuiet: 'none is being made, or nobody looks',
    isBack: 'the page comes back into sight while one is being made',
    canTakeBack: 'its deletion has not gone out yet',
    canDownload: 'it has a file that is not on its way',
  },
  delays: { beforeNextAsk: 'after 3 s, later 15 s' },
};
