import { assign, enqueueActions, setup } from 'xstate';
import type { JournalEntry } from '../../../contracts/ports';
import { clockworkOf, onlineFeed, port, settingsOf } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { WorkSettled } from '../../kit/seats';
import { aftermath } from './aftermath';
import { otherTabs, ownerLease } from './feeds';
import { readKept } from './journal';
import { operationMachine } from './operation/operation.machine';
import type { OutboxContext, SupervisorEvent, Tracked } from './outbox.types';
import { sendMachine } from './send/send.machine';
import { sendNotice } from './send/told';
import {
  adopt,
  childId,
  departing,
  elsewhere,
  moved,
  operationOf,
  over,
  sendOver,
  showOnline,
  submit,
  unknownOwners,
} from './supervise';

/** Milliseconds during which what other tabs say is gathered before the journal is read again. */
export const gatherFor = 300;

export const nothing: OutboxContext = {
  profileId: null,
  owner: '',
  leases: {},
  online: true,
  taken: false,
  tracked: {},
  jobs: {},
  sends: {},
  pendingCount: 0,
  durable: true,
  counter: 0,
  clearAskers: [],
};

const leaseId = (owner: string): string => `lease:${owner}`;

function settledFor(tracked: Tracked, more: Pick<WorkSettled, 'failure' | 'value'>) {
  return tracked.askers
    .filter(({ asker }) => asker.getSnapshot().status === 'active')
    .map(({ id, asker }) => ({ asker, event: { type: 'work.settled' as const, id, work: tracked.work, ...more } }));
}

