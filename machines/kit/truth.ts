import {
  confirmTruth,
  createOverlay,
  proposeLayer,
  rejectLayer,
  settleLayer,
  applyLayers,
  type Apply,
  type Overlay,
} from './overlay';

/** One thing as it is kept: what was confirmed of it, under the changes on their way. */
export interface TruthEntry<Entity, Op> {
  overlay: Overlay<Entity, Op>;
  /** The tick in which an answer last confirmed it. */
  confirmedIn: number;
  /** The latest moment in which an answer that confirmed it was asked for. */
  askedIn: number;
  /** The moment in which a change of it was last settled, -1 before any. */
  settledIn: number;
}

/** A change on its way, also over things that aren't known yet. */
export interface OpenChange<Op> {
  op: Op;
  ids: string[];
}

/** A change that was settled over a thing that isn't known: an answer that was asked for before doesn't know of it. */
export interface MissedChange<Op> {
  id: string;
  op: Op;
  settledIn: number;
  /** In epoch milliseconds. */
  settledAt: number;
}

/** A bounded cache of things by their id: what was confirmed, under the changes on their way. */
export interface Truth<Entity, Op, Seen = Entity> {
  held: Record<string, TruthEntry<Entity, Op>>;
  /** What a person sees. One that looks as before keeps its identity, so that its row isn't drawn again. */
  visible: Record<string, Seen>;
  open: Record<string, OpenChange<Op>>;
  missed: MissedChange<Op>[];
  /** Grows with every settled change: an answer is late for things that were changed after the moment in which it was asked for. */
  moment: number;
  /** Counts confirmations, so that the least recently confirmed leaves first. */
  tick: number;
  /** How many are kept at most; those under a change are kept beyond it. */
  capacity: number;
}

/** World time in epoch milliseconds, and for how many milliseconds a request may be on its way. */
export interface TruthTime {
  now: number;
  lateFor: number;
}

export interface TruthRules<Entity, Op, Seen = Entity, Answer = Entity> {
  idOf: (answer: Answer) => string;
  /** What an answer makes of the thing, null where it isn't known; a `late` one brings everything but what changes decide. */
  take: (answer: Answer, known: Entity | null, late: boolean) => Entity;
  apply: Apply<Entity, Op>;
  /** What a person sees of it; `top` is the newest change that isn't settled. */
  show: (entity: Entity, top: { id: string; op: Op } | null) => Seen;
  same: (a: Seen, b: Seen) => boolean;
  /** Things that don't leave for want of room; those under a change never do. */
  stays?: (entity: Entity) => boolean;
}

