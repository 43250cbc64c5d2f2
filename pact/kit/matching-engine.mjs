/**
 * Pact's own verifier in a process of its own: it tells its findings only on its standard output. Gets jobs as messages and answers
 * each with whether the interaction held. It is pact's core without its JavaScript: that one puts a proxy before each request.
 */
import core from '@pact-foundation/pact-core';

/** @typedef {{ pact: string, url: string, provider: string }} Job `pact` is the path of a contract. */
/** @typedef {{ held: boolean }} Judged */

/** @param {Job} job @returns {Promise<boolean>} */
async function judge({ pact, url, provider }) {
  try {
    await core.verifyPacts({
      provider,
      providerBaseUrl: url,
      pactUrls: [pact],
      failIfNoPactsFound: true,
      logLevel: 'error',
    });
    return true;
  } catch {
    return false;
  }
}

process.on('message', (/** @type {Job} */ job) => {
  void judge(job).then((held) => process.send?.(/** @satisfies {Judged} */ ({ held })));
});
