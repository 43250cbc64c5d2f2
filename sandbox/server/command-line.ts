import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SeedName } from '../world/types';
import { defaults, type ServerOptions } from './create-server';

/** A wrong flag or variable; its message is for the person who typed it. */
export class UsageError extends Error {}

export const help = `The sandbox: a reference gateway for the console, with sign-in, files, a database and a clock that can be moved.

Usage: npm run sandbox -- [options]

  --port <number>        Port to listen on, 0 for any free one          (VIGIA_PORT, default 4600)
  --host <address>       Address to listen on                           (VIGIA_HOST, default 127.0.0.1)
  --public-url <url>     Address that browsers use, when not localhost  (VIGIA_PUBLIC_URL)
  --database <path>      SQLite file, or :memory:                       (VIGIA_DATABASE, default .data/world.sqlite)
  --seed <name>          What an empty database gets: demo, small, empty (VIGIA_SEED, default demo)
  --console <folder>     Built console to serve, "none" for none        (VIGIA_CONSOLE, default dist/console if it exists)
  --log <path>           File for the log's JSON lines, "-" for the standard output, "none" for none
                                                                        (VIGIA_LOG, default .data/sandbox.log)
  --token-life <seconds> How long an access token is good for           (VIGIA_TOKEN_LIFE, default 900)
  --operation-keys <on|off>  Whether operation keys are honoured        (VIGIA_OPERATION_KEYS, default on)
  --api-key <key>        Key that queries carry in x-api-key            (VIGIA_API_KEY, default ${defaults.apiKey})
  --gateway-path <path>  Where the gateway is: <path>/gql, <path>/translate, … (VIGIA_GATEWAY_PATH, default ${defaults.gatewayPath})
  --states-path <path>   Where provider states are brought about       (VIGIA_STATES_PATH, default ${defaults.statesPath})
  --help                 Show this text

A flag wins over its variable. The other paths are those of the contract: /marketplace/… for the marketplace, /identity/… for
sign-in. A POST to the states' path brings a provider state about, a GET lists them; /control is the control page.
`;

export type Command = { help: true } | { help: false; options: ServerOptions & { port: number } };

const seeds: readonly SeedName[] = ['demo', 'small', 'empty'];

const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  database: { type: 'string' },
  seed: { type: 'string' },
  console: { type: 'string' },
  log: { type: 'string' },
  'token-life': { type: 'string' },
  'operation-keys': { type: 'string' },
  'api-key': { type: 'string' },
  'gateway-path': { type: 'string' },
  'states-path': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : 'The options cannot be read'}. Try --help.`,
    );
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new UsageError(`${name} must be a whole number from ${String(least)} to ${String(most)}, not "${text}".`);
  }
  return Number(text);
}

function pathOf(name: string, text: string): string {
  if (/^(\/[\w.~-]+)+$/.test(text)) return text;
  throw new UsageError(`${name} must be a path such as /production, not "${text}".`);
}

function publicAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`--public-url must be an http or https address, not "${text}".`);
  }
  return new URL(text).origin;
}

function consoleFolder(text: string | undefined, root: string): string | null {
  if (text === 'none') return null;
  const folder = resolve(root, text ?? join('dist', 'console'));
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (text === undefined) return null;
  throw new UsageError(
    `--console must be a folder with an index.html; "${text}" is none. Build it with npm run build.`,
  );
}

/**
 * Reads flags and environment variables. Throws UsageError with a sentence for the person. Makes the folders of the database
 * and of the log where they are missing. `root` is the folder against which relative paths are meant.
 */
export function readCommand(args: string[], environment: Record<string, string | undefined>, root: string): Command {
  const values = readFlags(args);
  if (values.help === true) return { help: true };
  const read = (flag: Exclude<keyof typeof flags, 'help'>): string | undefined => {
    const text = values[flag] ?? environment[`VIGIA_${flag.toUpperCase().replaceAll('-', '_')}`];
    return text === '' ? undefined : text;
  };
  const seed = seeds.find((name) => name === (read('seed') ?? 'demo'));
  if (!seed) throw new UsageError(`--seed must be one of ${seeds.join(', ')}, not "${read('seed') ?? ''}".`);
  const keys = read('operation-keys') ?? 'on';
  if (keys !== 'on' && keys !== 'off') throw new UsageError(`--operation-keys must be on or off, not "${keys}".`);
  const port = wholeNumber('--port', read('port') ?? '4600', 0, 65_535);
  const tokenLife = wholeNumber('--token-life', read('token-life') ?? String(defaults.tokenLife), 1, 86_400);
  const givenUrl = read('public-url');
  const publicUrl = givenUrl === undefined ? null : publicAddress(givenUrl);
  const folder = consoleFolder(read('console'), root);
  const path = (text: string): string => {
    const absolute = resolve(root, text);
    mkdirSync(dirname(absolute), { recursive: true });
    return absolute;
  };
  const database = read('database') ?? join('.data', 'world.sqlite');
  const log = read('log') ?? join('.data', 'sandbox.log');
  return {
    help: false,
    options: {
      port,
      host: read('host') ?? defaults.host,
      publicUrl,
      console: folder,
      tokenLife,
      seed,
      operationKeys: keys === 'on',
      apiKey: read('api-key') ?? defaults.apiKey,
      gatewayPath: pathOf('--gateway-path', read('gateway-path') ?? defaults.gatewayPath),
      statesPath: pathOf('--states-path', read('states-path') ?? defaults.statesPath),
      database: database === ':memory:' ? database : path(database),
      log: log === 'none' ? null : log === '-' ? log : path(log),
    },
  };
}
