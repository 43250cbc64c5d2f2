import { isDeepStrictEqual } from 'node:util';
import { parse, visit } from 'graphql';
import { operationOf, type PactInteraction } from './contract-source';
import { refusalOf } from './coverage';
import { graphqlOf } from './request';

interface Change {
  added: string[];
  removed: string[];
}

export interface ContractDifference {
  operations: Change;
  interactions: Change & {
    /** Description, and which of its parts are others now. */
    changed: { description: string; parts: string[] }[];
  };
  /** `operation field.path` of what the documents ask. */
  fields: Change;
  /** `operation CODE`. */
  refusals: Change;
}

const between = (older: ReadonlySet<string>, newer: ReadonlySet<string>): Change => ({
  added: [...newer].filter((one) => !older.has(one)).sort(),
  removed: [...older].filter((one) => !newer.has(one)).sort(),
});

/** The paths of the fields that a document asks, fragments counted where they are spread. */
function fieldsOf(interaction: PactInteraction): string[] {
  const body = graphqlOf(interaction);
  if (body === null) return [];
  const document = parse(body.query);
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );
  const found: string[] = [];
  const path: string[] = [];
  const walk = (root: Parameters<typeof visit>[0]): void => {
    visit(root, {
      FragmentDefinition: (node) => (root === node ? undefined : false),
      FragmentSpread: (node) => {
        const fragment = fragments.get(node.name.value);
        if (fragment) walk(fragment.selectionSet);
      },
      Field: {
        enter: (node) => {
          path.push(node.name.value);
          found.push(`${operationOf(interaction)} ${path.join('.')}`);
        },
        leave: () => {
          path.pop();
        },
      },
    });
  };
  walk(document);
  return found;
}

const partsOf = ({ providerStates, request, response }: PactInteraction): Record<string, unknown> => ({
  states: providerStates ?? [],
  request: { ...request, matchingRules: null },
  answer: { ...response, matchingRules: null },
  matchers: [request.matchingRules ?? null, response.matchingRules ?? null],
});

/** What changed from one version of the contract to another. */
export function differenceOf(older: readonly PactInteraction[], newer: readonly PactInteraction[]): ContractDifference {
  const set = (all: readonly PactInteraction[], namesOf: (one: PactInteraction) => string[]) =>
    new Set(all.flatMap(namesOf));
  const both = (namesOf: (one: PactInteraction) => string[]) => between(set(older, namesOf), set(newer, namesOf));
  const before = new Map(older.map((one) => [one.description, partsOf(one)]));
  return {
    operations: both((one) => [operationOf(one)]),
    interactions: {
      ...both(({ description }) => [description]),
      changed: newer.flatMap((one) => {
        const was = before.get(one.description);
        if (!was) return [];
        const now = partsOf(one);
        const parts = Object.keys(now).filter((part) => !isDeepStrictEqual(was[part], now[part]));
        return parts.length > 0 ? [{ description: one.description, parts }] : [];
      }),
    },
    fields: both(fieldsOf),
    refusals: both((one) => {
      const code = refusalOf(one);
      return code === null ? [] : [`${operationOf(one)} ${code}`];
    }),
  };
}

/** The difference as text. */
export function formatDifference({ operations, interactions, fields, refusals }: ContractDifference): string {
  const part = (title: string, { added, removed }: Change, more: string[] = []): string[] => {
    const lines = [...added.map((one) => `  + ${one}`), ...removed.map((one) => `  - ${one}`), ...more];
    return lines.length > 0
      ? [`${title}: ${String(added.length)} added, ${String(removed.length)} removed`, ...lines, '']
      : [];
  };
  const changed = interactions.changed.map(({ description, parts }) => `  ~ ${description} (${parts.join(', ')})`);
  const lines = [
    ...part('Operations', operations),
    ...part('Fields that are asked', fields),
    ...part('Refusals', refusals),
    ...part('Interactions', interactions, changed),
  ];
  return lines.length > 0 ? lines.join('\n').trimEnd() : 'Nothing changed.';
}
