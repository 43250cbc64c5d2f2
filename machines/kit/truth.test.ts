import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/property-runs';
import { hasSameFields, truthOf, type Truth } from './truth';

interface Thing {
  id: string;
  /** What changes decide. */
  mark: string;
  /** What only the gateway says. */
  title: string;
}
interface Seen extends Thing {
  pending: string | null;
}
type Kept = Truth<Thing, string, Seen>;

const rules = truthOf<Thing, string, Seen>({
  idOf: ({ id }) => id,
  take: (answer, known, late) => (late && known !== null ? { ...answer, mark: known.mark } : answer),
  apply: (thing, mark) => ({ ...thing, mark }),
  show: (thing, top) => ({ ...thing, pending: top?.id ?? null }),
  same: hasSameFields,
  stays: ({ title }) => title === 'stays',
});

const lateFor = 30;
const at = (now: number) => ({ now, lateFor });
const thing = (id: string, more: Partial<Thing> = {}): Thing => ({ id, mark: '', title: 'one', ...more });
const holding = (...things: Thing[]) => rules.confirm(rules.empty(), things, 0);
const marks = ({ visible }: Kept, ...ids: string[]) => ids.map((id) => visible[id]?.mark);

const someId = fc.constantFrom('a', 'b', 'c');
const ids = fc.uniqueArray(someId, { minLength: 1 });
const change = fc.record({ ids, op: fc.constantFrom('x', 'y', 'z') });
const runs = propertyRuns(10_000);

describe('a change on its way', () => {
  it('that is refused leaves everything as if it had never been proposed', () => {
    fc.assert(
      fc.property(fc.array(someId), fc.array(change, { maxLength: 4 }), change, (known, under, extra) => {
        const before = under.reduce(
          (truth, { op, ids }, n) => rules.propose(truth, `under-${n}`, op, ids),
          holding(...known.map((id) => thing(id))),
        );
        expect(rules.reject(rules.propose(before, 'extra', extra.op, extra.ids), 'extra')).toEqual(before);
      }),
      runs,
    );
  });

  it('lies over a thing that becomes known after it, unless it is over by then', () => {
    const proposed = rules.propose(rules.empty(), 'op', 'x', ['a', 'b', 'c']);
    const over = rules.settle(rules.reject(proposed, 'op', ['b']), 'op', { ...at(0), ids: ['c'] });
    const known = rules.confirm(over, [thing('a'), thing('b'), thing('c')], over.moment);
    expect(marks(known, 'a', 'b', 'c')).toEqual(['x', '', '']);
    expect(known.visible.a?.pending).toBe('op');
  });

  it('that is proposed twice under one id is proposed once', () => {
    const once = rules.propose(holding(thing('a')), 'op', 'x', ['a']);
    expect(rules.propose(once, 'op', 'y', ['a'])).toBe(once);
  });

  it('ends for each of its things as the gateway says', () => {
    const proposed = rules.propose(holding(thing('a'), thing('b'), thing('c')), 'op', 'x', ['a', 'b', 'c']);
    const ended = rules.reject(rules.settle(proposed, 'op', { ...at(0), ids: ['a'] }), 'op', ['b']);
    expect(['a', 'b', 'c'].map((id) => ended.visible[id])).toEqual([
      { ...thing('a', { mark: 'x' }), pending: null },
      { ...thing('b'), pending: null },
      { ...thing('c', { mark: 'x' }), pending: 'op' },
    ]);
    expect(ended.open).toEqual({ op: { op: 'x', ids: ['c'] } });
  });

  it('is told by the gateway in its own words, which stand also above changes that are still open', () => {
    const two = rules.propose(rules.propose(holding(thing('a')), 'first', 'x', ['a']), 'second', 'y', ['a']);
    const told = rules.settle(two, 'second', { ...at(0), said: { a: 'told' } });
    expect(marks(told, 'a')).toEqual(['told']);
    expect(marks(rules.reject(told, 'first'), 'a')).toEqual(['told']);
    expect(marks(rules.settle(told, 'first', at(0)), 'a')).toEqual(['told']);
  });

  it('told in the words of the gateway never hides what was proposed since', () => {
    const two = rules.propose(rules.propose(holding(thing('a')), 'first', 'x', ['a']), 'second', 'y', ['a']);
    const told = rules.settle(two, 'first', { ...at(0), said: { a: 'told' } });
    expect(marks(told, 'a')).toEqual(['y']);
    expect(marks(rules.reject(told, 'second'), 'a')).toEqual(['told']);
    expect(marks(rules.settle(two, 'batch', { ...at(0), said: { a: 'told' } }), 'a')).toEqual(['y']);
  });

  it('settled by word alone reaches things that no change was over', () => {
    expect(marks(rules.settle(holding(thing('a')), 'batch', { ...at(0), said: { a: 'told' } }), 'a')).toEqual(['told']);
  });
});

