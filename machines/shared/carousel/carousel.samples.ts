import { anaFacts, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { carouselMachine, CarouselEvent, CarouselInput } from './carousel.machine';

export const carouselInput: CarouselInput = { name: 'history' };

const sentEvents: CarouselEvent[] = [
  { type: 'flag.seen', closed: false },
  { type: 'flag.seen', closed: true },
  { type: 'slide.next' },
  { type: 'slide.back' },
  { type: 'slide.go', at: 2 },
  { type: 'slide.go', at: 9 },
  { type: 'carousel.close' },
];

export const carouselSamples: MachineSamples<typeof carouselMachine> = {
  lives: [
    {
      name: 'the history, before the profile is known',
      input: carouselInput,
      systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: null } }),
      now: sampleNow,
    },
    {
      name: 'the suggestions to whoever knows the console',
      input: { name: 'suggestions', due: true, brief: true },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: sentEvents,
  never: { 'a slide is shown that there is not': ({ context: { at, slides } }) => slides[at] === undefined },
};

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
