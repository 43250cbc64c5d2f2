import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFileOf, identityProvider, marketplaceProvider, gatewayProvider } from './contract-file';

interface CommittedInteraction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    body?: { content: { query?: string; variables?: Record<string, unknown> } };
  };
  response: { status: number; body?: { content: Record<string, unknown> } };
}

export interface ContractInteraction {
  /** The operation's name: what stands before the colon of the description. */
  operation: string;
  description: string;
  states: { name: string; params: Record<string, unknown> }[];
  /** Null for a call that is no GraphQL. */
  query: string | null;
  /** What is asked of its document; nothing for a call. */
  variables: Record<string, unknown>;
  answer: Record<string, unknown>;
  /** The code with which the whole was refused; null for an answer. */
  refusal: string | null;
}

const refused = /: refused, (\w+)$/;

/** Of GraphQL by the error's code; a call's answer says no in words of its own, and its description names the code. */
function refusalIn(answer: Record<string, unknown>, description: string, isGraphql: boolean): string | null {
  if (!isGraphql) return refused.exec(description)?.[1] ?? null;
  const data = answer.data as Record<string, unknown> | null | undefined;
  if (!Array.isArray(answer.errors) || (data && Object.values(data).some((field) => field !== null))) return null;
  const [first] = answer.errors as { extensions?: { code?: string } }[];
  return first?.extensions?.code ?? null;
}

/** The interactions of the committed contracts, with the gateway, the marketplace and the identity service, in the files' order. */
export function committedContract(): ContractInteraction[] {
  return [gatewayProvider, marketplaceProvider, identityProvider].flatMap(interactionsWith);
}

function interactionsWith(name: string): ContractInteraction[] {
  const text = readFileSync(join(import.meta.dirname, 'pacts', contractFileOf(name)), 'utf8');
  const { interactions } = JSON.parse(text) as { interactions: CommittedInteraction[] };
  return interactions.map(({ description, providerStates, request, response }) => ({
    operation: description.slice(0, description.indexOf(':')),
    description,
    states: (providerStates ?? []).map(({ name, params }) => ({ name, params: params ?? {} })),
    query: request.body?.content.query ?? null,
    variables: request.body?.content.variables ?? {},
    answer: response.body?.content ?? {},
    refusal: refusalIn(response.body?.content ?? {}, description, request.body?.content.query !== undefined),
  }));
}
