import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listMachine } from '../../../machines/shared/list/list.machine';
import { loadExhibit } from '../lab/exhibit';
import { createWalkAddress, stopDesks, openDesk, type OpenedDesk } from './desk.fixture';
import { readLocation, formatLocation } from './location';

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
