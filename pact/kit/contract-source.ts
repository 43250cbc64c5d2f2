import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractFile } from '../contract-file';
import { UserError } from './command';

export interface Matcher {
  match: string;
  regex?: string;
  min?: number;
  max?: number;
}

interface StatusMatcher {
  match: string;
  /** The statuses that hold alike. */
  status?: number[];
}

/** Matchers by the path that they hold for, such as `$.data.sites[*].id`. */
export type BodyRules = Record<string, { matchers: Matcher[] }>;

interface Part {
  headers?: Record<string, string[]>;
  body?: { content?: unknown; contentType?: string };
  matchingRules?: { body?: BodyRules; header?: BodyRules; status?: Record<string, { matchers: StatusMatcher[] }> };
}

export interface PactInteraction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: Part & { method: string; path: string; query?: Record<string, string[]> };
  response: Part & { status: number };
}

export interface PactFile {
  consumer: { name: string };
  provider: { name: string };
  interactions: PactInteraction[];
  metadata?: Record<string, unknown>;
}

const committedFolder = join(import.meta.dirname, '..', 'pacts');

/** Where this repository's contract with the gateway lies. */
export const committedContractFile = join(committedFolder, contractFile);

/** The contracts of this repository, with whoever is asked: the gateway, the marketplace. */
export const committedContractFiles = (): string[] =>
  readdirSync(committedFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(committedFolder, name));

/** The operation that an interaction is about: what stands before the colon of its description. */
export const operationOf = ({ description }: Pick<PactInteraction, 'description'>): string =>
  description.split(':', 1)[0] ?? description;

/** What is said of the operation, without its name. */
export const titleOf = (interaction: PactInteraction): string =>
  interaction.description.slice(operationOf(interaction).length + 1).trim();

/** The statuses with which the answer holds: the one that the interaction shows, or several that mean the same. */
export function statusesOf({ response }: Pick<PactInteraction, 'response'>): readonly number[] {
  const matchers = Object.values(response.matchingRules?.status ?? {}).flatMap((rule) => rule.matchers);
  return matchers.find(({ match }) => match === 'statusCode')?.status ?? [response.status];
}

/** The state that the verification brings about itself: no states address is asked for it. */
export const sentBeforeState = 'the same call was sent before';

export const isSentTwice = ({ providerStates = [] }: PactInteraction): boolean =>
  providerStates.some(({ name }) => name === sentBeforeState);

const unknownFieldTitle = 'refused, a field that the gateway does not know';

/** Whether the document is none of the console's: it has a field that no schema knows, which the title says. */
export const hasUnknownField = (interaction: Pick<PactInteraction, 'description'>): boolean =>
  interaction.description.endsWith(`: ${unknownFieldTitle}`);

/** A pact without what a broker adds to it; null for JSON that is none. */
export function parseContract(body: unknown): PactFile | null {
  if (typeof body !== 'object' || body === null || !('interactions' in body) || !Array.isArray(body.interactions))
    return null;
  const { _links, createdAt, ...contract } = body as PactFile & { _links?: unknown; createdAt?: unknown };
  return contract;
}

/** Reads a pact file (specification 4, HTTP). Throws a sentence for one that is missing or no pact. */
export function readContract(path = committedContractFile): PactFile {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UserError(`There is no contract at ${path}. The committed one is pact/pacts/${contractFile}.`);
  }
  try {
    const contract = JSON.parse(text) as PactFile;
    if (Array.isArray(contract.interactions)) return contract;
  } catch {
    throw new UserError(`${path} is not JSON.`);
  }
  throw new UserError(`${path} is no pact: it has no list of interactions.`);
}

/** Every interaction of some contracts; of all that are committed where none is named. */
export const interactionsOf = (paths: readonly string[]): PactInteraction[] =>
  (paths.length > 0 ? paths : committedContractFiles()).flatMap((path) => readContract(path).interactions);
