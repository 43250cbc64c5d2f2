import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TakenStep } from '../../../machines/simulator/walk';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { Desk } from './desk';
import { createWalkAddress, stopDesks, openDesk, sampleSteps } from './desk.fixture';
import type { Platform } from './platform.types';
import { getByName, waitForStep, textsOf } from './page.fixture';
import { answerStep, confirmingValue, refuseStep, shownValue } from './walk.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const lostSteps: TakenStep[] = [
  { do: 'send', event: { type: 'confirm.ask', why: { rejectMemberId: '7' } }, to: confirmingValue },
  { ...refuseStep('OFFLINE', 2), to: shownValue },
  { do: 'wait', ms: 3000, to: shownValue },
  { ...answerStep(2), to: shownValue },
];

async function openGivenWalk(walk: readonly TakenStep[], platform: Partial<Platform> = {}) {
  const openedDesk = await openDesk(await createWalkAddress({ steps: walk }), platform);
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  return { ...openedDesk, host, list: () => host.querySelector('details:has(ol[start])') };
}

test('what is left out of a walk is listed with its payload, also while it is done again, until it is dismissed', async () => {
  const openedDesk = await openGivenWalk([...sampleSteps, ...lostSteps]);
  const list = openedDesk.list() ?? openedDesk.host;
  expect(textsOf(list, 'summary')).toEqual(['The 4 steps that are left out']);
  expect(textsOf(list, 'code')).toEqual([
    'confirm.ask',
    'caseDescription OFFLINE',
    'after 3 s',
    'caseDescription answers',
  ]);
  const payloads = textsOf(list, 'pre').map((text) => JSON.parse(text) as unknown);
  expect(payloads).toEqual([
    { type: 'confirm.ask', why: { rejectMemberId: '7' } },
    expect.objectContaining({ caseId: '10000002' }),
  ]);
  await act(async () => press(getByName(list, 'button', 'Copy the payload of step 3')));
  expect(openedDesk.copied.map((text) => JSON.parse(text) as unknown)).toEqual([payloads[0]]);
  expect(textsOf(list, '[aria-live]')[0]).toBe('Copied.');
  openedDesk.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'reply.leave' } } });
  await waitForStep(openedDesk, 3);
  expect(textsOf(openedDesk.list() ?? openedDesk.host, 'summary')).toEqual(['The 4 steps that are left out']);
  press(getByName(openedDesk.host, 'button', 'Dismiss them'));
  expect(openedDesk.list()).toBeNull();
});

test('what is left out of a walk that differs is listed again where its address is opened behind a further step', async () => {
  const openedDesk = await openDesk(await createWalkAddress({ steps: [...sampleSteps, ...lostSteps] }));
  await openedDesk.take({ do: 'send', event: { type: 'reply.leave' } });
  const again = await openDesk(openedDesk.kept.at(-1) ?? '');
  expect(again.walk().getSnapshot().context.at).toBe(3);
  expect(again.context().lost).toEqual({ from: 2, steps: lostSteps });
});

test('a step that holds elsewhere, or has a payload that nobody could send, is listed too', async () => {
  const elsewhere = await openGivenWalk([{ ...answerStep(), to: confirmingValue }]);
  expect(textsOf(elsewhere.list() ?? elsewhere.host, 'summary')).toEqual(['The step that is left out']);
  stopDesks();
  const strange: TakenStep = {
    do: 'send',
    event: { type: 'confirm.change', values: { rejectMemberId: 7 } },
    to: confirmingValue,
  };
  const misfit = await openGivenWalk([...sampleSteps, strange]);
  expect(textsOf(misfit.list() ?? misfit.host, 'code')).toEqual(['confirm.change']);
  expect(getElement(misfit.host, 'ol[start]').getAttribute('start')).toBe('3');
});

test('of a walk that holds nothing is listed; where nothing can be copied, it is selected', async () => {
  expect((await openGivenWalk(sampleSteps)).list()).toBeNull();
  stopDesks();
  const openedDesk = await openGivenWalk([...sampleSteps, ...lostSteps], { copy: async () => false });
  const list = openedDesk.list() ?? openedDesk.host;
  await act(async () => press(getByName(list, 'button', 'Copy the payload of step 3')));
  expect(textsOf(list, '[role=status]')).toEqual(['The browser doesn’t let us copy: the payload is selected.']);
  expect(getSelection()?.toString()).toContain('confirm.ask');
});
