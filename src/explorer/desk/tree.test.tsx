import { describe, expect, test } from 'vitest';
import { getElement, press, renderNode } from '../../../tests/render-node';
import type { PlainData } from '../../../machines/simulator/plain-data';
import { textsOf } from './page.fixture';
import { Tree } from './tree';

const treed = (value: PlainData, ...changed: string[]) =>
  renderNode(<Tree label="Context" value={value} changed={new Set(changed)} />).host;
/** Each line that stands open or closed by its own key, as it reads. */
const lines = (host: ParentNode) =>
  [...host.querySelectorAll('li')].map((line) =>
    (line.querySelector(':scope > details > summary') ?? line).textContent.trim(),
  );
const openIn = (host: ParentNode) =>
  [...host.querySelectorAll('details')]
    .filter(({ open }) => open)
    .map((one) => one.querySelector('summary span')?.textContent);

describe('data as a tree', () => {
  test('reads as what it is', () => {
    const host = treed({
      text: 'a "b"',
      count: 0,
      isOpen: false,
      nothing: null,
      list: [1, 2],
      empty: [],
      none: {},
      more: { a: 1 },
    });
    expect(lines(host)).toEqual([
      'text "a \\"b\\""',
      'count 0',
      'isOpen false',
      'nothing null',
      'list [2]',
      '0 1',
      '1 2',
      'empty [0]',
      'none {}',
      'more',
      'a 1',
    ]);
    expect(getElement(host, 'ul').getAttribute('aria-label')).toBe('Context');
  });

  test.each([
    [null, 'null'],
    ['started', '"started"'],
    [3, '3'],
  ])('of %j is that alone', (value, text) => {
    const host = treed(value);
    expect([textsOf(host, 'code'), host.querySelector('ul')]).toEqual([[text], null]);
  });

  test('is folded, but for what holds a change', () => {
    const value = {
      draft: { reason: 'PPPI1', files: { first: 'a' } },
      rows: [{ id: 1 }, { id: 2 }],
      draftly: { reason: 1 },
    };
    expect(openIn(treed(value))).toEqual([]);
    const host = treed(value, 'draft.files.first', 'rows.1');
    expect(openIn(host)).toEqual(['draft', 'files', 'rows', '1']);
    const marked = [...host.querySelectorAll('[data-changed]')];
    expect(marked.map((line) => line.querySelector('span')?.textContent)).toEqual(['first', '1']);
    expect(textsOf(host, '[data-changed]')).toEqual(['first "a" changed', '1  changedid 2']);
  });

  test('unfolds and folds a branch by its summary, which the keyboard reaches', () => {
    const host = treed({ draft: { reason: 'PPPI1' } });
    const summary = getElement(host, 'details > summary');
    expect([summary.tabIndex, openIn(host)]).toEqual([0, []]);
    press(summary);
    expect(openIn(host)).toEqual(['draft']);
    press(summary);
    expect(openIn(host)).toEqual([]);
  });

  test('shows a hundred of a long list and says how many more there are', () => {
    const rows = (count: number) => treed({ rows: Array.from({ length: count }, (_none, index) => index) });
    expect(lines(rows(100))).toHaveLength(101);
    const host = rows(251);
    expect([lines(host).length, lines(host).at(-2), lines(host).at(-1)]).toEqual([102, '99 99', 'and 151 more']);
  });

  test('of a long list shows what changed in it wherever it stands', () => {
    const rows = Array.from({ length: 251 }, (_none, index) => ({ id: index }));
    const host = treed({ rows }, 'rows.180', 'rows.200.id');
    expect(textsOf(host, '[data-changed]')).toEqual(['180  changedid 180', 'id 200 changed']);
    expect(lines(host).at(-1)).toBe('and 149 more');
    expect(lines(treed({ rows: rows.slice(0, 101) }, 'rows.100')).at(-1)).toBe('id 100');
    const anew = rows.map((_row, index) => `rows.${String(index)}`);
    expect(lines(treed({ rows }, ...anew)).at(-1)).toBe('and 51 more');
  });
});
