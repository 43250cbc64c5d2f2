import { assign, enqueueActions, sendTo, setup, fromPromise } from 'xstate';
import type { Failure, Outcome } from '../../../../contracts/ports';
import type { Profile } from '../../../../contracts/shapes';
import { systemClockOf, port, settingsOf, portsOf } from '../../../kit/port';
import { systemActor } from '../../../kit/system-actor';
import type { SendFacts } from '../../../system-actors/outbox';
import { takeBackDelays, takeBackGuards, takeBackTimeLeft, waitsForPress } from '../take-back';
import { backOffDelay, delayAfterClosedPage, delayAfterLoss } from '../retry-delays';
import { currentBatchOf, toSendFacts, toHeaderEntry, currentIdsOf, type Tally } from './send.rules';
import {
  withTally,
  requeueBatch,
  nextDayCount,
  hasQueued,
  hasUncheckedRows,
  withListings,
  withAccount,
  withPreviousNotices,
  markInFlight,
  takeBatch,
} from './send-context';
import type { SendContext, SendEvent, SendInput, Allowance } from './send.types';

/** What the gateway leaves this account today: restriction and judgement together. */
export const readAllowance = fromPromise<Outcome<Allowance>>(async ({ signal, system }) => {
  const ports = portsOf(system);
  const [restriction, judge] = await Promise.all([
    ports.memberRestriction(undefined, signal),
    ports.memberJudge(undefined, signal),
  ]);
  if (!restriction.ok) return restriction;
  return judge.ok ? { ok: true, value: { restriction: restriction.value, judge: judge.value } } : judge;
});

/** Milliseconds between two reports of a send that goes well: fast batches aren't each worth drawing thousands of rows. */
const shownEvery = 100;

interface Shown {
  phase: SendFacts['phase'];
  /** What it waits for before it tries again. */
  until?: keyof typeof waitOf;
}

type System = Parameters<typeof settingsOf>[0];
const waitOf = {
  beforeNextTry: ({ attempt }: SendContext, _system: System) => backOffDelay(attempt),
  untilAskable: (context: SendContext, system: System) => {
    const { requestDeadline } = settingsOf(system);
    if (context.failure) return delayAfterLoss(context.failure, requestDeadline);
    return delayAfterClosedPage(
      systemClockOf(system).now() - (currentBatchOf(context)?.inflightAt ?? 0),
      requestDeadline,
    );
  },
};

