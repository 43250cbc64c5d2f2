import type { Outcome } from '../../contracts/ports';

/** What a port answers; `OFFLINE` where it fails without an answer, as code that does not come. Never rejects. */
export async function answerOffline<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, failure: { code: 'OFFLINE', message: String(error) } };
  }
}
