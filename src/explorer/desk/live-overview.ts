import type { RecordedPiece } from '../../../machines/kit/attach-channel';
import type { RecordedActor, RecordedData, RecordingEntry } from '../../../machines/kit/recording';

/** A machine of the console, as it stands. It is the same object until something happens to it. */
export interface LiveMachine {
  number: number;
  name: string;
  /** Null for one of which nothing was told since it is recorded. */
  state: RecordedData | null;
  active: ReadonlySet<string>;
  /** The transitions that the last event took. */
  taken: ReadonlySet<string>;
  event: string | null;
  /** How many events changed it. */
  changes: number;
  hasEnded: boolean;
}

export interface LiveMessage {
  number: number;
  at: number;
  from: string;
  to: string;
  what: string;
}

/** What is shown of a console. It is carried on with what happens: nothing that happened before is gone through again. */
export interface LiveOverview {
  machines: ReadonlyMap<number, LiveMachine>;
  /** The machine that changed last. */
  latest: number | null;
  /** The last ones, the latest first. */
  messages: readonly LiveMessage[];
  messageCount: number;
}

/** So many of what was said last are listed. */
const mostListed = 200;
const none: ReadonlySet<string> = new Set();

export const emptyOverview: LiveOverview = { machines: new Map(), latest: null, messages: [], messageCount: 0 };

/** The overview after more has happened; `actors` are all that were told until then. */
export function extendOverview(
  before: LiveOverview,
  pieces: readonly RecordedPiece[],
  actors: readonly RecordedActor[],
): LiveOverview {
  const machines = new Map(before.machines);
  let { latest, messageCount } = before;
  const said: LiveMessage[] = [];
  const nameOf = (number: number | null) => (number === null ? 'outside' : (actors[number]?.name ?? ''));
  const change = (number: number, changed: Partial<LiveMachine>) => {
    const machine = machines.get(number);
    if (machine !== undefined) machines.set(number, { ...machine, ...changed });
  };
  const follow = (entry: RecordingEntry) => {
    if (entry.is === 'stop') change(entry.actor, { hasEnded: true });
    if (entry.is === 'state') {
      const { actor, after, active, taken, event } = entry;
      latest = actor;
      const changes = (machines.get(actor)?.changes ?? 0) + 1;
      change(actor, { state: after, active: new Set(active), taken: new Set(taken), event, changes });
    }
    // What a port says to itself tells nobody anything.
    if (entry.is !== 'event' || entry.event.type.startsWith('xstate.promise.')) return;
    said.push({
      number: messageCount,
      at: entry.at,
      from: nameOf(entry.from),
      to: nameOf(entry.to),
      what: entry.event.type,
    });
    messageCount += 1;
  };
  for (const piece of pieces) {
    if ('entry' in piece) follow(piece.entry);
    else if (piece.actor.kind === 'machine') {
      const { number, actor } = piece;
      const fresh = { number, name: actor.name, state: null, active: none, taken: none, event: null };
      machines.set(number, { ...fresh, changes: 0, hasEnded: false });
    }
  }
  const messages = [...said.slice(-mostListed).toReversed(), ...before.messages].slice(0, mostListed);
  return { machines, latest, messages, messageCount };
}

/** The machine to look at from now on: one that ended is followed by the next one of its name. */
export function successorOf({ machines }: LiveOverview, number: number): number {
  const machine = machines.get(number);
  if (machine === undefined || !machine.hasEnded) return number;
  const next = [...machines.values()].findLast(({ name, hasEnded }) => name === machine.name && !hasEnded);
  return next?.number ?? number;
}