/** What a send can do; its chart says when. */
export const sendSetup = setup({
  types: { context: {} as SendContext, events: {} as SendEvent, input: {} as SendInput },
  actors: {
    writeJournal: port('writeJournal'),
    deleteJournal: port('deleteJournal'),
    articlesByIds: port('articlesByIds'),
    sendNotice: port('sendNotice'),
    profile: port('profile'),
    updateProfile: port('updateProfile'),
    readAllowance,
  },
  delays: {
    ...takeBackDelays,
    beforeNextTry: ({ context, system }) => waitOf.beforeNextTry(context, system),
    untilAskable: ({ context, system }) => waitOf.untilAskable(context, system),
  },
  guards: {
    ...takeBackGuards,
    waitsForPress,
    isHeld: ({ context }) => context.held,
    keepsCancel: ({ context }) => !context.cancelled && hasQueued(context),
    canPause: ({ context }) => context.goesAt === null && !context.cancelled && !context.paused && hasQueued(context),
    isPaused: ({ context }) => context.paused,
    mustRest: ({ context }) => context.paused && !context.batches.some(({ phase }) => phase === 'inflight'),
    isCancelled: ({ context }) => context.cancelled,
    isResumed: ({ context }) => context.resumed,
    hasNothingInHand: ({ context }) => context.current === null,
    isOwed: ({ context }) => currentBatchOf(context)?.phase === 'inflight',
    maySendAgain: ({ context }) => context.keysHonoured && !context.cancelled,
    isSplit: ({ context }) => context.changed.length > 0,
    hasUnasked: ({ context }) => hasUncheckedRows(context),
    mustNotWait: ({ context }) => !context.limited || context.because !== null || !hasQueued(context),
    isCounted: ({ context }) => context.sent === context.counted,
    isBlocked: ({ context }) => context.because !== null && !context.cancelled && hasQueued(context),
  },
  actions: {
    release: assign({ held: false }),
    hold: assign({ held: true }),
    cancel: assign({ cancelled: true }),
    letGo: assign({ goesAt: null }),
    pause: assign({ paused: true }),
    resume: assign({ paused: false }),
    saveHeader: enqueueActions(({ context, enqueue }) => {
      enqueue.stopChild('saveHeader');
      enqueue.spawnChild('writeJournal', { id: 'saveHeader', input: [toHeaderEntry(context)] });
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setPreviousNotices: assign(({ context }, { again }: Tally) => withPreviousNotices(context, again)),
    countSent: assign(({ context: { sent, counted } }) => ({ counted: sent, adding: sent - counted })),
    /** What the gateway counts by now: another tab, or a send before this one, may have counted since this page was opened. */
    addToDay: assign(({ context, system }, profile: Profile | null) => ({
      daySent: nextDayCount(context, profile, systemClockOf(system).now()),
      adding: 0,
    })),
    notifyDayCount: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      (_, { noticesLimitDayCount: count, noticesLimitUpdatedAt: at }: Profile) => ({ type: 'day.counted', count, at }),
    ),
    countTry: assign({ attempt: ({ context }) => context.attempt + 1 }),
    lookAround: assign(({ context, system }) => {
      const now = systemClockOf(system).now();
      const isOut = context.batches.some(({ phase }) => phase === 'inflight');
      const goesAt = !isOut && takeBackTimeLeft(context, now) > 0 ? context.goesAt : null;
      const met = { ...withAccount(context, systemActor(system, 'profile').getSnapshot().context, now), goesAt };
      if (context.resumed) return met;
      return { ...met, ...withListings(context, systemActor(system, 'listings').getSnapshot().context.visible) };
    }),
    show: enqueueActions(({ context, enqueue, system }, { phase, until }: Shown) => {
      const now = systemClockOf(system).now();
      if (phase === 'sending' && phase === context.phase && now - context.shownAt < shownEvery) return;
      const waits = {
        triesAt: until === undefined ? null : now + waitOf[until](context, system),
        retriable: until === 'beforeNextTry',
      };
      const facts = toSendFacts({ ...context, ...waits, phase }, now);
      enqueue.assign({ ...waits, phase, shownAt: now });
      enqueue.sendTo(context.supervisor, { type: 'send.moved', id: context.id, facts });
    }),
    /** A batch is asked about: the report of the batch that goes out next is not to be held back for this one. */
    showBegun: enqueueActions(({ context, enqueue, system }) => {
      if (context.phase === 'sending') return;
      const now = systemClockOf(system).now();
      enqueue.assign({ phase: 'sending', triesAt: null, shownAt: now - shownEvery });
      const facts = toSendFacts({ ...context, phase: 'sending', triesAt: null }, now);
      enqueue.sendTo(context.supervisor, { type: 'send.moved', id: context.id, facts });
    }),
    notifyUnsaved: sendTo(
      ({ context }) => context.supervisor,
      ({ context }) => ({ type: 'queued.unsaved' as const, id: context.id }),
    ),
    notifyBatchInFlight: sendTo(
      ({ context }) => context.supervisor,
      ({ context }) => ({
        type: 'send.batch' as const,
        id: context.id,
        batchId: context.current ?? '',
        ids: currentIdsOf(context),
        inflight: true,
        words: [],
        sent: 0,
      }),
    ),
    notifyMoved: sendTo(
      ({ context }) => context.supervisor,
      ({ context, system }) => ({
        type: 'send.moved' as const,
        id: context.id,
        facts: toSendFacts(context, systemClockOf(system).now()),
      }),
    ),
    take: assign(({ context, system }) => takeBatch(context, systemClockOf(system).now())),
    setOff: assign(({ context, system }) => markInFlight(context, systemClockOf(system).now())),
    comeBack: assign(({ context }) => requeueBatch(context)),
    rest: assign({ pace: null }),
    tally: enqueueActions(({ context, enqueue, system }, { tally }: { tally: Tally }) => {
      const ids = currentIdsOf(context);
      enqueue.assign(withTally(context, tally, systemClockOf(system).now()));
      enqueue.sendTo(context.supervisor, {
        type: 'send.batch',
        id: context.id,
        batchId: context.current ?? '',
        ids,
        inflight: false,
        words: tally.words,
        sent: tally.over.filter(({ status }) => status === 'sent').length,
      });
      if (tally.stop) enqueue.sendTo(systemActor(system, 'profile'), { type: 'counts.refetch' });
    }),
    readAllowance: enqueueActions(({ context, enqueue }) => {
      if (context.because !== null || !hasQueued(context)) return;
      if (context.reading && !context.limited) return;
      if (context.reading) enqueue.stopChild('readAllowance');
      enqueue.spawnChild('readAllowance', { id: 'readAllowance' });
      enqueue.assign({ reading: true });
    }),
    applyAllowance: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.readAllowance') return {};
      return {
        reading: false,
        account: event.output.ok ? { ...context.account, ...event.output.value } : context.account,
      };
    }),
    tryAgain: assign(({ context, system }) => ({
      ...withAccount(context, systemActor(system, 'profile').getSnapshot().context, systemClockOf(system).now()),
      because: null,
      failure: null,
      limited: true,
    })),
    finish: enqueueActions(({ context, enqueue, system }) => {
      const phase = context.cancelled && hasQueued(context) ? ('cancelled' as const) : ('done' as const);
      enqueue.sendTo(context.supervisor, {
        type: 'send.settled',
        id: context.id,
        facts: toSendFacts({ ...context, phase, triesAt: null }, systemClockOf(system).now()),
      });
    }),
  },
});
