import { parse, print } from 'graphql';
import { isSentTwice, sentBeforeState, statusesOf, type PactInteraction } from './contract-source';

/** Where requests and states go; a name of the shell where it isn't known. */
export interface Addresses {
  baseUrl: string | null;
  statesUrl: string | null;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

interface GraphqlBody {
  query: string;
  variables: unknown;
}

/** The document and the variables of a GraphQL request; null for any other. */
export function graphqlOf({ request }: PactInteraction): GraphqlBody | null {
  const content = request.body?.content;
  if (typeof content !== 'object' || content === null || !('query' in content)) return null;
  if (typeof content.query !== 'string') return null;
  return { query: content.query, variables: 'variables' in content ? content.variables : {} };
}

/** The document as a person reads it; null for a call that is no GraphQL. */
export function formatQuery(interaction: PactInteraction): string | null {
  const body = graphqlOf(interaction);
  return body && print(parse(body.query));
}

/** Path and query of the request. */
export function pathOf({ request }: PactInteraction): string {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  return `${request.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The states as one `curl` each, in their order. */
export const formatStatesCurl = ({ providerStates = [] }: PactInteraction, { statesUrl }: Addresses): string[] =>
  providerStates.map(({ name, params = {} }) => {
    if (name === sentBeforeState) return 'KEY="$(uuidgen)" # then the request below twice: both answers are the same';
    const body = JSON.stringify({ state: name, params, action: 'setup' });
    return `curl -sS ${statesUrl ?? '"$STATES_URL"'} -H 'content-type: application/json' --data ${quoted(body)}`;
  });

const shellVariables: Record<string, string> = {
  authorization: '"authorization: Bearer $TOKEN"',
  'x-api-key': '"x-api-key: $API_KEY"',
  'x-operation-key': '"x-operation-key: $(uuidgen)"',
  cookie: '"cookie: $COOKIE"',
};

/** The request as `curl`; what changes with each run (token, keys, cookie) stands as a variable of the shell. */
export function formatCurl(interaction: PactInteraction, { baseUrl }: Addresses): string {
  const { method, headers = {}, body } = interaction.request;
  const given = Object.entries(headers).map(([name, values]) => {
    const small = name.toLowerCase();
    if (small === 'x-operation-key' && isSentTwice(interaction)) return '-H "x-operation-key: $KEY"';
    return `-H ${shellVariables[small] ?? quoted(`${small}: ${values.join(', ')}`)}`;
  });
  const data = body?.content === undefined ? [] : [`--data ${quoted(JSON.stringify(body.content))}`];
  const address = `${baseUrl ?? '"$GATEWAY"'}${quoted(pathOf(interaction))}`;
  return [
    'curl -sS',
    ...(method === 'POST' && data.length > 0 ? [] : [`-X ${method}`]),
    address,
    ...given,
    ...data,
  ].join(' ');
}

/** How an interaction is tried by hand: its states, its document, its request, and what is expected. */
export function explainInteraction(interaction: PactInteraction, addresses: Addresses): string {
  const { description, response } = interaction;
  const states = formatStatesCurl(interaction, addresses);
  const query = formatQuery(interaction);
  const variables = graphqlOf(interaction)?.variables;
  const content = response.body?.content;
  return [
    description,
    ...(states.length > 0
      ? ['', '# what it presupposes: an accessToken or a cookie of an answer goes into $TOKEN, $COOKIE', ...states]
      : []),
    ...(query === null ? [] : ['', '# the document', query]),
    ...(query === null ? [] : ['', '# its variables', JSON.stringify(variables, null, 2)]),
    '',
    '# the request',
    formatCurl(interaction, addresses),
    '',
    `# expected: status ${statusesOf(interaction).join(' or ')}`,
    ...(content === undefined ? [] : [JSON.stringify(content, null, 2)]),
  ].join('\n');
}
