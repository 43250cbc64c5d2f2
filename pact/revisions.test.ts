import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interactionsAtRevision, repositoryAt } from './kit/revisions';

const folder = mkdtempSync(join(tmpdir(), 'revisions-'));
const [origin, clone, shallow] = ['origin', 'clone', 'shallow'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

const as = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
const git = (at: string, ...args: string[]) => execFileSync('git', [...as, ...args], { cwd: at, stdio: 'pipe' });

function commit(version: string, description: string): void {
  writeFileSync(join(origin, 'package.json'), JSON.stringify({ version }, null, 2));
  writeFileSync(join(origin, 'pact/pacts/a.json'), JSON.stringify({ interactions: [{ description }] }));
  git(origin, 'add', '.');
  git(origin, 'commit', '-qm', `about ${description}`);
}

beforeAll(() => {
  mkdirSync(join(origin, 'pact/pacts'), { recursive: true });
  git(origin, 'init', '-q');
  commit('3.19.0', 'sites: first');
  commit('3.20.0', 'sites: second');
  commit('3.20.0', 'sites: third');
  commit('3.21.0', 'sites: fourth');
  git(folder, 'clone', '-q', '--no-tags', `file://${origin}`, clone);
  git(folder, 'clone', '-q', '--no-tags', '--depth', '1', `file://${origin}`, shallow);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (revision: string, place = join(clone, 'pact')) =>
  interactionsAtRevision(revision, repositoryAt(place)).map(({ description }) => description);

describe('the contract as it was, in a fresh clone without tags', () => {
  test.each([
    ['v3.20.0', ['sites: third']],
    ['3.19.0', ['sites: first']],
    ['v3.21.0', ['sites: fourth']],
    ['HEAD~2', ['sites: second']],
  ])('at %s', (revision, descriptions) => {
    expect(at(revision)).toEqual(descriptions);
  });

  test('what is none of it is told with what can be given', () => {
    expect(() => at('v9.9.9')).toThrow(
      /^"v9\.9\.9" is no contract and no folder of contracts, no tag, no commit and no version[^]*This clone has no tags: `git fetch --tags`[^]*\n {2}[0-9a-f]{7,} {2}\d{4}-\d\d-\d\d {2}about sites: fourth\n/,
    );
  });

  test('a clone with a part of the history says how the rest comes', () => {
    expect(() => at('v3.20.0', shallow)).toThrow('`git fetch --unshallow --tags` brings the rest.');
  });

  test('beside any clone a file is asked for', () => {
    expect(() => at('v3.20.0', folder)).toThrow('there is no clone to look for it in. Give a file');
  });
});
