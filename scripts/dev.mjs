/** `npm run dev`: the sandbox on a port of its own and Vite's dev server, which passes the gateway's addresses on to it. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { readPort, requireFreePort, serve } = await import('./lib/services.mjs');

await runMain(
  async () => {
    const args = process.argv.slice(2);
    const port = readPort(args, 4600);
    const sandboxPort = port + 1;
    await requireFreePort(port);
    await requireFreePort(sandboxPort);
    await install(console.log);
    return serve([
      { args: ['--import', 'tsx', 'sandbox/main.ts', '--port', String(sandboxPort)] },
      {
        args: ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
        env: { VIGIA_SANDBOX_PORT: String(sandboxPort) },
      },
    ]);
  },
  { passesArguments: true },
);
