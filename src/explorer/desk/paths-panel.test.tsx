import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import type { Exhibit } from '../lab/lab.types';
import type { Path, Paths } from '../lab/paths';
import { Desk } from './desk';
import { deskMachine } from './desk.machine';
import { stopDesks, openDesk } from './desk.fixture';
import { getByName, waitForStep, textsOf, fillField } from './page.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

async function pathed(machine = deskMachine) {
  const openedDesk = await openDesk('#/login?tab=paths', {}, machine);
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const panel = getElement(host, '#panel-paths');
  const known = () => act(async () => void (await openedDesk.until((now) => now.context.paths !== null)));
  const [walking] = textsOf(panel, '[role=status]');
  await known();
  return {
    ...openedDesk,
    host,
    panel,
    walking,
    paths: () => [...getElement(panel, '[aria-labelledby=walks]').querySelectorAll('li')],
    groups: () => [...panel.querySelectorAll('details')],
    search: getElement(panel, 'input[type=search]'),
  };
}

const path = (more: Partial<Path> = {}): Path => ({
  life: 'sent here from the reports',
  events: [],
  value: 'filling',
  ...more,
});
const known = (paths: Partial<Paths>) =>
  deskMachine.provide({
    actors: {
      walking: fromPromise<Paths, { exhibit: Exhibit | null }>(async () => ({
        states: [],
        transitions: [],
        walks: [],
        broken: [],
        ...paths,
      })),
    },
  });

test('every path stands there with where it begins, its events and its end; what is reached is folded away', async () => {
  const panel = await pathed();
  expect(panel.walking).toBe('Walking every path …');
  expect(textsOf(panel.panel, 'h2')).toEqual(['Adverse orders', '18 paths']);
  expect(panel.paths()).toHaveLength(18);
  expect(panel.paths().map((row) => textsOf(row, 'span, code'))).toContainEqual([
    'sent here from the reports',
    'login.submit password: “”',
    'faulty',
  ]);
  expect(panel.groups().map(({ open }) => open)).toEqual([false, false]);
  expect(textsOf(panel.panel, 'summary')).toEqual([
    'States: 3 of 3 reached',
    expect.stringMatching(/^Transitions: (\d+) of \1 reached$/),
  ]);
});

test('a path is found by its events, its life or its end', async () => {
  const panel = await pathed();
  fillField(panel.search, ' FAULTY ');
  const found = panel.paths().length;
  expect(textsOf(panel.panel, 'h2')).toEqual(['Adverse orders', `${String(found)} of 18 paths`]);
  expect([found > 0 && found < 18, panel.paths().every((row) => row.textContent.includes('faulty'))]).toEqual([
    true,
    true,
  ]);
  fillField(panel.search, 'password: “”');
  const ofNoPassword = panel.paths().map((row) => textsOf(row, 'small'));
  expect([ofNoPassword.length > 1, ofNoPassword.every((details) => details.includes('password: “”'))]).toEqual([
    true,
    true,
  ]);
  fillField(panel.search, 'login.submit → search');
  expect(panel.paths()).toHaveLength(4);
  fillField(panel.search, 'nothing at all');
  expect([panel.paths(), textsOf(panel.panel, 'h2')]).toEqual([[], ['Adverse orders', '0 of 18 paths']]);
});

test('a path that is pressed is walked, and so is the way to a state', async () => {
  const panel = await pathed();
  const row = panel.paths().find((one) => textsOf(one, 'span')[1] === 'login.submit password: “”');
  press(row?.querySelector('button') ?? panel.panel);
  await waitForStep(panel, 1);
  expect(
    panel
      .walk()
      .getSnapshot()
      .context.frames.map(({ value }) => value),
  ).toEqual(['filling', 'faulty']);
  press(getByName(panel.panel, 'button', 'Walk to filling'));
  await waitForStep(panel, 0);
  expect(
    panel
      .walk()
      .getSnapshot()
      .context.frames.map(({ value }) => value),
  ).toEqual(['filling']);
});

test('of a thousand paths fifty are listed, and fifty more each time', async () => {
  const walks = Array.from({ length: 120 }, (_none, index) => path({ events: [{ type: `go.${String(index)}` }] }));
  const panel = await pathed(known({ walks }));
  expect(panel.paths()).toHaveLength(50);
  press(getByName(panel.panel, 'button', 'Show more (70 left)'));
  expect(panel.paths()).toHaveLength(100);
  press(getByName(panel.panel, 'button', 'Show more (20 left)'));
  expect([panel.paths().length, panel.panel.textContent.includes('Show more')]).toEqual([120, false]);
  fillField(panel.search, 'go.1');
  expect(panel.paths()).toHaveLength(31);
});

test('what no path reaches stands open; a transition is told by where it begins, its event and where it leads', async () => {
  const panel = await pathed(
    known({
      states: [
        { id: 'login.filling', reached: true, by: path() },
        { id: 'login.lost', reached: false, by: null },
      ],
      transitions: [
        { id: 'login.filling --login.submit[1]--> stays', taken: true, by: path() },
        { id: 'login.filling --xstate.done.actor.signIn[0]--> login.a, login.b', taken: false, by: null },
      ],
    }),
  );
  expect(panel.groups().map(({ open }) => open)).toEqual([true, true]);
  expect(textsOf(panel.panel, 'summary')).toEqual(['States: 1 of 2 reached', 'Transitions: 1 of 2 reached']);
  expect(panel.groups().map((group) => textsOf(group, '[data-missed]'))).toEqual([
    ['lostnot reached'],
    ['filling, signIn → a, bnot reached'],
  ]);
  expect(getByName(panel.panel, 'button', 'Walk to filling, login.submit (2) → stays').textContent).toBe('Walk');
});

test('what breaks on a path is said first, and can be walked to', async () => {
  const broken = [
    {
      said: 'the password is kept',
      by: path({ events: [{ type: 'login.submit', user: '', password: '' }], value: 'faulty' }),
    },
  ];
  const panel = await pathed(known({ broken }));
  expect(textsOf(panel.panel, 'h2')).toEqual(['Found on a path', 'Adverse orders', '0 paths']);
  press(getByName(panel.panel, 'button', 'Show it'));
  await waitForStep(panel, 1);
  expect(panel.walk().getSnapshot().context.frames[1]?.value).toBe('faulty');
});
