/** `npm run explorer`: installs and builds what is missing, then serves the machine explorer. No sandbox is needed. */
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { root, runMain, UserError } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { builds, buildExplorer } = await import('./lib/builds.mjs');
const { readPort, describePortError, onStopRequest, requireFreePort } = await import('./lib/services.mjs');
const { serveFolder } = await import('./lib/static-server.mjs');

const command = 'npm run explorer';
const firstPort = 4610;
const lastPort = 4629;
const help = `Serves the machine explorer: every machine of the console, drawn and stepped through. Ctrl-C ends it.

  ${command} -- [options]

  --port <number>   Port to listen on, 0 for any free one   (VIGIA_EXPLORER_PORT, default ${firstPort}, or the next one free)
  -h, --help        This text
`;

/** @param {string[]} args @returns {string | undefined} the first that is no option of this command */
function unknown(args) {
  return args.find((arg, at) => !/^--port(=|$)/.test(arg) && args[at - 1] !== '--port');
}

/** Serves until a person presses Ctrl-C. @param {number | null} given the port that was asked for @returns {Promise<number>} the exit code */
async function serve(given) {
  const requestedPort = given ?? firstPort;
  const { url, close } = await serveFolder({
    folder: join(root, builds.explorer.folder),
    index: builds.explorer.page,
    port: requestedPort,
    next: (taken) => (given === null && taken < lastPort ? taken + 1 : null),
  }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    throw describePortError(requestedPort, error.code, command);
  });
  console.log(`The machine explorer: ${url}`);
  return new Promise((done) => {
    onStopRequest(() => void close().then(() => done(0)));
  });
}

await runMain(
  async () => {
    const args = process.argv.slice(2);
    if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(help);
    const unknownOption = unknown(args);
    if (unknownOption !== undefined)
      throw new UserError(`"${unknownOption}" is no option: ${command} -- --help shows them.`);
    const given = readPort(args, null, 'VIGIA_EXPLORER_PORT');
    if (given !== null) await requireFreePort(given, command);
    await install(console.log, { database: false });
    await buildExplorer(console.log);
    return serve(given);
  },
  { passesArguments: true },
);
