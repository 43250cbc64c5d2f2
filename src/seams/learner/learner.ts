import type { Outcome, PlatformPorts } from '../../../contracts/ports';
import { pastRevision } from '../past-storage';
import { requestWorker } from '../start-worker';
import type { LearnerRequest, LearnerResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** A slow phone learns from many decisions for seconds, and says nothing meanwhile; milliseconds. */
const learnerTimeout = 30_000;

/** Asks a worker, so that the page stands still for nothing of it; `valueOf` is undefined for an answer to something else. */
const ask = (
  request: LearnerRequest,
  signal: AbortSignal,
  valueOf: (response: LearnerResponse) => unknown,
): Promise<Outcome<unknown>> =>
  new Promise((resolve) => {
    const refuse = (code: 'SERVER_ERROR' | 'ABORTED') => resolve({ ok: false, failure: { code } });
    const work = requestWorker<LearnerResponse>(
      address,
      request,
      (response) => {
        const value = response === null ? undefined : valueOf(response);
        if (value === undefined) refuse('SERVER_ERROR');
        else resolve({ ok: true, value });
        return true;
      },
      learnerTimeout,
    );
    signal.addEventListener('abort', () => {
      work.stop();
      refuse('ABORTED');
    });
  });

export const learnOrder: PlatformPorts['learnOrder'] = (input, signal) =>
  ask(input, signal, (response) => (response.type === 'learned' ? response.learned : undefined));

/** What was counted last, of which profile, templates and writing of the history. */
let counted: { of: string; value: unknown } | null = null;

export const readWording: PlatformPorts['readWording'] = async (input, signal) => {
  const of = `${pastRevision} ${JSON.stringify(input)}`;
  if (counted?.of === of) return { ok: true, value: counted.value };
  const outcome = await ask(input, signal, (response) => (response.type === 'counted' ? response.wording : undefined));
  if (outcome.ok) counted = { of, value: outcome.value };
  return outcome;
};
