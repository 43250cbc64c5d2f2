/** `npm run explorer`: installs and builds what is missing, then serves the machine explorer. No sandbox is needed. */
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { root, runMain, UserError } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { builds, buildExplorer } = await import('./lib/builds.mjs');
const { readPort, describePortError, onStopRequest, requireFreePort } = await import('./lib/services.mjs');
const { serveFolder } = await import('./lib/static-server.mjs');

const { explorerPath, passToConsole } = await import('./lib/console-proxy.mjs');

const command = 'npm run explorer';
const firstPort = 4610;
const lastPort = 4629;
const help = `Serves the machine explorer: every machine of the console, drawn and stepped through. Ctrl-C ends it.

  ${command} -- [options]

  --port <number>   Port to listen on, 0 for any free one   (VIGIA_EXPLORER_PORT, default ${firstPort}, or the next one free)
  --console <url>   A running console, http://localhost:4600, that is passed on beside it: "?attach" in its address shows it live
  -h, --help        This text
`;

/** @param {string[]} args @returns {string | undefined} the first that is no option of this command */
function unknown(args) {
  const named = /^--(port|console)(=|$)/;
  return args.find((arg, at) => !named.test(arg) && !named.test(args[at - 1] ?? ''));
}

/** The console to pass on; null where none was named. Throws a UserError for one that is no address. @param {string[]} args @returns {string | null} */
function readConsole(args) {
  const at = args.findIndex((arg) => /^--console(=|$)/.test(arg));
  if (at === -1) return null;
  const address = args[at]?.split('=')[1] ?? args[at + 1] ?? '';
  if (URL.canParse(address) && new URL(address).protocol === 'http:') return new URL(address).origin;
  throw new UserError(`"${address}" is no address of a console: ${command} -- --console http://localhost:4600`);
}

/** Serves until a person presses Ctrl-C. @param {number | null} given the port that was asked for @param {string | null} target @returns {Promise<number>} the exit code */
async function serve(given, target) {
  const requestedPort = given ?? firstPort;
  const { url, close } = await serveFolder({
    folder: join(root, builds.explorer.folder),
    index: builds.explorer.page,
    port: requestedPort,
    ...(target !== null && { pass: passToConsole(target) }),
    next: (taken) => (given === null && taken < lastPort ? taken + 1 : null),
  }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    throw describePortError(requestedPort, error.code, command);
  });
  if (target === null) console.log(`The machine explorer: ${url}`);
  else
    console.log(
      `The console of ${target}, recorded: ${url}?attach\nThe machine explorer: ${new URL(explorerPath, url).href}`,
    );
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
    const target = readConsole(args);
    if (given !== null) await requireFreePort(given, command);
    await install(console.log, { database: false });
    await buildExplorer(console.log);
    return serve(given, target);
  },
  { passesArguments: true },
);
