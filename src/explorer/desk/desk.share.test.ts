import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Step, TakenStep } from '../../../machines/simulator/walk';
import look from '../chart/drawing.module.css';
import { decodeWalk } from '../lab/address';
import { formatWalkTest } from '../lab/format-walk-test';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { createWalkAddress, stopDesks, openDesk, readFrameValues, sampleSteps, type OpenedDesk } from './desk.fixture';
import { readLocation } from './location';
import type { ShareFormat } from './share';
import { scenarioName } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

/** What is known of the start of the walk. */
const startOf = ({ walk }: OpenedDesk) => walk().getSnapshot().context.frames[0]?.start;

describe('what is handed on', () => {
  const shared = async (one: OpenedDesk, what: ShareFormat) => {
    one.desk.send({ type: 'shared.dismiss' });
    one.desk.send({ type: 'share', what });
    return (await one.until((now) => now.context.shared !== null)).context.shared;
  };

  test('is the address, the test and the report of the walk up to where it stands', async () => {
    const one = await openDesk(await createWalkAddress({}, 1));
    expect(await shared(one, 'link')).toEqual({ ok: true, said: 'The link is copied.', text: null });
    expect(await shared(one, 'test')).toEqual({ ok: true, said: 'The test is copied.', text: null });
    expect(await shared(one, 'report')).toEqual({ ok: true, said: 'The report is copied.', text: null });
    const address = `https://explorer.test/${await createWalkAddress({}, 1)}`;
    const test = formatWalkTest(cases, { life: scenarioName, start: startOf(one), steps: sampleSteps.slice(0, 1) });
    expect(one.copied.slice(0, 2)).toEqual([address, test]);
    expect(one.copied[2]).toContain(`[Replay it in the explorer](<${address}>)`);
    expect(one.copied[2]).toContain(test.trimEnd());
    one.desk.send({ type: 'shared.dismiss' });
    expect(one.context().shared).toBeNull();
  });

  test('of a saved walk that differs now is a test of what was saved, wherever it is stood, and all else says what differs', async () => {
    const [first, second] = sampleSteps as [TakenStep, TakenStep];
    const otherSecond = { ...second, to: first.to };
    const one = await openDesk(await createWalkAddress({ steps: [first, otherSecond, second] }, 0));
    const { said } = one.walk().getSnapshot().context.broke ?? { said: '' };
    expect(said).toContain('Step 2 led to');
    const tested = formatWalkTest(cases, { life: scenarioName, steps: [first, otherSecond], differs: said });
    expect(tested).toContain(`${said}\nit(`);
    for (const what of ['test', 'report', 'gherkin', 'markdown'] as const) await shared(one, what);
    expect(one.copied[0]).toBe(tested);
    expect(one.copied[1]).toContain(`# \`case\`: ${said}`);
    expect(one.copied[1]).toContain(tested.trimEnd());
    expect(one.copied.slice(2).map((text) => text.includes(`It differs from what was saved: ${said}`))).toEqual([
      true,
      true,
    ]);
    await shared(one, 'csv');
    expect(await one.saved[0]?.data.text()).toContain(`It differs from what was saved: ${said.slice(0, 40)}`);
  });

  test('of a walk that differs at its start is a test of the start that was saved', async () => {
    const start = { to: '{"content":"failed","reply":"choosing"}' };
    const one = await openDesk(await createWalkAddress({ start }));
    const { said } = one.walk().getSnapshot().context.broke ?? { said: '' };
    expect(said).toContain('The start led to content.failed');
    await shared(one, 'test');
    expect(one.copied).toEqual([formatWalkTest(cases, { life: scenarioName, start, steps: [], differs: said })]);
    expect(one.copied[0]).toContain('it("begins as it did"');
  });

  test('is the walk as it stands now, also while its address is still being written', async () => {
    const one = await openDesk('#/case');
    one.walk().send({ type: 'step.take', step: sampleSteps[0] as Step });
    await one.until((now) => now.context.walk?.at === 1);
    expect(await shared(one, 'link')).toMatchObject({ ok: true });
    const read = readLocation(one.copied[0]?.split('#')[1] ?? '');
    const walk = await decodeWalk(read.page === 'machine' ? (read.walk ?? '') : '');
    expect(walk).toMatchObject({ ok: true, walk: { steps: sampleSteps.slice(0, 1) } });
  });

  test('is with a link the ways that were tried and left, too', async () => {
    const one = await openDesk(await createWalkAddress({}, 0));
    const other: Step = {
      do: 'answer',
      port: 'caseDescription',
      nth: 1,
      outcome: { ok: false, failure: { code: 'OFFLINE' } },
    };
    await one.take(other);
    expect(await shared(one, 'link')).toMatchObject({ ok: true });
    const again = await openDesk(one.copied[0]?.slice(one.copied[0].indexOf('#')) ?? '');
    expect(
      again
        .walk()
        .getSnapshot()
        .context.left.map((each) => each.steps),
    ).toEqual([sampleSteps]);
    expect(readFrameValues(again).slice(1)).toEqual([expect.stringContaining('failed'), 1]);
  });

  test('stands there to be copied by hand when the browser refuses', async () => {
    const one = await openDesk(await createWalkAddress(), { copy: async () => false });
    expect(await shared(one, 'test')).toEqual({
      ok: false,
      said: "The browser doesn't let us copy. The test stands below: copy it by hand.",
      text: formatWalkTest(cases, { life: scenarioName, start: startOf(one), steps: sampleSteps }),
    });
  });

  test('is the chart as a picture, with what is lit in its title', async () => {
    const one = await openDesk(await createWalkAddress({}, 1));
    expect(await shared(one, 'svg')).toEqual({ ok: true, said: 'case.svg is saved.', text: null });
    expect(await shared(one, 'png')).toEqual({ ok: true, said: 'case.png is saved.', text: null });
    expect(one.saved.map(({ name, data }) => [name, data.type])).toEqual([
      ['case.svg', 'image/svg+xml'],
      ['case.png', 'image/png'],
    ]);
    const drawn = new DOMParser().parseFromString((await one.saved[0]?.data.text()) ?? '', 'image/svg+xml');
    expect(drawn.documentElement.localName).toBe('svg');
    expect(drawn.querySelector('title')?.textContent).toBe('case: content.shown · reply.choosing');
    const lit = [...drawn.querySelectorAll('[data-node]')].filter(({ classList }) =>
      classList.contains(look.active ?? ''),
    );
    expect(lit.map((node) => node.getAttribute('data-node')).sort()).toEqual([
      'case.content.shown',
      'case.reply.choosing',
    ]);
    const taken = [...drawn.querySelectorAll('[data-edge]')].filter(({ classList }) =>
      classList.contains(look.taken ?? ''),
    );
    expect(taken.map((edge) => edge.textContent)).toEqual([expect.stringContaining('caseDescription done')]);
    expect(await one.saved[1]?.data.text()).toMatch(/^true <(svg|\?xml)/);
  });

  test('says so when the browser can’t draw, and saves nothing', async () => {
    const one = await openDesk('#/case', { png: async () => null });
    expect(await shared(one, 'png')).toEqual({
      ok: false,
      said: 'The browser could not draw the picture: save the SVG.',
      text: null,
    });
    expect(one.saved).toEqual([]);
  });

  test('of a test that expects another state has it at its end, written in words or as it stands', async () => {
    const one = await openDesk(await createWalkAddress({}, 1));
    const wanted = '{"content":"failed","reply":"choosing"}';
    for (const text of ['content.failed', 'failed', '{"content":"failed"}', wanted]) {
      one.walk().send({ type: 'expected.edit', text });
      await shared(one, 'test');
    }
    const test = formatWalkTest(
      cases,
      { life: scenarioName, start: startOf(one), steps: sampleSteps.slice(0, 1) },
      JSON.parse(wanted),
    );
    expect(one.copied).toEqual([test, test, test, test]);
    expect(test).toContain(JSON.stringify(wanted));
  });

  test.each([
    ['lost', 'There is no state "lost" in case.'],
    ['{"content":', 'What you expected is no state of case: it is no JSON.'],
  ])('of a test that expects “%s” is told why there is none; the link goes', async (text, said) => {
    const one = await openDesk(await createWalkAddress());
    one.walk().send({ type: 'expected.edit', text });
    expect(await shared(one, 'test')).toEqual({ ok: false, said, text: null });
    expect(await shared(one, 'report')).toEqual({ ok: false, said, text: null });
    expect(await shared(one, 'link')).toMatchObject({ ok: true });
    expect(one.copied).toHaveLength(1);
  });
});
