import type { EditorView } from '@codemirror/view';
import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emit, sendParent, setup } from 'xstate';
import { one, press, rendered } from '../../../tests/rendered';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { endDesks, opened, standing } from './desk.fixture';
import { editorIn, key, named, restsAt, rewrite, says, showing, textsOf } from './page.fixture';
import { answer, asking, shown } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(endDesks);

async function stepping(exhibit = cases) {
  const walked = await opened('#/case', {}, showing(exhibit));
  const { host } = rendered(<Desk desk={walked.desk} />, 'en');
  const panel = one(host, '#panel-step');
  return {
    ...walked,
    panel,
    section: (name: string) => one(panel, `[aria-labelledby=${name}]`),
    offer: (name: string) => named(panel, 'button[aria-disabled]', name),
    editing: (name: string) => press(named(panel, 'button', `Change the payload of ${name}`)),
  };
}

describe('the events that can be sent now', () => {
  test('stand first; pressed, they are the next step', async () => {
    const one = await stepping();
    expect(textsOf(one.section('accepted'), 'button[aria-disabled=false]')).toContain('case.reload');
    press(one.offer('case.reload'));
    await restsAt(one, 1);
    expect(standing(one)).toEqual([asking, asking, 1]);
  });

  test('stand apart from those that can’t, which say why and do nothing', async () => {
    const walked = await stepping();
    const refused = walked.section('refused');
    const reasons = [...refused.querySelectorAll('p')].map((why) => [
      why.textContent,
      textsOf(why.parentElement ?? refused, 'button[aria-disabled=true]')[0],
    ]);
    expect(reasons).toContainEqual(['Only when: the seller has answered and the case is open.', 'confirm.begin']);
    expect(reasons).toContainEqual(['Only when: the case is open, or it may be rolled back.', 'retract.begin']);
    expect(new Set(reasons.map(([why]) => why)).size).toBe(reasons.length);
    const begin = walked.offer('confirm.begin');
    expect(begin.getAttribute('aria-description')).toBe('Only when: the seller has answered and the case is open.');
    press(begin);
    expect(walked.walk().getSnapshot().value).toEqual({ alive: 'resting' });
    expect(standing(walked)).toEqual([asking, 0]);
  });

  test('are others once a step was taken', async () => {
    const one = await stepping();
    one.walk().send({ type: 'step.take', step: answer() });
    await restsAt(one, 1);
    expect(one.offer('confirm.begin').getAttribute('aria-disabled')).toBe('false');
    expect(standing(one)).toEqual([asking, shown, 1]);
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
    const walked = await stepping();
    const pencil = named(walked.panel, 'button', 'Change the payload of tab.choose with tab: seller');
    expect(pencil.getAttribute('aria-expanded')).toBe('false');
    press(pencil);
    expect(pencil.getAttribute('aria-expanded')).toBe('true');
    expect(JSON.parse(textOf(await editorIn(walked.panel)))).toEqual({ type: 'tab.choose', tab: 'seller' });
    rewrite(await editorIn(walked.panel), '{ "type": "tab.choose", "tab": "report" }');
    press(named(walked.panel, 'button', 'Send'));
    await restsAt(walked, 1);
    expect(tabOf(walked)).toMatchObject({ event: { type: 'tab.choose', tab: 'report' } });
  });

  test('is sent by Ctrl or ⌘ and Enter, and a line more by Enter', async () => {
    const walked = await stepping();
    walked.editing('tab.choose with tab: seller');
    const view = await editorIn(walked.panel);
    const lines = view.state.doc.lines;
    view.focus();
    key('Enter');
    expect([view.state.doc.lines, standing(walked)]).toEqual([lines + 1, [asking, 0]]);
    key('z', { ctrlKey: true });
    key('Enter', { ctrlKey: true });
    await restsAt(walked, 1);
    key('Enter', { metaKey: true });
    await restsAt(walked, 2);
  });

  test('that doesn’t fit has its fault beside the text, which stays; the next letter takes the fault away', async () => {
    const walked = await stepping();
    walked.editing('tab.choose with tab: seller');
    const text = '{ "type": "tab.choose", "tab": 3 }';
    const view = await editorIn(walked.panel);
    rewrite(view, text);
    expect([faultOf(view), isInvalid(view)]).toEqual([undefined, false]);
    press(named(walked.panel, 'button', 'Send'));
    expect(faultOf(view)).toMatch(/^"tab" must be /);
    expect([isInvalid(view), textOf(view)]).toEqual([true, text]);
    expect(standing(walked)).toEqual([asking, 0]);
    rewrite(view, `${text} `);
    expect([faultOf(view), isInvalid(view)]).toEqual([undefined, false]);
  });

  test('whose change is dropped is the one of the samples again', async () => {
    const walked = await stepping();
    walked.editing('tab.choose with tab: seller');
    rewrite(await editorIn(walked.panel), '{');
    press(named(walked.panel, 'button', 'Drop the change'));
    expect(isShut(walked.panel)).toBe(true);
    walked.editing('tab.choose with tab: seller');
    expect(JSON.parse(textOf(await editorIn(walked.panel)))).toEqual({ type: 'tab.choose', tab: 'seller' });
  });

  test('is closed by Escape and by its button, which gets the focus; its text is kept', async () => {
    const walked = await stepping();
    const name = 'tab.choose with tab: seller';
    const pencil = named(walked.panel, 'button', `Change the payload of ${name}`);
    press(pencil);
    rewrite(await editorIn(walked.panel), '{ "kept"');
    (await editorIn(walked.panel)).focus();
    key('Escape');
    expect([isShut(walked.panel), document.activeElement]).toEqual([true, pencil]);
    walked.walk().send({ type: 'step.take', step: answer() });
    await restsAt(walked, 1);
    expect(isShut(walked.panel)).toBe(true);
    walked.editing(name);
    expect(textOf(await editorIn(walked.panel))).toBe('{ "kept"');
    walked.editing(name);
    expect(isShut(walked.panel)).toBe(true);
    walked.editing(name);
    press(named(walked.panel, 'button', 'Drop the change'));
    expect(document.activeElement).toBe(named(walked.panel, 'button', `Change the payload of ${name}`));
    walked.editing(name);
    expect(JSON.parse(textOf(await editorIn(walked.panel)))).toEqual({ type: 'tab.choose', tab: 'seller' });
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
    const walked = await stepping({ ...cases, machine, view: null, samples, payloads });
    walked.editing('pick with n: 2');
    const owner = () => one(walked.panel, 'form').closest('li')?.querySelector('[aria-disabled]')?.textContent;
    expect(owner()).toBe('pickn: 2');
    press(walked.offer('lowern: 0'));
    await restsAt(walked, 1);
    expect([owner(), textsOf(walked.section('accepted'), '[aria-disabled]')]).toEqual([
      'pickn: 2',
      ['pickn: 1', 'pickn: 2'],
    ]);
  });

  test('of an event that can’t be sent now can be tried all the same, and says so', async () => {
    const walked = await stepping();
    walked.editing('reply.leave');
    press(named(walked.panel, 'button', 'Send'));
    await says(walked, /^"reply.leave" is not accepted in /);
    expect(one(document, '[role=alert]').textContent).toMatch(/^"reply.leave" is not accepted in /);
    expect(standing(walked)).toEqual([asking, 0]);
  });
});

