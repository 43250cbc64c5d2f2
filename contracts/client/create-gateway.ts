import type { Failure, Gateway, Outcome } from '../ports';
import { catalogue } from './catalogue';
import type { GatewayName, InputOf, Operation, ValueOf } from './operation';
import { send } from './send';
import { toOutcome, type OperationResult } from './to-outcome';

export { fetchOperations } from './catalogue';

export interface GatewayOptions {
  /** Address of the gateway with its stage, e.g. `/production`. */
  baseUrl: string;
  /** Address of the marketplace's public calls, which never carry the session. */
  marketplaceUrl?: string;
  /** The session's access token; null without a session, undefined when that can't be told in time. May wait for a refresh under way. */
  accessToken: () => Promise<string | null | undefined>;
  /**
   * A fresh access token after one was found stale; null when the session has ended, the stale one when that can't be told in time. Asked
   * once for all calls that wait.
   */
  refreshed: () => Promise<string | null>;
  /** Read at each query. */
  apiKey: () => string | null;
  /** The gateway honours the keys of mutations: send them. */
  operationKeys: boolean;
  /** Hears every error that an answer holds, with the operation's name, also when data came too. */
  onErrors?: (errors: Failure[], operation: string) => void;
  onServerVersion?: (version: string) => void;
  /** Epoch milliseconds of the gateway's clock. */
  onWorldTime?: (at: number) => void;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for a whole call, its repetitions included. */
  timeout?: number;
  /** Milliseconds before a query is first repeated. */
  retryDelay?: number;
}

/** Asks for a fresh token once for all callers that found the same one stale. */
function createRefresher({ accessToken, refreshed }: Pick<GatewayOptions, 'accessToken' | 'refreshed'>) {
  let pendingRefresh: Promise<string | null> | null = null;
  const askOnce = (stale: string) =>
    (pendingRefresh ??= refreshed()
      .catch(() => stale)
      .finally(() => {
        pendingRefresh = null;
      }));
  return async (stale: string): Promise<string | null> => {
    const current = await accessToken().catch(() => null);
    if (current === undefined) return stale;
    if (current !== null && current !== stale) return current;
    return askOnce(stale);
  };
}

/** The gateway's time, epoch milliseconds: its world's where it has one of its own, else its `Date`. NaN where it tells none that is one. */
function readServerTime(headers: Headers): number {
  const world = headers.get('x-world-time');
  if (world === null) return Date.parse(headers.get('date') ?? '');
  return /^\d{1,15}$/.test(world) ? Number(world) : Number.NaN;
}

const failureOf =
  (operation: string) =>
  (code: Failure['code'], message: string): Outcome<never> => ({ ok: false, failure: { code, operation, message } });

const readOperationKey = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'operationKey' in input && typeof input.operationKey === 'string'
    ? input.operationKey
    : null;

/**
 * The gateway's ports over HTTP. Each takes its input and a signal, answers an Outcome and never rejects: without a session
 * NOT_LOGGED_IN with nothing sent, but for the few that need none, after its signal's abort ABORTED. A stale token is refreshed and the refused request sent again,
 * once; a mutation is repeated in that case alone, as it was refused before anything was done. A query whose session could not be renewed
 * in time is TIMED_OUT: it has not ended; a mutation is NO_VALID_TOKEN then, which says that nothing was done.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { baseUrl, marketplaceUrl = '/marketplace', timeout = 30_000, retryDelay = 300 } = options;
  const ask = options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request));
  const freshToken = createRefresher(options);

  function onHeaders(headers: Headers): void {
    const version = headers.get('x-app-version');
    if (version) options.onServerVersion?.(version);
    const at = readServerTime(headers);
    if (!Number.isNaN(at)) options.onWorldTime?.(at);
  }

  function headersFor(operation: Operation, input: unknown, token: string | null): Record<string, string> {
    const apiKey = operation.kind === 'query' ? options.apiKey() : null;
    const key = options.operationKeys && operation.kind === 'mutation' ? readOperationKey(input) : null;
    return {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(apiKey && { 'x-api-key': apiKey }),
      ...(key && { 'x-operation-key': key }),
    };
  }

  function attempt<Name extends GatewayName>(
    operation: Operation<Name>,
    input: InputOf<Name>,
    token: string | null,
    signal: AbortSignal,
    deadline: AbortSignal,
  ): Promise<OperationResult<ValueOf<Name>>> {
    const { path, body, base } = operation.request(input);
    const response = send({
      url: `${base ? marketplaceUrl : baseUrl}/${path}`,
      body,
      headers: headersFor(operation, input, token),
      repeatable: operation.kind !== 'mutation',
      signal: AbortSignal.any([signal, deadline]),
      retryDelay,
      fetch: ask,
      onHeaders,
    });
    return toOutcome(operation, input, response, {
      aborted: () => signal.aborted,
      timedOut: () => deadline.aborted,
    });
  }

  async function perform<Name extends GatewayName>(
    name: Name,
    input: InputOf<Name>,
    signal: AbortSignal,
  ): Promise<Outcome<ValueOf<Name>>> {
    const failed = failureOf(name);
    const aborted = () => failed('ABORTED', 'The caller wants no answer any more.');

    const operation = await catalogue[name]().catch(() => null);
    if (!operation) return failed('OFFLINE', 'The code of this operation could not be loaded.');
    const late = () => failed(operation.kind === 'query' ? 'TIMED_OUT' : 'NO_VALID_TOKEN', 'No session in time.');
    const known = operation.session === 'never' ? null : await options.accessToken().catch(() => null);
    if (signal.aborted) return aborted();
    if (known === undefined && operation.session === 'needed') return late();
    const token = known ?? null;
    if (token === null && operation.session === 'needed') return failed('NOT_LOGGED_IN', 'User is not logged in');

    const deadline = AbortSignal.timeout(timeout);
    let { outcome, errors } = await attempt(operation, input, token, signal, deadline);
    if (token !== null && !outcome.ok && outcome.failure.code === 'NO_VALID_TOKEN') {
      const fresh = await freshToken(token);
      if (signal.aborted) return aborted();
      if (fresh === token) return late();
      if (fresh !== null && fresh !== token)
        ({ outcome, errors } = await attempt(operation, input, fresh, signal, deadline));
    }
    const reportedErrors = operation.optional ? errors.filter(({ code }) => code !== 'UNKNOWN_FIELD') : errors;
    if (reportedErrors.length > 0 && !operation.quiet) options.onErrors?.(reportedErrors, name);
    return outcome;
  }

  const ports = (Object.keys(catalogue) as GatewayName[]).map((name) => [
    name,
    (input: never, signal: AbortSignal) =>
      perform(name, input, signal).catch((error: unknown) => failureOf(name)('SERVER_ERROR', String(error))),
  ]);
  return Object.fromEntries(ports) as Gateway;
}
