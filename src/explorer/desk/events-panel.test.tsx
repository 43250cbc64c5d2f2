import type { EditorView } from '@codemirror/view';
import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emit, sendParent, setup } from 'xstate';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { stopDesks, openDesk, readFrameValues } from './desk.fixture';
import {
  waitForEditor,
  pressKey,
  getByName,
  waitForStep,
  replaceEditorText,
  waitForMessage,
  provideExhibit,
  textsOf,
} from './page.fixture';
import { answerStep, askingValue, shownValue } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

async function stepping(exhibit = cases) {
  const openedDesk = await openDesk('#/case', {}, provideExhibit(exhibit));
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const panel = getElement(host, '#panel-step');
  return {
    ...openedDesk,
    panel,
    section: (name: string) => getElement(panel, `[aria-labelledby=${name}]`),
    offer: (name: string) => getByName(panel, 'button[aria-disabled]', name),
    editing: (name: string) => press(getByName(panel, 'button', `Change the payload of ${name}`)),
  };
}

describe('the events that can be sent now', () => {
  test('stand first; pressed, they are the next step', async () => {
    const one = await stepping();
    expect(textsOf(one.section('accepted'), 'button[aria-disabled=false]')).toContain('case.reload');
    press(one.offer('case.reload'));
    await waitForStep(one, 1);
    expect(readFrameValues(one)).toEqual([askingValue, askingValue, 1]);
  });

  test('stand apart from those that can’t, which say why and do nothing', async () => {
    const openedDesk = await stepping();
    const refused = openedDesk.section('refused');
    const reasons = [...refused.querySelectorAll('p')].map((why) => [
      why.textContent,
      textsOf(why.parentElement ?? refused, 'button[aria-disabled=true]')[0],
    ]);
    expect(reasons).toContainEqual(['Only when: the seller has answered and the case is open.', 'confirm.begin']);
    expect(reasons).toContainEqual(['Only when: the case is open, or it may be rolled back.', 'retract.begin']);
    expect(new Set(reasons.map(([why]) => why)).size).toBe(reasons.length);
    const begin = openedDesk.offer('confirm.begin');
    expect(begin.getAttribute('aria-description')).toBe('Only when: the seller has answered and the case is open.');
    press(begin);
    expect(openedDesk.walk().getSnapshot().value).toEqual({ alive: 'resting' });
    expect(readFrameValues(openedDesk)).toEqual([askingValue, 0]);
  });

  test('are others once a step was taken', async () => {
    const one = await stepping();
    one.walk().send({ type: 'step.take', step: answerStep() });
    await waitForStep(one, 1);
    expect(one.offer('confirm.begin').getAttribute('aria-disabled')).toBe('false');
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, 1]);
  });
});

