import { queueLines } from '../../domain/search-queue';
import { finished } from '../../simulator/cover';
import { openSearch } from '../../simulator/sample-search';
import { recoveringOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { QuickEntryOutput } from '../quick-entry/quick-entry.machine';
import type { searchQueueMachine, SearchQueueEvent } from './search-queue.machine';

const lines = queueLines({ lines: 'bolso\nMLA-1000000001\nBolso\nXYZ1234567890', as: 'words', siteId: 'MLA' });
const more = queueLines({ lines: '@TIENDA_SUR', as: 'words', siteId: 'MLB' });

const entryFinished = (output: Partial<QuickEntryOutput>) =>
  finished('quickEntry', { found: false, created: null, failure: null, ...output });

const sentEvents: SearchQueueEvent[] = [
  { type: 'queue.add', lines: more },
  { type: 'queue.pause' },
  { type: 'queue.resume' },
  { type: 'queue.clear' },
];

export const searchQueueSamples: MachineSamples<typeof searchQueueMachine> = {
  lives: [
    {
      name: 'four lines',
      input: { lines },
      systemActors: sampleSystemActors({ outbox: recoveringOutbox }),
      now: sampleNow,
    },
  ],
  events: [
    finished('recovered'),
    entryFinished({ created: openSearch({ id: 'ls-9' }) }),
    entryFinished({ found: true }),
    entryFinished({ failure: { code: 'DUPLICATE_LIVE_SEARCH' } }),
    entryFinished({ failure: { code: 'SELLER_NOT_FOUND' } }),
    entryFinished({ failure: { code: 'OFFLINE' } }),
    ...sentEvents,
  ],
  offers: ({ context }, event) => event.type !== 'queue.add' || (context as { lines: unknown[] }).lines.length < 6,
  never: {
    'it rests while a line waits and nobody asked it to': (snapshot) =>
      snapshot.matches('over') && snapshot.context.lines.some(({ fate }: { fate: string }) => fate === 'waiting'),
    'it is stuck without a reason': (snapshot) => snapshot.matches('stuck') && snapshot.context.failure === null,
  },
};
