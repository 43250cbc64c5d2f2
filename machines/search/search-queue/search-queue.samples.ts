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

export const searchQueueDescriptions = {
  states: {
    recovering: 'The outbox reads what a former visit left: the line that was in hand may be among it, and is joined.',
    choosing: 'The first line that waits is next.',
    asking: 'One line is looked for; the others wait.',
    paused: 'A person let it stop behind the line in hand.',
    stuck: 'The gateway could not be reached: the line waits until a person goes on.',
    over: 'Every line has its fate; more can be added.',
    gone: 'The queue is put away, and forgotten.',
  },
  guards: {
    isOver: 'no line waits',
    isPausing: 'a person asked for a pause',
    isStuck: 'the gateway gave no answer, or turned the request away at the door',
  },
};
