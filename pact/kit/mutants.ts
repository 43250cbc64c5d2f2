import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBrokenRules } from './answer-rules';
import type { PactFile, PactInteraction } from './contract-source';
import { startEngine, type Difference } from './engine';

type Step = string | number;

/** A place of an example: its value, and the same path as pact writes it (`$.data.sites[0].id`) and as documents have it (`data.sites.id`). */
export interface MutantLocation {
  steps: readonly Step[];
  path: string;
  field: string;
  value: unknown;
}

/** What stands at the place instead; `gone` takes the key out of its object. */
export type Replacement = { value: unknown } | 'gone';

/** One kind of change. */
export interface MutantKind {
  name: string;
  /** Answers null where a place has no change of that kind. The place of the whole has no steps. */
  change: (place: MutantLocation, interaction: PactInteraction) => Replacement | null;
  /** The status that comes instead, of a kind that changes nothing else. */
  status?: (status: number) => number;
  /** Whether the verification tells of the change although it does not fail by it. */
  warned?: (place: MutantLocation, body: unknown, interaction: PactInteraction) => boolean;
}

/** An example with one kind of change made at places of which none lies in another: each is noticed or not by itself. */
export interface Mutant {
  interaction: PactInteraction;
  kind: MutantKind;
  places: readonly MutantLocation[];
  status: number;
  body: unknown;
}

/** One change of one example, and whether the verification noticed it. */
export interface MutantResult {
  interaction: PactInteraction;
  place: MutantLocation;
  noticed: boolean;
}

const placeAt = (steps: readonly Step[], value: unknown): MutantLocation => ({
  steps,
  path: `$${steps.map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`)).join('')}`,
  field: steps.filter((step) => typeof step === 'string').join('.'),
  value,
});

/** Every place below a value, and itself. */
function placesIn(value: unknown, steps: readonly Step[] = []): MutantLocation[] {
  const own = placeAt(steps, value);
  if (typeof value !== 'object' || value === null) return [own];
  const keys: Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [own, ...keys.flatMap((key) => placesIn((value as Record<Step, unknown>)[key], [...steps, key]))];
}

function withChange(value: unknown, steps: readonly Step[], changed: Replacement): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return changed === 'gone' ? undefined : changed.value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<Step, unknown>;
  if (rest.length === 0 && changed === 'gone') Reflect.deleteProperty(copy, step);
  else copy[step] = withChange(copy[step], rest, changed);
  return copy;
}

/** Lists of which one row is looked for among others: pact says of them that none fits, and not at which place. */
const searchedLists = ({ response }: PactInteraction): string[] =>
  Object.entries(response.matchingRules?.body ?? {}).flatMap(([path, { matchers }]) =>
    matchers.some(({ match }) => match === 'arrayContains') ? [path] : [],
  );

/** The mutants of one example for one kind of change: places of one depth go together, those of a searched list one by one. */
export function mutantsOf(interaction: PactInteraction, kind: MutantKind): Mutant[] {
  const { status, body } = interaction.response;
  const content = body?.content;
  if (kind.status)
    return [{ interaction, kind, places: [placeAt([], null)], status: kind.status(status), body: content }];
  const searched = searchedLists(interaction);
  const groups = new Map<string, { places: MutantLocation[]; body: unknown }>();
  for (const place of content === undefined ? [] : placesIn(content)) {
    const changed = kind.change(place, interaction);
    if (changed === null) continue;
    const isSearched = searched.some((path) => place.path.startsWith(path));
    const key = isSearched ? place.path : String(place.steps.length);
    const group = groups.get(key) ?? { places: [], body: content };
    groups.set(key, { places: [...group.places, place], body: withChange(group.body, place.steps, changed) });
  }
  return [...groups.values()].map((group) => ({ interaction, kind, status, ...group }));
}

/** Whether the place breaks a rule that the verification holds beside the contract. */
function breaksRule({ interaction, places, body }: Mutant, { path }: MutantLocation): boolean {
  if (body === undefined) return false;
  const found = findBrokenRules(interaction, JSON.stringify(body)).map(({ where }) => `$.${where}`);
  if (places.length === 1) return found.length > 0;
  return found.some((one) => one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[`));
}

const missing = /^Actual map is missing the following keys: (.+)$/;

function isNoticed(mutant: Mutant, place: MutantLocation, differences: readonly Difference[]): boolean {
  const { interaction, kind, places, body } = mutant;
  if (kind.warned?.(place, body, interaction) === true) return true;
  if (places.length === 1) return differences.length > 0;
  return differences.some(({ path, sentence }) => {
    if (path === null) return false;
    if (path === place.path || path.startsWith(`${place.path}.`) || path.startsWith(`${place.path}[`)) return true;
    const keys = missing.exec(sentence)?.[1]?.split(', ') ?? [];
    return keys.some((key) => `${path}.${key}` === place.path);
  });
}

/** So many interactions go into one contract: pact's verifier takes longer for each the more there are. */
const together = 40;

/** Answers each request as the mutant that its header names has it. */
async function startLiar(mutants: readonly Mutant[]) {
  const server = createServer((request, response) => {
    const mutant = mutants[Number(request.headers['x-mutant'])];
    const headers = Object.entries(mutant?.interaction.response.headers ?? {}).map(([name, values]) => [
      name,
      values.join(', '),
    ]);
    request.resume().on('end', () => {
      const body = mutant?.body === undefined ? '' : JSON.stringify(mutant.body);
      response.writeHead(mutant?.status ?? 404, Object.fromEntries(headers) as Record<string, string>).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Replays mutants against the contract as the verification does, and tells what it noticed: by its own rules first, and what those
 * leave by pact's own verifier, some engines at a time. Of the contract no more counts than whom it is with.
 */
export async function replayMutants(contract: PactFile, all: readonly Mutant[], engines = 2): Promise<MutantResult[]> {
  const changes: MutantResult[] = [];
  const change = (mutant: Mutant, place: MutantLocation, differences: readonly Difference[]): MutantResult => ({
    interaction: mutant.interaction,
    place,
    noticed: breaksRule(mutant, place) || isNoticed(mutant, place, differences),
  });
  const isTold = (mutant: Mutant) => mutant.places.every((place) => breaksRule(mutant, place));
  const mutants = all.filter((mutant) => !isTold(mutant));
  for (const mutant of all)
    if (isTold(mutant)) changes.push(...mutant.places.map((place) => change(mutant, place, [])));
  if (mutants.length === 0) return changes;
  const liar = await startLiar(mutants);
  let next = 0;
  async function work(): Promise<void> {
    const engine = startEngine(contract);
    try {
      while (next < mutants.length) {
        const from = next;
        next += together;
        const own = mutants.slice(from, from + together);
        const requests = own.map(({ interaction }, at) => ({
          ...interaction,
          description: `mutant ${String(from + at)}`,
          request: {
            ...interaction.request,
            headers: { ...interaction.request.headers, 'x-mutant': [String(from + at)] },
          },
        }));
        const found = await engine.judgeAll(requests, liar.url);
        own.forEach((mutant, at) => {
          const differences = found.get(`mutant ${String(from + at)}`) ?? [];
          changes.push(...mutant.places.map((place) => change(mutant, place, differences)));
        });
      }
    } finally {
      engine.close();
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(engines, Math.ceil(mutants.length / together)) }, work));
    return changes;
  } finally {
    liar.close();
  }
}
