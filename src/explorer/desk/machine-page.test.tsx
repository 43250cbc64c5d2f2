import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromPromise, type OutputFrom } from 'xstate';
import type { TakenStep } from '../../../machines/simulator/walk';
import { act } from '../../../tests/act';
import { waitForElement, getElement, press, renderNode } from '../../../tests/render-node';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import { deskMachine } from './desk.machine';
import type { Platform } from './platform.types';
import {
  createWalkAddress,
  stopDesks,
  readMachineLocation,
  openDesk,
  readFrameValues,
  sampleSteps,
} from './desk.fixture';
import { pressKey, getByName, waitForStep, waitForMessage, provideExhibit, textsOf, fillField } from './page.fixture';
import type { startWalkLogic as arriving } from './walk.effects';
import { walkMachine } from './walk.machine';
import { answerEffects, askingValue, shownValue } from './walk.fixture';
import type { WalkContext } from './walk.types';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

/** What a card of the timeline reads, without the payload. */
const wordsOf = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node.nodeName === 'SMALL' ? '' : node.textContent)).join('');

async function paged(hash: string, platform: Partial<Platform> = {}, machine = deskMachine) {
  const explorer = await openDesk(hash, platform, machine);
  const { host } = await act(async () => renderNode(<Desk desk={explorer.desk} />, 'en'));
  return {
    ...explorer,
    host,
    life: () => getElement<HTMLSelectElement>(host, 'select[aria-label="Begin as"]').value,
    button: (name: string) => getByName<HTMLButtonElement>(host, 'button', name),
    notes: () => textsOf(getElement(host, 'main'), 'p[role=alert], p[role=status]'),
    timeline: () =>
      [...host.querySelectorAll('ol li > button:first-child')].map((step) => [
        ...[...step.querySelectorAll('span')].map(wordsOf),
        ...(step.getAttribute('aria-current') === null ? [] : ['here']),
      ]),
    reaches: (holds: Parameters<typeof explorer.until>[0]) => act(async () => void (await explorer.until(holds))),
  };
}

const walked = [
  ['0. start', 'asks caseDescription', 'content.asking · reply.choosing'],
  ['1. caseDescription answers', answerEffects, 'content.shown · reply.choosing'],
  ['2. confirm.begin', 'content.shown · reply.confirming'],
];
const standingAt = (at: number) => walked.map((step, index) => (index === at ? [...step, 'here'] : step));

describe('a machine from its address', () => {
  test('stands where the walk says, with its chart lit, its steps and what can be done', async () => {
    const page = await paged(await createWalkAddress({}, 1));
    expect([textsOf(page.host, 'h1'), page.notes()]).toEqual([['case'], []]);
    expect(page.timeline()).toEqual(standingAt(1));
    expect(textsOf(getElement(page.host, 'main'), 'p[aria-live] code')).toEqual(['content.shown · reply.choosing']);
    expect(getElement(page.host, '[role=group][aria-label="Chart of case"]').querySelector('svg')).not.toBeNull();
    expect(page.life()).toBe('a case that awaits an answer');
    expect(textsOf(page.host, '[role=tab]')).toEqual(['Step1', 'Data', 'Screen', 'Paths', 'Sequence', 'Share']);
    expect(getByName(page.host, 'button', 'confirm.begin').getAttribute('aria-disabled')).toBe('false');
  });

  test('counts on a tab the ports that wait', async () => {
    const { host } = await paged('#/case');
    expect(getElement(host, '#tab-step').textContent).toBe('Step1');
  });

  test('shows the tab of the address; another one goes into the address', async () => {
    const page = await paged('#/case?tab=data');
    expect(getElement(page.host, '[role=tabpanel]').id).toBe('panel-data');
    press(getByName(page.host, '[role=tab]', 'Share'));
    expect(getElement(page.host, '[role=tabpanel]').id).toBe('panel-share');
    await page.reaches(() => page.kept.length > 0);
    expect(page.kept).toEqual(['#/case?tab=share']);
  });

  test('begins in another life, and afresh', async () => {
    const page = await paged('#/suspicious');
    fillField(getElement(page.host, 'select[aria-label="Begin as"]'), 'answers to sellers are due');
    await page.reaches((now) => now.context.walk?.life === 'answers to sellers are due');
    expect(page.life()).toBe('answers to sellers are due');
    page.walk().send({ type: 'step.take', step: { do: 'wait', ms: 1000 } });
    await waitForStep(page, 1);
    press(page.button('Start afresh'));
    await waitForStep(page, 0);
    expect(page.context().walk).toMatchObject({ life: 'answers to sellers are due', steps: [], at: 0 });
  });

  test('is said to be brought to its start while it is, and why it can’t be', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const failing = fromPromise<OutputFrom<typeof arriving>, Pick<WalkContext, 'exhibit' | 'course' | 'beyond'>>(
      () => new Promise((_resolve, reject) => (fail = reject)),
    );
    const walk = walkMachine.provide({ actors: { standing: failing } });
    const page = await paged('#/', {}, deskMachine.provide({ actors: { walk } }));
    await waitForElement(page.host, 'main li');
    act(() => page.desk.send({ type: 'address.changed', hash: '#/case' }));
    await page.reaches((now) => now.matches('shown'));
    expect(page.notes()).toEqual(['Bringing the machine to its start …']);
    await act(async () => fail(new Error('The files are gone.')));
    expect(page.notes()).toEqual(['The machine can’t begin: The files are gone.']);
  });
});

