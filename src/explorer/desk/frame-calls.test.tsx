import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { sampleCase } from '../../../machines/simulator/sample-case';
import { succeeded } from '../../../machines/kit/outcome';
import { port } from '../../../machines/kit/port';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { stopDesks, openDesk, readFrameValues } from './desk.fixture';
import { waitForEditor, getByName, waitForStep, replaceEditorText, provideExhibit, textsOf } from './page.fixture';
import { askingValue, shownValue } from './walk.fixture';

let cases: Exhibit;
let suspicious: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  [cases, suspicious] = await Promise.all([loadExhibit('case'), loadExhibit('suspicious')]);
});
afterEach(stopDesks);

async function openCalls(exhibit = cases) {
  const openedDesk = await openDesk(`#/${exhibit.name}`, {}, provideExhibit(exhibit));
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const panel = getElement(host, '#panel-step');
  return {
    ...openedDesk,
    panel,
    section: (name: string) => getElement(panel, `[aria-labelledby=${name}]`),
    cards: () =>
      [...panel.querySelectorAll('[data-standing]')].map((card) => [
        getElement(card, 'h4').textContent,
        card.getAttribute('data-standing'),
      ]),
    card: (title: string) => {
      const found = getByName(panel, 'h4', title).closest('li');
      if (found === null) throw new Error(`${title} has no card.`);
      return found;
    },
    said: async (type: string) => {
      const at = openedDesk.walk().getSnapshot().context.at + 1;
      openedDesk.walk().send({ type: 'step.take', step: { do: 'send', event: { type } } });
      await waitForStep(openedDesk, at);
    },
  };
}

describe('what is asked of the outside', () => {
  test('says what it asks and how it stands; an answer of the samples is the next step', async () => {
    const openedDesk = await openCalls();
    const card = openedDesk.card('caseDescription');
    expect(JSON.parse(getElement(card, 'pre').textContent)).toEqual({ caseId: '10000002', siteId: 'MLA' });
    expect(card.textContent).toContain('waits for an answer, or hangs');
    const [first] = [...card.querySelectorAll('button')];
    expect(first?.textContent).toMatch(/^answers /);
    press(first ?? card);
    await waitForStep(openedDesk, 1);
    expect(readFrameValues(openedDesk)).toEqual([askingValue, shownValue, 1]);
    // What was reported is asked for with the answer: it stands below what the seller says.
    expect(openedDesk.cards()).toEqual([
      ['denouncedVariants', 'open'],
      ['caseDescription', 'answered'],
    ]);
    expect(openedDesk.card('caseDescription').querySelector('button')).toBeNull();
  });

  test('can be refused with any code that may come', async () => {
    const openedDesk = await openCalls();
    const codes = getByName(openedDesk.panel, '[role=menu]', 'Refuse caseDescription with');
    expect(textsOf(codes, '[role=menuitem]')).toEqual(expect.arrayContaining(['OFFLINE', 'CASE_NOT_FOUND']));
    press(getByName(codes, '[role=menuitem]', 'OFFLINE'));
    await waitForStep(openedDesk, 1);
    expect(openedDesk.walk().getSnapshot().context.frames[1]?.step).toMatchObject({
      do: 'answer',
      outcome: { ok: false, failure: { code: 'OFFLINE' } },
    });
  });

  test('can be answered in writing; what doesn’t fit is told beside the text, which stays', async () => {
    const openedDesk = await openCalls();
    const pen = getByName(openedDesk.panel, 'button', 'Write an answer');
    press(pen);
    const editor = await waitForEditor(openedDesk.panel);
    const text = () => editor.state.doc.toString();
    expect([pen.getAttribute('aria-expanded'), Object.keys(JSON.parse(text()) as object)]).toEqual([
      'true',
      Object.keys(sampleCase()),
    ]);
    const wrong = JSON.stringify({ ...sampleCase(), caseId: 5 });
    replaceEditorText(editor, wrong);
    press(getByName(openedDesk.panel, 'button', 'Answer'));
    expect(textsOf(openedDesk.panel, '[role=alert]')).toEqual(['"caseId" must be a text, not a number.']);
    expect([text(), readFrameValues(openedDesk)]).toEqual([wrong, [askingValue, 0]]);
    replaceEditorText(editor, JSON.stringify(sampleCase({ auditor: 'Bruno' })));
    press(getByName(openedDesk.panel, 'button', 'Answer'));
    await waitForStep(openedDesk, 1);
    expect(openedDesk.walk().getSnapshot().context.frames[1]?.context).toMatchObject({ shown: { auditor: 'Bruno' } });
  });

  test('again stands open first, then what was given up and may still be answered, then what was answered', async () => {
    const openedDesk = await openCalls();
    press(getByName(openedDesk.panel, '[role=menuitem]', 'OFFLINE'));
    await waitForStep(openedDesk, 1);
    await openedDesk.said('case.reload');
    await openedDesk.said('case.reload');
    expect(openedDesk.cards()).toEqual([
      ['caseDescription (3)', 'open'],
      ['caseDescription (2)', 'given up'],
      ['caseDescription', 'answered'],
    ]);
    expect(openedDesk.card('caseDescription (2)').textContent).toContain('given up: an answer comes too late');
    press(openedDesk.card('caseDescription (2)').querySelector('button') ?? openedDesk.panel);
    await waitForStep(openedDesk, 4);
    expect(readFrameValues(openedDesk).at(-2)).toBe(askingValue);
    expect(openedDesk.cards().at(-1)).toEqual(['caseDescription', 'answered']);
    expect(textsOf(document, '#tab-step span')).toEqual(['1']);
  });

  test('of one port by two says for whom, and the answer goes to the one that is meant', async () => {
    const asks = (id: string) => ({
      initial: 'asking' as const,
      states: {
        asking: {
          invoke: {
            id,
            src: 'caseDescription' as const,
            input: { caseId: id, siteId: 'MLA' as const },
            onDone: [{ guard: succeeded, target: 'told' as const }, { target: 'lost' as const }],
          },
        },
        told: {},
        lost: {},
      },
    });
    const machine = setup({ actors: { caseDescription: port('caseDescription') } }).createMachine({
      type: 'parallel',
      states: { mine: asks('mine'), theirs: asks('theirs') },
    });
    const openedDesk = await openCalls({ ...cases, machine, view: null });
    expect(openedDesk.cards()).toEqual(
      expect.arrayContaining([
        ['caseDescription, for mine', 'open'],
        ['caseDescription (2), for theirs', 'open'],
      ]),
    );
    expect(textsOf(document, '#tab-step span')).toEqual(['2']);
    const theirs = openedDesk.card('caseDescription (2), for theirs');
    expect(JSON.parse(getElement(theirs, 'pre').textContent)).toEqual({ caseId: 'theirs', siteId: 'MLA' });
    const codes = getByName(openedDesk.panel, '[role=menu]', 'Refuse caseDescription (2), for theirs with');
    press(getByName(codes, '[role=menuitem]', 'OFFLINE'));
    await waitForStep(openedDesk, 1);
    expect(readFrameValues(openedDesk).at(-2)).toBe('{"mine":"asking","theirs":"lost"}');
  });

  test('is nothing yet for a machine that asks nothing', async () => {
    const machine = setup({}).createMachine({ initial: 'open', states: { open: {} } });
    const openedDesk = await openCalls({ ...cases, machine, view: null });
    expect(openedDesk.panel.querySelector('[aria-labelledby=asked]')).toBeNull();
    expect(textsOf(openedDesk.section('delays'), 'p')).toEqual(['No delay runs.']);
    expect(document.querySelector('#tab-step span')).toBeNull();
  });
});

