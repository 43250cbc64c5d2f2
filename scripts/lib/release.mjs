import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runScript, UserError } from './run.mjs';

/** Where a version stands, with what comes before it in the file; in the lock file it stands twice. */
const places = /** @type {const} */ ([
  ['package.json', /^(\{\n {2}"name": "vigia-console",\n {2}"version": ")[^"]+/],
  ['package-lock.json', /^(\{\n {2}"name": "vigia-console",\n {2}"version": ")[^"]+/],
  ['package-lock.json', /("": \{\n {6}"name": "vigia-console",\n {6}"version": ")[^"]+/],
  ['contracts/vocabulary/limits.ts', /(export const versionLabel = ')[^']+/],
]);
const releasedSchema = 'contracts/released.graphql';
const unreleased = '## [Unreleased]\n';

/** @param {string} version @returns {number[]} */
const numbersOf = (version) => version.split('.').map(Number);

/** @param {string} one @param {string} other Whether the one comes after the other. */
function isAfter(one, other) {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** The changelog with what was unreleased under that version. @param {string} text @param {string} version @param {string} day */
function changelogOf(text, version, day) {
  const from = text.indexOf(unreleased);
  if (from < 0)
    throw new UserError('CHANGELOG.md has no section "## [Unreleased]": add it, with what this release changes.');
  const rest = text.slice(from + unreleased.length);
  const until = rest.search(/^## /m);
  if (!/^- /m.test(until < 0 ? rest : rest.slice(0, until)))
    throw new UserError(
      'CHANGELOG.md says of no change under "## [Unreleased]": write what operators and gateway teams meet.',
    );
  return `${text.slice(0, from)}${unreleased}\n## [${version}] - ${day}\n${rest}`;
}

/**
 * Makes a release of the tree in that folder: the version in its places, the changelog, the schema as the one of the last release, one commit, one
 * tag. Changes nothing where it throws a UserError.
 * @param {string} folder @param {string | undefined} version @param {Date} now
 * @returns {Promise<string>} the tag
 */
export async function release(folder, version, now) {
  if (version === undefined || !/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new UserError('Say which version: npm run release -- X.Y.Z, three numbers.');
  /** @param {string[]} args */
  const git = async (...args) => {
    const { code, said } = await run('git', args, { cwd: folder });
    if (code !== 0) throw new UserError(`git ${args[0]} failed:\n${said.trim()}`);
    return said.trim();
  };
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  if ((await git('status', '--porcelain')) !== '')
    throw new UserError('There are changes that are not committed: commit them or put them away first.');
  const tag = `v${version}`;
  if ((await git('tag', '--list', tag)) !== '') throw new UserError(`The tag ${tag} is there already.`);
  const former = String(JSON.parse(read('package.json')).version);
  if (!isAfter(version, former))
    throw new UserError(`${version} does not come after ${former}, the version of this tree.`);
  /** @type {Map<string, string>} */
  const written = new Map();
  written.set('CHANGELOG.md', changelogOf(read('CHANGELOG.md'), version, now.toISOString().slice(0, 10)));
  for (const [file, place] of places) {
    const text = written.get(file) ?? read(file);
    if (!place.test(text)) throw new UserError(`${file} does not say the version where it is looked for.`);
    written.set(file, text.replace(place, `$1${version}`));
  }
  const schema = await runScript('scripts/schema.ts', ['--root', folder, '--release', version]);
  if (schema.code !== 0) throw new UserError(`The schema can't be released:\n${schema.said.trim()}`);
  for (const [file, text] of written) writeFileSync(join(folder, file), text);
  await git('add', releasedSchema, ...written.keys());
  await git('commit', '--quiet', '--message', `chore(release): ${version}`);
  await git('tag', '--annotate', tag, '--message', `Vigía ${version}`);
  return tag;
}
