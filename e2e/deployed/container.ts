import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { imageCommand, buildImageFolder, readInstruction } from '../../tests/image';
import { findFreePort } from './nginx';

type Environment = Readonly<Record<string, string>>;

interface Probe {
  ok: boolean;
  said: string;
}

/** The image's own steps without an engine: its files in one folder, of which it may write to the one that it says. */
export interface Container {
  url: string;
  /** Resolves once it is healthy; rejects with what was said where it ended first. */
  start: (env: Environment) => Promise<void>;
  /** What the image is asked by, whether it is healthy. */
  health: () => Probe;
  /** Takes a file away that it wrote. */
  remove: (file: string) => void;
  /** Ends what was started; it may be started again, as an engine does. */
  end: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Answers as `curl --fail` does, where a machine has none; the image has one. */
const curlSubstitute = `#!${process.execPath}
fetch(process.argv.at(-1)).then(({ ok, status }) => { if (!ok) console.error('error: ' + status); process.exit(ok ? 0 : 22); }, () => process.exit(7));
`;

/** The user of the image where this process may become it: for root no file is read-only. */
function imageUser() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = readInstruction('USER').split(':').map(Number);
  return { uid, gid };
}

export async function createContainer(): Promise<Container> {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-image-'));
  buildImageFolder(folder);
  copyFileSync(process.env['VIGIA_NGINX'] ?? '/usr/sbin/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'curl'), curlSubstitute, { mode: 0o755 });
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a-w', join(folder, 'srv'), join(folder, 'opt')]);
  const port = await findFreePort();
  const own = { PATH: `${process.env['PATH'] ?? ''}:${folder}`, VIGIA_LISTEN: String(port) };
  const output = join(folder, 'output');
  const file = openSync(output, 'a');
  // As an engine does: nginx opens what its output goes to by its name.
  chmodSync(output, 0o666);
  let end: () => Promise<void> = () => Promise.resolve();
  const health = () => {
    const [, probe = ''] = /CMD (.+)$/.exec(readInstruction('HEALTHCHECK')) ?? [];
    const { status, stderr } = spawnSync('sh', ['-c', probe], { env: own, encoding: 'utf8', ...imageUser() });
    return { ok: status === 0, said: stderr };
  };
  return {
    url: `http://localhost:${port}`,
    start: async (env) => {
      const [shell = '', ...words] = imageCommand(folder);
      const container = spawn(
        shell,
        words.map((word) => (word === 'nginx' ? join(folder, 'nginx') : word)),
        { env: { ...own, ...env }, stdio: ['ignore', file, file], ...imageUser() },
      );
      const ended = new Promise<void>((resolve) => container.once('close', () => resolve()));
      end = async () => {
        container.kill('SIGTERM');
        await ended;
      };
      while (!health().ok) {
        if (container.exitCode !== null) throw new Error(readFileSync(output, 'utf8'));
        await after(50);
      }
    },
    health,
    remove: (name) => rmSync(join(folder, 'run/vigia', name)),
    end: () => end(),
    stop: async () => {
      await end();
      execFileSync('chmod', ['-R', 'u+w', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
