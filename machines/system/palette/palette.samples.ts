import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { paletteMachine, PaletteEvent } from './palette.machine';

const said: PaletteEvent[] = [
  { type: 'palette.open' },
  { type: 'query.type', query: 'hist' },
  { type: 'key.press', key: 'h' },
  { type: 'key.press', key: 'Escape' },
  { type: 'entry.point', id: 'screen:history' },
  { type: 'entry.go', target: { to: 'history' } },
  { type: 'search.begin', text: 'gorra kumara' },
  { type: 'searches.list', searches: [{ id: 'ls-2', keyword: 'gorra' }] },
  { type: 'palette.close' },
  { type: 'visit.left', place: { target: { to: 'results', params: { id: 'ls-1' } }, title: 'zapatillas' } },
];

export const paletteSamples: MachineSamples<typeof paletteMachine> = {
  lives: [{ name: 'just signed in', systemActors: sampleSystemActors(), now: sampleNow }],
  events: said,
  // Letters make it longer without end, and nothing else.
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.query.slice(0, 4), context.pointed, context.searches]),
};

export const paletteDescriptions = {
  states: {
    closed: 'Out of sight; what is looked at is noted all the same.',
    open: 'It stands over the page and takes what is typed.',
  },
  guards: { isEscape: 'Escape was pressed' },
};
