import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import look from '../chart/drawing.module.css';
import { loadExhibit } from '../lab/exhibit';
import { readTraceability, type Traceability } from '../lab/traceability';
import { Desk } from './desk';
import { deskMachine } from './desk.machine';
import { stopDesks, openDesk } from './desk.fixture';
import { fillField, getByName, textsOf } from './page.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const journey = 'e2e/journeys/session.spec.ts';
const unit = 'machines/session/login/login.test.ts';

/** The chart of the login, of whose arrows the first is taken by two journeys and a test, the second by a journey. */
async function charted(hash: string) {
  const { layout } = await loadExhibit('login');
  const ids = layout.edges.map(({ id }) => id);
  const [first = '', second = ''] = ids;
  const readingTraceability = fromPromise<Traceability>(async () =>
    readTraceability(
      {
        files: [
          { file: journey, recorded: '2026-11-29 at abc', titles: ['SES-01 signs in', 'signs out'] },
          { file: unit, recorded: '2026-11-01 at 123', titles: ['SES-02 asks once'] },
        ],
        machines: {
          login: {
            scenarios: ['a', 'b'],
            arrows: {
              ...Object.fromEntries(ids.map((id) => [id, ['0', '']])),
              [first]: ['0-1', '0-2'],
              [second]: ['0', '1'],
            },
          },
        },
      },
      'id\tarea\twhere\trequirement\nSES-01\tSES\tscreen\tA person signs in.\n',
    ),
  );
  const opened = await openDesk(hash, {}, deskMachine.provide({ actors: { readingTraceability } }));
  if (hash.includes('?')) await opened.until(({ context }) => context.traceability !== null);
  const { host } = renderNode(<Desk desk={opened.desk} />, 'en');
  const known = () => act(async () => void (await opened.until(({ context }) => context.traceability !== null)));
  const arrow = (id: string) => getElement(host, `[data-edge=${JSON.stringify(id)}]`);
  const withTone = (tone: string) => host.querySelectorAll(`[data-edge].${tone}`).length;
  return { ...opened, host, ids, first, second, known, arrow, withTone };
}

const choiceOf = (host: ParentNode) => getElement<HTMLSelectElement>(host, 'select[aria-label="Tell arrows apart by"]');

test('arrows are told apart by what is chosen, in weight and in words, with a legend, and the address keeps it', async () => {
  const chart = await charted('#/login');
  const { host, ids, first, second } = chart;
  expect([choiceOf(host).value, chart.withTone(look['takenBySeveral'] ?? '-')]).toEqual(['nothing', 0]);
  fillField(choiceOf(host), 'journeys');
  await chart.known();
  const legend = getElement(host, '[aria-label="Legend of the arrows"]');
  expect(textsOf(legend, ':scope > span')).toEqual([
    `2 of ${String(ids.length)} arrows taken by journeys`,
    'by several: 1',
    'by one: 1',
    `by none: ${String(ids.length - 2)}`,
    'Recorded 2026-11-29 at abc',
  ]);
  const tones = ['takenBySeveral', 'takenByOne', 'untaken'].map((tone) => chart.withTone(look[tone] ?? '-'));
  expect(tones).toEqual([1, 1, ids.length - 2]);
  expect(chart.arrow(first).getAttribute('aria-label')).toContain('taken by 2 journeys');
  expect(chart.arrow(second).getAttribute('aria-label')).toContain('taken by 1 journey');
  expect(chart.arrow(ids[2] ?? '').getAttribute('aria-label')).toContain('taken by no journey');
  await act(async () => void (await chart.until((now) => now.matches({ shown: { address: 'kept' } }))));
  expect(chart.kept.at(-1)).toBe('#/login?arrows=journeys');
  fillField(choiceOf(host), 'samples');
  expect(textsOf(legend, '[role=status]')).toEqual([
    `${String(ids.length)} of ${String(ids.length)} arrows taken by samples`,
  ]);
  fillField(choiceOf(host), 'nothing');
  expect(host.querySelector('[aria-label="Legend of the arrows"]')).toBeNull();
  expect(chart.withTone(look['takenBySeveral'] ?? '-')).toBe(0);
});

test('only arrows behind which nothing stands stand out where that is asked for, by an address too', async () => {
  const chart = await charted('#/login?arrows=requirements&only=untaken');
  await chart.known();
  const { host, ids, first } = chart;
  const faded = () =>
    [...host.querySelectorAll(`[data-edge].${look['faded'] ?? '-'}`)].map((one) => one.getAttribute('data-edge'));
  expect(faded()).toEqual([first]);
  const filter = getByName(host, 'button', `Nothing stands behind: ${String(ids.length - 1)}`);
  expect(filter.getAttribute('aria-pressed')).toBe('true');
  press(filter);
  expect([faded(), filter.getAttribute('aria-pressed')]).toEqual([[], 'false']);
});

test('the card of an arrow names the scenarios, requirements and tests behind it, and says where there are none', async () => {
  const chart = await charted('#/login');
  const { host, first, ids } = chart;
  act(() => chart.desk.send({ type: 'chart.choose', id: first }));
  await chart.known();
  const takers = () => getElement(host, 'aside [aria-label="What takes it"]');
  expect(textsOf(takers(), 'summary')).toEqual(['2 requirements', '2 journeys', '1 test of requirements']);
  expect(textsOf(takers(), 'p')).toEqual(['Samples take it from “a”, “b”.']);
  expect(textsOf(takers(), 'details > ul > li')).toEqual([
    'SES-01 A person signs in.',
    'SES-02',
    `${journey}SES-01 signs insigns out`,
    `${unit} (recorded 2026-11-01 at 123)SES-02 asks once`,
  ]);
  act(() => chart.desk.send({ type: 'chart.choose', id: ids[2] ?? '' }));
  expect(textsOf(takers(), 'p')).toEqual([
    'Samples take it from “a”. No journey takes it. No requirement stands behind it.',
  ]);
});
