import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { stopDesks, openDesk } from './desk.fixture';
import { getByName, waitForStep, provideExhibit, textsOf } from './page.fixture';
import { answerStep } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

async function looking(exhibit = cases) {
  const openedDesk = await openDesk('#/case?tab=data', {}, provideExhibit(exhibit));
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const panel = getElement(host, '#panel-data');
  const section = (name: string) => getElement(panel, `[aria-labelledby=${name}]`);
  return {
    ...openedDesk,
    host,
    panel,
    section,
    titles: () => textsOf(panel, 'h2').filter((title) => title !== 'Beside another moment'),
    changed: (name: string) =>
      [...section(name).querySelectorAll('[data-changed] > span, [data-changed] > details > summary')].map(
        (line) => (line.querySelector('span') ?? line).textContent,
      ),
  };
}

test('context, view and tags stand there; at the start nothing changed', async () => {
  const openedDesk = await looking();
  expect(openedDesk.titles()).toEqual(['Context', 'View', 'Tags']);
  expect(getElement(openedDesk.section('context'), 'ul').getAttribute('aria-label')).toBe('Context');
  expect(openedDesk.section('context').querySelectorAll('li').length).toBeGreaterThan(5);
  expect(textsOf(openedDesk.section('tags'), 'p')).toEqual(['asking']);
  expect(openedDesk.panel.querySelector('[data-changed]')).toBeNull();
});

test('what a step changed is counted and marked, and is no more after going back', async () => {
  const openedDesk = await looking();
  openedDesk.walk().send({ type: 'step.take', step: answerStep() });
  await waitForStep(openedDesk, 1);
  const [context = ''] = openedDesk.titles();
  expect(context).toMatch(/^Context, \d+ changed$/);
  expect(openedDesk.section('context').querySelectorAll('[data-changed]')).toHaveLength(
    Number(/\d+/.exec(context)?.[0]),
  );
  expect(openedDesk.changed('context')).toContain('shown');
  press(getByName(openedDesk.host, 'button', 'One step back'));
  await waitForStep(openedDesk, 0);
  expect([openedDesk.titles(), openedDesk.panel.querySelector('[data-changed]')]).toEqual([
    ['Context', 'View', 'Tags'],
    null,
  ]);
});

test('a machine without view and tags shows none, and its output once it has ended', async () => {
  const machine = setup({}).createMachine({
    initial: 'open',
    context: { by: 'hand' },
    output: { shut: true },
    states: { open: { on: { shut: 'shut' } }, shut: { type: 'final' } },
  });
  const openedDesk = await looking({ ...cases, machine, view: null });
  expect(openedDesk.titles()).toEqual(['Context']);
  openedDesk.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'shut' } } });
  await waitForStep(openedDesk, 1);
  expect(openedDesk.titles()).toEqual(['Context', 'Output, 1 changed']);
  expect(textsOf(openedDesk.section('output'), 'li')).toEqual(['shut true']);
});
