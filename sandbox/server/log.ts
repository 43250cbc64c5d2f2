import { createWriteStream } from 'node:fs';
import type { Log, LogLevel } from '../world/types';

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
