import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { paletteMachine } from './palette.machine';
import type { PaletteEvent } from './palette.types';

const said: PaletteEvent[] = [
  { type: 'palette.open' },
  { type: 'query.type', query: 'hist' },
  { type: 'entry.point', id: 'screen:history' },
  { type: 'entry.go', target: { to: 'history' } },
  { type: 'palette.close' },
  { type: 'visit.left', place: { target: { to: 'results', params: { id: 'ls-1' } }, title: 'zapatillas' } },
];

export const paletteSamples: MachineSamples<typeof paletteMachine> = {
  lives: [{ name: 'just signed in', seats: sampleSeats(), now: sampleNow }],
  events: said,
};
