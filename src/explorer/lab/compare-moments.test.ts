import { expect, test } from 'vitest';
import { compareMoments } from './compare-moments';
import { frameWith } from './frame.fixture';

const ask = { port: 'reply', nth: 1, by: 'reply', input: null, standing: 'open' } as const;
const told = (...moments: Parameters<typeof compareMoments>) =>
  compareMoments(...moments).map(({ section, path, one, other }) =>
    [section, path, one, other].filter((text) => text !== '').join(' | '),
  );

test('states, machines within, ports and delays are told in words, however long', () => {
  const value = { deciding: { step: 'category', templates: 'resting', wording: { pen: 'resting', desk: 'quiet' } } };
  const timer = { event: 'xstate.after.3000.case', says: 'after 3 s', due: 3000, inner: false };
  const before = frameWith({ value: 'asking', asks: [ask] });
  const after = frameWith({
    value: 'shown',
    within: [{ way: 'drawer', name: 'drawer', value, active: [] }],
    asks: [{ ...ask, standing: 'answered' }],
    timers: [timer],
  });
  expect(told(before, after)).toEqual([
    'state | asking | shown',
    'runs within | drawer | absent | deciding.step.category · deciding.templates.resting · deciding.wording.pen.resting · deciding.wording.desk.quiet',
    'is asked | reply #1 | open | absent',
    'runs out | after 3 s | absent | running',
  ]);
});

test('of large data the field of the row that differs is named with what it is, and rows that came or went', () => {
  const rows = Array.from({ length: 20 }, (_row, at) => ({ id: `MLA${String(at)}`, title: 'Bolso', price: at }));
  const before = frameWith({ context: { rows, failure: null } });
  const changed = rows.map((row) => (row.id === 'MLA7' ? { ...row, price: 99 } : row));
  const after = frameWith({ context: { rows: changed.slice(0, -1), failure: { code: 'TIMEOUT' } } });
  expect(told(before, after)).toEqual([
    expect.stringMatching(/^context \| rows\[\] \| MLA0, .* MLA19 \| MLA0, .* MLA18$/),
    'context | rows[MLA7].price | 7 | 99',
    'context | rows[MLA19] | {"id":"MLA19","title":"Bolso","price":19} | absent',
    'context | failure | null | {"code":"TIMEOUT"}',
  ]);
});

test('long texts are shown from where they differ', () => {
  const same = 'a'.repeat(300);
  const [difference] = compareMoments(
    frameWith({ view: { text: `${same}one` } }),
    frameWith({ view: { text: `${same}two` } }),
  );
  expect([difference?.one, difference?.other]).toEqual([`…${'a'.repeat(24)}one"`, `…${'a'.repeat(24)}two"`]);
});

test('two moments that are the same differ in nothing', () => {
  expect(compareMoments(frameWith({ context: { a: [1] } }), frameWith({ context: { a: [1] } }))).toEqual([]);
});
