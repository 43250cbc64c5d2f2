import {
  requestBroker,
  expectSuccess,
  readField,
  findLink,
  requireLink,
  readMessages,
  type Broker,
  type Version,
} from './broker';
import { UserError } from './command';
import { parseContract, type PactFile } from './contract-source';

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
  const answer = await requestBroker(broker, 'POST', await requireLink(broker, 'pb:publish-contracts'), {
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
  return readMessages(expectSuccess(answer, 'the contract'));
}

/** A contract that the broker wants verified. */
export interface BrokerContract {
  contract: PactFile;
  /** "Pact between …", as the broker calls it. */
  name: string;
  /** Why, and what its failure means. */
  notices: { when: string; text: string }[];
  /** A failure of a pending one turns no build red. */
  isPending: boolean;
  /** Where the result goes. */
  resultsUrl: string;
}

export interface Selection {
  /** Consumer version selectors; an empty list leaves the choice to the broker: main branches, and what is deployed or released. */
  selectors: readonly object[];
  enablePending: boolean;
  /** A day, as `2026-11-22`; null takes none that is in progress. */
  wipSince: string | null;
}

async function contractAt(broker: Broker, url: string): Promise<Pick<BrokerContract, 'contract' | 'resultsUrl'>> {
  const answer = await requestBroker(broker, 'GET', url);
  if (answer.status === 404) throw new UserError(`The broker has no contract at ${url}.`);
  const body = expectSuccess(answer, 'the contract');
  const resultsUrl = findLink(body, 'pb:publish-verification-results');
  const contract = parseContract(body);
  if (contract === null)
    throw new UserError(`What the broker has at ${url} is no pact: it has no list of interactions.`);
  if (resultsUrl === null) throw new UserError('The broker does not say where verification results go.');
  return { contract, resultsUrl };
}

/** One contract by its address, as a webhook names it. */
export async function contractByUrl(broker: Broker, url: string): Promise<BrokerContract> {
  const found = await contractAt(broker, url);
  const { consumer, provider } = found.contract;
  return { ...found, name: `Pact between ${consumer.name} and ${provider.name}`, notices: [], isPending: false };
}

/** The contracts that the broker wants a provider's branch to verify, in its order. */
export async function contractsForVerification(
  broker: Broker,
  provider: string,
  branch: string | null,
  { selectors, enablePending, wipSince }: Selection,
): Promise<BrokerContract[]> {
  const link = await requireLink(broker, 'pb:provider-pacts-for-verification', { provider });
  const answer = await requestBroker(broker, 'POST', link, {
    consumerVersionSelectors: selectors,
    ...(branch !== null && { providerVersionBranch: branch }),
    includePendingStatus: enablePending,
    ...(wipSince !== null && { includeWipPactsSince: wipSince }),
  });
  const body = expectSuccess(answer, 'the selectors');
  const pacts = readField(readField(body, '_embedded'), 'pacts');
  return Promise.all(
    (Array.isArray(pacts) ? (pacts as unknown[]) : []).map(async (pact) => {
      const properties = readField(pact, 'verificationProperties');
      const notices = readField(properties, 'notices');
      const name = readField(readField(readField(pact, '_links'), 'self'), 'name');
      return {
        ...(await contractAt(broker, findLink(pact, 'self') ?? '')),
        name: typeof name === 'string' ? name : 'A pact',
        notices: Array.isArray(notices) ? (notices as BrokerContract['notices']) : [],
        isPending: readField(properties, 'pending') === true,
      };
    }),
  );
}

/** Where the result of a published contract goes: of that consumer's version, or of its latest. */
export async function publishedContract(
  broker: Broker,
  consumer: string,
  provider: string,
  consumerVersion: string | null,
): Promise<BrokerContract> {
  const [providerPath, consumerPath] = [provider, consumer].map((name) => encodeURIComponent(name));
  const which = consumerVersion === null ? 'latest' : `version/${encodeURIComponent(consumerVersion)}`;
  const url = `${broker.baseUrl}/pacts/provider/${providerPath}/consumer/${consumerPath}/${which}`;
  const found = await requestBroker(broker, 'GET', url);
  if (found.status === 404) throw new UserError('The broker has no such contract: the console publishes it first.');
  return contractByUrl(broker, url);
}

export interface VerificationOutcome {
  success: boolean;
  /** What held and what did not, by interaction. */
  results: { description: string; success: boolean }[];
}

/** Tells the broker how the provider's version did against a contract of the broker's, after the branch of that version. */
export async function publishVerification(
  broker: Broker,
  version: Version,
  { contract, resultsUrl }: BrokerContract,
  { success, results }: VerificationOutcome,
): Promise<void> {
  const branch = await requireLink(broker, 'pb:pacticipant-branch-version', {
    pacticipant: contract.provider.name,
    branch: version.branch,
    version: version.number,
  });
  expectSuccess(await requestBroker(broker, 'PUT', branch, {}), 'the branch');
  const answer = await requestBroker(broker, 'POST', resultsUrl, {
    success,
    providerApplicationVersion: version.number,
    ...(version.buildUrl !== null && { buildUrl: version.buildUrl }),
    testResults: results,
  });
  expectSuccess(answer, 'the verification');
}
