import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './command';
import { operationOf, type PactInteraction } from './contract-source';
import type { ReplayResult } from './replay';

/** How one interaction went: it holds, it is wrong, the gateway has it not yet; or the same of one that the list lets pass. */
export type PendingResult = 'holds' | 'wrong' | 'not-there' | 'pending' | 'ready';

/** What a run meant to its interactions, with the list of those that may fail yet. */
export interface InteractionResult {
  replayed: ReplayResult;
  /** `pending` does not hold and may; `ready` holds and is still on the list. */
  result: PendingResult;
}

/** Puts the results of a run beside the pending list. */
export const toInteractionResult = (replayed: ReplayResult, pending: ReadonlySet<string>): InteractionResult => {
  const isPending = pending.has(replayed.interaction.description);
  if (replayed.held) return { replayed, result: isPending ? 'ready' : 'holds' };
  if (isPending) return { replayed, result: 'pending' };
  return { replayed, result: replayed.notThere === null ? 'wrong' : 'not-there' };
};

export interface PendingList {
  /** Descriptions of interactions. */
  descriptions: ReadonlySet<string>;
  /** Lines that name no interaction of the contract. */
  unknown: string[];
}

/**
 * Reads a pending list: a description a line, or the name of an operation for all of its interactions; `#` begins a comment.
 * Throws a sentence when there is no such file.
 */
export function readPending(path: string, interactions: readonly PactInteraction[]): PendingList {
  if (!existsSync(path)) {
    throw new UserError(`There is no list at ${path}. --write-pending makes it of what does not hold yet.`);
  }
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const named = lines.map((line) => ({
    line,
    own: interactions.filter((one) => one.description === line || operationOf(one) === line),
  }));
  return {
    descriptions: new Set(named.flatMap(({ own }) => own.map(({ description }) => description))),
    unknown: named.filter(({ own }) => own.length === 0).map(({ line }) => line),
  };
}

/** Writes the list of what did not hold; `kept` are those that the run did not ask. Answers how many are on it. */
export function writePending(path: string, all: readonly ReplayResult[], otherDescriptions: readonly string[]): number {
  const failing = all.filter(({ held }) => !held);
  const listed = (title: string, descriptions: string[]) =>
    descriptions.length > 0 ? ['', `# ${title}`, ...[...descriptions].sort()] : [];
  const text = [
    '# Interactions that this gateway need not keep yet. A line that holds is told so in each run: take it off.',
    ...listed(
      'not there yet',
      failing.filter(({ notThere }) => notThere !== null).map(({ interaction }) => interaction.description),
    ),
    ...listed(
      'wrong',
      failing.filter(({ notThere }) => notThere === null).map(({ interaction }) => interaction.description),
    ),
    ...listed('not asked by the run that wrote this', [...otherDescriptions]),
    '',
  ].join('\n');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return failing.length + otherDescriptions.length;
}