describe('what the step did', () => {
  const lives: Exhibit['samples']['lives'] = [{ name: 'a door' }];
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
    samples: { lives, events: [], never: { 'the door is jammed': (now) => now.matches('jammed') } },
  });

  test('is what it said to others, and with what the machine ended; then nothing can be sent', async () => {
    const walked = await stepping(door());
    expect(walked.panel.querySelector('[aria-labelledby=step]')).toBeNull();
    press(walked.offer('shut'));
    await restsAt(walked, 1);
    expect(textsOf(walked.section('step'), 'p')).toEqual(['It ended with {"shut":true}.']);
    expect(textsOf(walked.section('step'), 'li')).toEqual(
      expect.arrayContaining(['took open, shut → shut', 'to parent door.shut by: hand', 'to everyone creaked']),
    );
    expect(textsOf(walked.section('accepted'), 'p')).toEqual([
      'The machine has ended. Go back in the walk, or start afresh.',
    ]);
    expect(textsOf(walked.section('refused'), 'p')).toEqual(['The machine has ended.']);
  });

  test('is what it carried and what it asked, also of an answer', async () => {
    const walked = await stepping();
    expect(textsOf(walked.section('step'), 'li')).toEqual(['asked caseDescription caseId: 10000002, siteId: MLA']);
    walked.walk().send({ type: 'step.take', step: answer() });
    await restsAt(walked, 1);
    const given = named(walked.section('step'), 'ul', 'caseDescription answers answer');
    expect(given.textContent).toContain('10000002');
    walked.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'tab.choose', tab: 'seller' } } });
    await restsAt(walked, 2);
    expect(one(walked.section('step'), 'h2').textContent).toBe('This step: tab.choose');
    expect(textsOf(walked.section('step'), 'li')[0]).toBe('with tab: seller');
  });

  test('is told in full: what no line holds is a tree that is opened', async () => {
    const long = Array.from({ length: 40 }, (_none, nth) => `reason ${String(nth)}`);
    const machine = setup({}).createMachine({
      on: { tell: { actions: sendParent({ type: 'told', by: { all: long } }) } },
    });
    const walked = await stepping({ ...cases, machine, view: null, samples: { lives, events: [] } });
    press(walked.offer('tell'));
    await restsAt(walked, 1);
    const told = one<HTMLDetailsElement>(walked.section('step'), 'details');
    expect([told.open, told.firstElementChild?.textContent]).toEqual([
      false,
      expect.stringMatching(/^to parent told .*…$/),
    ]);
    const tree = named(told, 'ul', 'told to parent');
    expect(textsOf(tree, 'code')).toEqual(long.map((reason) => JSON.stringify(reason)));
    expect([...tree.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  });

  test('is that something holds that must never hold, and that nothing is heard meanwhile', async () => {
    const walked = await stepping(door());
    press(walked.offer('slam'));
    await restsAt(walked, 1);
    expect(textsOf(document, '[role=alert]')).toEqual(['Must never hold, and does: the door is jammed.']);
    expect(textsOf(walked.section('accepted'), 'p')).toEqual([
      'No event is accepted here: a port answers, or a delay falls due.',
    ]);
  });

  test('is that the machine broke, and why', async () => {
    const walked = await stepping(door());
    press(walked.offer('break'));
    await restsAt(walked, 1);
    expect(textsOf(document, '[role=alert]')).toEqual(['The machine broke: The door is stuck.']);
  });
});
