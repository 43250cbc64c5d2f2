import {
  SimulatedClock,
  createActor,
  setup,
  type ActorRefFrom,
  type AnyActorRef,
  fromCallback,
  type SnapshotFrom,
} from 'xstate';
import type { JournalRecord, Outcome, TabMessage } from '../../../contracts/ports';
import { testEnvironment, testSystemActors, type FakePorts, type SystemActorFacts } from '../../simulator/answers';
import { testLeases } from '../../simulator/leases';
import { setEnvironment } from '../../kit/port';
import type { ProfileFacts } from '../../system-actors/profile';
import type { VisibleListing } from '../../system-actors/listings';
import { gatewayWithLedger, requestDeadline, type GatewayOptions } from './gateway.fixture';
import { outboxMachine } from './outbox.machine';
import type { MutationSettled, QueuedMutationFacts, SendFacts } from '../../system-actors/outbox';

export interface WorldOptions extends GatewayOptions {
  facts?: Partial<ProfileFacts>;
  /** What others of the system show. */
  systemActors?: SystemActorFacts;
  visible?: Record<string, VisibleListing>;
  /** Ports that answer otherwise than this gateway would. */
  ports?: FakePorts;
  /** A browser that keeps nothing. */
  storage?: 'refused';
}

/** What storage gives back is never the object that it was given. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const stage = setup({ actors: { outbox: outboxMachine } }).createMachine({
  invoke: { src: 'outbox', systemId: 'outbox' },
});

/**
 * A gateway with a ledger, a journal that outlives its page, and a page with an outbox that can be killed at any moment. All of it
 * runs on one simulated clock.
 */
export function outboxWorld(options: WorldOptions = {}) {
  const clock = new SimulatedClock();
  const journal = new Map<string, JournalRecord>();
  const gateway = gatewayWithLedger(clock, options);
  const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });
  let ids = 0;
  let page: Page | null = null;
  const leases = testLeases();

  interface Page {
    alive: boolean;
    root: AnyActorRef;
    outbox: ActorRefFrom<typeof outboxMachine>;
    heard: ReturnType<typeof testSystemActors>['heard'];
    tab: (message: TabMessage) => void;
    said: TabMessage[];
    goOnline: (online: boolean) => void;
  }

  /** Storage that takes a moment: a page that dies meanwhile takes its last write with it. */
  function store<T>(mine: () => boolean, write: () => T): Promise<Outcome<T>> {
    if (options.storage === 'refused') return Promise.resolve({ ok: false, failure: { code: 'STORAGE_UNAVAILABLE' } });
    return new Promise((resolve) => clock.setTimeout(() => (mine() ? resolve(ok(write())) : undefined), 1));
  }

  function storage(mine: () => boolean): FakePorts {
    return {
      readJournal: () => store(mine, () => [...journal.values()].map((entry) => copied(entry))),
      writeJournal: (entries) => store(mine, () => entries.forEach((entry) => journal.set(entry.id, copied(entry)))),
      deleteJournal: ({ ids: gone }) => store(mine, () => gone.forEach((id) => journal.delete(id))),
      clearSaved: () => store(mine, () => journal.clear()),
    };
  }

  function open(): Page {
    const who = Symbol('page');
    const opened: Page = { alive: true } as Page;
    const { outside, tab, said, goOnline } = testEnvironment(
      { ...gateway.ports, ...storage(() => opened.alive), ...options.ports },
      {
        now: () => clock.now(),
        settings: { operationKeys: options.keysHonoured ?? false, requestDeadline },
      },
    );
    outside.clockwork.newId = () => `id-${(ids += 1)}`;
    outside.feeds.lease = leases.of(who);
    const facts: SystemActorFacts = {
      ...options.systemActors,
      listings: { visible: options.visible ?? {}, moment: 0 },
      profile: {
        profile: gateway.profile(),
        sites: [],
        allowedNotices: [],
        restriction: null,
        judge: null,
        efficiency: null,
        limitsClosed: null,
        rates: null,
        menu: [],
        answersDue: 0,
        dueAnswers: null,
        dueCases: null,
        answersPending: 0,
        reportedCount: gateway.listings.size,
        startUp: null,
        ...options.facts,
      },
    };
    const { heard, logics } = testSystemActors(facts);
    const root = createActor(stage, { clock });
    setEnvironment(root, outside);
    for (const { name, logic } of logics)
      if (name !== 'outbox') createActor(logic, { parent: root, systemId: name }).start();
    root.start();
    const outbox = root.system.get('outbox') as ActorRefFrom<typeof outboxMachine>;
    outbox.send({ type: 'outbox.wake', profileId: 'profile-1' });
    return Object.assign(opened, { root, outbox, heard, tab, said, goOnline });
  }

  return {
    clock,
    journal,
    ...gateway,
    /** Opens a page; the one that was open is killed first. */
    open: () => {
      if (page) kill(page);
      page = open();
      return page;
    },
    /** A second page beside the first. */
    openAnother: open,
    kill,
    run,
  };

  function kill(dying: Page) {
    dying.alive = false;
    dying.root.stop();
    if (dying === page) page = null;
  }

  /** Lets simulated time pass, in steps, with every promise that is ready done in between. */
  async function run(milliseconds: number, step = 10) {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.increment(Math.min(step, milliseconds - passed));
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    }
  }
}

type Snapshot = SnapshotFrom<typeof outboxMachine>;

/** What the outbox shows of work that isn't over: how much there is, and whether it would survive a reload. */
export function outboxView(snapshot: Snapshot) {
  const { jobs, sends, pendingCount, durable, online } = snapshot.context;
  const unknown = Object.values(jobs).filter((job) => job.phase === 'unknown').length;
  return { pendingCount, unknown, sends: Object.keys(sends), durable, online };
}

export function queuedMutationView(snapshot: Snapshot, id: string): QueuedMutationFacts | undefined {
  return snapshot.context.jobs[id];
}

interface SendProgress extends Omit<SendFacts, 'rows'> {
  queued: number;
  inflight: number;
  sent: number;
  refused: number;
  unknown: number;
  /** Of all listings, how many are over, in per cent. */
  percent: number;
}

/** A send as its progress shows it; the rows are read one by one from the snapshot. */
export function sendView(snapshot: Snapshot, id: string): SendProgress | undefined {
  const facts = snapshot.context.sends[id];
  if (!facts) return undefined;
  const { rows, ...rest } = facts;
  const counts = { queued: 0, inflight: 0, sent: 0, refused: 0, unknown: 0 };
  for (const row of rows) counts[row.status] += 1;
  const over = counts.sent + counts.refused + counts.unknown;
  return { ...rest, ...counts, percent: Math.floor((over / rows.length) * 100) };
}

/** Somebody who asks for a mutation and keeps what the outbox answers. */
export function startRequester() {
  const heard: MutationSettled[] = [];
  const listening = fromCallback<MutationSettled>(({ receive }) => receive((event) => void heard.push(event)));
  return { heard, actor: createActor(listening).start() };
}
