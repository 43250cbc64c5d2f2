import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { LayoutResult, LayoutInput } from './desk.effects';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { Paths } from '../lab/paths';
import { deskMachine } from './desk.machine';
import { stopDesks, openDesk, createWalkAddress, type OpenedDesk } from './desk.fixture';
import { Blob as WholeBlob } from 'node:buffer';
import { listMachine } from '../../../machines/shared/list/list.machine';
import { readLocation, formatLocation } from './location';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

describe('the chart', () => {
  test('is laid out anew without what is collapsed, and is the drawn one again when all is shown', async () => {
    const one = await openDesk('#/case');
    const laid = () => one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await laid();
    const inside = cases.layout.nodes.filter(({ parent }) => parent === 'case.reply').map(({ id }) => id);
    expect(inside.length).toBeGreaterThan(3);
    expect(one.context().layout?.nodes.map(({ id }) => id)).toEqual(
      cases.layout.nodes.map(({ id }) => id).filter((id) => !inside.includes(id)),
    );
    expect([...one.context().collapsed]).toEqual(['case.reply']);
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await laid();
    expect([one.context().layout, one.context().collapsed.size]).toEqual([cases.layout, 0]);
  });

  test('that is fitted is folded by level, unfolded where the machine goes, and gives back what a person had folded', async () => {
    const one = await openDesk('#/infiniteList');
    const laid = () => one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    const folded = () => [[...one.context().collapsed], one.context().levelled];
    const fit = async (room: { width: number; height: number } | null) => {
      one.desk.send({ type: 'chart.fit', room });
      await laid();
    };
    await fit({ width: 860, height: 640 });
    expect(folded()).toEqual([['infiniteList.shown'], 1]);
    one.desk.send({ type: 'region.toggle', id: 'infiniteList.shown' });
    await laid();
    expect(folded()).toEqual([[], 0]);
    await fit(null);
    await fit({ width: 860, height: 640 });
    expect(folded(), 'what was unfolded by hand stays so').toEqual([[], 0]);
    one.desk.send({ type: 'region.toggle', id: 'infiniteList.shown' });
    await laid();
    await fit(null);
    expect(folded(), 'and what was folded by hand').toEqual([['infiniteList.shown'], 0]);
  });

  test('that is fitted shows where the machine goes', async () => {
    const one = await openDesk('#/sendNotice');
    const laid = () => one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    one.desk.send({ type: 'chart.fit', room: { width: 960, height: 760 } });
    await laid();
    expect([...one.context().collapsed]).toEqual(['sendNotice.shown']);
    one.desk.send({ type: 'paths.open' });
    const { context } = await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    const path = context.paths?.walks.find(({ value }) => typeof value === 'object' && 'shown' in value);
    if (path === undefined) throw new Error('No path leads to shown.');
    one.walk().send({ type: 'path.take', path });
    await one.until((now) => (now.context.walk?.at ?? 0) > 0 && now.matches({ shown: { chart: 'laid' } }));
    expect([...one.context().collapsed]).not.toContain('sendNotice.shown');
  });

  test('what is chosen in it is let go by choosing it again or nothing; the way to it is looked for', async () => {
    const one = await openDesk('#/login');
    const choose = (id: string | null) => {
      one.desk.send({ type: 'chart.choose', id });
      return one.context().chosen;
    };
    expect(choose('login.faulty')).toBe('login.faulty');
    expect(one.desk.getSnapshot().matches({ shown: { paths: 'walking' } })).toBe(true);
    const others = ['login.filling', 'login.filling', 'login', null];
    expect(others.map(choose)).toEqual(['login.filling', null, 'login', null]);
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect(others.map(choose)).toEqual(['login.filling', null, 'login', null]);
    const { states = [], transitions = [] } = one.context().paths ?? {};
    expect(states.map(({ id }) => id)).toContain('login.faulty');
    expect([states.filter(({ reached }) => !reached), transitions.filter(({ taken }) => !taken)]).toEqual([[], []]);
  });

  test('that can’t be laid out is told, and the one before stays', async () => {
    const layingOut = fromPromise<LayoutResult, LayoutInput>(() =>
      Promise.reject(new Error('There is no place for it.')),
    );
    const one = await openDesk('#/case', {}, deskMachine.provide({ actors: { layingOut } }));
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    expect([one.context().fault, one.context().layout]).toEqual(['There is no place for it.', cases.layout]);
  });

  test('that is collapsed and unfolded at once is the drawn one', async () => {
    const one = await openDesk('#/case');
    for (const id of ['case.reply', 'case.content', 'case.reply', 'case.content'])
      one.desk.send({ type: 'region.toggle', id });
    await one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    expect([one.context().layout, one.context().collapsed.size]).toEqual([cases.layout, 0]);
  });

  test('shows what no path reaches when it is asked to, and no more when it is asked again', async () => {
    const one = await openDesk('#/login');
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(true);
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(false);
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(true);
  });

  test('is asked to while the paths are being walked for something else', async () => {
    const one = await openDesk('#/login');
    one.desk.send({ type: 'paths.open' });
    one.desk.send({ type: 'coverage.toggle' });
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect(one.context().showsCoverage).toBe(true);
  });
});