describe('what is wrong', () => {
  const older = { fingerprint: '00000000' };

  test('with an address is said', async () => {
    expect((await paged('#/case/damaged')).notes()).toEqual([
      'The address is damaged: its walk cannot be read. Copy the whole of it once more.',
    ]);
  });

  test('is nothing where every step of an older walk holds, which is said until somebody moves on', async () => {
    const page = await paged(await createWalkAddress(older));
    expect(page.notes()).toEqual([
      'This walk was made on another version of the machine. Every step of it still holds.',
    ]);
    press(page.button('One step back'));
    await waitForStep(page, 1);
    await page.reaches((now) => now.matches({ shown: { address: 'kept' } }));
    expect(page.notes()).toEqual([]);
  });

  test('with a step of an older walk is said, with what is left out, also after the next step', async () => {
    const lost: TakenStep = { do: 'send', event: { type: 'confirm.start' }, to: shownValue };
    const page = await paged(
      await createWalkAddress({ ...older, steps: [...sampleSteps.slice(0, 1), lost, ...sampleSteps.slice(1)] }),
    );
    const [note, broke, ...more] = page.notes();
    expect([note, more]).toEqual(['This walk was made on another version of the machine.', []]);
    expect(broke).toMatch(/^Step 2 can't be taken: "confirm.start" is not accepted in .* are left out\.$/);
    expect(page.timeline()).toHaveLength(2);
    press(page.button('confirm.begin'));
    await waitForStep(page, 2);
    expect(page.notes()).toEqual([broke]);
  });

  test('with the drawing is said', async () => {
    const layout = { ...cases.layout, fingerprint: '00000000' };
    expect((await paged('#/case', {}, provideExhibit({ ...cases, layout }))).notes()).toEqual([
      'The chart was drawn of another version of this machine: npm run charts draws it again.',
    ]);
  });
});

describe('the timeline', () => {
  test('goes back and forth, to a step that is pressed, to the start and to the end', async () => {
    const page = await paged(await createWalkAddress());
    const seen: unknown[] = [];
    for (const [name, at] of [
      ['One step back', 1],
      ['To the start', 0],
      ['One step on', 1],
      ['To the end', 2],
    ] as const) {
      press(page.button(name));
      await waitForStep(page, at);
      seen.push(page.timeline());
    }
    expect(seen).toEqual([1, 0, 1, 2].map(standingAt));
    press([...page.host.querySelectorAll('ol button')][1] ?? page.host);
    await waitForStep(page, 1);
    expect(page.timeline()).toEqual(standingAt(1));
  });

  test('offers only what can be done where it stands', async () => {
    const page = await paged(await createWalkAddress({}, 0));
    const names = [
      'To the start',
      'One step back',
      'Play on',
      'One step on',
      'To the end',
      'Forget the steps after this one',
    ];
    const disabled = () => names.map((name) => page.button(name).getAttribute('aria-disabled') === 'true');
    expect(disabled()).toEqual([true, true, false, false, false, false]);
    press(page.button('One step back'));
    expect(page.timeline()).toEqual(standingAt(0));
    press(page.button('To the end'));
    await waitForStep(page, 2);
    expect(disabled()).toEqual([false, false, true, true, true, true]);
  });

  test('forgets what comes after', async () => {
    const page = await paged(await createWalkAddress({}, 1));
    press(page.button('Forget the steps after this one'));
    expect(page.timeline()).toEqual(standingAt(1).slice(0, 2));
    expect(textsOf(page.host, 'button[aria-label="Other ways from step 1"]')).toEqual(['1']);
  });

  test('shows the time of the walk', async () => {
    const page = await paged('#/case');
    const [before] = textsOf(page.host, 'time');
    page.walk().send({ type: 'step.take', step: { do: 'wait', ms: 60_000 } });
    await waitForStep(page, 1);
    const [after] = textsOf(page.host, 'time');
    expect(Date.parse(`${after ?? ''}Z`) - Date.parse(`${before ?? ''}Z`)).toBe(60_000);
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
    afterEach(() => void vi.useRealTimers());
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

    test('plays at the speed that is chosen, and pauses', async () => {
      const page = await paged(await createWalkAddress({}, 0));
      fillField(getElement(page.host, 'select[aria-label="Speed"]'), '0.5');
      press(page.button('Play on'));
      await pass(1999);
      expect(page.timeline()).toEqual(standingAt(0));
      await pass(1);
      expect(page.timeline()).toEqual(standingAt(1));
      press(page.button('Pause'));
      await pass(10_000);
      expect([page.timeline(), page.button('Play on').getAttribute('aria-disabled')]).toEqual([standingAt(1), 'false']);
    });

    test('lets the clock run and stops it', async () => {
      const page = await paged('#/case');
      const clock = page.button('Let the clock run in real time');
      expect(clock.getAttribute('aria-pressed')).toBe('false');
      press(clock);
      expect(page.button('Stop the clock').getAttribute('aria-pressed')).toBe('true');
      press(page.button('Stop the clock'));
      expect(page.button('Let the clock run in real time').getAttribute('aria-pressed')).toBe('false');
    });
  });
});

describe('the screen', () => {
  test('is looked at in a language, in colours and in a width, which go into the address', async () => {
    const page = await paged('#/case?tab=screen');
    expect(getElement(page.host, 'iframe').getAttribute('title')).toBe('The screen of case');
    for (const name of ['Português', 'Dark', 'Phone']) press(page.button(name));
    await page.reaches((now) => now.matches({ shown: { address: 'kept' } }));
    expect(readMachineLocation(page.kept.at(-1) ?? '').outlook).toEqual({
      tab: 'screen',
      lang: 'pt',
      scheme: 'dark',
      width: 'phone',
      arrows: 'nothing',
      only: 'all',
    });
    expect(textsOf(page.host, 'button[aria-pressed=true]').filter((name) => name !== '')).toEqual([
      'Português',
      'Dark',
      'Phone',
    ]);
  });

  test('of a machine without one is a sentence', async () => {
    const page = await paged('#/drafts?tab=screen');
    expect(getElement(page.host, '[role=tabpanel]').textContent).toMatch(/^This machine has no screen\. It keeps /);
  });
});

test('a step that was refused is said beside the walk, and gone with the next one', async () => {
  const page = await paged('#/case');
  page.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'reply.leave' } } });
  await waitForMessage(page, /^"reply.leave"/);
  expect(page.notes()).toEqual([expect.stringMatching(/^"reply.leave" is not accepted in /)]);
  press(page.button('case.reload'));
  await waitForStep(page, 1);
  expect([page.notes(), readFrameValues(page)]).toEqual([[], [askingValue, askingValue, 1]]);
});

describe('the room of the page', () => {
  test('is divided by keys, the same on every tab, and all of it may be the chart’s', async () => {
    const page = await paged('#/case');
    const main = getElement<HTMLElement>(page.host, 'main');
    const splitter = getElement<HTMLElement>(page.host, '[role=separator]');
    const share = () => main.style.getPropertyValue('--beside');
    expect([share(), splitter.getAttribute('aria-valuenow')]).toEqual(['38%', '38']);
    act(() => splitter.focus());
    pressKey('ArrowLeft');
    expect(share()).toBe('42%');
    press(getByName(page.host, '[role=tab]', 'Screen'));
    expect(share()).toBe('42%');
    const alone = page.button('The chart alone');
    press(alone);
    expect([main.hasAttribute('data-whole'), alone.getAttribute('aria-pressed')]).toEqual([true, 'true']);
    press(alone);
    expect(main.hasAttribute('data-whole')).toBe(false);
  });
});
