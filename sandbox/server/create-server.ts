import { readFileSync, createWriteStream } from 'node:fs';
import { openWorld } from '../world/open-world';
import type { Log, SeedName, LogLevel } from '../world/types';
import { enrolAddresses } from './enrol-route';
import { defaultPaths } from './router';
import { startServer, type RunningServer, type StartOptions } from './start-server';

const ranks: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

export interface LogSink {
  log: Log;
  close(): Promise<void>;
}

/**
 * A log of JSON lines: `{"at":ISO 8601,"level":…,"event":…,…fields}`.
 *
 * `target` is a file path (appended to), `-` for the standard output, or null to write nothing; lines below `least` are
 * dropped. A file that cannot be written to is reported once on the standard error and then ignored: a full disk must not
 * stop the server.
 */
export function createLog(target: string | null, least: LogLevel = 'info'): LogSink {
  if (target === null) return { log: () => undefined, close: () => Promise.resolve() };
  const file = target === '-' ? null : createWriteStream(target, { flags: 'a' });
  let broken = false;
  file?.on('error', (error) => {
    if (!broken) process.stderr.write(`The log cannot be written to ${target}: ${error.message}\n`);
    broken = true;
  });
  const out = file ?? process.stdout;
  return {
    log: (level, event, fields) => {
      if (broken || ranks[level] < ranks[least]) return;
      out.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
    },
    close: () => new Promise((done) => (file === null || broken ? done() : file.end(() => done()))),
  };
}

export interface ServerOptions extends Partial<StartOptions> {
  /** Path of the SQLite file, or `:memory:`. */
  database: string;
  /** What an empty database is filled with. Default `demo`. */
  seed?: SeedName;
  /** Source of real time for the world's clock, epoch ms. Identity always uses the machine's. */
  now?: () => number;
  /** A file path, `-` for the standard output, null for none (default), or a function. */
  log?: string | null | Log;
}

const packageFile = new URL('../../package.json', import.meta.url);

/** What `npm start` uses where nothing else is said. */
export const defaults: Omit<StartOptions, 'appVersion'> = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: null,
  console: null,
  tokenLife: 900,
  apiKey: 'vigia-demo-key',
  gatewayPath: defaultPaths.gateway,
  statesPath: defaultPaths.states,
  operationKeys: true,
  requiredSince: '2020-06-15',
  enrolRights: enrolAddresses,
  demoPassword: 'vigia-demo',
};

/** The version that the gateway announces: the console's own, from package.json. */
export function packageVersion(): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}

/**
 * Opens the world and serves it. Rejects when the port is taken (`code` EADDRINUSE), and when the database cannot be opened.
 */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const sink =
    typeof options.log === 'function'
      ? { log: options.log, close: () => Promise.resolve() }
      : createLog(options.log ?? null);
  const { database, seed = 'demo', now, log: _log, ...given } = options;
  const world = await openWorld({ database, seed, log: sink.log, ...(now ? { now } : {}) });
  try {
    const running = await startServer(world, { appVersion: packageVersion(), ...defaults, ...given }, sink.log);
    return {
      ...running,
      close: async () => {
        await running.close();
        await sink.close();
      },
    };
  } catch (error) {
    world.close();
    await sink.close();
    throw error;
  }
}
