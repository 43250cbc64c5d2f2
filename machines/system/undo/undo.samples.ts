import { reportedListing, sampleAuthor, visibleListing } from '../../simulator/sample-listing';
import { emptyRingCase } from '../../domain/ring-case';
import { quietOutbox, sampleNow, sampleSend, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { Mark, QueuedMutationFacts } from '../../system-actors/outbox';
import type { undoMachine, UndoEvent } from './undo.machine';
import type { MadeDecision } from './undo.rules';

const approved = { author: sampleAuthor, createdAt: null };
export const trustedOne = visibleListing({ id: 'MLA1', title: 'Gorra Andes', approved });
export const reportedOne = visibleListing({ ...reportedListing({ id: 'MLA2' }), title: 'Mochila Andes' });

export const trust = (...ids: string[]): Mark => ({
  type: 'approve',
  ids,
  originModel: 'live_search',
  author: sampleAuthor,
});
export const discarded: Mark = {
  type: 'discard',
  ids: ['MLA3'],
  originModel: 'suggestions',
  author: sampleAuthor,
  code: 'item1',
  codeDescription: 'No es mi marca',
  description: '',
};

export const made = (id: string, mark: Mark, from: MadeDecision['from'] = 'live_searches'): MadeDecision => ({
  id,
  work: { kind: 'mark', mark },
  from,
  requester: null,
  visit: null,
});

/** A case of a ring as it goes out: a report for each country, all of them one decision. */
export const ringReports = (id: string, ...countries: string[][]): Extract<Mark, { type: 'report' }>[] =>
  countries.map((ids) => ({
    type: 'report',
    ids,
    originModel: 'live_search',
    author: sampleAuthor,
    report: { code: 'PPPI1', codeDescription: '', description: 'Es una copia.', tags: [], photosDenounced: [] },
    ring: { id, key: 'ring:77001', form: { ...emptyRingCase, code: 'PPPI1', comments: { MLA: 'Es una copia.' } } },
  }));
const [ringHere, ringThere] = ringReports('r1', ['MLA2'], ['MLB1']) as [Mark, Mark];

const sentEvents: UndoEvent[] = [
  { type: 'decision.made', decision: made('w1', trust('MLA1')) },
  { type: 'decision.made', decision: made('w2', discarded, 'suggested_articles') },
  { type: 'decision.made', decision: made('w3', ringHere) },
  { type: 'decision.made', decision: made('w4', ringThere) },
  { type: 'decision.takenBack', id: 'w2' },
  { type: 'marks.undone', ids: ['MLA1'] },
  { type: 'last.undo' },
];

const systemActors = sampleSystemActors({
  listings: { visible: { MLA1: trustedOne, MLA2: reportedOne }, moment: 0 },
});
const waiting: QueuedMutationFacts = {
  id: 'w2',
  work: { kind: 'mark', mark: discarded },
  phase: 'waiting',
  goesAt: null,
  failure: null,
  elsewhere: false,
  delay: { reason: 'offline', failure: null, choices: ['send.cancel'] },
};

export const undoSamples: MachineSamples<typeof undoMachine> = {
  lives: [
    { name: 'decisions on several screens', systemActors, now: sampleNow },
    {
      name: 'a send counts down',
      systemActors: {
        ...systemActors,
        outbox: { ...quietOutbox, sends: { s1: sampleSend({ phase: 'countdown', goesAt: sampleNow + 10_000 }) } },
      },
      now: sampleNow,
    },
    {
      name: 'a discard waits for the connection',
      systemActors: { ...systemActors, outbox: { ...quietOutbox, jobs: { w2: waiting } } },
      now: sampleNow,
    },
  ],
  events: sentEvents,
  serialize: ({ value, context: { decisions } }) =>
    JSON.stringify([value, (decisions as MadeDecision[]).slice(-2).map(({ id }) => id)]),
  most: 400,
};

export const undoDescriptions = {
  states: {
    listening: 'Each decision of this page is laid on the ones before it, and the key takes the last one off.',
  },
  guards: {
    isCountingDown: 'something counts down',
    isEmpty: 'nothing was decided on this page, or all of it was taken back',
    isHeldBack: 'the last decision has not gone out',
    canUndo: 'the last decision can be taken back on at least one of its listings',
  },
};
