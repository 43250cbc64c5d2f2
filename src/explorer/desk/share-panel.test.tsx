import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { formatWalkTest } from '../lab/format-walk-test';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import type { Platform } from './platform.types';
import { describeAbandoned } from './share-panel';
import { createWalkAddress, stopDesks, openDesk } from './desk.fixture';
import { getByName, textsOf, fillField } from './page.fixture';
import { answerStep, confirmingValue, scenarioName } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(stopDesks);

async function sharing(platform: Partial<Platform> = {}, hash = '#/case?tab=share') {
  const openedDesk = await openDesk(hash, platform);
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  const panel = getElement(host, '#panel-share');
  return {
    ...openedDesk,
    panel,
    pressed: async (name: string) => {
      press(getByName(panel, 'button', name));
      await act(async () => void (await openedDesk.until((now) => now.context.shared !== null)));
    },
    came: () => [textsOf(panel, '[role=status]'), textsOf(panel, '[role=alert]')],
  };
}

test('what is copied or saved says so, until it is closed', async () => {
  const one = await sharing();
  await one.pressed('Copy the link');
  expect([one.came(), one.copied]).toEqual([[['The link is copied.'], []], ['https://explorer.test/#/case?tab=share']]);
  press(getByName(one.panel, 'button', 'Close'));
  expect(one.came()).toEqual([[], []]);
  await one.pressed('Save the chart as SVG');
  expect([one.came(), one.saved.map(({ name }) => name)]).toEqual([[['case.svg is saved.'], []], ['case.svg']]);
});

test('while it is under way nothing else can be', async () => {
  let go: (copied: boolean) => void = () => undefined;
  const openedDesk = await sharing({ copy: () => new Promise((resolve) => (go = resolve)) });
  press(getByName(openedDesk.panel, 'button', 'Copy as test'));
  const names = ['Copy the link', 'Copy as test', 'Copy a report', 'Save the chart as SVG', 'Save the chart as PNG'];
  const busy = () =>
    names.filter((name) => getByName(openedDesk.panel, 'button', name).getAttribute('aria-busy') === 'true');
  expect(busy()).toEqual(names);
  press(getByName(openedDesk.panel, 'button', 'Save the chart as SVG'));
  await act(async () => go(true));
  expect([busy(), openedDesk.came(), openedDesk.saved]).toEqual([[], [['The test is copied.'], []], []]);
});

test('where the browser refuses, the text stands there to be copied by hand', async () => {
  const openedDesk = await sharing({ copy: async () => false });
  await openedDesk.pressed('Copy as test');
  const [, [alert = '']] = openedDesk.came() as [string[], string[]];
  expect(alert).toBe("The browser doesn't let us copy. The test stands below: copy it by hand.");
  const text = getElement<HTMLTextAreaElement>(openedDesk.panel, 'textarea');
  expect([text.readOnly, text.getAttribute('aria-label')]).toEqual([true, 'To copy by hand']);
  const start = openedDesk.walk().getSnapshot().context.frames[0]?.start;
  expect(text.value).toBe(formatWalkTest(cases, { life: scenarioName, start, steps: [] }));
});

test('what should have been at the end is written in words, and told when there is no such state', async () => {
  const openedDesk = await sharing();
  const field = getElement<HTMLInputElement>(openedDesk.panel, 'input');
  expect(textsOf(openedDesk.panel, 'label')).toEqual(['Expected at the end instead']);
  fillField(field, 'lost');
  await openedDesk.pressed('Copy as test');
  expect(openedDesk.came()).toEqual([[], ['There is no state "lost" in case.']]);
  press(getByName(openedDesk.panel, 'button', 'Close'));
  fillField(field, 'failed');
  await openedDesk.pressed('Copy as test');
  const start = openedDesk.walk().getSnapshot().context.frames[0]?.start;
  expect([field.value, openedDesk.copied]).toEqual([
    'failed',
    [formatWalkTest(cases, { life: scenarioName, start, steps: [] }, { content: 'failed', reply: 'choosing' })],
  ]);
});

test('a link is promised for a walk that an address holds, and no longer once none does', async () => {
  const openedDesk = await sharing();
  const button = () => getByName<HTMLButtonElement>(openedDesk.panel, 'button', 'Copy the link');
  const says = () => button().parentElement?.lastElementChild?.textContent;
  expect([button().disabled, says()]).toEqual([
    false,
    'It holds the whole walk: whoever opens it stands where you stand.',
  ]);
  const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(32 + Math.floor(Math.random() * 60_000)));
  openedDesk
    .walk()
    .send({ type: 'step.take', step: { do: 'send', event: { type: 'tab.choose', tab: noise.join('') } } });
  await act(async () => void (await openedDesk.until((now) => now.context.unheld !== null)));
  expect([button().disabled, says()]).toEqual([true, openedDesk.context().unheld]);
});

test('a test of a walk that differs is promised to be one of what was saved, unless another end is expected', async () => {
  const address = await createWalkAddress({ steps: [{ ...answerStep(), to: confirmingValue }] });
  const { panel } = await sharing({}, `${address}?tab=share`);
  const says = () => getByName(panel, 'button', 'Copy as test').parentElement?.lastElementChild?.textContent;
  expect(says()).toBe('A test of what was saved, up to the step that differs. It fails until that is mended.');
  fillField(getElement(panel, 'input'), 'shown');
  expect(says()).toBe('A test for the machine’s own folder. It takes the same steps.');
});

test.each([
  [[1, 0, 0], 'The link also holds 1 walk that you left for this one.'],
  [
    [3, 1, 0],
    'The link also holds 2 of the 3 walks that you left for this one; the oldest are too long for it and are kept in this page alone.',
  ],
  [
    [20, 0, 2],
    'The link also holds 20 walks that you left for this one. Only the last 20 are kept: 2 walks before are gone.',
  ],
] as const)('of walks that were left (%j) it is told what the link holds', ([left, uncarried, letGo], sentence) => {
  expect(describeAbandoned(left, uncarried, letGo)).toBe(sentence);
});
