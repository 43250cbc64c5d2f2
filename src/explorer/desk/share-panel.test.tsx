import { Blob as WholeBlob } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { one, press, rendered } from '../../../tests/rendered';
import { walkAsTest } from '../lab/as-test';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { Desk } from './desk';
import type { Platform } from './platform.types';
import { leftSaid } from './share-panel';
import { endDesks, opened } from './desk.fixture';
import { named, textsOf, write } from './page.fixture';
import { life } from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
});
afterEach(endDesks);

async function sharing(platform: Partial<Platform> = {}) {
  const walked = await opened('#/case?tab=share', platform);
  const { host } = rendered(<Desk desk={walked.desk} />, 'en');
  const panel = one(host, '#panel-share');
  return {
    ...walked,
    panel,
    pressed: async (name: string) => {
      press(named(panel, 'button', name));
      await act(async () => void (await walked.until((now) => now.context.shared !== null)));
    },
    came: () => [textsOf(panel, '[role=status]'), textsOf(panel, '[role=alert]')],
  };
}

test('what is copied or saved says so, until it is closed', async () => {
  const one = await sharing();
  await one.pressed('Copy the link');
  expect([one.came(), one.copied]).toEqual([[['The link is copied.'], []], ['https://explorer.test/#/case?tab=share']]);
  press(named(one.panel, 'button', 'Close'));
  expect(one.came()).toEqual([[], []]);
  await one.pressed('Save the chart as SVG');
  expect([one.came(), one.saved.map(({ name }) => name)]).toEqual([[['case.svg is saved.'], []], ['case.svg']]);
});

test('while it is under way nothing else can be', async () => {
  let go: (copied: boolean) => void = () => undefined;
  const walked = await sharing({ copy: () => new Promise((resolve) => (go = resolve)) });
  press(named(walked.panel, 'button', 'Copy as test'));
  const names = ['Copy the link', 'Copy as test', 'Copy a report', 'Save the chart as SVG', 'Save the chart as PNG'];
  const busy = () => names.filter((name) => named(walked.panel, 'button', name).getAttribute('aria-busy') === 'true');
  expect(busy()).toEqual(names);
  press(named(walked.panel, 'button', 'Save the chart as SVG'));
  await act(async () => go(true));
  expect([busy(), walked.came(), walked.saved]).toEqual([[], [['The test is copied.'], []], []]);
});

test('where the browser refuses, the text stands there to be copied by hand', async () => {
  const walked = await sharing({ copy: async () => false });
  await walked.pressed('Copy as test');
  const [, [alert = '']] = walked.came() as [string[], string[]];
  expect(alert).toBe("The browser doesn't let us copy. The test stands below: copy it by hand.");
  const text = one<HTMLTextAreaElement>(walked.panel, 'textarea');
  expect([text.readOnly, text.getAttribute('aria-label')]).toEqual([true, 'To copy by hand']);
  expect(text.value).toBe(walkAsTest(cases, { life, steps: [] }));
});

test('what should have been at the end is written in words, and told when there is no such state', async () => {
  const walked = await sharing();
  const field = one<HTMLInputElement>(walked.panel, 'input');
  expect(textsOf(walked.panel, 'label')).toEqual(['Expected at the end instead']);
  write(field, 'lost');
  await walked.pressed('Copy as test');
  expect(walked.came()).toEqual([[], ['There is no state "lost" in case.']]);
  press(named(walked.panel, 'button', 'Close'));
  write(field, 'failed');
  await walked.pressed('Copy as test');
  expect([field.value, walked.copied]).toEqual([
    'failed',
    [walkAsTest(cases, { life, steps: [] }, { content: 'failed', reply: 'choosing' })],
  ]);
});

test('a link is promised for a walk that an address holds, and no longer once none does', async () => {
  const walked = await sharing();
  const button = () => named<HTMLButtonElement>(walked.panel, 'button', 'Copy the link');
  const says = () => button().parentElement?.lastElementChild?.textContent;
  expect([button().disabled, says()]).toEqual([
    false,
    'It holds the whole walk: whoever opens it stands where you stand.',
  ]);
  const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(32 + Math.floor(Math.random() * 60_000)));
  walked.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'tab.choose', tab: noise.join('') } } });
  await act(async () => void (await walked.until((now) => now.context.unheld !== null)));
  expect([button().disabled, says()]).toEqual([true, walked.context().unheld]);
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
  expect(leftSaid(left, uncarried, letGo)).toBe(sentence);
});
