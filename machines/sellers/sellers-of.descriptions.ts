export const sellersDescriptions = {
  states: { open: 'The list stands, is asked for or could not be had, as the list itself says.' },
  guards: {
    isThere: 'the seller is in the list and not on its way out of it',
    canMove: 'the same, and its country has a site',
    canTakeBack: 'its deletion has not gone out yet',
    canSearch: 'nothing is being searched of it',
    canToggle: 'it stands on this page, and is not on its way out of it',
    canSearchChosen: 'somebody is chosen, and they are not being searched yet',
  },
};