describe('an answer', () => {
  type Step =
    | { does: 'ask' }
    | { does: 'answer'; pick: number }
    | { does: 'propose'; op: string; ids: string[] }
    | { does: 'settle' | 'reject'; pick: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.constant<Step>({ does: 'ask' }),
    fc.record({ does: fc.constant('answer' as const), pick: fc.nat(5) }),
    change.map(({ op, ids }): Step => ({ does: 'propose', op, ids })),
    fc.record({ does: fc.constantFrom('settle' as const, 'reject' as const), pick: fc.nat(3) }),
  );

  /**
   * A gateway that does a change when it is settled and answers what stands when it is asked, while its answers arrive in any
   * order.
   */
  function play(steps: Step[]) {
    let truth = rules.empty();
    const gateway: Record<string, Thing> = { a: thing('a'), b: thing('b'), c: thing('c') };
    const asked: { asOf: number; answer: Thing[] }[] = [];
    const open: { id: string; op: string; ids: string[] }[] = [];
    let count = 0;
    for (const one of steps) {
      count += 1;
      if (one.does === 'ask') {
        asked.push({
          asOf: truth.moment,
          answer: Object.values(gateway).map((each) => ({ ...each, title: `${count}` })),
        });
      } else if (one.does === 'answer') {
        const [arrived] = asked.splice(one.pick % Math.max(1, asked.length), 1);
        if (arrived) truth = rules.confirm(truth, arrived.answer, arrived.asOf);
      } else if (one.does === 'propose') {
        open.push({ id: `op-${count}`, op: one.op, ids: one.ids });
        truth = rules.propose(truth, `op-${count}`, one.op, one.ids);
      } else {
        const [over] = open.splice(one.pick % Math.max(1, open.length), 1);
        if (!over) continue;
        if (one.does === 'settle') {
          for (const id of over.ids) gateway[id] = { ...thing(id), ...gateway[id], mark: over.op };
          truth = rules.settle(truth, over.id, at(0));
        } else truth = rules.reject(truth, over.id);
      }
    }
    return { truth, gateway, open };
  }

  it('never undoes what was settled since, in whichever order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        // Changes are settled in the order in which they were proposed, as the outbox releases those of one subject.
        const inTurn = steps.map((one) => ('pick' in one && one.does !== 'answer' ? { ...one, pick: 0 } : one));
        const { truth, gateway, open } = play(inTurn);
        for (const id of Object.keys(truth.visible)) {
          const expected = open.filter((one) => one.ids.includes(id)).at(-1)?.op ?? gateway[id]?.mark;
          expect(truth.visible[id]?.mark).toBe(expected);
        }
      }),
      runs,
    );
  });

  it('that is older than the one already taken changes nothing', () => {
    const settled = rules.settle(rules.propose(holding(thing('a')), 'op', 'x', ['a']), 'op', at(0));
    const fresh = rules.confirm(settled, [thing('a', { title: 'fresh', mark: 'x' })], settled.moment);
    const late = rules.confirm(fresh, [thing('a', { title: 'stale' })], 0);
    expect(late.visible).toBe(fresh.visible);
  });

  it('that is late brings everything but what changes decide, and one asked for later brings all', () => {
    const settled = rules.settle(rules.propose(holding(thing('a')), 'op', 'x', ['a']), 'op', at(0));
    const late = rules.confirm(settled, [thing('a', { title: 'new', mark: 'old' })], 0);
    expect(late.visible.a).toEqual({ ...thing('a', { title: 'new', mark: 'x' }), pending: null });
    const fresh = rules.confirm(late, [thing('a', { mark: 'other' })], settled.moment);
    expect(marks(fresh, 'a')).toEqual(['other']);
  });

  it('asked for before a change of a thing that was unknown then does not hide the change', () => {
    const settled = rules.settle(rules.propose(rules.empty(), 'op', 'x', ['a']), 'op', {
      ...at(0),
      said: { b: 'told' },
    });
    expect(marks(rules.confirm(settled, [thing('a'), thing('b')], 0), 'a', 'b')).toEqual(['x', 'told']);
    expect(marks(rules.confirm(settled, [thing('a')], settled.moment), 'a')).toEqual(['']);
  });

  it('keeps no memory of such changes for longer than an answer can be late', () => {
    const old = rules.settle(rules.propose(rules.empty(), 'op', 'x', ['a']), 'op', at(0));
    const next = rules.settle(rules.propose(old, 'op-2', 'y', ['b']), 'op-2', at(lateFor));
    expect(next.missed.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('what a person sees', () => {
  it('keeps the identity of all that looks as before, whatever happens around it', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        let truth = holding(thing('a'), thing('b'), thing('c'));
        changes.forEach(({ op, ids }, n) => {
          const before = truth.visible;
          truth = rules.propose(truth, `op-${n}`, op, ids);
          for (const id of Object.keys(before))
            if (!(ids as string[]).includes(id)) expect(truth.visible[id]).toBe(before[id]);
        });
        const before = truth.visible;
        truth = rules.confirm(truth, [thing('a'), thing('b'), thing('c')], truth.moment);
        expect(truth.visible).toBe(before);
      }),
      propertyRuns(1_000),
    );
  });

  it('is amended beneath the changes on their way, and the same amendment twice is none', () => {
    const open = rules.propose(holding(thing('a')), 'op', 'x', ['a']);
    const amended = rules.amend(open, ['a', 'unknown'], (known) => ({ ...known, title: 'two', mark: 'beneath' }));
    expect(amended.visible.a).toEqual({ ...thing('a', { title: 'two', mark: 'x' }), pending: 'op' });
    expect(marks(rules.reject(amended, 'op'), 'a')).toEqual(['beneath']);
    expect(rules.amend(amended, ['a'], (known) => known).visible).toBe(amended.visible);
  });

  it('is bounded: the least recently confirmed leaves first, never one under a change or one that stays', () => {
    const full = ['a', 'b', 'c'].reduce<Kept>((truth, id) => rules.confirm(truth, [thing(id)], 0), rules.empty(3));
    const marked = rules.propose(rules.confirm(full, [thing('d')], 0), 'op', 'x', ['b']);
    expect(Object.keys(marked.visible)).toEqual(['b', 'c', 'd']);
    const staying = rules.amend(marked, ['c'], (known) => ({ ...known, title: 'stays' }));
    const more = rules.confirm(staying, [thing('e'), thing('f')], 0);
    expect([Object.keys(more.visible), Object.keys(more.held)]).toEqual([
      ['b', 'c', 'f'],
      ['b', 'c', 'f'],
    ]);
  });

  it('is forgotten when it is cleared, while moments go on', () => {
    const settled = rules.settle(rules.propose(holding(thing('a')), 'op', 'x', ['a', 'b']), 'op', at(0));
    expect(rules.cleared(settled)).toEqual({ ...rules.empty(), moment: settled.moment, tick: settled.tick });
  });
});
