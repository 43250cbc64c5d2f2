import { statusesOf, type PactInteraction } from './contract-source';
import { parseJson } from './findings';
import type { Exchange } from './messenger';

/** Where the token of a request came from. */
export interface TokenSource {
  account: string | null;
  from: 'option' | 'states' | 'example';
}

const accessCodes = new Set(['NO_VALID_TOKEN', 'UNAUTHENTICATED', 'UNAUTHORIZED', 'FORBIDDEN']);

function isAccessDenied(text: string): boolean {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return false;
  const errors = body.errors as { extensions?: { code?: unknown } }[];
  return errors.some(({ extensions }) => typeof extensions?.code === 'string' && accessCodes.has(extensions.code));
}

const maskSecret = (secret: string): string => `${secret.slice(0, 6)}… (${String(secret.length)} characters)`;

const origins: Record<TokenSource['from'], (account: string) => string> = {
  option: (account) => `given by --token for ${account}`,
  states: (account) => `answered by the states address for ${account}`,
  example: (account) =>
    `the example's, which opens nothing: answer {"accessToken": "…"} to the state "a person is signed in", or give --token ${account}=…`,
};

/**
 * What went out to open the gateway's door, when the gateway did not open it (401, 403, or an error that says the same) and the
 * contract expected otherwise; null for any other answer. No secret is told whole.
 */
export function describeAccessDenial(
  interaction: PactInteraction,
  exchange: Exchange,
  token: TokenSource,
): string | null {
  const { status, sent, text } = exchange;
  const expected = JSON.stringify(interaction.response.body?.content ?? null);
  const isClosed = status === 401 || status === 403;
  if (isClosed && statusesOf(interaction).includes(status)) return null;
  if (!isClosed && !(isAccessDenied(text) && !isAccessDenied(expected))) return null;
  const bearer = sent.authorization?.replace(/^Bearer /, '');
  const key = sent['x-api-key'];
  const exampleKey = Object.entries(interaction.request.headers ?? {}).find(
    ([name]) => name.toLowerCase() === 'x-api-key',
  )?.[1][0];
  const lines = [
    bearer === undefined
      ? 'no authorization header (the contract has none here)'
      : `authorization: Bearer ${token.from === 'example' ? bearer : maskSecret(bearer)}, ${origins[token.from](token.account ?? 'ana')}`,
    ...(key === undefined
      ? []
      : [
          key === exampleKey
            ? `x-api-key: ${key}, the example's: give your own with --api-key (that of the sandbox is vigia-demo-key)`
            : `x-api-key: ${maskSecret(key)}, given by --api-key`,
        ]),
  ];
  return `The gateway did not let the request in. It went out with ${lines.join('; and with ')}.`;
}
