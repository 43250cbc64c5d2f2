import type { PlatformPorts } from '../../../contracts/ports';
import { requestWorker } from '../start-worker';
import type { LearnerResponse } from './worker';
// The build makes the default export of it.
// oxlint-disable-next-line import/default
import address from './worker.ts?worker&url';

/** A slow phone learns from many decisions for seconds, and says nothing meanwhile; milliseconds. */
const learnerTimeout = 30_000;

/** Learns in a worker, so that the page stands still for none of it. */
export const learnOrder: PlatformPorts['learnOrder'] = (input, signal) =>
  new Promise((resolve) => {
    const refuse = (code: 'SERVER_ERROR' | 'ABORTED') => resolve({ ok: false, failure: { code } });
    const work = requestWorker<LearnerResponse>(
      address,
      input,
      (response) => {
        if (response?.type === 'learned') resolve({ ok: true, value: response.learned });
        else refuse('SERVER_ERROR');
        return true;
      },
      learnerTimeout,
    );
    signal.addEventListener('abort', () => {
      work.stop();
      refuse('ABORTED');
    });
  });
