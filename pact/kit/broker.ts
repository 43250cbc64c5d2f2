import { UserError, parseAddress, describeFetchError } from './command';

/** The environment of a build, as `process.env` has it. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Broker {
  baseUrl: string;
  /** Value of the Authorization header; null where the broker asks for none. */
  authorization: string | null;
}

export interface Version {
  /** The commit. */
  number: string;
  branch: string;
  /** Address of the build; null outside of one. */
  buildUrl: string | null;
}

function required(environment: Environment, name: string, what: string): string {
  const value = environment[name]?.trim();
  if (value) return value;
  throw new UserError(`${name} is not set: ${what}.`);
}

/** The broker that the environment names. Throws a sentence for what is missing. */
export function readBroker(environment: Environment): Broker {
  const baseUrl = parseAddress(
    required(environment, 'PACT_BROKER_BASE_URL', 'the address of the broker'),
    'PACT_BROKER_BASE_URL',
  );
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = environment;
  if (token) return { baseUrl, authorization: `Bearer ${token}` };
  if (!username) return { baseUrl, authorization: null };
  const pair = Buffer.from(`${username}:${password ?? ''}`, 'utf8').toString('base64');
  return { baseUrl, authorization: `Basic ${pair}` };
}

/** The version that the environment names: commit, branch, build. Throws a sentence for what is missing. */
export function readVersion(environment: Environment): Version {
  return {
    number: required(environment, 'GIT_COMMIT', 'the commit, which is the version'),
    branch: required(environment, 'GIT_BRANCH', 'the branch of the commit'),
    buildUrl: environment.BUILD_URL?.trim() || null,
  };
}

export interface BrokerAnswer {
  status: number;
  body: unknown;
}

/** Asks the broker by a path or an address of its own. Throws a sentence where none answers, and where it lets nobody in. */
export async function requestBroker(
  broker: Broker,
  method: string,
  path: string,
  body?: unknown,
): Promise<BrokerAnswer> {
  const address = path.startsWith('http') ? path : `${broker.baseUrl}${path}`;
  const isOwn = new URL(address).origin === new URL(broker.baseUrl).origin;
  let response;
  try {
    response = await fetch(address, {
      method,
      headers: {
        accept: 'application/hal+json, application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(broker.authorization !== null && isOwn && { authorization: broker.authorization }),
      },
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new UserError(`No broker answers at ${broker.baseUrl} (${describeFetchError(error)}).`);
  }
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    throw new UserError(
      `The broker does not let us in (${String(response.status)}): set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`,
    );
  }
  return { status: response.status, body: jsonIn(text) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A field of JSON that may be anything. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** What a broker says of the parts of a request that it doesn't take: each with its name, where it would be half a sentence without. */
function errorsIn(body: unknown): string[] {
  const errors = readField(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, texts]) =>
    [texts]
      .flat()
      .filter((text) => typeof text === 'string')
      .map((text) => (/^[A-Z]/.test(text) ? text.trim() : `${name} ${text.trim()}`)),
  );
}

/** What a broker says beside its answer: its notices and its errors, each once. */
export function readMessages(body: unknown): string[] {
  const notices = readField(body, 'notices');
  const noticeTexts = Array.isArray(notices) ? notices.map((notice) => readField(notice, 'text')) : [];
  const texts = noticeTexts.filter((text) => typeof text === 'string').map((text) => text.trim());
  return [...new Set([...texts, ...errorsIn(body)])];
}

/** The body of a good answer; throws a sentence that says what was asked, and what the broker says: its errors, beside which its notices have two contracts line by line. */
export function expectSuccess({ status, body }: BrokerAnswer, what: string): unknown {
  if (status >= 200 && status < 300) return body;
  const errors = errorsIn(body);
  const messages = (errors.length > 0 ? errors : readMessages(body)).join(' ');
  throw new UserError(`The broker answered ${String(status)} to ${what}${messages === '' ? '.' : `: ${messages}`}`);
}

/** The address of a link, with its names filled in; null where there is no such link. */
export function findLink(
  body: unknown,
  relation: string,
  values: Readonly<Record<string, string>> = {},
): string | null {
  const href = readField(readField(readField(body, '_links'), relation), 'href');
  if (typeof href !== 'string') return null;
  return href.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The address of a link of the broker's index. Throws a sentence for one that it lacks. */
export async function requireLink(
  broker: Broker,
  relation: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const link = findLink(expectSuccess(await requestBroker(broker, 'GET', '/'), 'its index'), relation, values);
  if (link !== null) return link;
  throw new UserError(
    `The broker at ${broker.baseUrl} has no link ${relation}: is it a broker of pacts, and new enough?`,
  );
}