/** Whether two pieces of plain data say the same, field by field in their order. */
export function hasSameFields(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The truth about things of one kind. Every function is pure and keeps whatever else the given truth has. */
export function truthOf<Entity, Op, Seen = Entity, Answer = Entity>(rules: TruthRules<Entity, Op, Seen, Answer>) {
  type AnyTruth = Truth<Entity, Op, Seen>;
  type Entry = TruthEntry<Entity, Op>;
  const { apply } = rules;

  function toVisible({ overlay }: Entry): Seen {
    const top = overlay.layers.findLast((layer) => !layer.settled);
    return rules.show(applyLayers(overlay, apply), top ? { id: top.id, op: top.op } : null);
  }

  function withEntries<Kept extends AnyTruth>(truth: Kept, changed: Record<string, Entry>): Kept {
    const entries = Object.entries(changed);
    if (entries.length === 0) return truth;
    let seen = truth.visible;
    for (const [id, entry] of entries) {
      const next = toVisible(entry);
      const before = truth.visible[id];
      if (before !== undefined && rules.same(before, next)) continue;
      if (seen === truth.visible) seen = { ...seen };
      seen[id] = next;
    }
    return trimToCapacity({ ...truth, held: { ...truth.held, ...changed }, visible: seen });
  }

  function trimToCapacity<Kept extends AnyTruth>(truth: Kept): Kept {
    const tooMany = Object.keys(truth.held).length - truth.capacity;
    if (tooMany <= 0) return truth;
    const evicted = Object.entries(truth.held)
      .filter(([, { overlay }]) => overlay.layers.length === 0 && rules.stays?.(overlay.confirmed) !== true)
      .sort(([, a], [, b]) => a.confirmedIn - b.confirmedIn)
      .slice(0, tooMany);
    const held = { ...truth.held };
    const seen = { ...truth.visible };
    for (const [id] of evicted) {
      delete held[id];
      delete seen[id];
    }
    return { ...truth, held, visible: seen };
  }

  function changeEntries(
    truth: AnyTruth,
    ids: Iterable<string>,
    change: (entry: Entry, id: string) => Entry,
  ): Record<string, Entry> {
    const changed: Record<string, Entry> = {};
    for (const id of ids) {
      const entry = truth.held[id];
      if (!entry) continue;
      const next = change(entry, id);
      if (next !== entry) changed[id] = next;
    }
    return changed;
  }

  function withOverlay(entry: Entry, change: (overlay: Entry['overlay']) => Entry['overlay']): Entry {
    const overlay = change(entry.overlay);
    return overlay === entry.overlay ? entry : { ...entry, overlay };
  }

  /** One that wasn't known: its answer, what was settled since it was asked for, and what is on its way. */
  function toFirstEntry(truth: AnyTruth, answer: Answer, asOf: number) {
    const id = rules.idOf(answer);
    const since = truth.missed.filter((missed) => missed.id === id && asOf < missed.settledIn);
    const entity = since.reduce((known, { op }) => apply(known, op), rules.take(answer, null, false));
    const overlay = Object.entries(truth.open)
      .filter(([, { ids }]) => ids.includes(id))
      .reduce((under, [key, { op }]) => proposeLayer(under, key, op), createOverlay<Entity, Op>(entity));
    return { overlay, settledIn: since.at(-1)?.settledIn ?? -1 };
  }

  function closed(open: AnyTruth['open'], id: string, only?: readonly string[]): AnyTruth['open'] {
    const { [id]: change, ...rest } = open;
    if (!change) return open;
    const ids = only ? change.ids.filter((each) => !only.includes(each)) : [];
    return ids.length > 0 ? { ...open, [id]: { ...change, ids } } : rest;
  }

  return {
    empty: (capacity = Number.MAX_SAFE_INTEGER): AnyTruth => ({
      held: {},
      visible: {},
      open: {},
      missed: [],
      moment: 0,
      tick: 0,
      capacity,
    }),

    /** Forgets everything; the moments go on. */
    cleared: <Kept extends AnyTruth>(truth: Kept): Kept => ({ ...truth, held: {}, visible: {}, open: {}, missed: [] }),

    /** Takes answers that were asked for in the moment `asOf`. Neither what was settled since nor what a younger answer said is undone. */
    confirm<Kept extends AnyTruth>(truth: Kept, answers: readonly Answer[], asOf: number): Kept {
      const changed: Record<string, Entry> = {};
      const confirmedIn = truth.tick + 1;
      for (const answer of answers) {
        const id = rules.idOf(answer);
        const known = changed[id] ?? truth.held[id];
        if (!known) {
          changed[id] = { ...toFirstEntry(truth, answer, asOf), confirmedIn, askedIn: asOf };
        } else if (asOf >= known.askedIn) {
          const overlay = confirmTruth(
            known.overlay,
            rules.take(answer, known.overlay.confirmed, asOf < known.settledIn),
          );
          changed[id] = { ...known, overlay, confirmedIn, askedIn: asOf };
        }
      }
      return withEntries({ ...truth, tick: confirmedIn }, changed);
    },

    /** Lays a change over those things, also over those that aren't known yet. An id that is already there changes nothing. */
    propose<Kept extends AnyTruth>(truth: Kept, id: string, op: Op, ids: readonly string[]): Kept {
      if (truth.open[id]) return truth;
      return withEntries(
        { ...truth, open: { ...truth.open, [id]: { op, ids: [...ids] } } },
        changeEntries(truth, ids, (entry) => withOverlay(entry, (overlay) => proposeLayer(overlay, id, op))),
      );
    },

    /**
     * The change has happened: to the things named in `ids`, or to all of its things. `said` is what the gateway told of things
     * then, itself a change, laid over it and beneath whatever was proposed since.
     */
    settle<Kept extends AnyTruth>(
      truth: Kept,
      id: string,
      { now, lateFor, ids, said = {} }: TruthTime & { ids?: readonly string[]; said?: Record<string, Op> },
    ): Kept {
      const moment = truth.moment + 1;
      const change = truth.open[id];
      const all = ids ?? [...new Set([...(change?.ids ?? []), ...Object.keys(said)])];
      const changed = changeEntries(truth, all, (entry, key) => {
        const overlay = settleLayer(entry.overlay, id, apply, said[key]);
        return { ...entry, overlay, settledIn: moment };
      });
      const missed = all
        .filter((key) => !truth.held[key])
        .flatMap((key) =>
          [...(change?.ids.includes(key) ? [change.op] : []), ...(said[key] ? [said[key]] : [])].map((op) => ({
            id: key,
            op,
            settledIn: moment,
            settledAt: now,
          })),
        );
      const recentMissed = truth.missed.filter(({ settledAt }) => now - settledAt < lateFor);
      return withEntries(
        { ...truth, open: closed(truth.open, id, ids), moment, missed: [...recentMissed, ...missed] },
        changed,
      );
    },

    /** The change hasn't happened: it is no longer shown over those things, or over any. */
    reject<Kept extends AnyTruth>(truth: Kept, id: string, ids?: readonly string[]): Kept {
      return withEntries(
        { ...truth, open: closed(truth.open, id, ids) },
        changeEntries(truth, ids ?? truth.open[id]?.ids ?? [], (entry) =>
          withOverlay(entry, (overlay) => rejectLayer(overlay, id, apply)),
        ),
      );
    },

    /** Changes what is confirmed of those things, beneath everything on its way. */
    amend<Kept extends AnyTruth>(truth: Kept, ids: readonly string[], change: (known: Entity) => Entity): Kept {
      return withEntries(
        truth,
        changeEntries(truth, ids, (entry) =>
          withOverlay(entry, (overlay) => {
            const known = change(overlay.confirmed);
            return known === overlay.confirmed ? overlay : confirmTruth(overlay, known);
          }),
        ),
      );
    },
  };
}
