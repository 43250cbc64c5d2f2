import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';

/** What stands above the code of a program: what it does, and how it is called. @param {string} file */
export function helpOf(file) {
  const [, text = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return text
    .split('\n')
    .map((line) => line.replace(/^ \*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** Whether Node found an argument that a program doesn't take: its message says which. @param {unknown} error @returns {error is Error} */
export const isArgumentError = (error) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The root of the tree, absolute. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A mistake that a person can mend: its message is the whole of what they are told. */
export class UserError extends Error {}

/**
 * @typedef {{ code: number, said: string, milliseconds: number }} RunResult What a program left: its exit code (1 when a signal ended
 *   it) and everything it wrote.
 */

const ended = /** @param {number | null} code */ (code) => code ?? 1;

/**
 * Runs a program to its end, in the root of the tree unless `cwd` names another folder, and keeps what it writes.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean, cwd?: string, onLine?: (line: string) => void, openUntil?: Promise<unknown> }} [options]
 *   `onLine` is called with each line of its standard output as it comes; its standard input has nothing, and ends with `openUntil`
 * @returns {Promise<RunResult>} never rejects: a program that can't be started leaves code 127
 */
export function run(program, args, { env = {}, shell = false, cwd = root, onLine, openUntil } = {}) {
  const from = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: /** @type {['pipe', 'pipe', 'pipe']} */ ([openUntil ? 'pipe' : 'ignore', 'pipe', 'pipe']),
    });
    // It may have ended before, with a mistake.
    if (openUntil) child.stdin.on('error', () => undefined);
    void openUntil?.finally(() => child.stdin.end());
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 127, said: error.message, milliseconds: performance.now() - from }));
    child.on('close', (code) => done({ code: ended(code), said: output, milliseconds: performance.now() - from }));
  });
}

/** Runs a script of an installed package with this Node. @param {string} script from node_modules @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function runInstalled(script, args, options) {
  return run(process.execPath, [resolve(root, 'node_modules', script), ...args], options);
}

/** Runs a program of this project that is written in TypeScript, in one process. @param {string} script from the root @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function runScript(script, args, options) {
  return run(process.execPath, ['--import', 'tsx', resolve(root, script), ...args], options);
}

/** Runs npm. @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function npm(args, options = {}) {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Prints the sentence of a `UserError` and ends with 1; anything else keeps its stack. `--help` prints what stands above the program's
 * code, unless its arguments are another's.
 * @param {() => Promise<number | void>} main answers the exit code
 * @param {{ passesArguments?: boolean }} [options]
 */
export async function runMain(main, { passesArguments = false } = {}) {
  const [, program = '', ...args] = process.argv;
  if (!passesArguments && args.includes('--help')) return console.log(helpOf(program));
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    if (isArgumentError(error)) console.error(`${error.message}\n\n${helpOf(program)}`);
    else console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
