import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npm, root, UserError } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} Lock */

/** @param {string} path @returns {Lock | null} */
function readLock(path) {
  if (!existsSync(path)) return null;
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** True where node_modules holds what the lock file names; packages of other platforms may be missing. */
export function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const installedPackage = present.packages[path];
    return installedPackage ? installedPackage.version === version : optional === true;
  });
}

function databaseLoads() {
  try {
    const Database = createRequire(join(root, 'package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i;

/** @param {string} said */
const tail = (said) => said.trim().split('\n').slice(-15).join('\n');

/**
 * Installs what the lock file names when it isn't there. Throws a UserError when that fails.
 * @param {(line: string) => void} printLine
 * @param {{ database?: boolean }} [options] `database` false where the embedded database isn't needed: it needn't run here
 */
export async function install(printLine, { database = true } = {}) {
  if (!isInstalled()) {
    printLine('Installing packages (a minute or two the first time) …');
    // Asked for, because npm leaves them out where NODE_ENV is production.
    const quietly = ['--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
    let { code, said } = await npm(['ci', ...quietly]);
    if (/EUSAGE/.test(said)) ({ code, said } = await npm(['install', '--no-save', ...quietly]));
    if (code === 127) throw new UserError('npm was not found: install Node with npm, then run this again.');
    const [network] = unreachable.exec(said) ?? [];
    if (code !== 0 && network !== undefined) {
      throw new UserError(
        `npm couldn't reach the package registry (${network}). Check the network, then run this again.`,
      );
    }
    if (code !== 0) throw new UserError(`Installing packages failed:\n${tail(said)}`);
  }
  if (!database || databaseLoads()) return;
  printLine('Preparing the embedded database for this Node …');
  const { said } = await npm(['rebuild', 'better-sqlite3', '--loglevel=error']);
  if (!databaseLoads()) {
    throw new UserError(
      `better-sqlite3, the embedded database, can't run here. Where no ready-made binary can be downloaded it is compiled, which needs Python 3 and a C++ compiler.\n${tail(said)}`,
    );
  }
}
