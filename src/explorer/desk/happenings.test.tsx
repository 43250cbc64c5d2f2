import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { sampleCase } from '../../../machines/cases/case/case.samples';
import { succeeded } from '../../../machines/kit/outcome';
import { port } from '../../../machines/kit/port';
import { one, press, rendered } from '../../../tests/rendered';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { endDesks, opened, standing } from './desk.fixture';
import { editorIn, named, restsAt, rewrite, showing, textsOf } from './page.fixture';
import { asking, shown } from './walk.fixture';

let cases: Exhibit;
let suspicious: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  [cases, suspicious] = await Promise.all([loadExhibit('case'), loadExhibit('suspicious')]);
});
afterEach(endDesks);

async function asked(exhibit = cases) {
  const walked = await opened(`#/${exhibit.name}`, {}, showing(exhibit));
  const { host } = rendered(<Desk desk={walked.desk} />, 'en');
  const panel = one(host, '#panel-step');
  return {
    ...walked,
    panel,
    section: (name: string) => one(panel, `[aria-labelledby=${name}]`),
    cards: () =>
      [...panel.querySelectorAll('[data-standing]')].map((card) => [
        one(card, 'h4').textContent,
        card.getAttribute('data-standing'),
      ]),
    card: (title: string) => {
      const found = named(panel, 'h4', title).closest('li');
      if (found === null) throw new Error(`${title} has no card.`);
      return found;
    },
    said: async (type: string) => {
      const at = walked.walk().getSnapshot().context.at + 1;
      walked.walk().send({ type: 'step.take', step: { do: 'send', event: { type } } });
      await restsAt(walked, at);
    },
  };
}

describe('what is asked of the outside', () => {
  test('says what it asks and how it stands; an answer of the samples is the next step', async () => {
    const walked = await asked();
    const card = walked.card('caseDescription');
    expect(JSON.parse(one(card, 'pre').textContent)).toEqual({ caseId: '10000002', siteId: 'MLA' });
    expect(card.textContent).toContain('waits for an answer, or hangs');
    const [first] = [...card.querySelectorAll('button')];
    expect(first?.textContent).toMatch(/^answers /);
    press(first ?? card);
    await restsAt(walked, 1);
    expect(standing(walked)).toEqual([asking, shown, 1]);
    expect(walked.cards()).toEqual([['caseDescription', 'answered']]);
    expect(walked.card('caseDescription').querySelector('button')).toBeNull();
  });

  test('can be refused with any code that may come', async () => {
    const walked = await asked();
    const codes = named(walked.panel, '[role=menu]', 'Refuse caseDescription with');
    expect(textsOf(codes, '[role=menuitem]')).toEqual(expect.arrayContaining(['OFFLINE', 'CASE_NOT_FOUND']));
    press(named(codes, '[role=menuitem]', 'OFFLINE'));
    await restsAt(walked, 1);
    expect(walked.walk().getSnapshot().context.frames[1]?.step).toMatchObject({
      do: 'answer',
      outcome: { ok: false, failure: { code: 'OFFLINE' } },
    });
  });

  test('can be answered in writing; what doesn’t fit is told beside the text, which stays', async () => {
    const walked = await asked();
    const pen = named(walked.panel, 'button', 'Write an answer');
    press(pen);
    const editor = await editorIn(walked.panel);
    const text = () => editor.state.doc.toString();
    expect([pen.getAttribute('aria-expanded'), Object.keys(JSON.parse(text()) as object)]).toEqual([
      'true',
      Object.keys(sampleCase()),
    ]);
    const wrong = JSON.stringify({ ...sampleCase(), caseId: 5 });
    rewrite(editor, wrong);
    press(named(walked.panel, 'button', 'Answer'));
    expect(textsOf(walked.panel, '[role=alert]')).toEqual(['"caseId" must be a text, not a number.']);
    expect([text(), standing(walked)]).toEqual([wrong, [asking, 0]]);
    rewrite(editor, JSON.stringify(sampleCase({ auditor: 'Bruno' })));
    press(named(walked.panel, 'button', 'Answer'));
    await restsAt(walked, 1);
    expect(walked.walk().getSnapshot().context.frames[1]?.context).toMatchObject({ shown: { auditor: 'Bruno' } });
  });

  test('again stands open first, then what was given up and may still be answered, then what was answered', async () => {
    const walked = await asked();
    press(named(walked.panel, '[role=menuitem]', 'OFFLINE'));
    await restsAt(walked, 1);
    await walked.said('case.reload');
    await walked.said('case.reload');
    expect(walked.cards()).toEqual([
      ['caseDescription (3)', 'open'],
      ['caseDescription (2)', 'given up'],
      ['caseDescription', 'answered'],
    ]);
    expect(walked.card('caseDescription (2)').textContent).toContain('given up: an answer comes too late');
    press(walked.card('caseDescription (2)').querySelector('button') ?? walked.panel);
    await restsAt(walked, 4);
    expect(standing(walked).at(-2)).toBe(asking);
    expect(walked.cards().at(-1)).toEqual(['caseDescription', 'answered']);
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
    const walked = await asked({ ...cases, machine, view: null });
    expect(walked.cards()).toEqual(
      expect.arrayContaining([
        ['caseDescription, for mine', 'open'],
        ['caseDescription (2), for theirs', 'open'],
      ]),
    );
    expect(textsOf(document, '#tab-step span')).toEqual(['2']);
    const theirs = walked.card('caseDescription (2), for theirs');
    expect(JSON.parse(one(theirs, 'pre').textContent)).toEqual({ caseId: 'theirs', siteId: 'MLA' });
    const codes = named(walked.panel, '[role=menu]', 'Refuse caseDescription (2), for theirs with');
    press(named(codes, '[role=menuitem]', 'OFFLINE'));
    await restsAt(walked, 1);
    expect(standing(walked).at(-2)).toBe('{"mine":"asking","theirs":"lost"}');
  });

  test('is nothing yet for a machine that asks nothing', async () => {
    const machine = setup({}).createMachine({ initial: 'open', states: { open: {} } });
    const walked = await asked({ ...cases, machine, view: null });
    expect(walked.panel.querySelector('[aria-labelledby=asked]')).toBeNull();
    expect(textsOf(walked.section('delays'), 'p')).toEqual(['No delay runs.']);
    expect(document.querySelector('#tab-step span')).toBeNull();
  });
});

