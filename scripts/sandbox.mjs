/** `npm run sandbox`: installs what is missing, then runs the sandbox. Flags go to it. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { serve } = await import('./lib/services.mjs');

await runMain(async () => {
  await install(console.log);
  return serve([{ args: ['--import', 'tsx', 'sandbox/main.ts', ...process.argv.slice(2)] }]);
});
