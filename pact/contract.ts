import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { expect, inject, test } from 'vitest';
import { catalogue } from '../contracts/client/catalogue';
import { createGateway } from '../contracts/client/create-gateway';
import type { GatewayName, InputOf, ValueOf } from '../contracts/client/operation';
import type { Failure, Gateway, Outcome } from '../contracts/ports';
import type { Refusal } from '../contracts/vocabulary/failures';
import { findDuplicateFields, findMisplacedVariables, findUnrequestedFields, wireInputs } from './document-rules';
import { consumerName, identityProvider, marketplaceProvider, gatewayProvider } from './contract-file';
import { noSessionPattern, unknownFieldPattern } from './kit/patterns';
import { anyVersion, jsonContent, toMatchers, type Example } from './matching';
import { knownValuesOf } from './known-values';
import type { StateName, StateParams } from './states';

const contractWith = (name: string) =>
  new PactV4({
    consumer: consumerName,
    provider: name,
    dir: inject('contractFolder'),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });
const contracts = { gateway: contractWith(gatewayProvider), marketplace: contractWith(marketplaceProvider) };

/** The contract with the identity service, which `identity-contract.ts` fills. */
export const identityContract = contractWith(identityProvider);

/** One provider state with its parameters. */
export type ProviderState = { [Name in StateName]: [name: Name, params: StateParams[Name]] }[StateName];

/** How every interaction begins. */
export const cleanSlate: ProviderState = ['a clean slate', {}];

interface Interaction<Name extends GatewayName> {
  given?: ProviderState[];
  /** Who is signed in; ana unless said, null for nobody. */
  as?: StateParams['a person is signed in']['account'] | null;
  input: InputOf<Name>;
  /** The call goes out with a session that has ended, or without its header. */
  session?: 'ended' | 'missing';
  /** The call goes out without the key of queries. */
  withoutKey?: boolean;
  /** The answer announces the version of the gateway. */
  version?: boolean;
  /** The document asks for this field too, which no schema has. */
  unknownField?: string;
  /** The method and the address with which a call that is no GraphQL goes out. */
  asks?: string;
}

/** A call whose request is told. */
type Call<Name extends GatewayName> = Interaction<Name> & { asks: string };

interface Exchange<Name extends GatewayName> extends Interaction<Name> {
  title: string;
  /** The first is the example's; the others mean the same. */
  status?: number | readonly [number, ...number[]];
  /** Left out where the answer is a file. */
  body?: { [key: string]: Example };
  outcome: (outcome: Outcome<ValueOf<Name>>, reportedErrors: Failure[]) => void;
}

type Port<Name extends GatewayName> = (input: InputOf<Name>, signal: AbortSignal) => Promise<Outcome<ValueOf<Name>>>;

/** A browser of which something has taken the session's header. */
const withoutToken: typeof fetch = (address, init) => {
  const request = new Request(address, init);
  request.headers.delete('authorization');
  return fetch(request);
};

