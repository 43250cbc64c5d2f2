import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addresses } from '../../machines/domain/addresses';
import { getElement, renderNode } from '../../tests/render-node';
import { ScreenSkeleton } from './skeletons';

const sheet = readFileSync(join(import.meta.dirname, 'skeletons.module.css'), 'utf8');
const named = [...sheet.matchAll(/\[data-of='(\w+)'\] > \.table/g)].map(([, name = '']) => name);

test('a table that comes under tools has their room while it loads, wide and narrow', () => {
  for (const name of [
    'suspicious',
    'history',
    'watchedSellers',
    'trustedSellers',
    'closedCases',
    'liveSearches',
    'results',
  ])
    expect(named.filter((each) => each === name)).toHaveLength(2);
  expect(named.filter((name) => !(name in addresses))).toEqual([]);
});

test('the skeleton of a screen says whose it is, and its table is what stands at its end', () => {
  const { host } = renderNode(<ScreenSkeleton of="suspicious" />);
  const table = getElement(host, '[data-of=suspicious]').lastElementChild;
  expect(table?.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(5);
});
