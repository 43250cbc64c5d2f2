import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release } from '../../scripts/lib/release.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { runInTree } from './tree';

const files = [
  'package.json',
  'package-lock.json',
  'contracts/schema.graphql',
  'contracts/released.graphql',
  'contracts/vocabulary/limits.ts',
  'CHANGELOG.md',
];
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').trim().split('\n');
const untracked = new Set(['.git', ...ignored.map((name) => name.replace(/\/$/, ''))]);
const day = new Date('2026-12-01T10:00:00Z');
const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const [major = 0] = current.split('.').map(Number);
const next = `${String(major + 1)}.0.0`;

describe('a release', () => {
  let folder = '';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = () => {
    git('init', '-q');
    git('config', 'user.email', 'release@vigia.test');
    git('config', 'user.name', 'release');
    git('add', '.');
    git('commit', '-qm', 'as it stands');
  };
  /** A release begins without a line of what comes after it. */
  const hasItsSection = (version: string) => {
    const [, section = ''] = read('CHANGELOG.md').split('## [Unreleased]\n');
    return /^\n### \w+\n\n- /.test(section) || section.startsWith(`\n## [${version}] - `);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vigia-release-'));
    for (const file of files) write(file, readFileSync(join(root, file), 'utf8'));
    write(
      'CHANGELOG.md',
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A page.\n\n## [0.0.1] - 2020-01-01\n\n- The start.\n',
    );
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the version in each of its places, dates what was unreleased, commits and tags', async () => {
    expect(await release(folder, next, day)).toBe(`v${next}`);
    expect(git('describe', '--exact-match')).toBe(`v${next}`);
    expect(git('status', '--porcelain')).toBe('');
    expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(next);
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } };
    expect([lock.version, lock.packages[''].version]).toEqual([next, next]);
    expect(read('contracts/vocabulary/limits.ts')).toContain(`export const versionLabel = '${next}';`);
    expect(read('contracts/released.graphql')).toBe(`# Released with ${next}.\n${read('contracts/schema.graphql')}`);
    expect(read('CHANGELOG.md')).toBe(
      `# Changelog\n\n## [Unreleased]\n\n## [${next}] - 2026-12-01\n\n### Added\n\n- A page.\n\n## [0.0.1] - 2020-01-01\n\n- The start.\n`,
    );
    await expect(release(folder, next, day)).rejects.toThrow(`The tag v${next} is there already.`);
  });

  it.each<[string, string | undefined, () => void, RegExp]>([
    ['no version', undefined, () => undefined, /^Say which version/],
    ['what is no version', 'v4', () => undefined, /^Say which version/],
    ['a version that is over', '0.1.0', () => undefined, /^0\.1\.0 does not come after/],
    ['a tree with changes', next, () => write('CHANGELOG.md', 'Changed.'), /^There are changes that are not committed/],
    [
      'no word of a change',
      next,
      () => (write('CHANGELOG.md', '## [Unreleased]\n\n## [0.0.1]\n\n- The start.\n'), commit()),
      /says of no change/,
    ],
    ['a changelog without its section', next, () => (write('CHANGELOG.md', '- A page.\n'), commit()), /has no section/],
    [
      'a version that stands elsewhere',
      next,
      () => (write('contracts/vocabulary/limits.ts', ''), commit()),
      /does not say the version/,
    ],
    [
      'a schema that breaks the last one without a decision',
      next,
      () => (write('contracts/released.graphql', 'type Query {\n  colour: String\n}\n'), commit()),
      /^The schema can't be released:\nBreaks the last release: Query\.colour was removed/,
    ],
  ])('refuses %s with a sentence, and changes nothing', async (_, version, prepare, sentence) => {
    prepare();
    const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
    await expect(release(folder, version, day)).rejects.toThrow(sentence);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
  });

  it('of this tree leaves no test behind that wants the former version', async () => {
    rmSync(folder, { recursive: true });
    cpSync(root, folder, { recursive: true, filter: (path) => !untracked.has(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    expect(hasItsSection(current)).toBe(true);
    if (!read('CHANGELOG.md').includes('## [Unreleased]\n\n### '))
      write('CHANGELOG.md', read('CHANGELOG.md').replace('## [Unreleased]\n', '## [Unreleased]\n\n- A page.\n'));
    commit();
    const tests = git('grep', '-lF', current, '--', '*.test.ts', '*.test.tsx').split('\n');
    await release(folder, next, day);
    expect(hasItsSection(next)).toBe(true);
    const ran = await runInTree(folder, 'vitest', 'run', ...tests, 'contracts/vocabulary', 'shell/shell.test.tsx');
    expect(ran.code, ran.said).toBe(0);
  });
});