const withField = (query: string, field: string): string =>
  query.replace(/^(?:query|mutation)[^{]*\{[^{]*\{/, (opening) => `${opening}${field} `);

/** A console whose documents ask for one field more. */
const askingFor =
  (field: string): typeof fetch =>
  async (address, init) => {
    const request = new Request(address, init);
    const body = (await request.clone().json()) as { query: string };
    return fetch(new Request(request, { body: JSON.stringify({ ...body, query: withField(body.query, field) }) }));
  };

/** What is asked, in the words of the wire: it is put together here apart from the client, which is to say the same. */
function wireWordsOf<Name extends GatewayName>(name: Name, input: InputOf<Name>): object {
  const { operationKey: _key, ...words } = (input ?? {}) as { operationKey?: string };
  const inWire: ((words: never) => object) | undefined = wireInputs[name];
  return inWire === undefined ? words : inWire(words as never);
}

interface WithRules {
  interaction: { withResponseMatchingRules: (rules: string) => boolean };
}

/** Several statuses that mean the same. Pact's file has a matcher for them, its builder none. */
function allowStatuses(response: object, statuses: readonly number[]): void {
  const matchers = [{ match: 'statusCode', status: statuses }];
  const rules = JSON.stringify({ status: { combine: 'AND', matchers } });
  (response as WithRules).interaction.withResponseMatchingRules(rules);
}

function interaction<Name extends GatewayName>(name: Name, exchange: Exchange<Name>): void {
  test(`${name}: ${exchange.title}`, async () => {
    const operation = await catalogue[name]();
    const { path, body: ours, base = 'gateway' } = operation.request(exchange.input);
    const account =
      operation.session === 'never' || exchange.session ? null : exchange.as === undefined ? 'ana' : exchange.as;
    const hasToken = account !== null || exchange.session === 'ended';
    const query = ours !== null && 'query' in ours && typeof ours.query === 'string' ? ours.query : null;
    if (query !== null && exchange.body?.['data'])
      expect(findUnrequestedFields(query, exchange.body['data'])).toEqual([]);
    const { unknownField } = exchange;
    const body = unknownField === undefined ? ours : { ...ours, query: withField(query ?? '', unknownField) };
    const statuses = [exchange.status ?? 200].flat();
    const known = knownValuesOf(query, [account, exchange.given, exchange.input], exchange.input);
    const stage = { gateway: '/production', marketplace: '/marketplace' }[base];
    const address = new URL(`http://any${stage}/${path}`);
    const method = body ? 'POST' : 'GET';
    if (exchange.asks !== undefined) expect(`${method} ${address.pathname}${address.search}`).toBe(exchange.asks);
    const sent = query === null ? ours : (ours as { variables: object }).variables;
    if (sent !== null) expect(sent).toEqual(wireWordsOf(name, exchange.input));
    if (query !== null) expect(findMisplacedVariables(query, sent ?? {})).toEqual([]);
    const unfinished = contracts[base].addInteraction();
    const signedIn: ProviderState[] = account === null ? [] : [['a person is signed in', { account }]];
    for (const [state, params] of [cleanSlate, ...signedIn, ...(exchange.given ?? [])])
      unfinished.given(state, { ...params });
    await unfinished
      .uponReceiving(`${name}: ${exchange.title}`)
      .withRequest(method, decodeURI(address.pathname), (request) => {
        request.query(Object.fromEntries(address.searchParams));
        request.headers({
          ...(body && { 'Content-Type': 'application/json' }),
          ...(hasToken && { authorization: MatchersV3.regex('^Bearer .+$', 'Bearer token') }),
          ...(operation.kind === 'query' && !exchange.withoutKey && { 'x-api-key': MatchersV3.like('key') }),
          ...(operation.kind === 'mutation' && { 'x-operation-key': MatchersV3.like('operation-key') }),
        });
        if (body) request.jsonBody(JSON.parse(JSON.stringify(body)));
      })
      .willRespondWith(statuses[0] ?? 200, (response) => {
        if (statuses.length > 1) allowStatuses(response, statuses);
        response.headers({
          'Content-Type': operation.file ?? jsonContent,
          ...(exchange.version && { 'X-App-Version': anyVersion }),
        });
        if (exchange.body) response.jsonBody(toMatchers(exchange.body, known));
      })
      .executeTest(async ({ url }) => {
        const reportedErrors: Failure[] = [];
        const gateway = createGateway({
          baseUrl: `${url}/production`,
          marketplaceUrl: `${url}/marketplace`,
          accessToken: () => Promise.resolve(account === null && !exchange.session ? null : 'token'),
          refreshed: () => Promise.resolve(null),
          apiKey: () => (exchange.withoutKey ? null : 'key'),
          ...(exchange.session === 'missing' && { fetch: withoutToken }),
          ...(unknownField !== undefined && { fetch: askingFor(unknownField) }),
          operationKeys: true,
          onErrors: (failures) => reportedErrors.push(...failures),
        });
        const port = (gateway as { [Each in GatewayName]: Gateway[Each] })[name] as Port<Name>;
        exchange.outcome(await port(exchange.input, new AbortController().signal), reportedErrors);
      });
  });
}

/** The gateway answers `data`, and our words for it are `value`. */
export function answers<Name extends GatewayName>(
  name: Name,
  title: string,
  { data, value, ...rest }: Interaction<Name> & { data: Record<string, Example>; value: ValueOf<Name> },
): void {
  interaction(name, {
    ...rest,
    title,
    body: { data },
    outcome: (outcome) => {
      expect(findDuplicateFields(data)).toEqual([]);
      expect(outcome).toEqual({ ok: true, value });
    },
  });
}

/** A call that is no GraphQL answers `body`. */
export function answersCall<Name extends GatewayName>(
  name: Name,
  title: string,
  { body, value, ...rest }: Call<Name> & { body: { [key: string]: Example }; value: ValueOf<Name> },
): void {
  interaction(name, { ...rest, title, body, outcome: (outcome) => expect(outcome).toEqual({ ok: true, value }) });
}

/** A call answers a file: its status and its content type are what counts. */
export function answersFile<Name extends GatewayName>(
  name: Name,
  title: string,
  { file, ...rest }: Call<Name> & { file: (value: ValueOf<Name>) => void },
): void {
  interaction(name, {
    ...rest,
    title,
    outcome: (outcome) => {
      if (!outcome.ok) throw new Error(outcome.failure.message);
      file(outcome.value);
    },
  });
}

/** A call that is no GraphQL answers `body`, which means a refusal. */
export function refusesInBody<Name extends GatewayName>(
  name: Name,
  code: Refusal,
  { body, ...rest }: Interaction<Name> & { status?: number; body: { [key: string]: Example } },
): void {
  interaction(name, {
    ...rest,
    title: `refused, ${code}`,
    body,
    outcome: (outcome) => expect(outcome).toMatchObject({ ok: false, failure: { code, operation: name } }),
  });
}

/** A call that is no GraphQL is refused by its status, with a body that nobody reads. */
export function refusesCall<Name extends GatewayName>(
  name: Name,
  status: number,
  { body, ...rest }: Interaction<Name> & { body: { [key: string]: Example } },
): void {
  interaction(name, {
    ...rest,
    title: `refused, status ${status}`,
    status,
    body,
    outcome: (outcome) =>
      expect(outcome).toMatchObject({
        ok: false,
        failure: { code: 'BAD_STATUS', operation: name, values: { status } },
      }),
  });
}

/** The gateway refuses with a code: the field is null and the first error carries it. */
export function refuses<Name extends GatewayName>(
  name: Name,
  code: Refusal,
  { message, field = name, ...rest }: Interaction<Name> & { message: string; field?: string },
): void {
  interaction(name, {
    ...rest,
    title: `refused, ${code}`,
    body: { data: { [field]: null }, errors: [{ message, extensions: { code: { exactly: code } } }] },
    outcome: (outcome) => expect(outcome).toMatchObject({ ok: false, failure: { code, operation: name, message } }),
  });
}

/** The gateway finds no session in the call and says so: words by which the console signs the person out. */
export function refusesSession<Name extends GatewayName>(
  name: Name,
  session: 'ended' | 'missing',
  input: InputOf<Name>,
): void {
  interaction(name, {
    session,
    ...(session === 'ended' && { given: [['the session of a person has ended', { account: 'ana' }]] }),
    input,
    status: [200, 401],
    title: `refused, its session is ${session}`,
    body: { errors: [{ message: { matches: noSessionPattern, like: 'There is no valid token' } }] },
    outcome: (outcome) =>
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'NO_VALID_TOKEN', operation: name } }),
  });
}

/** The gateway says that it does not know a field of the document: words by which the console knows that it is newer or older. */
export function refusesUnknownField<Name extends GatewayName>(name: Name, input: InputOf<Name>): void {
  const like = 'Cannot query field "planet"';
  interaction(name, {
    input,
    unknownField: 'planet',
    status: [200, 400],
    title: 'refused, a field that the gateway does not know',
    body: { errors: [{ message: { matches: unknownFieldPattern, like } }] },
    outcome: (outcome) =>
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'UNKNOWN_FIELD', operation: name } }),
  });
}

/** The gateway answers `data` and an error beside it: the answer stands, and the handler hears of the error. */
export function answersWithError<Name extends GatewayName>(
  name: Name,
  title: string,
  { data, value, ...rest }: Interaction<Name> & { data: Record<string, Example>; value: ValueOf<Name> },
): void {
  interaction(name, {
    ...rest,
    title,
    body: { data, errors: [{ message: 'something is missing' }] },
    outcome: (outcome, reportedErrors) => {
      expect(outcome).toEqual({ ok: true, value });
      expect(reportedErrors).toEqual([{ code: 'SERVER_ERROR', operation: name, message: 'something is missing' }]);
    },
  });
}
