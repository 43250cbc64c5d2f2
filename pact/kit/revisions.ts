import { execFileSync } from 'node:child_process';
import { isPacked, UserError } from './command';
import { parseContract, type PactInteraction } from './contract-source';

/** A clone of the console's repository, at a folder in it. */
export interface Repository {
  /** Null where git says no. */
  git: (...args: string[]) => string | null;
}

export const repositoryAt = (folder: string): Repository => ({
  git: (...args) => {
    try {
      return execFileSync('git', args, {
        encoding: 'utf8',
        cwd: folder,
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch {
      return null;
    }
  },
});

const linesOf = (output: string | null): string[] => (output ?? '').split('\n').filter((line) => line !== '');

/** The last commit whose package.json has this version, where no tag names it. */
function commitOfVersion({ git }: Repository, revision: string): string | null {
  const [, version] = /^v?(\d+\.\d+\.\d+)$/.exec(revision) ?? [];
  if (version === undefined) return null;
  const commits = linesOf(git('log', '--format=%H', `-S"version": "${version}"`, '--', ':/package.json'));
  const isOf = (commit: string) => git('show', `${commit}:package.json`)?.includes(`"version": "${version}"`) ?? false;
  const [left, firstCommit] = [commits.find((commit) => !isOf(commit)), commits.find(isOf)];
  if (firstCommit === undefined) return null;
  return left === undefined ? 'HEAD' : (linesOf(git('rev-parse', '--verify', `${left}~1`))[0] ?? firstCommit);
}

/** What can be given instead, in sentences. */
function choices({ git }: Repository): string[] {
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
  const tags = linesOf(git('tag', '--sort=-creatordate')).slice(0, 5);
  const commits = linesOf(git('log', '-5', '--format=%h  %cs  %s', '--', ':/pact/pacts'));
  return [
    ...(isShallow
      ? ['This clone has a part of the history alone: `git fetch --unshallow --tags` brings the rest.']
      : []),
    tags.length > 0
      ? `The tags that this clone has: ${tags.join(', ')}.`
      : 'This clone has no tags: `git fetch --tags` brings them, where the repository that it came from has some.',
    ...(commits.length > 0
      ? [
          'The last commits that changed the contracts, each of which can be given:',
          ...commits.map((one) => `  ${one}`),
        ]
      : []),
  ];
}

/** The interactions of the contracts as they were at a tag, a commit or a version. Throws sentences that say what to give instead. */
export function interactionsAtRevision(revision: string, repository: Repository): PactInteraction[] {
  const { git } = repository;
  const none = `"${revision}" is no contract and no folder of contracts`;
  const instead = 'Give a file, or a folder such as `pacts` of another packed contract.';
  if (isPacked) throw new UserError(`${none}. ${instead}`);
  if (git('rev-parse', '--git-dir') === null)
    throw new UserError(`${none}, and there is no clone to look for it in. ${instead}`);
  const isKnown = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`) !== null;
  const commit = isKnown ? revision : commitOfVersion(repository, revision);
  if (commit === null)
    throw new UserError(
      [`${none}, no tag, no commit and no version of this repository.`, ...choices(repository)].join('\n'),
    );
  const names = linesOf(git('ls-tree', '--name-only', '--full-tree', commit, 'pact/pacts/')).filter((name) =>
    name.endsWith('.json'),
  );
  if (names.length === 0)
    throw new UserError([`${revision} has no contracts in pact/pacts.`, ...choices(repository)].join('\n'));
  return names.flatMap(
    (name) => parseContract(JSON.parse(git('show', `${commit}:${name}`) ?? 'null'))?.interactions ?? [],
  );
}
