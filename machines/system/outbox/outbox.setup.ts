import { assign, enqueueActions, sendTo, setup, type AnyActorRef, type AnyEventObject } from 'xstate';
import type { JournalRecord, TabMessage } from '../../../contracts/ports';
import { saveReceipt } from '../../domain/receipts';
import { systemClockOf, onlineFeed, port, settingsOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticeInput } from '../../system-actors/notices';
import type { MutationDelayed } from '../../system-actors/outbox';
import { isNoticeDue, delayedAfter, markDelayed, refreshDelays, activeRequesters, settlementsOf } from './delays';
import { emptyOutbox } from './empty-outbox';
import { otherTabs, ownerLease } from './feeds';
import { profileChangesIn, readJournal } from './journal';
import { operationMachine } from './operation/operation.machine';
import type { OutboxContext, OutboxInternalEvent } from './outbox.types';
import { sendMachine } from './send/send.machine';
import {
  adoptEntries,
  mutationActorId,
  readyMutations,
  completedByOtherTab,
  sendsOfOtherTabs,
  withProgress,
  completeMutation,
  countdownsOfOtherTabs,
  completeSend,
  withOnline,
  submitMutation,
  findQueuedMutation,
  unknownOwners,
} from './queue-state';
import { undoSecondsNow } from './take-back';
import { abandonedFailure, abandonedNotifications } from './mutations/abandoned';
import { queueEntryOf, hasCountdown } from './queue-entry';
import { send } from './mutations/send';
import type { MutationResult, Notification } from './mutations/mutation-adapter';
import { isKnownMutation, withAdapter } from './mutations/mutations';

/** Milliseconds during which what other tabs say is gathered before the journal is read again. */
export const gatherDelay = 300;

export const emptyOutboxContext: OutboxContext = {
  ...emptyOutbox,
  profileId: null,
  owner: '',
  leases: {},
  online: true,
  tracked: {},
  counter: 0,
  clearRequesters: [],
  stale: false,
  askedElsewhere: [],
};

/** What other actors are told because of a work goes out in this order. */
function tellingAll(
  system: Parameters<typeof systemActor>[0],
  tells: Notification[],
): { to: AnyActorRef; event: AnyEventObject }[] {
  return tells.map(({ to, event }) => ({ to: systemActor(system, to), event }));
}

/** So many listings have left the suspicious list. */
function countedLess(
  system: Parameters<typeof systemActor>[0],
  sent: number,
): { to: AnyActorRef; event: AnyEventObject }[] {
  const { reportedCount } = systemActor(system, 'profile').getSnapshot().context;
  if (reportedCount === null) return [];
  const event = { type: 'counts.changed' as const, reportedCount: Math.max(0, reportedCount - sent) };
  return tellingAll(system, [{ to: 'profile', event }]);
}

/** What other tabs of this profile are told when there is something new for them in the journal. */
const changedIn = ({ profileId }: OutboxContext) => ({
  type: 'say' as const,
  message: { type: 'outbox.changed' as const, profileId: profileId ?? '' },
});

/** What another tab of this profile says, where it is of that type. */
function messageAs<
  Type extends 'marks.told' | 'mutation.done' | 'send.over' | 'outbox.changed' | 'countdown.asked' | 'countdown.over',
>({ profileId }: OutboxContext, event: OutboxInternalEvent, type: Type): Extract<TabMessage, { type: Type }> | null {
  if (event.type !== 'tab.heard') return null;
  const { message } = event;
  const isIt = message.type === type && 'profileId' in message && message.profileId === profileId;
  return isIt ? (message as Extract<TabMessage, { type: Type }>) : null;
}

/** Whether another tab counts it down. */
const isCountedElsewhere = ({ sends, jobs }: OutboxContext, id: string): boolean =>
  [sends[id], jobs[id]].some((facts) => facts?.elsewhere === true && facts.phase === 'countdown');

/** What the tab that asked for it tells the person of its end. */
const overElsewhere = ({ profileId }: OutboxContext, id: string, tells: readonly Notification[]) => ({
  type: 'say' as const,
  message: {
    type: 'countdown.over' as const,
    profileId: profileId ?? '',
    id,
    notices: tells.flatMap(({ event }) => (event.type === 'notice.raise' ? [event.notice] : [])),
  },
});

