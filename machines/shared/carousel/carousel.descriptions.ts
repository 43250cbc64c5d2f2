export const carouselDescriptions = {
  states: {
    deciding: 'Whether it was found due already.',
    waiting: 'Neither the profile nor its start-up modal is known yet.',
    shown: 'A slide is shown.',
    away: 'It was closed, now or before, or another modal stands at this start.',
  },
  guards: {
    isDue: 'it was found due already',
    wasClosed: 'it was closed for good, or a start-up modal stands',
    has: 'there is such a slide',
  },
};