describe('a payload', () => {
  const isInvalid = ({ contentDOM }: EditorView) => contentDOM.getAttribute('aria-invalid') === 'true';
  const faultOf = ({ contentDOM }: EditorView) =>
    document.getElementById(contentDOM.getAttribute('aria-describedby') ?? 'none')?.textContent;
  const textOf = ({ state }: EditorView) => state.doc.toString();
  const isShut = (host: ParentNode) => host.querySelector('form') === null;
  const tabOf = ({ walk }: Awaited<ReturnType<typeof stepping>>) => walk().getSnapshot().context.frames.at(-1)?.step;

  test('can be changed, and is sent as it was written', async () => {
    const openedDesk = await stepping();
    const pencil = getByName(openedDesk.panel, 'button', 'Change the payload of tab.choose with tab: seller');
    expect(pencil.getAttribute('aria-expanded')).toBe('false');
    press(pencil);
    expect(pencil.getAttribute('aria-expanded')).toBe('true');
    expect(JSON.parse(textOf(await waitForEditor(openedDesk.panel)))).toEqual({ type: 'tab.choose', tab: 'seller' });
    replaceEditorText(await waitForEditor(openedDesk.panel), '{ "type": "tab.choose", "tab": "report" }');
    press(getByName(openedDesk.panel, 'button', 'Send'));
    await waitForStep(openedDesk, 1);
    expect(tabOf(openedDesk)).toMatchObject({ event: { type: 'tab.choose', tab: 'report' } });
  });

  test('is sent by Ctrl or ⌘ and Enter, and a line more by Enter', async () => {
    const openedDesk = await stepping();
    openedDesk.editing('tab.choose with tab: seller');
    const view = await waitForEditor(openedDesk.panel);
    const lines = view.state.doc.lines;
    view.focus();
    pressKey('Enter');
    expect([view.state.doc.lines, readFrameValues(openedDesk)]).toEqual([lines + 1, [askingValue, 0]]);
    pressKey('z', { ctrlKey: true });
    pressKey('Enter', { ctrlKey: true });
    await waitForStep(openedDesk, 1);
    pressKey('Enter', { metaKey: true });
    await waitForStep(openedDesk, 2);
  });

  test('that doesn’t fit has its fault beside the text, which stays; the next letter takes the fault away', async () => {
    const openedDesk = await stepping();
    openedDesk.editing('tab.choose with tab: seller');
    const text = '{ "type": "tab.choose", "tab": 3 }';
    const view = await waitForEditor(openedDesk.panel);
    replaceEditorText(view, text);
    expect([faultOf(view), isInvalid(view)]).toEqual([undefined, false]);
    press(getByName(openedDesk.panel, 'button', 'Send'));
    expect(faultOf(view)).toMatch(/^"tab" must be /);
    expect([isInvalid(view), textOf(view)]).toEqual([true, text]);
    expect(readFrameValues(openedDesk)).toEqual([askingValue, 0]);
    replaceEditorText(view, `${text} `);
    expect([faultOf(view), isInvalid(view)]).toEqual([undefined, false]);
  });

  test('whose change is dropped is the one of the samples again', async () => {
    const openedDesk = await stepping();
    openedDesk.editing('tab.choose with tab: seller');
    replaceEditorText(await waitForEditor(openedDesk.panel), '{');
    press(getByName(openedDesk.panel, 'button', 'Drop the change'));
    expect(isShut(openedDesk.panel)).toBe(true);
    openedDesk.editing('tab.choose with tab: seller');
    expect(JSON.parse(textOf(await waitForEditor(openedDesk.panel)))).toEqual({ type: 'tab.choose', tab: 'seller' });
  });

  test('is closed by Escape and by its button, which gets the focus; its text is kept', async () => {
    const openedDesk = await stepping();
    const name = 'tab.choose with tab: seller';
    const pencil = getByName(openedDesk.panel, 'button', `Change the payload of ${name}`);
    press(pencil);
    replaceEditorText(await waitForEditor(openedDesk.panel), '{ "kept"');
    (await waitForEditor(openedDesk.panel)).focus();
    pressKey('Escape');
    expect([isShut(openedDesk.panel), document.activeElement]).toEqual([true, pencil]);
    openedDesk.walk().send({ type: 'step.take', step: answerStep() });
    await waitForStep(openedDesk, 1);
    expect(isShut(openedDesk.panel)).toBe(true);
    openedDesk.editing(name);
    expect(textOf(await waitForEditor(openedDesk.panel))).toBe('{ "kept"');
    openedDesk.editing(name);
    expect(isShut(openedDesk.panel)).toBe(true);
    openedDesk.editing(name);
    press(getByName(openedDesk.panel, 'button', 'Drop the change'));
    expect(document.activeElement).toBe(getByName(openedDesk.panel, 'button', `Change the payload of ${name}`));
    openedDesk.editing(name);
    expect(JSON.parse(textOf(await waitForEditor(openedDesk.panel)))).toEqual({ type: 'tab.choose', tab: 'seller' });
  });

  test('stays with the sample that it was, whatever else is accepted', async () => {
    const machine = setup({}).createMachine({
      context: { least: 2 },
      on: { pick: { guard: ({ context, event }) => event['n'] >= context.least, actions: () => undefined } },
      initial: 'high',
      states: { high: { on: { lower: 'low' } }, low: { on: { pick: { actions: () => undefined } } } },
    });
    const events = [1, 2].map((n) => ({ type: 'pick', n })).concat({ type: 'lower', n: 0 });
    const samples = { lives: [{ name: 'a' }], events } as Exhibit['samples'];
    const payloads = { events: {}, ports: {}, definitions: {}, checks: {} };
    const openedDesk = await stepping({ ...cases, machine, view: null, samples, payloads });
    openedDesk.editing('pick with n: 2');
    const owner = () =>
      getElement(openedDesk.panel, 'form').closest('li')?.querySelector('[aria-disabled]')?.textContent;
    expect(owner()).toBe('pickn: 2');
    press(openedDesk.offer('lowern: 0'));
    await waitForStep(openedDesk, 1);
    expect([owner(), textsOf(openedDesk.section('accepted'), '[aria-disabled]')]).toEqual([
      'pickn: 2',
      ['pickn: 1', 'pickn: 2'],
    ]);
  });

  test('of an event that can’t be sent now can be tried all the same, and says so', async () => {
    const openedDesk = await stepping();
    openedDesk.editing('reply.leave');
    press(getByName(openedDesk.panel, 'button', 'Send'));
    await waitForMessage(openedDesk, /^"reply.leave" is not accepted in /);
    expect(getElement(document, '[role=alert]').textContent).toMatch(/^"reply.leave" is not accepted in /);
    expect(readFrameValues(openedDesk)).toEqual([askingValue, 0]);
  });
});

