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
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('close', (code) => {
      const nothingYet = said.includes('TS18003');
      done({ part, ok: code === 0 || nothingYet, said: nothingYet ? '' : said });
    });
  });
}

const results = await Promise.all(parts.map(check));
for (const { part, ok, said } of results) if (!ok) console.error(`tsconfig.${part}.json\n${said}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
