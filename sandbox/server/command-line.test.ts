import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createTcp } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { help, readCommand, UsageError } from './command-line';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigia-cli-'));
});
afterEach(() => rm(root, { recursive: true }));

const options = (args: string[], environment: Record<string, string> = {}) => {
  const command = readCommand(args, environment, root);
  if (command.help) throw new Error('help was asked for');
  return command.options;
};

describe('the command line', () => {
  test('says nothing, gets the defaults, and makes the folder of the database', () => {
    expect(options([])).toEqual({
      port: 4600,
      host: '127.0.0.1',
      publicUrl: null,
      console: null,
      tokenLife: 900,
      seed: 'demo',
      operationKeys: true,
      apiKey: 'vigia-demo-key',
      gatewayPath: '/production',
      statesPath: '/control/api/states',
      database: join(root, '.data', 'world.sqlite'),
      log: join(root, '.data', 'sandbox.log'),
    });
  });

  test('a flag wins over its variable, a variable over the default', () => {
    expect(options(['--port', '0'], { VIGIA_PORT: '5000', VIGIA_SEED: 'small', VIGIA_TOKEN_LIFE: '60' })).toMatchObject(
      { port: 0, seed: 'small', tokenLife: 60 },
    );
    expect(
      options(['--api-key', 'ours'], {
        VIGIA_PORT: '5000',
        VIGIA_API_KEY: 'theirs',
        VIGIA_OPERATION_KEYS: 'off',
        VIGIA_LOG: 'none',
        VIGIA_DATABASE: ':memory:',
      }),
    ).toMatchObject({
      port: 5000,
      operationKeys: false,
      apiKey: 'ours',
      log: null,
      database: ':memory:',
    });
    expect(options(['--log', '-', '--public-url=https://demo.vigia.test/x'])).toMatchObject({
      log: '-',
      publicUrl: 'https://demo.vigia.test',
    });
  });

  test('a built console is found, one that is not built is told', async () => {
    await mkdir(join(root, 'dist', 'console'), { recursive: true });
    await writeFile(join(root, 'dist', 'console', 'index.html'), '<html></html>');
    expect(options([]).console).toBe(join(root, 'dist', 'console'));
    expect(options(['--console', 'none']).console).toBeNull();
    expect(() => options(['--console', 'nowhere'])).toThrow(
      '--console must be a folder with an index.html; "nowhere" is none.',
    );
  });

  test.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x".'],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--token-life', '0'], '--token-life must be a whole number from 1 to 86400, not "0".'],
    [['--gateway-path', 'gql'], '--gateway-path must be a path such as /production, not "gql".'],
    [['--seed', 'big'], '--seed must be one of demo, small, empty, not "big".'],
    [['--operation-keys', 'maybe'], '--operation-keys must be on or off, not "maybe".'],
    [['--public-url', 'javascript:1'], '--public-url must be an http or https address, not "javascript:1".'],
    [['--prot', '1'], "Unknown option '--prot'. Try --help."],
    [['start'], 'Try --help.'],
    [['--port'], 'Try --help.'],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => options(args)).toThrow(UsageError);
    expect(() => options(args)).toThrow(sentence);
  });

  test('help names every flag and its variable', () => {
    expect(readCommand(['--help', '--port', 'x'], {}, root)).toEqual({ help: true });
    for (const flag of [
      'port',
      'host',
      'public-url',
      'database',
      'seed',
      'console',
      'log',
      'token-life',
      'operation-keys',
    ]) {
      expect(help).toContain(`--${flag} `);
      expect(help).toContain(`VIGIA_${flag.toUpperCase().replaceAll('-', '_')}`);
    }
  });
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the program; `whenSaid` is called once with its output when that holds `awaited`. */
function run(
  args: string[],
  awaited = '',
  onOutput: (out: string, stop: (signal: NodeJS.Signals) => void) => void = () => undefined,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
      env: { ...process.env, VIGIA_LOG: 'none' },
    });
    let [out, err, told] = ['', '', false];
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString();
      if (!told && awaited !== '' && out.includes(awaited)) {
        told = true;
        onOutput(out, (signal) => child.kill(signal));
      }
    });
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the program', { timeout: 60_000 }, () => {
  test('--help prints its options and ends well', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, out: help, err: '' });
  });

  test('a bad flag ends with code 2 and one sentence', async () => {
    const { code, out, err } = await run(['--seed', 'big']);
    expect([code, out, err]).toEqual([2, '', '--seed must be one of demo, small, empty, not "big".\n']);
  });

  test('a busy port ends with code 2 and says what to do', async () => {
    const blocker = createTcp();
    await new Promise<void>((done) => blocker.listen(0, '127.0.0.1', done));
    const { port } = blocker.address() as AddressInfo;
    const { code, err } = await run(['--port', String(port), '--database', ':memory:', '--seed', 'empty']);
    await new Promise((done) => blocker.close(done));
    expect([code, err]).toEqual([
      2,
      `Port ${String(port)} is in use. Stop what uses it, or choose another with --port.\n`,
    ]);
  });

  test('a file that is no database ends with code 2 and is left as it was', async () => {
    const file = join(root, 'letter.txt');
    await writeFile(file, 'Dear reader, this is no database. '.repeat(50));
    const { code, err } = await run(['--port', '0', '--database', file]);
    expect([code, err]).toEqual([2, `The database ${file} cannot be used (SQLITE_NOTADB).\n`]);
  });

  test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
    'it prints addresses and accounts, answers, and closes on %s',
    async (signal) => {
      let answered: Promise<number> = Promise.resolve(0);
      const { code, out, err } = await run(
        ['--port', '0', '--database', ':memory:', '--seed', 'small', '--console', 'none'],
        'Ctrl+C',
        (output, stop) => {
          const url = /Control page {2}(\S+)/.exec(output)?.[1] ?? '';
          answered = fetch(url).then((answer) => answer.status);
          void answered.finally(() => stop(signal));
        },
      );
      expect([code, err, await answered]).toEqual([0, '', 200]);
      expect(out).toMatch(/Gateway {7}http:\/\/localhost:\d+\/production\/gql/);
      expect(out).toContain('ana@vigia.test');
      expect(out).toContain('password vigia-demo');
    },
  );
});