describe('time and the network', () => {
  test('a delay that runs says when it falls due, and can be let fall due', async () => {
    const walked = await asked(suspicious);
    await walked.said('filters.open');
    await walked.said('filters.close');
    expect(textsOf(walked.section('delays'), 'li > span')).toEqual(['after 400 ms due in 400 ms']);
    press(named(walked.section('delays'), 'button', 'Let it fall due'));
    await restsAt(walked, 3);
    expect(walked.walk().getSnapshot().context.frames[3]?.step).toMatchObject({ do: 'wait', ms: 400 });
    expect(textsOf(walked.section('delays'), 'p')).toEqual(['No delay runs.']);
  });

  test('time can pass', async () => {
    const walked = await asked();
    press(named(walked.section('delays'), 'button', '1 min'));
    await restsAt(walked, 1);
    expect(walked.walk().getSnapshot().context.frames[1]?.step).toMatchObject({ do: 'wait', ms: 60_000 });
  });

  test('the network can go and come back', async () => {
    const walked = await asked();
    const said = () => textsOf(walked.section('network'), 'div > span');
    expect(said()).toEqual(['The browser is online.']);
    press(named(walked.panel, 'button', 'Go offline'));
    await restsAt(walked, 1);
    expect(said()).toEqual(['The browser is offline.']);
    press(named(walked.panel, 'button', 'Go online'));
    await restsAt(walked, 2);
    expect(said()).toEqual(['The browser is online.']);
  });

  test('nothing can be done to a machine that has ended', async () => {
    const machine = setup({ actors: { caseDescription: port('caseDescription') } }).createMachine({
      initial: 'open',
      invoke: { src: 'caseDescription', input: { caseId: '1', siteId: 'MLA' } },
      states: { open: { on: { shut: 'shut' } }, shut: { type: 'final' } },
    });
    const walked = await asked({ ...cases, machine, view: null });
    await walked.said('shut');
    const controls = [
      ...walked.panel.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button[data-step], select'),
    ];
    expect(controls.length).toBeGreaterThan(5);
    const isOff = (one: Element) => one.matches(':disabled, [aria-disabled=true]');
    expect(controls.filter((one) => !isOff(one))).toEqual([]);
  });
});
