import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { listChangedPaths, toPlainData, type PlainData } from './plain-data';

describe('data as it can be shown', () => {
  test('what is none becomes a word', () => {
    const around: Record<string, unknown> = {
      when: new Date(0),
      none: undefined,
      rows: new Map([['a', new Set([1])]]),
    };
    around.self = around;
    around.actor = createActor(setup({}).createMachine({}), { id: 'drawer' });
    around.do = () => undefined;
    around.error = new TypeError('No.');
    around.large = 1n;
    around.never = Number.NaN;
    expect(toPlainData(around)).toEqual({
      when: '1970-01-01T00:00:00.000Z',
      rows: [['a', [1]]],
      self: '[itself]',
      actor: '[actor drawer]',
      do: '[function]',
      error: '[TypeError: No.]',
      large: '1',
      never: 'NaN',
    });
  });

  test('plain data stays as it is, and is written without loss', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(toPlainData(JSON.parse(text)))).toBe(text);
      }),
    );
  });

  test('what differs is told by its path, and by that of what is new or gone', () => {
    const before = { draft: { reason: 'A', photos: [1, 2] }, gone: { deep: 1 }, same: [{ a: 1 }] };
    const after = { draft: { reason: 'B', photos: [1, 3, 4] }, came: true, same: [{ a: 1 }] };
    expect(listChangedPaths(before, after)).toEqual([
      'draft.reason',
      'draft.photos',
      'draft.photos.1',
      'draft.photos.2',
      'gone',
      'came',
    ]);
    expect(listChangedPaths(before, structuredClone(before))).toEqual([]);
    expect(listChangedPaths(null, { a: 1 })).toEqual(['']);
  });

  test.each<[string, PlainData[], PlainData[], string[]]>([
    [
      'the first is gone',
      [
        { id: 1, a: 1 },
        { id: 2, a: 1 },
      ],
      [{ id: 2, a: 1 }],
      ['rows'],
    ],
    ['one came before the others', [{ id: 'x' }], [{ id: 'y' }, { id: 'x' }], ['rows.0']],
    ['one changed and moved up', [{ id: 1 }, { id: 2, a: 1 }], [{ id: 2, a: 2 }], ['rows', 'rows.0.a']],
    ['two changed places', ['a', 'b', 'c'], ['b', 'a', 'c'], ['rows']],
    ['a text came and another one went', ['a', 'b'], ['b', 'c'], ['rows', 'rows.1']],
    ['some are known by nothing', [[1], [2]], [[2]], ['rows.0', 'rows.0.0', 'rows.1']],
    ['two are the same', [1, 1, 2], [1, 2, 2], ['rows.1']],
  ])('a list of which %s', (_, before, after, paths) => {
    expect(listChangedPaths({ rows: before }, { rows: after })).toEqual(paths);
  });
});
