/** `npm run build`: installs what is missing, then builds what is served into dist/console, with its source maps beside it. Flags go to Vite. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { buildRelease } = await import('./lib/builds.mjs');

await runMain(
  async () => {
    await install(console.log, { database: false });
    return buildRelease(process.argv.slice(2));
  },
  { passesArguments: true },
);
