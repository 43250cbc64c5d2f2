export const profileSelectionDescriptions = {
  states: {
    asking: 'The profiles of the person are asked for.',
    failed: 'They could not be loaded.',
    choosing: 'A card for each profile; the active one can not be chosen.',
    creating: 'The form of a further profile stands in their place.',
    obtaining: 'Credentials for the chosen profile are asked for.',
    entering: 'They are used for one sign-in and kept nowhere.',
    leaving: 'The modal is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    isAnother: 'it is one of the profiles, and not the active one',
    mayHaveMore: 'the person has fewer than 100 profiles',
    isMade: 'a profile was created',
  },
};
