import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

const services = pathToFileURL(join(root, 'scripts/lib/services.mjs')).href;
const service = `require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid)); setInterval(() => {}, 1000);`;
const command = `import { serve } from '${services}'; await serve([{ args: ['-e', process.env.SERVICE] }]);`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a signal to npm, which ends its shell alone, ends the services too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-services-'));
  const pidFile = join(folder, 'pid');
  // As npm does: a shell around the command, and the name of the script in its environment.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$COMMAND"; exit $?'], {
    env: {
      ...process.env,
      NODE: process.execPath,
      COMMAND: command,
      SERVICE: service,
      PID_FILE: pidFile,
      npm_lifecycle_event: 'start',
    },
  });
  await vi.waitFor(() => expect(existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toMatch(/^\d+$/), 10_000);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(isRunning(pid)).toBe(true);
  shell.kill('SIGTERM');
  try {
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
  } finally {
    if (isRunning(pid)) process.kill(pid);
    rmSync(folder, { recursive: true });
  }
}, 30_000);
