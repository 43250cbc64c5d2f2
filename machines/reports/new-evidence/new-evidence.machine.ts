import { assign, fromCallback, sendTo, setup } from 'xstate';
import type {
  EvidenceEvent,
  EvidenceFault,
  EvidenceOrder,
  EvidenceRecord,
  EvidenceRequest,
  EvidenceSubject,
  Failure,
  MadeEvidence,
} from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';
import { maxEvidenceListings } from '../../domain/evidence-files';
import { evidenceSubjectOf, savedEvidenceIds } from '../../domain/evidence-selections';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { feedsOf, systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { watchDrafts } from '../../shared/watch-drafts';
import { gatherEvidence } from './gather-evidence';

export type ListingsFound = { type: 'listings.found'; ids: string[] } | { type: 'listings.missing' };

/** Says once which listings this browser keeps for it. */
const findListings = watchDrafts<{ subject: EvidenceSubject | null }>(
  ({ drafts, read }, { subject }): ListingsFound | null => {
    const ids = subject === null ? null : savedEvidenceIds(drafts, subject);
    if (ids !== null) return { type: 'listings.found', ids };
    return subject === null || read === true ? { type: 'listings.missing' } : null;
  },
);

/** Makes the archive for as long as it lives. */
const writeArchive = fromCallback<EvidenceOrder, EvidenceRequest>(({ input, sendBack, receive, system }) => {
  const archive = feedsOf(system).evidence(input, sendBack);
  receive((order) => archive.say(order));
  return () => archive.stop();
});

export type NewEvidenceInput = ScreenInput<'newEvidence'>;

export interface NewEvidenceContext {
  /** Null where the address names nothing. */
  subject: EvidenceSubject | null;
  ids: string[];
  /** Of them, how many the gateway was asked about. */
  asked: number;
  progress: { done: number; total: number; missing: number };
  made: MadeEvidence | null;
  failure: Failure | null;
  fault: EvidenceFault | null;
}

export type NewEvidenceEvent =
  | ListingsFound
  | EvidenceEvent
  | { type: 'evidence.cancel' }
  | { type: 'evidence.begin' }
  /** Once more on this device, without making it anew. */
  | { type: 'evidence.save' };

/** Listings that the gateway is asked about before the archive gets them. */
const batch = 20;

const inArchive = ({ ids }: NewEvidenceContext): string[] => ids.slice(0, maxEvidenceListings);
const nextBatch = (context: NewEvidenceContext) => inArchive(context).slice(context.asked, context.asked + batch);

/** An archive of evidence: everything is asked for, written apart from the page, and saved when all of it is there. */
export const newEvidenceMachine = setup({
  types: {
    context: {} as NewEvidenceContext,
    events: {} as NewEvidenceEvent,
    input: {} as NewEvidenceInput,
    children: {} as { findListings: 'findListings'; writeArchive: 'writeArchive'; gatherEvidence: 'gatherEvidence' },
  },
  actors: { findListings, writeArchive, gatherEvidence },
  actions: {
    setListings: assign((_, ids: string[]) => ({ ids })),
    begin: assign({
      asked: 0,
      progress: { done: 0, total: 0, missing: 0 },
      made: null,
      failure: null,
      fault: null,
    }),
    countAsked: assign(({ context }) => ({ asked: context.asked + nextBatch(context).length })),
    addRecords: sendTo('writeArchive', (_, records: EvidenceRecord[]) => ({ type: 'evidence.add' as const, records })),
    finish: sendTo('writeArchive', ({ system }) => ({
      type: 'evidence.finish' as const,
      at: systemClockOf(system).now(),
    })),
    saveArchive: sendTo('writeArchive', { type: 'evidence.save' as const }),
    setProgress: assign((_, { done, total, missing }: NewEvidenceContext['progress']) => ({
      progress: { done, total, missing },
    })),
    setEvidence: assign((_, made: MadeEvidence) => ({ made })),
    setFault: assign((_, fault: EvidenceFault) => ({ fault })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: { someUnasked: ({ context }) => nextBatch(context).length > 0 },
}).createMachine({
  id: 'newEvidence',
  context: ({ input }) => ({
    subject: evidenceSubjectOf(input.params, input.search),
    ids: [],
    asked: 0,
    progress: { done: 0, total: 0, missing: 0 },
    made: null,
    failure: null,
    fault: null,
  }),
  initial: 'finding',
  states: {
    finding: {
      invoke: { id: 'findListings', src: 'findListings', input: ({ context: { subject } }) => ({ subject }) },
      on: {
        'listings.found': {
          target: 'open',
          actions: { type: 'setListings', params: ({ event }) => event.ids },
        },
        'listings.missing': 'missing',
      },
    },
    missing: {},
    open: {
      entry: 'begin',
      invoke: {
        id: 'writeArchive',
        src: 'writeArchive',
        input: ({ context: { subject, ids }, self }): EvidenceRequest => {
          const { profile } = systemActor(self.system, 'profile').getSnapshot().context;
          const author = [profile?.givenName, profile?.familyName].filter(Boolean).join(' ');
          const omitted = ids.slice(maxEvidenceListings);
          const at = systemClockOf(self.system).now();
          return { subject: subject ?? { kind: 'selection', id: '' }, author, omitted, at };
        },
      },
      on: {
        'evidence.failed': { target: 'failed', actions: { type: 'setFault', params: ({ event }) => event.fault } },
        'evidence.cancel': 'cancelled',
      },
      initial: 'gathering',
      states: {
        gathering: {
          on: { 'evidence.progress': { actions: { type: 'setProgress', params: ({ event }) => event } } },
          invoke: {
            id: 'gatherEvidence',
            src: 'gatherEvidence',
            input: ({ context }) => ({
              subject: context.subject ?? { kind: 'selection', id: '' },
              ids: nextBatch(context),
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'choosing',
                actions: ['countAsked', { type: 'addRecords', params: ({ event }) => valueOf(event) }],
              },
              { target: '#newEvidence.failed', actions: setFailure },
            ],
          },
        },
        choosing: { always: [{ guard: 'someUnasked', target: 'gathering' }, { target: 'writing' }] },
        writing: {
          entry: 'finish',
          on: {
            'evidence.progress': { actions: { type: 'setProgress', params: ({ event }) => event } },
            'evidence.made': {
              target: 'made',
              actions: [{ type: 'setEvidence', params: ({ event }) => event.made }, 'saveArchive'],
            },
          },
        },
        made: { on: { 'evidence.save': { actions: 'saveArchive' } } },
      },
    },
    cancelled: { on: { 'evidence.begin': 'open' } },
    failed: { on: { 'evidence.begin': 'open' } },
  },
});
