import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/property-runs';
import {
  confirmTruth,
  createOverlay,
  proposeLayer,
  rejectLayer,
  settleLayer,
  applyLayers,
  type Overlay,
} from './overlay';

type Cells = Record<string, string>;
type Op = { cell: string; put: string };
const apply = (cells: Cells, op: Op): Cells => ({ ...cells, [op.cell]: op.put });

const cell = fc.constantFrom('a', 'b', 'c');
const cells = fc.dictionary(cell, fc.string({ maxLength: 2 }), { maxKeys: 3, noNullPrototype: true });
const ops = fc.array(fc.record({ cell, put: fc.string({ maxLength: 2 }) }), { minLength: 1, maxLength: 6 });
const runs = propertyRuns(10_000);

const proposed = (truth: Cells, given: Op[]): Overlay<Cells, Op> =>
  given.reduce((overlay, op, index) => proposeLayer(overlay, `op-${index}`, op), createOverlay<Cells, Op>(truth));

describe('the overlay of changes on their way', () => {
  it('LST-44 rollback is exact: refusing an operation is as if it had never been proposed', () => {
    fc.assert(
      fc.property(cells, ops, fc.record({ cell, put: fc.string() }), (truth, given, extra) => {
        const before = proposed(truth, given);
        expect(rejectLayer(proposeLayer(before, 'extra', extra), 'extra', apply)).toEqual(before);
      }),
      runs,
    );
  });

  it('refusing one of many shows what the others alone would show', () => {
    fc.assert(
      fc.property(cells, ops, fc.nat(), (truth, given, pick) => {
        const index = pick % given.length;
        const without = given.filter((_op, at) => at !== index);
        expect(applyLayers(rejectLayer(proposed(truth, given), `op-${index}`, apply), apply)).toEqual(
          applyLayers(proposed(truth, without), apply),
        );
      }),
      runs,
    );
  });

  it('the order in which operations settle never matters, and nothing visible moves while they do', () => {
    fc.assert(
      fc.property(
        cells,
        ops.chain((given) =>
          fc.tuple(fc.constant(given), fc.shuffledSubarray([...given.keys()], { minLength: given.length })),
        ),
        (truth, [given, order]) => {
          let overlay = proposed(truth, given);
          const shown = applyLayers(overlay, apply);
          for (const index of order) {
            overlay = settleLayer(overlay, `op-${index}`, apply);
            expect(applyLayers(overlay, apply)).toEqual(shown);
          }
          expect(overlay).toEqual({ confirmed: given.reduce(apply, truth), layers: [] });
        },
      ),
      runs,
    );
  });

  it('no ordering of answers, refusals and confirmations shows a stale value', () => {
    const outcomes = fc.array(fc.constantFrom<'settle' | 'reject'>('settle', 'reject'), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        cells,
        outcomes,
        ops.chain((given) =>
          fc.tuple(fc.constant(given), fc.shuffledSubarray([...given.keys()], { minLength: given.length })),
        ),
        (truth, verdicts, [given, order]) => {
          let overlay = proposed(truth, given);
          const gone = new Set<number>();
          for (const index of order) {
            const verdict = verdicts[index] === 'settle' ? settleLayer : rejectLayer;
            if (verdicts[index] === 'reject') gone.add(index);
            overlay = verdict(overlay, `op-${index}`, apply);
            const expected = given.filter((_op, at) => !gone.has(at)).reduce(apply, truth);
            expect(applyLayers(overlay, apply)).toEqual(expected);
          }
          expect(overlay.layers).toEqual([]);
        },
      ),
      runs,
    );
  });

  it('keeps what is on its way on top of newly confirmed truth', () => {
    fc.assert(
      fc.property(cells, cells, ops, (old, fresh, given) => {
        expect(applyLayers(confirmTruth(proposed(old, given), fresh), apply)).toEqual(given.reduce(apply, fresh));
      }),
      runs,
    );
  });

  it('hears the same word twice without harm', () => {
    const once = proposed({}, [{ cell: 'a', put: '1' }]);
    expect(proposeLayer(once, 'op-0', { cell: 'a', put: '2' })).toBe(once);
    const settled = settleLayer(once, 'op-0', apply);
    expect(settleLayer(settled, 'op-0', apply)).toBe(settled);
    expect(rejectLayer(settled, 'op-0', apply)).toBe(settled);
    const waiting = settleLayer(
      proposed({}, [
        { cell: 'a', put: '1' },
        { cell: 'a', put: '2' },
      ]),
      'op-1',
      apply,
    );
    expect(rejectLayer(waiting, 'op-1', apply)).toBe(waiting);
    expect(settleLayer(waiting, 'op-1', apply)).toBe(waiting);
  });
});
