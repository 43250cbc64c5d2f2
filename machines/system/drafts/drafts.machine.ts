import { assign, enqueueActions, sendTo, setup, fromPromise } from 'xstate';
import type { DraftEntry, Failure, TabMessage } from '../../../contracts/ports';
import { succeeded, valueOf } from '../../kit/outcome';
import { port, systemClockOf, portsOf, tabsFeed } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { DraftsEvent, DraftsFacts } from '../../system-actors/drafts';
import type { SessionEvent } from '../../system-actors/session';

/** A change that the browser's copy doesn't have yet; a dropped draft has no value. */
export type DraftChange = { kept: true; value: unknown } | { kept: false };

export interface DraftsContext extends DraftsFacts {
  profileId: string | null;
  /** By key: changed since the last write began. */
  unwritten: Record<string, DraftChange>;
  /** By key: in the write that is on its way. */
  writing: Record<string, DraftChange>;
  /** Who comes next, when another profile arrives while the last one's drafts are still being written. */
  next: string | null;
  told: boolean;
}

export type { DraftsEvent };
export type DraftsOwnEvent = DraftsEvent | Extract<SessionEvent, { type: 'session.heard' }>;

export interface WriteDrafts {
  profileId: string;
  changes: Record<string, DraftChange>;
}

/** Brings the browser's copy up to date; done with why some of it isn't kept, null where all is. The drafts live on in memory. */
export const writeDrafts = fromPromise<Failure | null, WriteDrafts>(async ({ input, signal, system }) => {
  const { writeDraft, deleteDraft } = portsOf(system);
  const savedAt = systemClockOf(system).now();
  const { profileId } = input;
  const outcomes = await Promise.all(
    Object.entries(input.changes).map(([key, change]) =>
      change.kept
        ? writeDraft({ key, profileId, savedAt, value: change.value }, signal)
        : deleteDraft({ key, profileId }, signal),
    ),
  );
  return outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.failure))[0] ?? null;
});

const nothing: DraftsContext = {
  profileId: null,
  drafts: {},
  read: false,
  unwritten: {},
  writing: {},
  next: null,
  told: false,
};

const says = (draft: unknown, wanted: Record<string, unknown>): boolean =>
  typeof draft === 'object' &&
  draft !== null &&
  Object.entries(wanted).every(([field, value]) => (draft as Record<string, unknown>)[field] === value);

function change(context: DraftsContext, event: DraftsOwnEvent): Partial<DraftsContext> {
  if (event.type !== 'draft.keep' && event.type !== 'draft.drop') return {};
  const { [event.key]: former, ...drafts } = context.drafts;
  if (event.type === 'draft.drop' && event.of !== undefined && !says(former, event.of)) return {};
  const changed: DraftChange = event.type === 'draft.keep' ? { kept: true, value: event.value } : { kept: false };
  return {
    drafts: changed.kept ? { ...drafts, [event.key]: changed.value } : drafts,
    unwritten: { ...context.unwritten, [event.key]: changed },
  };
}

/** What was read, under what was typed or dropped meanwhile. */
function take(context: DraftsContext, entries: DraftEntry[]): Partial<DraftsContext> {
  const read = entries.filter((entry) => !(entry.key in context.unwritten)).map((entry) => [entry.key, entry.value]);
  return { drafts: { ...Object.fromEntries(read), ...context.drafts }, read: true };
}

/** What another tab has written, under what was typed or dropped here meanwhile. */
function applyTabMessage({ profileId, drafts, unwritten, writing }: DraftsContext, message: TabMessage) {
  if (message.type !== 'drafts.changed' || message.profileId !== profileId) return {};
  const taken = { ...drafts };
  for (const [key, change] of Object.entries(message.changes)) {
    if (key in unwritten || key in writing) continue;
    if (change.kept) taken[key] = change.value;
    else delete taken[key];
  }
  return { drafts: taken };
}

