export const savedViewsDescriptions = {
  states: {
    closed: 'Nothing is in sight but the menu of the views.',
    open: 'The views of a list are looked through.',
    'open.looking': 'One can be named, deleted and had back.',
    'open.renaming': 'One gets another name.',
  },
  guards: {
    canKeep: 'the list is in front, and the name is one that no other view of it has',
    canRename: 'no other view of the list has that name',
    isDropped: 'one was deleted just now',
  },
};
