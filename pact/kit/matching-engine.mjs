/**
 * Pact's own verifier in a process of its own: it tells its findings only on its standard output. Reads one JSON job a line
 * ({ pact: file, url }) and ends each with a line of `endOfJob` and whether the interaction held.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Verifier } from '@pact-foundation/pact';

const endOfJob = '@@end-of-job@@';

for await (const line of createInterface({ input: process.stdin })) {
  const { pact, url, provider } = /** @type {{ pact: string, url: string, provider: string }} */ (JSON.parse(line));
  let held = true;
  try {
    await new Verifier({
      provider,
      providerBaseUrl: url,
      pactUrls: [pact],
      failIfNoPactsFound: true,
      logLevel: 'error',
    }).verifyProvider();
  } catch {
    held = false;
  }
  writeSync(1, `\n${endOfJob} ${String(held)}\n`);
}