const lateAt = (id: string) => ({ type: 'queued.late' as const, id });
const leaseId = (owner: string): string => `lease:${owner}`;

/** What the outbox can do; its chart says when. */
export const outboxSetup = setup({
  types: { context: {} as OutboxContext, events: {} as OutboxInternalEvent },
  actors: {
    onlineFeed,
    otherTabs,
    ownerLease,
    operation: operationMachine,
    send: sendMachine,
    readJournal: port('readJournal'),
    clearSaved: port('clearSaved'),
  },
  delays: { gatherFor: gatherDelay },
  guards: {
    isAnotherProfile: ({ context, event }) => event.type === 'outbox.wake' && event.profileId !== context.profileId,
    isOwnLease: ({ context, event }) => event.type === 'lease.got' && event.owner === context.owner,
    isMarkOfOurs: ({ context, event }) => messageAs(context, event, 'marks.told') !== null,
    isDoneElsewhere: ({ context, event }) => isKnownMutation(messageAs(context, event, 'mutation.done')?.work),
    isSendOverElsewhere: ({ context, event }) => messageAs(context, event, 'send.over') !== null,
    isAskedOfUs: ({ context, event }) => {
      const message = messageAs(context, event, 'countdown.asked');
      return message !== null && message.id in context.tracked;
    },
    isOverAsAsked: ({ context, event }) => {
      const message = messageAs(context, event, 'countdown.over');
      return message !== null && context.askedElsewhere.includes(message.id);
    },
    isAboutUs: ({ context, event }) => messageAs(context, event, 'outbox.changed') !== null,
    isStale: ({ context }) => context.stale,
  },
  actions: {
    begin: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'outbox.wake') return;
      const owner = systemClockOf(system).newId();
      enqueue.assign({
        ...emptyOutboxContext,
        recovering: true,
        profileId: event.profileId,
        owner,
        leases: { [owner]: 'asked' },
      });
      enqueue.spawnChild('ownerLease', { id: leaseId(owner), input: { profileId: event.profileId, owner } });
    }),
    setLease: assign(({ context, event }) =>
      event.type === 'lease.got' ? { leases: { ...context.leases, [event.owner]: 'held' as const } } : {},
    ),
    turnAway: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'mutation.submit' || !event.requester) return;
      const { id, work, requester } = event;
      enqueue.sendTo(requester, { type: 'mutation.settled', id, work, failure: { code: 'NOT_LOGGED_IN' } });
    }),
    enqueueMutation: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'mutation.submit') return;
      const times = { now: systemClockOf(system).now(), undoSeconds: undoSecondsNow(system) };
      const { joined, ...taken } = submitMutation(context, event, times);
      enqueue.assign(taken);
      if (joined) return;
      for (const told of tellingAll(system, queueEntryOf(event.work).begins(event.id)))
        enqueue.sendTo(told.to, told.event);
      if (taken.jobs?.[event.id]?.phase !== 'countdown') enqueue.raise(lateAt(event.id), { delay: delayedAfter });
    }),
    takeUp: enqueueActions(({ context, enqueue, system }, { entries }: { entries: JournalRecord[] }) => {
      const rows = readJournal(entries).filter((row) => row.kind !== 'operation' || isKnownMutation(row.body.work));
      const next = adoptEntries(context, rows);
      const leases = { ...next.leases };
      for (const owner of unknownOwners(context, rows)) {
        leases[owner] = 'asked';
        enqueue.spawnChild('ownerLease', { id: leaseId(owner), input: { profileId: context.profileId ?? '', owner } });
      }
      const now = systemClockOf(system).now();
      enqueue.assign({
        ...next,
        leases,
        sends: sendsOfOtherTabs(next, rows, now),
        jobs: countdownsOfOtherTabs(next, rows, now),
      });
      for (const { id, work } of Object.values(next.tracked)) {
        if (context.tracked[id]) continue;
        for (const told of tellingAll(system, queueEntryOf(work).begins(id))) enqueue.sendTo(told.to, told.event);
        if (next.jobs[id]?.phase !== 'countdown') enqueue.raise(lateAt(id), { delay: delayedAfter });
      }
    }),
    spawnNew: enqueueActions(({ context, enqueue, self, system }) => {
      const tracked = { ...context.tracked };
      for (const one of Object.values(context.tracked)) {
        if (one.spawned) continue;
        const { id, order, createdAt } = one;
        const shared = {
          id,
          order,
          createdAt,
          profileId: context.profileId ?? '',
          owner: context.owner,
          keysHonoured: settingsOf(system).operationKeys,
          supervisor: self,
        };
        const worker = queueEntryOf(one.work).worker(one.left, one.goesAt);
        if (worker.src === 'send')
          enqueue.spawnChild('send', { id: mutationActorId(id), input: { ...shared, ...worker.input } });
        else enqueue.spawnChild('operation', { id: mutationActorId(id), input: { ...shared, ...worker.input } });
        tracked[id] = { ...one, spawned: true };
      }
      enqueue.assign({ tracked });
    }),
    releaseReady: enqueueActions(({ context, enqueue }) => {
      const tracked = { ...context.tracked };
      for (const one of readyMutations(context)) {
        enqueue.sendTo(mutationActorId(one.id), { type: 'mutation.go' });
        tracked[one.id] = { ...one, released: true };
      }
      enqueue.assign({ tracked });
    }),
    showOnline: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'online.changed') return;
      enqueue.assign(withOnline(context, event.online));
      for (const { id, released } of Object.values(context.tracked))
        if (released) enqueue.sendTo(mutationActorId(id), { type: event.online ? 'mutation.go' : 'mutation.hold' });
    }),
    passOn: enqueueActions(({ context, enqueue, event }) => {
      const tracked = 'id' in event ? findQueuedMutation(context, event.id) : undefined;
      if (tracked?.spawned)
        enqueue.sendTo(mutationActorId(tracked.id), { type: event.type } as { type: 'mutation.retry' });
    }),
    /** What this tab has in hand hears it here; what another one counts down, there. */
    passOnOrAsk: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'send.now' && event.type !== 'send.cancel') return;
      const { type: ask, id } = event;
      const tracked = findQueuedMutation(context, id);
      if (tracked?.spawned) enqueue.sendTo(mutationActorId(tracked.id), { type: ask });
      if (tracked || context.profileId === null || !isCountedElsewhere(context, id)) return;
      enqueue.assign({ askedElsewhere: [...new Set([...context.askedElsewhere, id])] });
      const message = { type: 'countdown.asked' as const, profileId: context.profileId, id, ask };
      enqueue.sendTo('otherTabs', { type: 'say', message });
    }),
    doAsAsked: enqueueActions(({ context, enqueue, event }) => {
      const message = messageAs(context, event, 'countdown.asked');
      const tracked = message === null ? undefined : context.tracked[message.id];
      if (message === null || !tracked?.spawned) return;
      enqueue.assign({ tracked: { ...context.tracked, [tracked.id]: { ...tracked, isAskedElsewhere: true } } });
      enqueue.sendTo(mutationActorId(tracked.id), { type: message.ask });
    }),
    notifyRequester: enqueueActions(({ context, enqueue, event, system }) => {
      const message = messageAs(context, event, 'countdown.over');
      if (message === null) return;
      enqueue.assign({ askedElsewhere: context.askedElsewhere.filter((id) => id !== message.id) });
      for (const notice of message.notices as NoticeInput[])
        enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    showMoved: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'queued.moved') return;
      enqueue.assign(withProgress(context, event.id, event));
      const isLetGo = context.jobs[event.id]?.phase === 'countdown' && event.phase !== 'countdown';
      if (isLetGo) enqueue.raise(lateAt(event.id), { delay: delayedAfter });
      const moving = context.tracked[event.id]?.work;
      if (moving && hasCountdown(moving)) enqueue.sendTo('otherTabs', changedIn(context));
    }),
    admitLate: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'queued.late') return;
      const late = markDelayed(context, event.id);
      enqueue.assign(late);
      if (late.jobs && isNoticeDue(context, event.id))
        enqueue.sendTo(systemActor(system, 'notices'), {
          type: 'notice.raise',
          notice: { code: 'mutation.late', tone: 'info' },
        });
    }),
    refreshDelays: assign(({ context }) => refreshDelays(context)),
    notifyDelays: enqueueActions(({ context, enqueue }) => {
      for (const { id, delay } of Object.values(context.jobs)) {
        if (!delay) continue;
        const tracked = context.tracked[id];
        for (const { requester } of tracked ? activeRequesters(tracked) : [])
          enqueue.sendTo(requester as AnyActorRef, { type: 'mutation.delayed', delay } satisfies MutationDelayed);
      }
    }),
    notifyJournalRead: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      (_, { entries }: { entries: JournalRecord[] }) => ({
        type: 'journal.read' as const,
        changes: profileChangesIn(readJournal(entries)),
      }),
    ),
    admitUnkept: assign({ durable: false }),
    goUnkept: assign({ recovering: false, durable: false }),
    finish: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'queued.settled') return;
      const tracked = context.tracked[event.id];
      if (!tracked || tracked.work.kind === 'send') return;
      const how = {
        done: event.done,
        failure: event.givenUp ? abandonedFailure : event.failure,
        heard: activeRequesters(tracked).length > 0 && tracked.isAskedElsewhere !== true,
      };
      const ending = withAdapter(tracked.work, ({ rule, input }) => rule.ends(event.id, input, how));
      const { failure, value = event.done.value } = ending;
      const tells = event.givenUp ? abandonedNotifications(tracked.work, ending.tells) : ending.tells;
      enqueue.assign(completeMutation(context, event.id, failure, value));
      for (const told of tellingAll(system, tells)) enqueue.sendTo(told.to, told.event);
      for (const { requester, event: told } of settlementsOf(tracked, { failure, value }))
        enqueue.sendTo(requester, told);
      const { profileId } = context;
      if (hasCountdown(tracked.work)) enqueue.sendTo('otherTabs', changedIn(context));
      if (tracked.isAskedElsewhere) enqueue.sendTo('otherTabs', overElsewhere(context, event.id, tells));
      if (event.failure !== null || profileId === null) return;
      const { id, done } = event;
      enqueue.sendTo('otherTabs', {
        type: 'say',
        message: { type: 'mutation.done', profileId, id, work: tracked.work, done },
      });
    }),
    applyWords: enqueueActions(({ context, enqueue, event, system }) => {
      const { words = [], sent } = messageAs(context, event, 'marks.told') ?? {};
      enqueue.sendTo(systemActor(system, 'listings'), { type: 'overlay.settle', id: 'another tab', confirmed: words });
      if (sent === undefined) enqueue.sendTo(systemActor(system, 'profile'), { type: 'counts.refetch' });
      else for (const told of countedLess(system, sent)) enqueue.sendTo(told.to, told.event);
    }),
    /** Listings and counts learn of it as they do in the tab that asked; that tab tells the person, and has the drafts. */
    applyDoneElsewhere: enqueueActions(({ context, enqueue, event, system }) => {
      const message = messageAs(context, event, 'mutation.done');
      if (message === null || !isKnownMutation(message.work)) return;
      const { id, work } = message;
      const done = message.done as MutationResult;
      const ending = withAdapter(work, ({ rule, input }) => rule.ends(id, input, { done, failure: null, heard: true }));
      enqueue.assign(completedByOtherTab(context, id, work, ending.value ?? done.value));
      const tells = ending.tells.filter(({ to }) => to === 'listings' || to === 'profile');
      for (const told of tellingAll(system, tells)) enqueue.sendTo(told.to, told.event);
    }),
    applySendOver: enqueueActions(({ context, enqueue, system }) => {
      enqueue.assign({ sendsEndedElsewhere: context.sendsEndedElsewhere + 1 });
      enqueue.sendTo(systemActor(system, 'profile'), { type: 'counts.refetch' });
      enqueue.sendTo(systemActor(system, 'profile'), { type: 'allowance.refetch' });
    }),
    noteStale: assign({ stale: true }),
    clearStale: assign({ stale: false }),
    showSend: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'send.moved' || !context.tracked[event.id]) return;
      enqueue.assign({ sends: { ...context.sends, [event.id]: event.facts } });
      enqueue.sendTo('otherTabs', changedIn(context));
    }),
    notifyBatch: enqueueActions(({ context: { profileId }, enqueue, event, system }) => {
      if (event.type !== 'send.batch') return;
      enqueue.sendTo(systemActor(system, 'listings'), {
        type: 'sending.changed',
        ids: event.ids,
        sending: event.inflight,
      });
      if (event.words.length === 0) return;
      enqueue.sendTo(systemActor(system, 'listings'), {
        type: 'overlay.settle',
        id: event.batchId,
        confirmed: event.words,
      });
      const { words, sent } = event;
      for (const told of countedLess(system, sent)) enqueue.sendTo(told.to, told.event);
      if (profileId === null) return;
      enqueue.sendTo('otherTabs', { type: 'say', message: { type: 'marks.told', profileId, words, sent } });
    }),
    finishSend: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'send.settled') return;
      const tracked = context.tracked[event.id];
      if (!tracked) return;
      enqueue.assign(completeSend(context, event.id, event.facts));
      const { reportedCount } = systemActor(system, 'profile').getSnapshot().context;
      const { facts } = event;
      const { visible } = systemActor(system, 'listings').getSnapshot().context;
      const ending = send.ends(facts, reportedCount, (id) => visible[id]);
      for (const told of tellingAll(system, ending)) enqueue.sendTo(told.to, told.event);
      if (facts.rows.some(({ status }) => status !== 'queued')) {
        const { drafts } = systemActor(system, 'drafts').getSnapshot().context;
        const { key, value, drop } = saveReceipt(drafts, facts, visible, systemClockOf(system).now());
        enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key, value });
        for (const gone of drop) enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.drop', key: gone });
      }
      enqueue.sendTo('otherTabs', changedIn(context));
      const message = { type: 'send.over' as const, profileId: context.profileId ?? '' };
      enqueue.sendTo('otherTabs', { type: 'say', message });
      if (tracked.isAskedElsewhere) enqueue.sendTo('otherTabs', overElsewhere(context, event.id, ending));
      const failure = event.facts.rows.find((row) => row.failure)?.failure ?? event.facts.failure;
      for (const { requester, event: told } of settlementsOf(tracked, { failure, value: event.facts }))
        enqueue.sendTo(requester, told);
    }),
    dismissSend: assign(({ context, event }) => {
      if (event.type !== 'send.dismiss' || context.tracked[event.id]) return {};
      const { [event.id]: _gone, ...sends } = context.sends;
      return { sends };
    }),
    removeMutation: assign(({ context, event }) => {
      if (event.type !== 'mutation.forget' || findQueuedMutation(context, event.id)) return {};
      const { [event.id]: _gone, ...jobs } = context.jobs;
      return { jobs };
    }),
    stopAll: enqueueActions(({ context, enqueue, system }) => {
      for (const one of Object.values(context.tracked)) {
        if (one.spawned) enqueue.stopChild(mutationActorId(one.id));
        for (const told of tellingAll(system, queueEntryOf(one.work).pauses(one.id, context.sends[one.id])))
          enqueue.sendTo(told.to, told.event);
      }
      for (const owner of Object.keys(context.leases)) enqueue.stopChild(leaseId(owner));
      enqueue.assign({ ...emptyOutboxContext, profileId: context.profileId });
    }),
    giveUpDrafts: enqueueActions(({ enqueue, system }) =>
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'drafts.clear' }),
    ),
    setClearRequester: assign(({ context, event }) =>
      event.type === 'outbox.clear' && event.requester
        ? { clearRequesters: [...context.clearRequesters, event.requester] }
        : {},
    ),
    notifyCleared: enqueueActions(({ context, enqueue }) => {
      for (const requester of context.clearRequesters) enqueue.sendTo(requester, { type: 'outbox.cleared' });
      enqueue.assign(emptyOutboxContext);
    }),
  },
});
