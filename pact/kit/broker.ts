import { Trouble, addressFrom, whyNoAnswer } from './command';

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
  throw new Trouble(`${name} is not set: ${what}.`);
}

/** The broker that the environment names. Throws a sentence for what is missing. */
export function brokerFrom(environment: Environment): Broker {
  const baseUrl = addressFrom(
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
export function versionFrom(environment: Environment): Version {
  return {
    number: required(environment, 'GIT_COMMIT', 'the commit, which is the version'),
    branch: required(environment, 'GIT_BRANCH', 'the branch of the commit'),
    buildUrl: environment.BUILD_URL?.trim() || null,
  };
}

interface BrokerAnswer {
  status: number;
  body: unknown;
}

async function ask(broker: Broker, method: string, path: string, body?: unknown): Promise<BrokerAnswer> {
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
    throw new Trouble(`No broker answers at ${broker.baseUrl} (${whyNoAnswer(error)}).`);
  }
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    throw new Trouble(
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

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** What a broker says beside its answer: its notices, or its errors. */
function saidIn(body: unknown): string[] {
  const notices = field(body, 'notices');
  const told = Array.isArray(notices) ? notices.map((notice) => field(notice, 'text')) : [];
  const errors = field(body, 'errors');
  const wrong = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  return [...told, ...wrong].filter((text) => typeof text === 'string').map((text) => text.trim());
}

function expectGood({ status, body }: BrokerAnswer, what: string): unknown {
  if (status >= 200 && status < 300) return body;
  const said = saidIn(body).join(' ');
  throw new Trouble(`The broker answered ${String(status)} to ${what}${said === '' ? '.' : `: ${said}`}`);
}

export interface ContractToPublish {
  provider: string;
  /** The pact file as it is. */
  text: string;
}

/** Publishes a consumer's contracts with its version and branch. Answers the broker's notices; rejects with a sentence. */
export async function publishContracts(
  broker: Broker,
  version: Version,
  consumer: string,
  contracts: readonly ContractToPublish[],
): Promise<string[]> {
  const answer = await ask(broker, 'POST', '/contracts/publish', {
    pacticipantName: consumer,
    pacticipantVersionNumber: version.number,
    branch: version.branch,
    ...(version.buildUrl !== null && { buildUrl: version.buildUrl }),
    contracts: contracts.map(({ provider, text }) => ({
      consumerName: consumer,
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(text, 'utf8').toString('base64'),
    })),
  });
  return saidIn(expectGood(answer, 'the contract'));
}

export interface VerificationToPublish {
  consumer: string;
  provider: string;
  /** Version of the consumer whose contract was verified; null is the latest. */
  consumerVersion: string | null;
  success: boolean;
  /** What held and what did not, by interaction. */
  results: { description: string; success: boolean }[];
}

/** Tells the broker how the provider's version did against a published contract, and the branch of that version. */
export async function publishVerification(
  broker: Broker,
  version: Version,
  { consumer, provider, consumerVersion, success, results }: VerificationToPublish,
): Promise<void> {
  const [providerPath, consumerPath] = [provider, consumer].map((name) => encodeURIComponent(name));
  const which = consumerVersion === null ? 'latest' : `version/${encodeURIComponent(consumerVersion)}`;
  const found = await ask(broker, 'GET', `/pacts/provider/${providerPath}/consumer/${consumerPath}/${which}`);
  if (found.status === 404) throw new Trouble('The broker has no such contract: the console publishes it first.');
  const link = field(
    field(field(expectGood(found, 'the contract'), '_links'), 'pb:publish-verification-results'),
    'href',
  );
  if (typeof link !== 'string') throw new Trouble('The broker does not say where verification results go.');
  const branch = `/pacticipants/${providerPath}/branches/${encodeURIComponent(version.branch)}/versions/${encodeURIComponent(version.number)}`;
  expectGood(await ask(broker, 'PUT', branch, {}), 'the branch');
  const answer = await ask(broker, 'POST', link, {
    success,
    providerApplicationVersion: version.number,
    ...(version.buildUrl !== null && { buildUrl: version.buildUrl }),
    testResults: results,
  });
  expectGood(answer, 'the verification');
}

export interface Deployable {
  yes: boolean;
  reason: string;
  notices: string[];
}

/** Whether a version may go to an environment (`latest of a main branch` where it is null), by what the broker knows is verified. */
export async function canDeploy(
  broker: Broker,
  pacticipant: string,
  version: string,
  environment: string | null,
): Promise<Deployable> {
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
    ['latestby', 'cvp'],
    ...(environment === null
      ? [
          ['mainBranch', 'true'],
          ['latest', 'true'],
        ]
      : [['environment', environment]]),
  ] as [string, string][]);
  const body = expectGood(await ask(broker, 'GET', `/matrix?${query.toString()}`), 'the question');
  const summary = field(body, 'summary');
  const reason = field(summary, 'reason');
  return {
    yes: field(summary, 'deployable') === true,
    reason: typeof reason === 'string' ? reason : 'The broker gives no reason.',
    notices: saidIn(body),
  };
}
