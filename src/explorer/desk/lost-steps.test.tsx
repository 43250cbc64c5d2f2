import { Blob as WholeBlob } from 'node:buffer';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TakenStep } from '../../../machines/rehearsal/walk';
import { one, press, rendered } from '../../../tests/rendered';
import { Desk } from './desk';
import { addressed, endDesks, opened, steps } from './desk.fixture';
import type { Platform } from './platform.types';
import { named, restsAt, textsOf } from './page.fixture';
import { answer, confirming, refuse, shown } from './walk.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(endDesks);

const gone: TakenStep[] = [
  { do: 'send', event: { type: 'confirm.ask', why: { rejectMemberId: '7' } }, to: confirming },
  { ...refuse('OFFLINE', 2), to: shown },
  { do: 'wait', ms: 3000, to: shown },
  { ...answer(2), to: shown },
];

async function given(walk: readonly TakenStep[], platform: Partial<Platform> = {}) {
  const walked = await opened(await addressed({ steps: walk }), platform);
  const { host } = rendered(<Desk desk={walked.desk} />, 'en');
  return { ...walked, host, list: () => host.querySelector('details:has(ol[start])') };
}

test('what is left out of a walk is listed with its payload, also while it is done again, until it is dismissed', async () => {
  const walked = await given([...steps, ...gone]);
  const list = walked.list() ?? walked.host;
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
  await act(async () => press(named(list, 'button', 'Copy the payload of step 3')));
  expect(walked.copied.map((text) => JSON.parse(text) as unknown)).toEqual([payloads[0]]);
  expect(textsOf(list, '[aria-live]')[0]).toBe('Copied.');
  walked.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'reply.leave' } } });
  await restsAt(walked, 3);
  expect(textsOf(walked.list() ?? walked.host, 'summary')).toEqual(['The 4 steps that are left out']);
  press(named(walked.host, 'button', 'Dismiss them'));
  expect(walked.list()).toBeNull();
});

test('a step that holds elsewhere, or has a payload that nobody could send, is listed too', async () => {
  const elsewhere = await given([{ ...answer(), to: confirming }]);
  expect(textsOf(elsewhere.list() ?? elsewhere.host, 'summary')).toEqual(['The step that is left out']);
  endDesks();
  const strange: TakenStep = {
    do: 'send',
    event: { type: 'confirm.change', values: { rejectMemberId: 7 } },
    to: confirming,
  };
  const misfit = await given([...steps, strange]);
  expect(textsOf(misfit.list() ?? misfit.host, 'code')).toEqual(['confirm.change']);
  expect(one(misfit.host, 'ol[start]').getAttribute('start')).toBe('3');
});

test('of a walk that holds nothing is listed; where nothing can be copied, it is selected', async () => {
  expect((await given(steps)).list()).toBeNull();
  endDesks();
  const walked = await given([...steps, ...gone], { copy: async () => false });
  const list = walked.list() ?? walked.host;
  await act(async () => press(named(list, 'button', 'Copy the payload of step 3')));
  expect(textsOf(list, '[role=status]')).toEqual(['The browser doesn’t let us copy: the payload is selected.']);
  expect(getSelection()?.toString()).toContain('confirm.ask');
});