describe('the paths', () => {
  test('are walked once they are looked at; a search begins at the top of the list, more are shown by fifties', async () => {
    const one = await openDesk('#/login');
    one.desk.send({ type: 'paths.open' });
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect(one.context().paths?.walks).toHaveLength(18);
    one.desk.send({ type: 'paths.more' });
    expect(one.context().pathsListed).toBe(100);
    one.desk.send({ type: 'paths.filter', text: 'faulty' });
    expect([one.context().pathFilter, one.context().pathsListed]).toEqual(['faulty', 50]);
    const { paths } = one.context();
    one.desk.send({ type: 'paths.open' });
    expect(one.context().paths).toBe(paths);
  });

  test('that can’t be walked are told; nothing waits for them, and they can be asked for again', async () => {
    let requestCount = 0;
    const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(async () => {
      requestCount += 1;
      if (requestCount === 1) throw new Error('The paths do not end.');
      return { states: [], transitions: [], walks: [], broken: [] };
    });
    const one = await openDesk('#/login', {}, deskMachine.provide({ actors: { walking } }));
    one.desk.send({ type: 'coverage.toggle' });
    await one.until((now) => now.context.fault !== null);
    expect(one.context()).toMatchObject({ fault: 'The paths do not end.', paths: null, showsCoverage: false });
    one.desk.send({ type: 'coverage.toggle' });
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect([one.context().showsCoverage, one.context().paths?.walks]).toEqual([true, []]);
  });
});

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const laid = ({ until }: OpenedDesk) => until((now) => now.matches({ shown: { chart: 'laid' } }));
const drawn = (one: OpenedDesk) => [
  one.context().drawn?.name,
  one.context().drawn?.way,
  one.context().layout?.nodes[0]?.id,
];

test('a machine that runs within is drawn as the roster draws it, and the machine itself again', async () => {
  const one = await openDesk(await createWalkAddress());
  const chooseInner = async (way: string) => {
    await one.keeping(() => one.desk.send({ type: 'within.choose', way }));
    await laid(one);
  };
  one.desk.send({ type: 'chart.choose', id: 'case.reply' });
  await chooseInner('gallery');
  expect([drawn(one), one.context().chosen]).toEqual([['gallery', 'gallery', 'gallery'], null]);
  expect(one.context().layout).toEqual((await loadExhibit('gallery')).layout);
  expect(one.pushed.at(-1)).toMatch(/\?within=gallery$/);
  await chooseInner('');
  expect([drawn(one), one.kept.at(-1)]).toEqual([['case', '', 'case'], expect.not.stringMatching('within')]);
});

test('an address that looks into one draws it from the first step at which it runs', async () => {
  const one = await openDesk(`${await createWalkAddress({}, 0)}?within=gallery`);
  await laid(one);
  expect(drawn(one)).toEqual(['case', '', 'case']);
  await one.goTo(1);
  await one.until(({ context }) => context.drawn?.way === 'gallery');
  await one.goTo(0);
  await one.until(({ context }) => context.drawn?.way === '');
});

test('a list that a screen runs has the words of lists', async () => {
  const one = await openDesk('#/suspicious?within=list');
  await one.until(({ context }) => context.drawn?.way === 'list');
  const { machine, name, folder, words } = one.context().drawn ?? {};
  expect([name, folder, machine === listMachine]).toEqual(['suspiciousList', 'machines/shared/list', false]);
  expect(words).toBe((await loadExhibit('list')).words);
});

test('what is looked into is read from an address as it was written', () => {
  const place = readLocation('#/case?within=shell%2Fmenu');
  expect(place).toMatchObject({ page: 'machine', within: 'shell/menu' });
  expect(formatLocation(place)).toBe('#/case?within=shell%2Fmenu');
  expect(readLocation('#/case')).not.toHaveProperty('within');
});
