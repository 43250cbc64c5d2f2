export const galleryDescriptions = {
  states: {
    browsing: 'The thumbnails are looked at and selected.',
    zoomed: 'One picture stands large over the page.',
  },
  guards: {
    known: 'it is one of the pictures',
    several: 'there is another picture',
    some: 'at least one photo is selected',
  },
};
