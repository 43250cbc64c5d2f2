import type {
  Actor,
  ActorRef,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { startWith } from './answers';
import { recordRequests, type PortRequest } from './port-requests';
import { setCodeFetcher } from '../kit/lazy-code';
import type { SystemActorName } from '../kit/system-actor';
import { delaysOf, transitionsOf, type ScheduledEvent, transitionId } from '../kit/internals';
import { delayNameOf, formatDuration } from './describe-delays';
import { viewed, watchDigests, type MachineView } from './digest';
import { compactEffect, effectsOf, type RawEffect, sentMessageOf, type SentMessage } from './effects';
import type { MachineSamples } from './samples';
import { createEventReviver, reviveData, withChanges } from './recorded-scenario';
import { describeState } from './describe-state';
import { actorAtPath, actorPathOf } from './inner-machines';
import { watchRunActions } from './run-actions';
import type { EventStep, Step, StepDigest, StepResult } from './walk';

/** A delay that runs. */
export interface Timer {
  event: string;
  /** Milliseconds from now. */
  due: number;
  /** Milliseconds from its beginning. */
  lasts: number;
  /** It belongs to a machine that the simulated one runs. */
  inner: boolean;
}

/** What one step did, beyond the state in which it ended. */
export interface StepEffects {
  /** Ids of the transitions taken, as the coverage names them. */
  taken: string[];
  /** What it, and the machines in it, said to others. */
  said: SentMessage[];
  /** The actions that it, and the machines in it, ran. */
  ran: string[];
}

export interface Simulation<Machine extends AnyStateMachine = AnyStateMachine> {
  actor: Actor<Machine>;
  /** Above the machine; its system has the system actors, the clock and the ports. */
  root: ActorRef<Snapshot<unknown>, AnyEventObject>;
  /** Takes one step and lets everything that follows at once be done. Answers a sentence when it can't be taken: then nothing was. */
  take(step: Step): Promise<string | null>;
  /** The state value, as it stands. */
  value(): unknown;
  /** The same as a text, by which walks are compared. */
  at(): string;
  asks(): PortRequest[];
  timers(): Timer[];
  /** What happened in the last step; an event from elsewhere is one. */
  happened(): StepEffects;
  /** What was said in the last step, asked, put out and left standing within. */
  effects(): RawEffect[];
  /** All that is known of the start, as a walk keeps it. */
  start: StepResult;
  /** The same after the last step: of the data what changed since this was asked before, so it is asked once a step. */
  result(): StepResult;
  /** What differs between that and the digest of the step as it is known, as the end of a sentence; null when nothing. */
  digestDifference(known: StepDigest): string | null;
  /** Sentences of the samples that must hold for no snapshot, and do. */
  broken(): string[];
  /** World time, epoch milliseconds. */
  now(): number;
  /** Why the machine failed, null while it lives. */
  error(): string | null;
  /** Hears every event that reaches the machine, or one that it runs, from outside while no step is taken: a click on its screen. Told before it is done, when `happened` is still of what was before. */
  onIntrusion(hear: (step: EventStep) => void): void;
  /** Lets everything be done that follows from what happened. */
  settle(): Promise<void>;
  /** Ends the machine with its delays and whatever it asks, and all that is around it. */
  stop(): void;
}

const nothing = (): StepEffects => ({ taken: [], said: [], ran: [] });

/**
 * Runs a machine for real, a step at a time: its ports wait for the answers that the steps give, its clock moves when a step says so,
 * the system's system actors write down what they hear. The same steps lead to the same end every time.
 */
export async function simulate<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
  lifeName: string = samples.lives[0].name,
  view: MachineView = null,
  inspect: (inspected: InspectionEvent, actor: AnyActorRef) => void = () => undefined,
): Promise<Simulation<Machine>> {
  const life = samples.lives.find(({ name }) => name === lifeName);
  if (!life) throw new Error(`${machine.id} has no life called "${lifeName}".`);
  const asked = recordRequests();
  let happened: StepEffects = nothing();
  let busy = true;
  let failed: string | null = null;
  let intrude: (step: EventStep) => void = () => undefined;
  const { input, systemActors, now, online, settings, ids: givenIds = [] } = life;
  const reviveEvent =
    life.recorded === undefined ? (event: AnyEventObject) => reviveData(event) as AnyEventObject : createEventReviver();
  const stage = startWith(machine, {
    input,
    systemActors,
    now,
    online,
    settings,
    ports: asked.ports,
    hear: asked.heard,
    logger: () => undefined,
    watch: (root, actor, atOnce) => {
      happened.taken.push(...atOnce.map(transitionId));
      setCodeFetcher(root, asked.code);
      const runActionsIn = watchRunActions(actor);
      root.system.inspect((inspected) => {
        inspect(inspected, actor);
        const said = sentMessageOf(inspected, root, actor);
        if (said !== null) happened.said.push(said);
        happened.ran.push(...runActionsIn(inspected));
        if (inspected.actorRef === actor) happened.taken.push(...transitionsOf(inspected).map(transitionId));
        if (inspected.type !== '@xstate.event' || busy || inspected.sourceRef !== undefined) return;
        const { event, actorRef } = inspected;
        if (event.type.startsWith('xstate.')) return;
        const inner = actorPathOf(actorRef as AnyActorRef, actor);
        if (inner === null) return;
        intrude({ do: 'send', event, ...(inner === '' ? {} : { inner }) });
        begin();
      });
      actor.subscribe({
        error: (error) => {
          failed = error instanceof Error ? error.message : String(error);
        },
      });
      actor.on('*', (event: AnyEventObject) => {
        happened.said.push({ from: '', to: 'everyone', event });
      });
    },
  });
  const { actor, clock, outside, goOnline } = stage;
  const settle = async () => {
    do {
      await asked.fetched();
      await stage.settle();
    } while (asked.isFetching());
  };
  let asksBefore = 0;
  const unusedIds = [...givenIds];
  const renumber = () => {
    let ids = 0;
    outside.clockwork.newId = () => unusedIds.shift() ?? `id-${(ids += 1)}`;
  };
  const begin = () => {
    happened = nothing();
    asksBefore = asked.asks().length;
    renumber();
  };
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const startedAt = now ?? 0;

  function due(): { at: number; scheduled: ScheduledEvent }[] {
    return delaysOf(actor.system).flatMap((scheduled) => {
      const at = begun.get(scheduled);
      return at === undefined ? [] : [{ at: at + scheduled.delay, scheduled }];
    });
  }
  const begun = new Map<ScheduledEvent, number>();
  const noteTimers = () => {
    const standing = new Set(delaysOf(actor.system));
    for (const one of begun.keys()) if (!standing.has(one)) begun.delete(one);
    for (const one of standing) if (!begun.has(one)) begun.set(one, clock.now());
  };

  const effects = () => effectsOf({ said: happened.said, asked: asked.asks().slice(asksBefore), actor, error: failed });
  function runningDelays(): Record<string, string> {
    noteTimers();
    const named = due().map(({ scheduled: { event, delay, source } }) => {
      const way = actorPathOf(source as AnyActorRef, actor) ?? '';
      const name = delayNameOf(event.type) ?? event.type;
      return [way === '' ? name : `${name} of ${way}`, formatDuration(delay)] as const;
    });
    return Object.fromEntries(named);
  }
  const digests = watchDigests(() => ({
    context: snapshot().context,
    view: viewed(view, snapshot()),
    delays: runningDelays(),
  }));

  async function moveOn(ms: number): Promise<void> {
    const until = clock.now() + ms;
    for (;;) {
      const next = Math.min(...due().map(({ at }) => at), until);
      clock.increment(Math.max(0, next - clock.now()));
      await settle();
      noteTimers();
      if (clock.now() >= until && !due().some(({ at }) => at <= until)) return;
    }
  }

  async function done(step: Step): Promise<string | null> {
    switch (step.do) {
      case 'send': {
        if (step.inner !== undefined) {
          const inner = actorAtPath(actor, step.inner);
          if (inner === undefined) return `"${step.inner}" doesn't run in ${describeState(snapshot().value)}.`;
          inner.send(reviveEvent(step.event, step.inner));
          return null;
        }
        if (!snapshot().can(step.event as never) && !step.event.type.startsWith('xstate.'))
          return `"${step.event.type}" is not accepted in ${describeState(snapshot().value)}.`;
        actor.send(reviveEvent(step.event) as never);
        return null;
      }
      case 'answer': {
        return asked.answer({ ...step, outcome: reviveData(step.outcome) as typeof step.outcome });
      }
      case 'wait':
        await moveOn(step.ms);
        return null;
      case 'online':
        goOnline(step.online);
        return null;
      case 'facts': {
        const { of, changes } = step;
        const silent = stage.root.system.get(of) as AnyActorRef | undefined;
        if (silent === undefined) return `No system actor is called "${of}" here.`;
        stage.setFacts(
          of as SystemActorName,
          withChanges((silent.getSnapshot() as { context: unknown }).context, changes) as never,
        );
        return null;
      }
    }
  }

  const result = (): StepResult => ({
    to: JSON.stringify(snapshot().value),
    did: effects().map((one) => compactEffect(one)),
    digest: digests.next(),
    ran: happened.ran,
  });

  renumber();
  await settle();
  noteTimers();
  busy = false;
  const start = result();

  return {
    actor,
    root: stage.root as never,
    async take(step) {
      const before = { happened, asksBefore };
      begin();
      busy = true;
      try {
        const why = snapshot().status === 'active' ? await done(step) : 'The machine has ended.';
        if (why !== null) ({ happened, asksBefore } = before);
        await settle();
        noteTimers();
        return why;
      } finally {
        busy = false;
      }
    },
    value: () => snapshot().value,
    at: () => JSON.stringify(snapshot().value),
    asks: asked.asks,
    timers: () => {
      noteTimers();
      return due().map(({ at, scheduled }) => ({
        event: scheduled.event.type,
        due: at - clock.now(),
        lasts: scheduled.delay,
        inner: scheduled.source !== actor,
      }));
    },
    happened: () => happened,
    effects,
    start,
    result,
    digestDifference: digests.differenceFrom,
    broken: () =>
      Object.entries(samples.never ?? {})
        .filter(([, holds]) => holds(snapshot()))
        .map(([sentence]) => sentence),
    now: () => startedAt + clock.now(),
    error: () => failed,
    onIntrusion: (hear) => {
      intrude = hear;
    },
    async settle() {
      await settle();
      noteTimers();
    },
    stop: () => {
      if (snapshot().status === 'active') actor.send({ type: 'xstate.stop' } as never);
      stage.root.stop();
    },
  };
}
