/**
 * Pact's own verifier in a process of its own: it tells its findings only on its standard output. Gets jobs as messages and answers
 * each with whether the interaction held.
 */
import { Verifier } from '@pact-foundation/pact';

/** @typedef {{ pact: string, url: string, provider: string }} Job `pact` is the path of a contract. */
/** @typedef {{ held: boolean }} Judged */

/** @param {Job} job @returns {Promise<boolean>} */
async function judge({ pact, url, provider }) {
  try {
    const verifier = new Verifier({
      provider,
      providerBaseUrl: url,
      pactUrls: [pact],
      failIfNoPactsFound: true,
      logLevel: 'error',
    });
    await verifier.verifyProvider();
    return true;
  } catch {
    return false;
  }
}

process.on('message', (/** @type {Job} */ job) => {
  void judge(job).then((held) => process.send?.(/** @satisfies {Judged} */ ({ held })));
});