describe('what the step did', () => {
  const scenarios: Exhibit['samples']['lives'] = [{ name: 'a door' }];
  const doors = setup({ types: { emitted: {} as { type: 'creaked' } } }).createMachine({
    id: 'door',
    initial: 'open',
    output: { shut: true },
    states: {
      open: {
        on: {
          shut: { target: 'shut', actions: [sendParent({ type: 'door.shut', by: 'hand' }), emit({ type: 'creaked' })] },
          break: {
            actions: () => {
              throw new Error('The door is stuck.');
            },
          },
          slam: 'jammed',
        },
      },
      jammed: { on: {}, after: { 1000: 'open' } },
      shut: { type: 'final' },
    },
  });
  const door = (): Exhibit => ({
    ...cases,
    machine: doors,
    view: null,
    samples: { lives: scenarios, events: [], never: { 'the door is jammed': (now) => now.matches('jammed') } },
  });

  test('is what it said to others, and with what the machine ended; then nothing can be sent', async () => {
    const openedDesk = await stepping(door());
    expect(openedDesk.panel.querySelector('[aria-labelledby=step]')).toBeNull();
    press(openedDesk.offer('shut'));
    await waitForStep(openedDesk, 1);
    expect(textsOf(openedDesk.section('step'), 'p')).toEqual(['It ended with {"shut":true}.']);
    expect(textsOf(openedDesk.section('step'), 'li')).toEqual(
      expect.arrayContaining([
        'took open, shut → shut',
        'ransay door.shuttell everyone creaked',
        'to parent door.shut by: hand',
        'to everyone creaked',
      ]),
    );
    expect(textsOf(openedDesk.section('accepted'), 'p')).toEqual([
      'The machine has ended. Go back in the walk, or start afresh.',
    ]);
    expect(textsOf(openedDesk.section('refused'), 'p')).toEqual(['The machine has ended.']);
  });

  test('is what it carried and what it asked, also of an answer', async () => {
    const openedDesk = await stepping();
    expect(textsOf(openedDesk.section('step'), 'li')).toEqual(['asked caseDescription caseId: 10000002, siteId: MLA']);
    openedDesk.walk().send({ type: 'step.take', step: answerStep() });
    await waitForStep(openedDesk, 1);
    const given = getByName(openedDesk.section('step'), 'ul', 'caseDescription answers answer');
    expect(given.textContent).toContain('10000002');
    openedDesk.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'tab.choose', tab: 'seller' } } });
    await waitForStep(openedDesk, 2);
    expect(getElement(openedDesk.section('step'), 'h2').textContent).toBe('This step: tab.choose');
    expect(textsOf(openedDesk.section('step'), 'li')[0]).toBe('with tab: seller');
  });

  test('is told in full: what no line holds is a tree that is opened', async () => {
    const long = Array.from({ length: 40 }, (_none, nth) => `reason ${String(nth)}`);
    const machine = setup({}).createMachine({
      on: { tell: { actions: sendParent({ type: 'told', by: { all: long } }) } },
    });
    const openedDesk = await stepping({ ...cases, machine, view: null, samples: { lives: scenarios, events: [] } });
    press(openedDesk.offer('tell'));
    await waitForStep(openedDesk, 1);
    const told = getElement<HTMLDetailsElement>(openedDesk.section('step'), 'details');
    expect([told.open, told.firstElementChild?.textContent]).toEqual([
      false,
      expect.stringMatching(/^to parent told .*…$/),
    ]);
    const tree = getByName(told, 'ul', 'told to parent');
    expect(textsOf(tree, 'code')).toEqual(long.map((reason) => JSON.stringify(reason)));
    expect([...tree.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  });

  test('is that something holds that must never hold, and that nothing is heard meanwhile', async () => {
    const openedDesk = await stepping(door());
    press(openedDesk.offer('slam'));
    await waitForStep(openedDesk, 1);
    expect(textsOf(document, '[role=alert]')).toEqual(['Must never hold, and does: the door is jammed.']);
    expect(textsOf(openedDesk.section('accepted'), 'p')).toEqual([
      'No event is accepted here: a port answers, or a delay falls due.',
    ]);
  });

  test('is that the machine broke, and why', async () => {
    const openedDesk = await stepping(door());
    press(openedDesk.offer('break'));
    await waitForStep(openedDesk, 1);
    expect(textsOf(document, '[role=alert]')).toEqual(['The machine broke: The door is stuck.']);
  });
});
