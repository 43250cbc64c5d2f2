import { describe, expect, it, test, vi } from 'vitest';
import { helpOf, run, runScript, root } from '../../scripts/lib/run.mjs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';

describe('a command of this project', () => {
  it.each(['pack-contract.ts', 'schema.ts', 'stack.ts', 'charts.ts'])(
    '%s says with --help what it does',
    async (name) => {
      const { code, said } = await runScript(`scripts/${name}`, ['--help']);
      expect([code, said]).toEqual([0, `${helpOf(`scripts/${name}`)}\n`]);
      expect(said.length).toBeGreaterThan(100);
    },
  );

  it.each(['release', 'soak'])('%s says with --help what it does, and does nothing', async (name) => {
    const { code, said } = await run(process.execPath, [`scripts/${name}.mjs`, '--help']);
    expect([code, said]).toEqual([0, expect.stringMatching(/^`npm (run )?[a-z]+/)]);
  });

  it.each(['pack-contract.ts', 'stack.ts'])('%s names an argument that it lacks, without a stack', async (name) => {
    const { code, said } = await runScript(`scripts/${name}`, ['--colour', 'blue']);
    expect([code, said]).toEqual([1, expect.stringContaining("Unknown option '--colour'")]);
    expect(said).not.toContain('    at ');
  });
});

const explorer = (...args: string[]) => run(process.execPath, [join(root, 'scripts/explorer.mjs'), ...args]);

describe('npm run explorer says what is wrong before it installs or builds', () => {
  it('shows its options', async () => {
    const { code, said } = await explorer('--help');
    expect(code).toBe(0);
    expect(said).toMatch(/--port <number> .*default 4610, or the next one free/);
  });

  it.each([
    [['--prot', '80'], '"--prot" is no option: npm run explorer -- --help shows them.'],
    [['--port', '4700', 'case'], '"case" is no option: npm run explorer -- --help shows them.'],
    [['--port=case'], '"case" is no port: give a number from 0 to 65535.'],
    [['--port', '70000'], '"70000" is no port: give a number from 0 to 65535.'],
  ])('%j', async (args, sentence) => {
    expect(await explorer(...args)).toMatchObject({ code: 1, said: `\n${sentence}\n` });
  });

  it('a port that was asked for and is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await explorer('--port', String(port));
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(
      `Port ${port} is in use, perhaps by another \`npm run explorer\`. End what uses it, or choose another: npm run explorer -- --port `,
    );
  });
});

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
