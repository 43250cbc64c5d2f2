import { graphqlOf } from './request';
import type { PactInteraction } from './contract-source';
import { leavesOf } from './leaf-types';

/** A value that answers hold exactly and that neither a state nor the request says. */
export interface ExactValue {
  /** `Article.status`. */
  field: string;
  /** As JSON. One, or each that some interaction expects. */
  values: string[];
}

const step = /\.([^.[\]]+)|\[(\d+|\*)\]/g;

function at(content: unknown, path: string): unknown {
  return [...path.matchAll(step)].reduce<unknown>((found, [, name, index]) => {
    if (typeof found !== 'object' || found === null) return undefined;
    return (found as Record<string, unknown>)[name ?? (index === '*' ? '0' : (index ?? '0'))];
  }, content);
}

/** The fields of a query's answer that are held exactly, with the values that nothing says which goes before it. */
function findUnstated(interaction: PactInteraction, accounts: readonly string[]): [field: string, value: string][] {
  const { providerStates = [], response } = interaction;
  const requestBody = graphqlOf(interaction);
  if (
    requestBody === null ||
    !/^\s*query\b/.test(requestBody.query) ||
    'errors' in ((response.body?.content as object) ?? {})
  )
    return [];
  const stateAndRequest = JSON.stringify([providerStates.map(({ params }) => params), requestBody.variables]);
  const leaves = leavesOf(requestBody.query);
  return Object.entries(response.matchingRules?.body ?? {}).flatMap(([path, { matchers }]): [string, string][] => {
    const value = at(response.body?.content, path);
    const field = leaves.get(path.replaceAll(/\[[^\]]*\]/g, '').slice(2))?.field;
    if (matchers[0]?.match !== 'equality' || field === undefined || typeof value === 'object') return [];
    const isStated = typeof value === 'string' ? stateAndRequest.includes(value) || accounts.includes(value) : false;
    return isStated || typeof value === 'number' ? [] : [[field, JSON.stringify(value)]];
  });
}

/** States that bring nothing about which an answer could tell. */
const telling = (name: string): boolean =>
  !/^(?:a clean slate|a person is signed in|no |an error comes|the same call)/.test(name);

/**
 * By state, what the interactions that rest on it expect exactly without saying so: whoever brings it about has to choose these. A
 * field stands at the first state most of whose queries have it. `accounts` are the words of the table of accounts.
 */
export function exactValues(
  interactions: readonly PactInteraction[],
  accounts: readonly string[],
): ReadonlyMap<string, ExactValue[]> {
  const statesOf = ({ providerStates = [] }: PactInteraction) => [
    ...new Set(providerStates.map(({ name }) => name).filter(telling)),
  ];
  const uses = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  const unstatedValues = interactions.map((one) => ({ states: statesOf(one), pairs: findUnstated(one, accounts) }));
  for (const { states, pairs } of unstatedValues.filter(({ pairs: own }) => own.length > 0)) {
    for (const state of states) {
      uses.set(state, (uses.get(state) ?? 0) + 1);
      for (const field of new Set(pairs.map(([name]) => name))) {
        const own = counts.get(field) ?? new Map<string, number>();
        counts.set(field, own.set(state, (own.get(state) ?? 0) + 1));
      }
    }
  }
  const share = (field: string, state: string) => (counts.get(field)?.get(state) ?? 0) / (uses.get(state) ?? 1);
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { states, pairs } of unstatedValues) {
    for (const [field, value] of pairs) {
      const [likely] = [...states].sort((one, other) => share(field, other) - share(field, one));
      const state = states.find((one) => share(field, one) > 0.6) ?? likely;
      if (state === undefined) continue;
      const own = found.get(state) ?? new Map<string, Set<string>>();
      found.set(state, own.set(field, (own.get(field) ?? new Set<string>()).add(value)));
    }
  }
  const sorted = (own: Map<string, Set<string>>): ExactValue[] =>
    [...own]
      .map(([field, values]) => ({ field, values: [...values].sort() }))
      .sort((one, other) => one.field.localeCompare(other.field, 'en'));
  return new Map([...found].map(([state, own]) => [state, sorted(own)]));
}
