/** `npm start`: installs and builds what is missing, then runs the sandbox, which serves the console. Flags go to the sandbox. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { buildConsole } = await import('./lib/builds.mjs');
const { readPort, requireFreePort, serve } = await import('./lib/services.mjs');

await runMain(
  async () => {
    const args = process.argv.slice(2);
    const asksOnly = args.includes('--help') || args.includes('-h');
    if (!asksOnly) await requireFreePort(readPort(args, 4600));
    await install(console.log);
    if (!asksOnly) await buildConsole(console.log);
    return serve([{ args: ['--import', 'tsx', 'sandbox/main.ts', ...args] }]);
  },
  { passesArguments: true },
);