/** What the outbox can do; its chart says when. */
export const outboxSetup = setup({
  types: { context: {} as OutboxContext, events: {} as SupervisorEvent },
  actors: {
    onlineFeed,
    otherTabs,
    ownerLease,
    operation: operationMachine,
    send: sendMachine,
    readJournal: port('readJournal'),
    clearKept: port('clearKept'),
  },
  delays: { gatherFor },
  guards: {
    isAnotherProfile: ({ context, event }) => event.type === 'outbox.wake' && event.profileId !== context.profileId,
    isOwnLease: ({ context, event }) => event.type === 'lease.got' && event.owner === context.owner,
    isAboutUs: ({ context, event }) =>
      event.type === 'tab.heard' &&
      event.message.type === 'outbox.changed' &&
      event.message.profileId === context.profileId,
  },
  actions: {
    begin: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'outbox.wake') return;
      const owner = clockworkOf(system).newId();
      enqueue.assign({ ...nothing, profileId: event.profileId, owner, leases: { [owner]: 'asked' } });
      enqueue.spawnChild('ownerLease', { id: leaseId(owner), input: { profileId: event.profileId, owner } });
    }),
    keepLease: assign(({ context, event }) =>
      event.type === 'lease.got' ? { leases: { ...context.leases, [event.owner]: 'held' as const } } : {},
    ),
    turnAway: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'work.submit' || !event.asker) return;
      const { id, work, asker } = event;
      enqueue.sendTo(asker, { type: 'work.settled', id, work, failure: { code: 'NOT_LOGGED_IN' } });
    }),
    takeWork: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'work.submit') return;
      const { joined, ...taken } = submit(context, event, clockworkOf(system).now());
      enqueue.assign(taken);
      if (!joined && event.work.kind === 'mark') {
        enqueue.sendTo(seat(system, 'listings'), { type: 'overlay.propose', id: event.id, mark: event.work.mark });
      }
    }),
    takeUp: enqueueActions(({ context, enqueue, system }, { entries }: { entries: JournalEntry[] }) => {
      const kept = readKept(entries);
      const next = adopt(context, kept);
      const leases = { ...next.leases };
      for (const owner of unknownOwners(context, kept)) {
        leases[owner] = 'asked';
        enqueue.spawnChild('ownerLease', { id: leaseId(owner), input: { profileId: context.profileId ?? '', owner } });
      }
      enqueue.assign({ ...next, leases, sends: elsewhere(next, kept) });
      for (const { id, work } of Object.values(next.tracked)) {
        if (context.tracked[id] || work.kind !== 'mark') continue;
        enqueue.sendTo(seat(system, 'listings'), { type: 'overlay.propose', id, mark: work.mark });
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
        const operation = operationOf(one);
        if (operation) enqueue.spawnChild('operation', { id: childId(id), input: { ...shared, ...operation } });
        else if (one.work.kind === 'send') {
          const kept =
            one.kept?.entry.kind === 'send' ? { body: one.kept.entry.body, batches: one.kept.batches } : null;
          enqueue.spawnChild('send', { id: childId(id), input: { ...shared, ...one.work.send, kept } });
        }
        tracked[id] = { ...one, spawned: true };
      }
      enqueue.assign({ tracked });
    }),
    releaseReady: enqueueActions(({ context, enqueue }) => {
      const tracked = { ...context.tracked };
      for (const one of departing(context)) {
        enqueue.sendTo(childId(one.id), { type: 'work.go' });
        tracked[one.id] = { ...one, released: true };
      }
      enqueue.assign({ tracked });
    }),
    showOnline: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'online.changed') return;
      enqueue.assign(showOnline(context, event.online));
      for (const { id, released, work } of Object.values(context.tracked)) {
        if (released && event.online) enqueue.sendTo(childId(id), { type: 'work.go' });
        if (released && !event.online && work.kind === 'send') enqueue.sendTo(childId(id), { type: 'work.hold' });
      }
    }),
    passOn: enqueueActions(({ context, enqueue, event }) => {
      if (!('id' in event) || !context.tracked[event.id]?.spawned) return;
      enqueue.sendTo(childId(event.id), { type: event.type } as { type: 'work.retry' });
    }),
    showMoved: assign(({ context, event }) =>
      event.type === 'job.moved' ? moved(context, event.id, event.phase, event.failure) : {},
    ),
    admitUnkept: assign({ durable: false }),
    finish: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'job.settled') return;
      const tracked = context.tracked[event.id];
      if (!tracked || tracked.work.kind === 'send') return;
      const { done } = event;
      const asked = settledFor(tracked, { failure: null });
      const after = aftermath(event.id, tracked.work, done, event.failure, asked.length > 0);
      enqueue.assign(over(context, event.id, after.failure, done.value));
      for (const told of after.listings) enqueue.sendTo(seat(system, 'listings'), told);
      for (const notice of after.notices) enqueue.sendTo(seat(system, 'notices'), { type: 'notice.raise', notice });
      for (const told of after.profile) enqueue.sendTo(seat(system, 'profile'), told);
      for (const told of after.drafts) enqueue.sendTo(seat(system, 'drafts'), told);
      for (const { asker, event: told } of settledFor(tracked, { failure: after.failure, value: done.value }))
        enqueue.sendTo(asker, told);
    }),
    showSend: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'send.moved' || !context.tracked[event.id]) return;
      enqueue.assign({ sends: { ...context.sends, [event.id]: event.facts } });
      enqueue.sendTo('otherTabs', {
        type: 'say',
        message: { type: 'outbox.changed', profileId: context.profileId ?? '' },
      });
    }),
    tellBatch: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'send.batch') return;
      enqueue.sendTo(seat(system, 'listings'), { type: 'sending.changed', ids: event.ids, sending: event.inflight });
      if (event.words.length === 0) return;
      enqueue.sendTo(seat(system, 'listings'), { type: 'overlay.settle', id: event.batchId, confirmed: event.words });
      const { reportedCount } = seat(system, 'profile').getSnapshot().context;
      if (reportedCount === null) return;
      enqueue.sendTo(seat(system, 'profile'), {
        type: 'counts.changed',
        reportedCount: Math.max(0, reportedCount - event.words.length),
      });
    }),
    finishSend: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'send.settled') return;
      const tracked = context.tracked[event.id];
      if (!tracked) return;
      enqueue.assign(sendOver(context, event.id, event.facts));
      const { reportedCount } = seat(system, 'profile').getSnapshot().context;
      const notice = sendNotice(event.facts, reportedCount);
      if (notice) enqueue.sendTo(seat(system, 'notices'), { type: 'notice.raise', notice });
      enqueue.sendTo(seat(system, 'profile'), { type: 'counts.refetch' });
      enqueue.sendTo(seat(system, 'profile'), { type: 'allowance.refetch' });
      enqueue.sendTo('otherTabs', {
        type: 'say',
        message: { type: 'outbox.changed', profileId: context.profileId ?? '' },
      });
      const failure = event.facts.rows.find((row) => row.failure)?.failure ?? event.facts.failure;
      for (const { asker, event: told } of settledFor(tracked, { failure, value: event.facts }))
        enqueue.sendTo(asker, told);
    }),
    dismissSend: assign(({ context, event }) => {
      if (event.type !== 'send.dismiss' || context.tracked[event.id]) return {};
      const { [event.id]: _gone, ...sends } = context.sends;
      return { sends };
    }),
    forgetOver: assign(({ context, event }) => {
      if (event.type !== 'work.forget' || context.tracked[event.id]) return {};
      const { [event.id]: _gone, ...jobs } = context.jobs;
      return { jobs };
    }),
    stopAll: enqueueActions(({ context, enqueue, system }) => {
      for (const one of Object.values(context.tracked)) {
        if (one.spawned) enqueue.stopChild(childId(one.id));
        if (one.work.kind === 'mark') enqueue.sendTo(seat(system, 'listings'), { type: 'overlay.reject', id: one.id });
        const inflight = (context.sends[one.id]?.rows ?? [])
          .filter((row) => row.standing === 'inflight')
          .map((row) => row.id);
        if (inflight.length > 0)
          enqueue.sendTo(seat(system, 'listings'), { type: 'sending.changed', ids: inflight, sending: false });
      }
      for (const owner of Object.keys(context.leases)) enqueue.stopChild(leaseId(owner));
      enqueue.assign({ ...nothing, profileId: context.profileId });
    }),
    giveUpDrafts: enqueueActions(({ enqueue, system }) =>
      enqueue.sendTo(seat(system, 'drafts'), { type: 'drafts.clear' }),
    ),
    rememberClearAsker: assign(({ context, event }) =>
      event.type === 'outbox.clear' && event.asker ? { clearAskers: [...context.clearAskers, event.asker] } : {},
    ),
    tellCleared: enqueueActions(({ context, enqueue }) => {
      for (const asker of context.clearAskers) enqueue.sendTo(asker, { type: 'outbox.cleared' });
      enqueue.assign(nothing);
    }),
  },
});
