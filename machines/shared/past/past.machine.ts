import { assign, setup } from 'xstate';
import type { Failure, InputOf, Outcome, SavedPast } from '../../../contracts/ports';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { rowOfCase, rowOfReport, type HistoryRow } from '../../domain/history-row';
import {
  compactPast,
  isBefore,
  mergePast,
  readAgainSince,
  toPastReport,
  type PastParts,
  type PastReport,
} from '../../domain/past-reports';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port, systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';

/** How far the reading is; kept with what was read. */
interface PastProgress {
  version: 1;
  /** The reports themselves, then their cases, which say when each was last updated; or nothing is left to be read. */
  source: 'reports' | 'cases' | 'none';
  /** How many of the source were read, of how many. */
  from: number;
  total: number;
  /** The reading ends at what was sent before this moment (epoch milliseconds); null where it goes to the end. */
  since: number | null;
  /** When all was known last, epoch milliseconds. */
  readAt: number | null;
  stopped: boolean;
}

export interface PastContext {
  profileId: string;
  progress: PastProgress;
  /** As they were read, the latest last. */
  parts: PastParts;
  /** Each once, the latest sent first; while it is read on, they follow now and then. */
  reports: readonly PastReport[];
  /** Whether the browser keeps it; otherwise it lives in memory alone. */
  saved: boolean;
  /** All was known a moment ago: nothing is read again by itself. */
  fresh: boolean;
  failure: Failure | null;
}

export type PastEvent =
  | { type: 'past.stop' }
  /** Goes on where it was stopped or failed. */
  | { type: 'past.continue' }
  /** Reads what is new, and what was open. */
  | { type: 'past.refresh' }
  /** Reads everything, from the first page. */
  | { type: 'past.readAgain' }
  /** From the screen: it lies beneath another, or is in front again. */
  | { type: 'past.rest' }
  | { type: 'past.resume' };

const begun: PastProgress = {
  version: 1,
  source: 'reports',
  from: 0,
  total: 0,
  since: null,
  readAt: null,
  stopped: false,
};

/** Pages after which `reports` follows. */
const pagesUnmerged = 10;
/** What was read less than this ago isn't read again by itself, milliseconds. */
const freshFor = 300_000;

/** What is kept, where this release can read it. */
function readSaved(saved: SavedPast | null): { progress: PastProgress; parts: PastParts } {
  const { state, parts } = saved ?? { state: null, parts: [] };
  const isOurs = typeof state === 'object' && state !== null && 'version' in state && state.version === begun.version;
  return isOurs ? { progress: state as PastProgress, parts: parts as PastReport[][] } : { progress: begun, parts: [] };
}

const nextSource = { reports: 'cases', cases: 'none', none: 'none' } as const;

function withPage({ progress, parts, reports }: PastContext, rows: HistoryRow[], total: number) {
  const page = rows.map(toPastReport);
  const added: PastParts = page.length === 0 ? parts : [...parts, page];
  const from = progress.from + page.length;
  const isLast = page.length === 0 || from >= total || (progress.since !== null && isBefore(page, progress.since));
  return {
    parts: added,
    reports: added.length === 1 || added.length % pagesUnmerged === 0 ? mergePast(added) : reports,
    progress: isLast
      ? { ...progress, source: nextSource[progress.source], from: 0, total: 0 }
      : { ...progress, from, total },
  };
}

const toWrite = ({ profileId, progress }: PastContext, parts: PastParts, from: number): InputOf<'writePast'> => ({
  profileId,
  state: progress,
  parts: parts.slice(from).map((rows, index) => ({ number: from + index, rows })),
  replaces: from === 0,
});