describe('time and the network', () => {
  test('a delay that runs says when it falls due, and can be let fall due', async () => {
    const openedDesk = await openCalls(suspicious);
    await openedDesk.said('filters.open');
    await openedDesk.said('filters.close');
    expect(textsOf(openedDesk.section('delays'), 'li > span')).toEqual(['after 400 ms due in 400 ms']);
    press(getByName(openedDesk.section('delays'), 'button', 'Let it fall due'));
    await waitForStep(openedDesk, 3);
    expect(openedDesk.walk().getSnapshot().context.frames[3]?.step).toMatchObject({ do: 'wait', ms: 400 });
    expect(textsOf(openedDesk.section('delays'), 'p')).toEqual(['No delay runs.']);
  });

  test('time can pass', async () => {
    const openedDesk = await openCalls();
    press(getByName(openedDesk.section('delays'), 'button', '1 min'));
    await waitForStep(openedDesk, 1);
    expect(openedDesk.walk().getSnapshot().context.frames[1]?.step).toMatchObject({ do: 'wait', ms: 60_000 });
  });

  test('the network can go and come back', async () => {
    const openedDesk = await openCalls();
    const readNetworkText = () => textsOf(openedDesk.section('network'), 'div > span');
    expect(readNetworkText()).toEqual(['The browser is online.']);
    press(getByName(openedDesk.panel, 'button', 'Go offline'));
    await waitForStep(openedDesk, 1);
    expect(readNetworkText()).toEqual(['The browser is offline.']);
    press(getByName(openedDesk.panel, 'button', 'Go online'));
    await waitForStep(openedDesk, 2);
    expect(readNetworkText()).toEqual(['The browser is online.']);
  });

  test('nothing can be done to a machine that has ended', async () => {
    const machine = setup({ actors: { caseDescription: port('caseDescription') } }).createMachine({
      initial: 'open',
      invoke: { src: 'caseDescription', input: { caseId: '1', siteId: 'MLA' } },
      states: { open: { on: { shut: 'shut' } }, shut: { type: 'final' } },
    });
    const openedDesk = await openCalls({ ...cases, machine, view: null });
    await openedDesk.said('shut');
    const controls = [
      ...openedDesk.panel.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button[data-step], select'),
    ];
    expect(controls.length).toBeGreaterThan(5);
    const isOff = (one: Element) => one.matches(':disabled, [aria-disabled=true]');
    expect(controls.filter((one) => !isOff(one))).toEqual([]);
  });
});
