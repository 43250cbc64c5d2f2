import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runInstalled, Sentence } from './run.mjs';

const sources = [
  'src',
  'machines',
  'contracts',
  'locales',
  'public',
  'scripts/build',
  'index.html',
  'explorer.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
];
const stamp = join(root, '.cache/console.stamp');
const built = join(root, 'dist/console/index.html');

/** @param {import('node:crypto').Hash} hash @param {string} path from the root */
function addTo(hash, path) {
  const file = join(root, path);
  if (!existsSync(file)) return;
  if (statSync(file).isFile()) {
    if (!/\.(test\.tsx?|md)$/.test(path)) hash.update(path).update('\0').update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) addTo(hash, `${path}/${name}`);
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

/** Builds the console into dist/console when its sources changed since the last build. Throws a Sentence when the build fails. @param {(line: string) => void} tell */
export async function buildConsole(tell) {
  const now = fingerprint();
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  tell('Building the console …');
  const { code, said } = await runInstalled('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (code !== 0) throw new Sentence(`The console couldn't be built:\n${said.trim()}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint());
}