/** Every report that the profile sent, read page by page when it is first asked for, kept in the browser, and read on from there. */
export const pastMachine = setup({
  types: { context: {} as PastContext, events: {} as PastEvent },
  actors: {
    readPast: port('readPast'),
    writePast: port('writePast'),
    noticedArticles: port('noticedArticles'),
    counterNoticesV3: port('counterNoticesV3'),
  },
  actions: {
    nameProfile: assign(({ system }) => ({
      profileId: systemActor(system, 'profile').getSnapshot().context.profile?.id ?? '',
    })),
    // One page is read once more: some reports may have gone from the list meanwhile.
    applySavedPast: assign((_, saved: SavedPast | null) => {
      const { progress, parts } = readSaved(saved);
      const from = Math.max(0, progress.from - pageSizes.past);
      return { parts, reports: mergePast(parts), progress: { ...progress, from } };
    }),
    noteFresh: assign(({ context: { progress }, system }) => ({
      fresh:
        progress.source === 'none' &&
        progress.readAt !== null &&
        systemClockOf(system).now() - progress.readAt < freshFor,
    })),
    loseStorage: assign({ saved: false }),
    goOn: assign(({ context: { progress } }) => ({ progress: { ...progress, stopped: false }, failure: null })),
    noteStopped: assign(({ context: { progress } }) => ({ progress: { ...progress, stopped: true } })),
    beginRefresh: assign(({ context: { progress, reports } }) => ({
      progress: { ...begun, readAt: progress.readAt, since: readAgainSince(reports) },
    })),
    beginAgain: assign(({ context: { progress } }) => ({ progress: { ...begun, readAt: progress.readAt } })),
    addPage: assign(({ context }, { rows, total }: { rows: HistoryRow[]; total: number }) =>
      withPage(context, rows, total),
    ),
    skipCases: assign(({ context: { progress } }) => ({ progress: { ...progress, source: 'none' as const } })),
    mergeParts: assign(({ context: { parts } }) => ({ reports: mergePast(parts) })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    finish: assign(({ system }) => ({
      progress: { ...begun, source: 'none' as const, readAt: systemClockOf(system).now() },
    })),
    compact: assign(({ context: { parts, reports } }) => ({ parts: compactPast(parts, reports) })),
  },
  guards: {
    isInMemory: ({ context }) => !context.saved,
    wasStopped: ({ context }) => context.progress.stopped,
    isFresh: ({ context }) => context.fresh,
    isOver: ({ context }) => context.progress.source === 'none',
    isAtCases: ({ context }) => context.progress.source === 'cases',
    hasNoCases: (_, answer: Outcome<unknown>) => !answer.ok && answer.failure.code === 'NOT_ALLOWED',
  },
}).createMachine({
  id: 'past',
  context: { profileId: '', progress: begun, parts: [], reports: [], saved: true, fresh: false, failure: null },
  entry: 'nameProfile',
  initial: 'opening',
  on: { 'past.rest': '.resting' },
  states: {
    opening: {
      invoke: {
        id: 'readPast',
        src: 'readPast',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: [
          {
            guard: succeeded,
            target: 'opened',
            actions: [{ type: 'applySavedPast', params: ({ event }) => valueOf(event) }, 'noteFresh'],
          },
          { target: 'opened', actions: 'loseStorage' },
        ],
      },
    },
    opened: {
      always: [
        { guard: 'isFresh', target: 'whole' },
        { guard: 'wasStopped', target: 'stopped' },
        { guard: 'isOver', target: 'reading', actions: 'beginRefresh' },
        { target: 'reading', actions: 'goOn' },
      ],
    },
    reading: {
      initial: 'next',
      on: { 'past.stop': 'stopping' },
      states: {
        next: {
          always: [
            { guard: 'isOver', target: '#past.finishing' },
            { guard: 'isAtCases', target: 'cases' },
            { target: 'reports' },
          ],
        },
        reports: {
          invoke: {
            id: 'noticedArticles',
            src: 'noticedArticles',
            input: ({ context: { progress } }) => ({ size: pageSizes.past, from: progress.from }),
            onDone: [
              {
                guard: succeeded,
                target: 'writing',
                actions: {
                  type: 'addPage',
                  params: ({ event }) => {
                    const { items, total } = valueOf(event);
                    return { rows: items.map(rowOfReport), total };
                  },
                },
              },
              { target: '#past.failed', actions: setFailure },
            ],
          },
        },
        cases: {
          invoke: {
            id: 'counterNoticesV3',
            src: 'counterNoticesV3',
            input: ({ context: { progress } }) => ({
              size: pageSizes.past,
              from: progress.from,
              sort: 'date_created' as const,
              order: 'desc' as const,
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'writing',
                actions: {
                  type: 'addPage',
                  params: ({ event }) => {
                    const { items, total } = valueOf(event);
                    return { rows: items.map(rowOfCase), total };
                  },
                },
              },
              {
                guard: { type: 'hasNoCases', params: ({ event }) => event.output },
                target: 'next',
                actions: 'skipCases',
              },
              { target: '#past.failed', actions: setFailure },
            ],
          },
        },
        writing: {
          always: { guard: 'isInMemory', target: 'next' },
          invoke: {
            id: 'writePast',
            src: 'writePast',
            input: ({ context }) => toWrite(context, context.parts, context.parts.length - 1),
            onDone: [
              { guard: succeeded, target: 'next' },
              { target: 'next', actions: 'loseStorage' },
            ],
          },
        },
      },
    },
    finishing: {
      entry: ['mergeParts', 'finish'],
      always: { guard: 'isInMemory', target: 'whole', actions: 'compact' },
      invoke: {
        id: 'writePast',
        src: 'writePast',
        input: ({ context }) => {
          const { parts, reports } = context;
          const compact = compactPast(parts, reports);
          return toWrite(context, compact, compact === parts ? parts.length : 0);
        },
        onDone: [
          { guard: succeeded, target: 'whole', actions: 'compact' },
          { target: 'whole', actions: ['compact', 'loseStorage'] },
        ],
      },
    },
    stopping: {
      entry: ['mergeParts', 'noteStopped'],
      always: { guard: 'isInMemory', target: 'stopped' },
      invoke: {
        id: 'writePast',
        src: 'writePast',
        input: ({ context }) => toWrite(context, context.parts, Math.max(0, context.parts.length - 1)),
        onDone: [
          { guard: succeeded, target: 'stopped' },
          { target: 'stopped', actions: 'loseStorage' },
        ],
      },
    },
    stopped: { on: { 'past.continue': { target: 'reading', actions: 'goOn' } } },
    failed: {
      entry: 'mergeParts',
      on: { 'past.continue': { target: 'reading', actions: 'goOn' } },
    },
    whole: {
      on: {
        'past.refresh': { target: 'reading', actions: 'beginRefresh' },
        'past.readAgain': { target: 'reading', actions: 'beginAgain' },
      },
    },
    resting: {
      entry: 'mergeParts',
      on: { 'past.resume': [{ guard: 'isInMemory', target: 'opened', actions: 'noteFresh' }, { target: 'opening' }] },
    },
  },
});
