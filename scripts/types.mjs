/** Type-checks every part of the tree with its own tsconfig, in parallel; prints what tsc says and fails when one does. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = resolve(root, 'node_modules/@typescript/native/bin/tsc');
const wanted = process.argv.slice(2);
const parts = readdirSync(root)
  .map((file) => /^tsconfig\.(?!base)(\w+)\.json$/.exec(file)?.[1])
  .filter((part) => part !== undefined)
  .filter((part) => wanted.length === 0 || wanted.includes(part));

/** @param {string} part @returns {Promise<{ part: string, ok: boolean, said: string }>} */
function check(part) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [tsc, '-p', `tsconfig.${part}.json`, '--incremental', '--pretty', 'false'], {
      cwd: root,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const nothingYet = output.includes('TS18003');
      done({ part, ok: code === 0 || nothingYet, said: nothingYet ? '' : output });
    });
  });
}

const results = await Promise.all(parts.map(check));
for (const { part, ok, said: output } of results) if (!ok) console.error(`tsconfig.${part}.json\n${output}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
