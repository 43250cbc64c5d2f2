import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { one, press, rendered } from '../../../tests/rendered';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { endDesks, opened } from './desk.fixture';
import { named, restsAt, showing, textsOf } from './page.fixture';
import { answer } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(endDesks);

async function looking(exhibit = cases) {
  const walked = await opened('#/case?tab=data', {}, showing(exhibit));
  const { host } = rendered(<Desk desk={walked.desk} />, 'en');
  const panel = one(host, '#panel-data');
  const section = (name: string) => one(panel, `[aria-labelledby=${name}]`);
  return {
    ...walked,
    host,
    panel,
    section,
    titles: () => textsOf(panel, 'h2'),
    changed: (name: string) =>
      [...section(name).querySelectorAll('[data-changed] > span, [data-changed] > details > summary')].map(
        (line) => (line.querySelector('span') ?? line).textContent,
      ),
  };
}

test('context, view and tags stand there; at the start nothing changed', async () => {
  const walked = await looking();
  expect(walked.titles()).toEqual(['Context', 'View', 'Tags']);
  expect(one(walked.section('context'), 'ul').getAttribute('aria-label')).toBe('Context');
  expect(walked.section('context').querySelectorAll('li').length).toBeGreaterThan(5);
  expect(textsOf(walked.section('tags'), 'p')).toEqual(['asking']);
  expect(walked.panel.querySelector('[data-changed]')).toBeNull();
});

test('what a step changed is counted and marked, and is no more after going back', async () => {
  const walked = await looking();
  walked.walk().send({ type: 'step.take', step: answer() });
  await restsAt(walked, 1);
  const [context = ''] = walked.titles();
  expect(context).toMatch(/^Context, \d+ changed$/);
  expect(walked.section('context').querySelectorAll('[data-changed]')).toHaveLength(Number(/\d+/.exec(context)?.[0]));
  expect(walked.changed('context')).toContain('shown');
  press(named(walked.host, 'button', 'One step back'));
  await restsAt(walked, 0);
  expect([walked.titles(), walked.panel.querySelector('[data-changed]')]).toEqual([['Context', 'View', 'Tags'], null]);
});

test('a machine without view and tags shows none, and its output once it has ended', async () => {
  const machine = setup({}).createMachine({
    initial: 'open',
    context: { by: 'hand' },
    output: { shut: true },
    states: { open: { on: { shut: 'shut' } }, shut: { type: 'final' } },
  });
  const walked = await looking({ ...cases, machine, view: null });
  expect(walked.titles()).toEqual(['Context']);
  walked.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'shut' } } });
  await restsAt(walked, 1);
  expect(walked.titles()).toEqual(['Context', 'Output, 1 changed']);
  expect(textsOf(walked.section('output'), 'li')).toEqual(['shut true']);
});
