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
  type Any = Truth<Entity, Op, Seen>;
  type One = TruthEntry<Entity, Op>;
  const { apply } = rules;

  function shown({ overlay }: One): Seen {
    const top = overlay.layers.findLast((layer) => !layer.settled);
    return rules.show(applyLayers(overlay, apply), top ? { id: top.id, op: top.op } : null);
  }

  function put<Kept extends Any>(truth: Kept, changed: Record<string, One>): Kept {
    const entries = Object.entries(changed);
    if (entries.length === 0) return truth;
    let seen = truth.visible;
    for (const [id, one] of entries) {
      const next = shown(one);
      const before = truth.visible[id];
      if (before !== undefined && rules.same(before, next)) continue;
      if (seen === truth.visible) seen = { ...seen };
      seen[id] = next;
    }
    return bounded({ ...truth, held: { ...truth.held, ...changed }, visible: seen });
  }

  function bounded<Kept extends Any>(truth: Kept): Kept {
    const tooMany = Object.keys(truth.held).length - truth.capacity;
    if (tooMany <= 0) return truth;
    const leaving = Object.entries(truth.held)
      .filter(([, { overlay }]) => overlay.layers.length === 0 && rules.stays?.(overlay.confirmed) !== true)
      .sort(([, a], [, b]) => a.confirmedIn - b.confirmedIn)
      .slice(0, tooMany);
    const held = { ...truth.held };
    const seen = { ...truth.visible };
    for (const [id] of leaving) {
      delete held[id];
      delete seen[id];
    }
    return { ...truth, held, visible: seen };
  }

  function changing(truth: Any, ids: Iterable<string>, change: (one: One, id: string) => One): Record<string, One> {
    const changed: Record<string, One> = {};
    for (const id of ids) {
      const one = truth.held[id];
      if (!one) continue;
      const next = change(one, id);
      if (next !== one) changed[id] = next;
    }
    return changed;
  }

  function layered(one: One, change: (overlay: One['overlay']) => One['overlay']): One {
    const overlay = change(one.overlay);
    return overlay === one.overlay ? one : { ...one, overlay };
  }

  /** One that wasn't known: its answer, what was settled since it was asked for, and what is on its way. */
  function firstTaken(truth: Any, answer: Answer, asOf: number) {
    const id = rules.idOf(answer);
    const since = truth.missed.filter((missed) => missed.id === id && asOf < missed.settledIn);
    const entity = since.reduce((known, { op }) => apply(known, op), rules.take(answer, null, false));
    const overlay = Object.entries(truth.open)
      .filter(([, { ids }]) => ids.includes(id))
      .reduce((under, [key, { op }]) => proposeLayer(under, key, op), createOverlay<Entity, Op>(entity));
    return { overlay, settledIn: since.at(-1)?.settledIn ?? -1 };
  }

  function closed(open: Any['open'], id: string, only?: readonly string[]): Any['open'] {
    const { [id]: change, ...rest } = open;
    if (!change) return open;
    const ids = only ? change.ids.filter((each) => !only.includes(each)) : [];
    return ids.length > 0 ? { ...open, [id]: { ...change, ids } } : rest;
  }

  return {
    empty: (capacity = Number.MAX_SAFE_INTEGER): Any => ({
      held: {},
      visible: {},
      open: {},
      missed: [],
      moment: 0,
      tick: 0,
      capacity,
    }),

    /** Forgets everything; the moments go on. */
    cleared: <Kept extends Any>(truth: Kept): Kept => ({ ...truth, held: {}, visible: {}, open: {}, missed: [] }),

    /** Takes answers that were asked for in the moment `asOf`. Neither what was settled since nor what a younger answer said is undone. */
    confirm<Kept extends Any>(truth: Kept, answers: readonly Answer[], asOf: number): Kept {
      const changed: Record<string, One> = {};
      const confirmedIn = truth.tick + 1;
      for (const answer of answers) {
        const id = rules.idOf(answer);
        const known = changed[id] ?? truth.held[id];
        if (!known) {
          changed[id] = { ...firstTaken(truth, answer, asOf), confirmedIn, askedIn: asOf };
        } else if (asOf >= known.askedIn) {
          const overlay = confirmTruth(
            known.overlay,
            rules.take(answer, known.overlay.confirmed, asOf < known.settledIn),
          );
          changed[id] = { ...known, overlay, confirmedIn, askedIn: asOf };
        }
      }
      return put({ ...truth, tick: confirmedIn }, changed);
    },

    /** Lays a change over those things, also over those that aren't known yet. An id that is already there changes nothing. */
    propose<Kept extends Any>(truth: Kept, id: string, op: Op, ids: readonly string[]): Kept {
      if (truth.open[id]) return truth;
      return put(
        { ...truth, open: { ...truth.open, [id]: { op, ids: [...ids] } } },
        changing(truth, ids, (one) => layered(one, (overlay) => proposeLayer(overlay, id, op))),
      );
    },

    /**
     * The change has happened: to the things named in `ids`, or to all of its things. `said` is what the gateway told of things
     * then, itself a change, laid over it and beneath whatever was proposed since.
     */
    settle<Kept extends Any>(
      truth: Kept,
      id: string,
      { now, lateFor, ids, said = {} }: TruthTime & { ids?: readonly string[]; said?: Record<string, Op> },
    ): Kept {
      const moment = truth.moment + 1;
      const change = truth.open[id];
      const all = ids ?? [...new Set([...(change?.ids ?? []), ...Object.keys(said)])];
      const changed = changing(truth, all, (one, key) => {
        const overlay = settleLayer(one.overlay, id, apply, said[key]);
        return { ...one, overlay, settledIn: moment };
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
      const still = truth.missed.filter(({ settledAt }) => now - settledAt < lateFor);
      return put({ ...truth, open: closed(truth.open, id, ids), moment, missed: [...still, ...missed] }, changed);
    },

    /** The change hasn't happened: it is no longer shown over those things, or over any. */
    reject<Kept extends Any>(truth: Kept, id: string, ids?: readonly string[]): Kept {
      return put(
        { ...truth, open: closed(truth.open, id, ids) },
        changing(truth, ids ?? truth.open[id]?.ids ?? [], (one) =>
          layered(one, (overlay) => rejectLayer(overlay, id, apply)),
        ),
      );
    },

    /** Changes what is confirmed of those things, beneath everything on its way. */
    amend<Kept extends Any>(truth: Kept, ids: readonly string[], change: (known: Entity) => Entity): Kept {
      return put(
        truth,
        changing(truth, ids, (one) =>
          layered(one, (overlay) => {
            const known = change(overlay.confirmed);
            return known === overlay.confirmed ? overlay : confirmTruth(overlay, known);
          }),
        ),
      );
    },
  };
}