/** What was typed and not yet sent, bound to its profile; it survives drawers, screens and reloads. */
export const draftsMachine = setup({
  types: { context: {} as DraftsContext, events: {} as DraftsOwnEvent },
  actors: { readDrafts: port('readDrafts'), writeDrafts, otherTabs: tabsFeed },
  actions: {
    changeDraft: assign(({ context, event }) => change(context, event)),
    nameProfile: assign(({ event }) =>
      event.type === 'drafts.wake' ? { ...nothing, profileId: event.profileId } : {},
    ),
    nameNext: assign(({ event }) => ({ next: event.type === 'drafts.wake' ? event.profileId : null })),
    takeUp: assign(({ context }, entries: DraftEntry[]) => take(context, entries)),
    writeAll: assign(({ context }) => ({ writing: { ...context.writing, ...context.unwritten }, unwritten: {} })),
    letGo: assign({ writing: {} }),
    notifyTabs: sendTo('otherTabs', ({ context: { profileId, writing } }) => ({
      type: 'tab.say',
      message: { type: 'drafts.changed', profileId: profileId ?? '', changes: writing },
    })),
    applyTabMessage: assign(({ context, event }) =>
      'message' in event ? applyTabMessage(context, event.message) : {},
    ),
    notifyUnsaved: enqueueActions(({ enqueue, system }, failure: Failure | null) => {
      enqueue.assign({ told: true });
      const notice = { code: 'storage.unkept', tone: 'failure', ...(failure && { failure }) } as const;
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    forget: assign(nothing),
    turnToNext: assign(({ context }) => ({ ...nothing, profileId: context.next })),
  },
  guards: {
    isUnkept: ({ context }, failure: Failure | null) => failure !== null && !context.told,
    somethingUnwritten: ({ context }) => Object.keys(context.unwritten).length > 0,
    somebodyIsNext: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'drafts',
  context: nothing,
  initial: 'asleep',
  invoke: { id: 'otherTabs', src: 'otherTabs' },
  on: {
    'session.heard': { actions: 'applyTabMessage' },
    'drafts.clear': { target: '.asleep', actions: 'forget' },
  },
  states: {
    asleep: { on: { 'drafts.wake': { target: 'reading', actions: 'nameProfile' } } },
    reading: {
      on: {
        'draft.keep': { actions: 'changeDraft' },
        'draft.drop': { actions: 'changeDraft' },
        'drafts.rest': 'parting',
      },
      invoke: {
        id: 'readDrafts',
        src: 'readDrafts',
        input: ({ context }) => ({ profileId: context.profileId ?? '' }),
        onDone: [
          {
            guard: succeeded,
            target: 'keeping',
            actions: { type: 'takeUp', params: ({ event }) => valueOf(event) },
          },
          { target: 'keeping', actions: { type: 'takeUp', params: [] } },
        ],
      },
    },
    keeping: {
      always: { guard: 'somethingUnwritten', target: 'writing' },
      on: {
        'draft.keep': { actions: 'changeDraft' },
        'draft.drop': { target: 'writing', actions: 'changeDraft' },
        'drafts.rest': 'parting',
      },
    },
    writing: {
      entry: 'writeAll',
      on: {
        'draft.keep': { actions: 'changeDraft' },
        'draft.drop': { actions: 'changeDraft' },
        'drafts.rest': 'parting',
      },
      invoke: {
        id: 'writeDrafts',
        src: 'writeDrafts',
        input: ({ context }) => ({ profileId: context.profileId ?? '', changes: context.writing }),
        onDone: [
          {
            guard: { type: 'isUnkept', params: ({ event }) => event.output },
            target: 'keeping',
            actions: ['notifyTabs', 'letGo', { type: 'notifyUnsaved', params: ({ event }) => event.output }],
          },
          { target: 'keeping', actions: ['notifyTabs', 'letGo'] },
        ],
      },
    },
    parting: {
      entry: 'writeAll',
      on: { 'drafts.wake': { actions: 'nameNext' }, 'drafts.rest': { actions: 'nameNext' } },
      invoke: {
        id: 'writeDrafts',
        src: 'writeDrafts',
        input: ({ context }) => ({ profileId: context.profileId ?? '', changes: context.writing }),
        onDone: [
          { guard: 'somebodyIsNext', target: 'reading', actions: 'turnToNext' },
          { target: 'asleep', actions: 'forget' },
        ],
      },
    },
  },
});
