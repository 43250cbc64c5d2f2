import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import { act } from '../../../tests/act';
import { waitForElement, getElement, press, renderNode } from '../../../tests/render-node';
import type { CheckedMachine } from '../lab/check';
import { loadExhibit, machineNames } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { readTraceability, type Traceability } from '../lab/traceability';
import { Desk } from './desk';
import { deskMachine } from './desk.machine';
import { stopDesks, openDesk } from './desk.fixture';
import { getByName, textsOf, fillField } from './page.fixture';
import type { Platform } from './platform.types';
import type { ExplorerLocation } from './location';
import { firstSentence } from './readmes';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

async function paged(hash: string, machine = deskMachine, more: Partial<Platform> = {}) {
  const explorer = await openDesk(hash, more, machine);
  const { host } = await act(async () => renderNode(<Desk desk={explorer.desk} />, 'en'));
  return { ...explorer, host, alerts: () => textsOf(host, '[role=alert]') };
}

describe('the list of the machines', () => {
  const cards = (host: ParentNode) => [...host.querySelectorAll('main li a')];

  test('has every machine under its area, with a sentence and its address', async () => {
    const { host, alerts } = await paged('#/');
    await waitForElement(host, 'main li');
    expect(cards(host).map((card) => card.getAttribute('href'))).toEqual(
      expect.arrayContaining(machineNames.map((name) => `#/${name}`)),
    );
    expect(cards(host)).toHaveLength(machineNames.length);
    expect(cards(host).filter((card) => (card.lastElementChild?.textContent ?? '').length < 15)).toEqual([]);
    const areas = textsOf(host, 'main section h2');
    expect([new Set(areas).size, areas.includes('cases')]).toEqual([areas.length, true]);
    expect([alerts(), document.title]).toEqual([[], 'Vigía · Machine explorer']);
  });

  test('is searched by name, area and purpose; where nothing is found it says so', async () => {
    const { host } = await paged('#/');
    const field = getByName(host, 'label', 'Find a machine or an event').parentElement?.querySelector('input') ?? host;
    await waitForElement(host, 'main li');
    const addresses = () => cards(host).map((card) => card.getAttribute('href'));
    fillField(field, 'sendNotice');
    expect(addresses()).toEqual(['#/sendNotice']);
    fillField(field, ' SEARCH ');
    expect(addresses()).toEqual(expect.arrayContaining(['#/liveSearches', '#/results']));
    expect(addresses().length).toBeLessThan(machineNames.length / 2);
    fillField(field, '');
    for (const section of host.querySelectorAll('main section')) {
      const ofArea = cards(section).map((card) => card.getAttribute('href'));
      fillField(field, textsOf(section, 'h2')[0] ?? '');
      expect(addresses()).toEqual(expect.arrayContaining(ofArea));
      fillField(field, '');
    }
    fillField(field, 'pictures, description, questions');
    expect(addresses()).toEqual(['#/listing']);
    fillField(field, 'zeppelin');
    expect(cards(host)).toEqual([]);
    expect(textsOf(host, '[role=status]')).toEqual(['No machine has “zeppelin” in its name, area or purpose.']);
  });

  test('has every event of that name, with the machines that hear it and those that send it, each a link', async () => {
    const { host } = await paged('#/?find=report.closed');
    await waitForElement(host, '[aria-labelledby=events] li');
    const [found, ...others] = host.querySelectorAll('[aria-labelledby=events] li');
    expect([found?.textContent, others]).toEqual(['report.closedheard by sendNoticesent by marking', []]);
    expect([...(found?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '#/map?at=event%3Areport.closed',
      '#/sendNotice',
      '#/marking',
    ]);
    const field = getByName(host, 'label', 'Find a machine or an event').parentElement?.querySelector('input') ?? host;
    fillField(field, 'tab.choose');
    expect(getElement(host, '[aria-labelledby=events] li').textContent).toContain('sent by people, the page');
  });

  test('says which machine there is none of', async () => {
    expect((await paged('#/nobody')).alerts()).toEqual(['There is no machine "nobody". Choose one of these.']);
  });

  test.each([
    ['# A case\n\nOne *case*, with [its](case.md) `reply`.\nIt ends.\n\nMore.', 'One case, with its reply.'],
    ['# A case\n\nNo stop', 'No stop'],
    ['', ''],
  ])('takes the first sentence of a README: %#', (markdown, sentence) => {
    expect(firstSentence(markdown)).toBe(sentence);
  });
});

describe('a machine', () => {
  test('has its name in the title and its area before it', async () => {
    const { host, desk, until } = await paged('#/login');
    expect(document.title).toBe('login · Machine explorer');
    expect(textsOf(getElement(host, 'nav'), 'li')).toEqual(['session', 'login']);
    await act(async () => {
      desk.send({ type: 'address.changed', hash: '#/' });
      await until((now) => now.matches('list'));
    });
    expect([document.title, host.querySelector('nav')]).toEqual(['Vigía · Machine explorer', null]);
  });

  test('is said to be opened while it is', async () => {
    const opening = fromPromise<Exhibit, { place: ExplorerLocation }>(() => new Promise(() => undefined));
    const machine = deskMachine.provide({ actors: { opening } });
    const { host, desk, until } = await paged('#/', machine);
    await act(async () => {
      desk.send({ type: 'address.changed', hash: '#/login' });
      await until((now) => now.matches('opening'));
    });
    expect([textsOf(host, 'main'), getElement(host, 'main').getAttribute('aria-busy')]).toEqual([
      ['Opening …'],
      'true',
    ]);
  });

  test('that can’t be opened says why, and is asked for again', async () => {
    let requestCount = 0;
    const opening = fromPromise<Exhibit, { place: ExplorerLocation }>(async () => {
      requestCount += 1;
      if (requestCount === 1) throw new Error('case.samples.ts is missing.');
      return loadExhibit('login');
    });
    const { host, alerts, until } = await paged('#/login', deskMachine.provide({ actors: { opening } }));
    expect([alerts(), textsOf(host, 'h1')]).toEqual([['case.samples.ts is missing.'], ['This machine can’t be shown']]);
    press(getByName(host, 'button', 'Try again'));
    await act(async () => void (await until((now) => now.matches('shown') && now.context.walk !== null)));
    expect([alerts(), textsOf(host, 'h1')]).toEqual([[], ['login']]);
  });
});

test('the colours are chosen one after the other, for the whole page', async () => {
  const { host } = await paged('#/');
  const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
  const seen = ['As the system', 'Light', 'Dark', 'As the system'].map((words) => {
    const painted = scheme();
    press(getByName(host, 'button', `Colours: ${words}`));
    return painted;
  });
  expect(seen).toEqual(['light', 'light', 'dark', 'light']);
});

describe('the page of the coverage', () => {
  const checked = (name: string, faults: string[]): CheckedMachine => ({
    name,
    area: 'system',
    lives: 1,
    events: 1200,
    walks: 3,
    states: { all: 4, reached: 4 },
    transitions: { all: 5, taken: 5 - faults.length },
    faults,
  });
  const checking = (machines: CheckedMachine[], isDone: boolean, traceability?: Traceability) =>
    deskMachine.provide({
      actors: {
        readingTraceability: fromPromise(() =>
          traceability === undefined ? new Promise<Traceability>(() => {}) : Promise.resolve(traceability),
        ),
        checking: fromCallback(({ sendBack }) => {
          for (const machine of machines) sendBack({ type: 'machine.checked', machine });
          if (isDone) sendBack({ type: 'check.done' });
        }),
      },
    });
  const rows = (host: ParentNode, part: string) =>
    [...host.querySelectorAll(`${part} tr`)].map((row) =>
      textsOf(row, 'th > a, td, tfoot th').filter((text) => text !== ''),
    );

  test('says how far it is, and names what is known by then', async () => {
    const { host } = await paged('#/coverage', checking([checked('login', [])], false));
    expect(textsOf(host, '[role=status]')).toEqual([
      `Walking every path: 1 of ${String(machineNames.length)} machines …`,
    ]);
    expect(rows(host, 'tbody')).toEqual([['login', '1', '1,200', '3', '4 / 4', '5 / 5']]);
    expect(textsOf(host, 'tbody th > span')).toEqual(['1 life, 1,200 events, 3 paths']);
    expect(getElement(host, 'tbody a').getAttribute('href')).toBe('#/login?tab=paths');
    expect(host.querySelector('tfoot')).toBeNull();
  });

  test('says that everything is reached, and sums it up', async () => {
    const { host } = await paged('#/coverage', checking([checked('login', []), checked('case', [])], true));
    expect(textsOf(host, '[role=status]')).toEqual(['All 2 machines: every state reached, every transition taken.']);
    expect(textsOf(host, 'tfoot th, tfoot td').slice(0, 6)).toEqual([
      '2 machines2 lives, 2,400 events, 6 paths',
      '2',
      '2,400',
      '6',
      '8 / 8',
      '10 / 10',
    ]);
    expect([...host.querySelectorAll('tbody svg')].map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'all',
      'all',
    ]);
  });

  test('says how many transitions journeys and tests of requirements take, where the others are seen, and when that was recorded', async () => {
    const traceability = readTraceability({
      files: [
        { file: 'e2e/journeys/a.spec.ts', recorded: '2026-11-29 at abc', titles: ['SES-01 signs in', 'looks on'] },
      ],
      machines: { login: { scenarios: ['a'], arrows: { a: ['0', '0-1'], b: ['0', '1'], c: ['0', ''] } } },
    });
    const machines = [checked('login', []), checked('case', [])];
    const { desk, host } = await paged('#/coverage', checking(machines, true, traceability));
    await act(async () => void (await waitFor(desk, ({ context }) => context.traceability !== null)));
    expect(rows(host, 'tbody').map((row) => row.slice(-2))).toEqual([
      ['2 / 5', '1 / 5'],
      ['0 / 5', '0 / 5'],
    ]);
    expect(rows(host, 'tfoot').map((row) => row.slice(-2))).toEqual([['2 / 10', '1 / 10']]);
    expect(textsOf(host, 'tbody th > span')[0]).toBe(
      '1 life, 1,200 events, 3 paths; 2 transitions by journeys, 1 by tests of requirements',
    );
    expect([...host.querySelectorAll('tbody td a')].slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
      '#/login?arrows=journeys&only=untaken',
      '#/login?arrows=requirements&only=untaken',
    ]);
    expect(host.textContent).toContain('was recorded 2026-11-29 at abc');
  });

  test('names the machines of whose transitions samples alone take most, where those are seen', async () => {
    const traceability = readTraceability({
      files: [{ file: 'e2e/journeys/a.spec.ts', recorded: 'today', titles: ['SES-01 signs in'] }],
      machines: {
        login: { scenarios: ['a'], arrows: { a: ['0', '0'], b: ['0', ''] } },
        case: { scenarios: ['a'], arrows: { c: ['0', ''], d: ['0', ''], e: ['0', '0'] } },
        shell: { scenarios: ['a'], arrows: { f: ['0', '0'] } },
      },
    });
    const machines = [checked('login', []), checked('case', []), checked('shell', [])];
    const { desk, host } = await paged('#/coverage', checking(machines, true, traceability));
    await act(async () => void (await waitFor(desk, ({ context }) => context.traceability !== null)));
    expect(getElement(host, 'main section p').textContent).toBe(
      'No journey and no test of a requirement takes 3 of 6 transitions. Most of them:',
    );
    expect(textsOf(host, 'main section li')).toEqual(['case 2 of 3', 'login 1 of 2']);
    expect([...host.querySelectorAll('main section a')].map((link) => link.getAttribute('href'))).toEqual([
      '#/case?arrows=tests&only=untaken',
      '#/login?arrows=tests&only=untaken',
    ]);
  });

  test('says which machines have faults, and each of them', async () => {
    const faults = ['Transition not taken: a.', 'The drawing is of another version.'];
    const { host } = await paged('#/coverage', checking([checked('login', []), checked('case', faults)], true));
    expect(textsOf(host, '[role=status]')).toEqual(['1 of 2 machines have faults.']);
    expect(textsOf(host, 'tr[data-bad] p')).toEqual(faults);
    expect(getElement(host, 'tr[data-bad] svg').getAttribute('aria-label')).toBe('not all');
  });
});

test('a part of the explorer that can’t be had is told above what stands, and the page is loaded again when asked', async () => {
  const reload = vi.fn();
  const { desk, host, alerts } = await paged('#/', deskMachine, { reload });
  await waitForElement(host, 'main li');
  expect(alerts()).toEqual([]);
  await act(async () => desk.send({ type: 'part.missing', said: '/assets/share-1a2b3c4d.js is missing' }));
  expect(alerts()).toEqual([expect.stringContaining('/assets/share-1a2b3c4d.js is missing')]);
  expect(host.querySelector('main li')).not.toBeNull();
  await press(getByName(host, '[role=alert] button', 'Load the page again'));
  expect(reload).toHaveBeenCalledOnce();
});
