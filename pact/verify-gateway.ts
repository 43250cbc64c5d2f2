import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gatewayProvider } from './contract-file';
import { readBroker, readVersion } from './kit/broker';
import {
  contractByUrl,
  contractsForVerification,
  publishedContract,
  publishVerification,
  type BrokerContract,
} from './kit/broker-contracts';
import { commandName, parseAddress, exitCodes, runCommand, UserError, describeFetchError } from './kit/command';
import { committedContractFile, readContract, type PactFile, type PactInteraction } from './kit/contract-source';
import { filterInteractions, findInteraction } from './kit/filter';
import { formatJunit } from './kit/junit';
import { areas } from './kit/operations';
import {
  toInteractionResult,
  readPending,
  writePending,
  type InteractionResult,
  type PendingList,
} from './kit/pending';
import { replay, type ReplayResult } from './kit/replay';
import { exitCodeOf, formatSummary, formatResult } from './kit/report';
import { gatewayPath, moveGatewayPath } from './kit/gateway-path';
import { explainInteraction } from './kit/request';
import { formatSarif } from './kit/sarif';

const help = `Verifies a running gateway against the contract of the console.

  ${commandName('verify')} --base-url <address> [--states-url <address>] [--filter <words>] [--pending <file>] [--junit <file>]

  --base-url    address in front of the contract's paths, e.g. https://gateway.example (then /production/gql is asked)
  --gateway-path  where your gateway has what the contract has below /production: GraphQL at <path>/gql, and the calls
                <path>/translate, <path>/snapshot/…, <path>/templates/… (/production)
  --states-url  address that brings provider states about: gets a POST of {"state", "params", "action": "setup"} for each
                (pact/README.md); without it, every state is taken to hold already
  --filter      only an operation (itemStatus), an area (listings), a requirement (GW-24) or the interactions with these
                words; may be given again
  --explain     "<interaction>": show its states and its request as curl, and ask nobody
  --pending     list of interactions that may fail yet, one a line: they turn no build red, and one that holds is told
  --write-pending  write that list, of what does not hold in this run
  --junit       write the results to this file as JUnit XML; what is not there yet, or pending, is skipped
  --sarif       write them to this file as SARIF 2.1.0
  --token       <account>=<access token>, for an account that pact/STATES.md names; may be given again. Without one, the
                token that the states address answers, or else the example's
  --api-key     sent on queries in the place of the example's, which no gateway takes
  --pact        another contract than the committed one
  --timeout     seconds that one answer may take (30)
  --verbose     tell also in full what holds
  --help

The sandbox (npm run sandbox -- --database :memory:) as an example: --base-url http://localhost:4600 --states-url http://localhost:4600/control/api/states
--api-key vigia-demo-key. The marketplace is asked below /marketplace, the identity service below /identity.

With a broker (PACT_BROKER_…, GIT_COMMIT and GIT_BRANCH of the gateway):

  --from-broker verify what the broker names, in the place of the committed contract
  --selectors   consumer version selectors as JSON, such as '[{"mainBranch":true},{"deployedOrReleased":true}]'; without
                them the broker chooses: main branches, and what is deployed or released
  --enable-pending  a contract that the gateway's branch never kept turns no build red
  --include-wip-since  also what other branches published since this day (2026-11-22) and was never kept
  --pact-url    verify the one contract at this address of the broker, as its webhook names it
  --provider    the gateway's name in the broker (gateway)
  --publish     tell the broker how it went (whole contract only)
  --contract-version  version of the console whose contract --publish is about, without --from-broker; the latest unless said

Ends with 0 when everything holds, 1 when an answer is wrong, 2 when something is not there yet (an unknown state, an
unknown operation) or could not be found out.`;

function options() {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        'gateway-path': { type: 'string', default: gatewayPath },
        'states-url': { type: 'string' },
        filter: { type: 'string', multiple: true, default: [] },
        explain: { type: 'string' },
        pending: { type: 'string' },
        'write-pending': { type: 'boolean', default: false },
        junit: { type: 'string' },
        sarif: { type: 'string' },
        token: { type: 'string', multiple: true, default: [] },
        'api-key': { type: 'string' },
        pact: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        'from-broker': { type: 'boolean', default: false },
        selectors: { type: 'string' },
        'enable-pending': { type: 'boolean', default: false },
        'include-wip-since': { type: 'string' },
        'pact-url': { type: 'string' },
        provider: { type: 'string', default: gatewayProvider },
        publish: { type: 'boolean', default: false },
        'contract-version': { type: 'string' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

async function requireAnswer(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new UserError(
      `Nothing answers at --base-url ${address} (${describeFetchError(error)}). Is the gateway running, and is the address right from here?`,
    );
  }
}

function tokensFrom(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [, account, token] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (account === undefined || token === undefined)
        throw new UserError('--token is written <account>=<access token>.');
      return [account, token];
    }),
  );
}

const emptyList: PendingList = { descriptions: new Set(), unknown: [] };

/** What stands around the verification of a contract that a broker is told of. */
interface Source {
  name: string;
  opening: string[];
  isPending: boolean;
  /** Tells the broker how it went, where that was asked for; answers what a person reads of it. */
  close: (replayed: readonly ReplayResult[]) => Promise<string[]>;
}

type Given = ReturnType<typeof options>;

function selectorsIn(text: string | undefined): object[] {
  if (text === undefined) return [];
  try {
    const selectors = JSON.parse(text) as unknown;
    if (Array.isArray(selectors) && selectors.every((one) => typeof one === 'object' && one !== null))
      return selectors as object[];
  } catch {
    // Told below, as any other text that is no list of selectors.
  }
  throw new UserError(`--selectors is a JSON list of selectors, such as [{"mainBranch":true}], and is ${text}.`);
}

/** The contracts that are verified: the committed one, or what a broker names; each with what the broker is told of it. */
async function contractsToVerify(given: Given, file: string): Promise<{ contract: PactFile; source: Source | null }[]> {
  const isAsked = given['from-broker'] || given['pact-url'] !== undefined;
  if (!isAsked && !given.publish) return [{ contract: readContract(file), source: null }];
  const broker = readBroker(process.env);
  const version = given.publish || given['enable-pending'] || process.env.GIT_COMMIT ? readVersion(process.env) : null;

  const sourceOf = (one: BrokerContract): Source => ({
    name: one.name,
    opening: [one.name, ...one.notices.filter(({ when }) => when === 'before_verification').map(({ text }) => text)],
    isPending: one.isPending,
    close: async (replayed) => {
      if (!given.publish || version === null) return [];
      const success = replayed.every(({ held }) => held);
      const results = replayed.map(({ interaction, held }) => ({
        description: interaction.description,
        success: held,
      }));
      await publishVerification(broker, version, one, { success, results });
      const when = `after_verification:success_${String(success)}_published_true`;
      return [
        `The broker knows: version ${version.number} ${success ? 'keeps' : 'does not keep'} the contract.`,
        ...one.notices.filter((notice) => notice.when === when).map(({ text }) => text),
      ];
    },
  });

  if (!isAsked) {
    const contract = readContract(file);
    const { consumer, provider: theirs } = contract;
    const published = await publishedContract(broker, consumer.name, theirs.name, given['contract-version'] ?? null);
    return [{ contract, source: { ...sourceOf(published), opening: [], isPending: false } }];
  }
  const found =
    given['pact-url'] === undefined
      ? await contractsForVerification(broker, given.provider, version?.branch ?? null, {
          selectors: selectorsIn(given.selectors),
          enablePending: given['enable-pending'],
          wipSince: given['include-wip-since'] ?? null,
        })
      : [await contractByUrl(broker, given['pact-url'])];
  if (found.length === 0)
    throw new UserError(`The broker names no contract with ${given.provider} for these selectors.`);
  return found.map((one) => ({ contract: one.contract, source: sourceOf(one) }));
}

/** How many interactions rest on more than who is signed in. */
const stateful = (interactions: readonly PactInteraction[]): number =>
  interactions.filter(({ providerStates = [] }) => providerStates.some(({ name }) => name !== 'a person is signed in'))
    .length;

/** Writes a result, and the folders above it. */
function write(file: string | undefined, text: () => string): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text());
}

await runCommand(async () => {
  const given = options();
  if (given.help) {
    console.log(help);
    return exitCodes.held;
  }
  const contractFile = given.pact ?? committedContractFile;
  const baseUrl = given['base-url'] === undefined ? null : parseAddress(given['base-url'], '--base-url');
  const statesUrl = given['states-url'] === undefined ? null : parseAddress(given['states-url'], '--states-url');
  const moved = moveGatewayPath(given['gateway-path']);
  if (given.explain !== undefined) {
    console.log(
      explainInteraction(findInteraction(moved(readContract(contractFile)), given.explain), { baseUrl, statesUrl }),
    );
    return exitCodes.held;
  }
  if (baseUrl === null) throw new UserError(`--base-url is missing.\n\n${help}`);
  const timeout = Number(given.timeout);
  if (!(timeout > 0)) throw new UserError('--timeout is a number of seconds above 0.');
  const tokens = tokensFrom(given.token);
  if (given.publish && given.filter.length > 0)
    throw new UserError('--publish tells of the whole contract: leave --filter out.');
  if (given['write-pending'] && given.pending === undefined)
    throw new UserError('--write-pending needs --pending <file>: the list that it writes.');
  const named = await contractsToVerify(given, contractFile);
  const work = named.map((one) => ({ ...one, contract: moved(one.contract) }));
  const chosen = work.map((one) => ({ ...one, interactions: filterInteractions(one.contract, given.filter, areas()) }));
  const everything = work.flatMap(({ contract }) => contract.interactions);
  const hasList = given.pending !== undefined && (existsSync(given.pending) || !given['write-pending']);
  const list = hasList && given.pending !== undefined ? readPending(given.pending, everything) : emptyList;
  await requireAnswer(baseUrl);

  const gateway = { baseUrl, statesUrl, tokens, apiKey: given['api-key'] ?? null, patience: timeout * 1_000 };
  const interactions = chosen.flatMap((one) => one.interactions);
  console.log(`${String(interactions.length)} interactions against ${baseUrl}`);
  if (statesUrl === null) {
    console.log(
      `No --states-url was given: ${String(stateful(interactions))} of them presuppose states that are taken to hold already. ` +
        'What each presupposes stands below where it differs, and in pact/STATES.md.',
    );
  }
  for (const line of list.unknown) console.log(`The contract has no "${line}": take it off ${given.pending ?? ''}.`);

  const all: InteractionResult[] = [];
  for (const { contract, interactions: own, source } of chosen) {
    for (const line of source?.opening ?? []) console.log(`\n${line}`);
    const pending = source?.isPending ? new Set(own.map(({ description }) => description)) : list.descriptions;
    const meant = (one: ReplayResult): InteractionResult =>
      source?.isPending === true && one.held ? { replayed: one, result: 'holds' } : toInteractionResult(one, pending);
    const replayed = await replay(contract, own, gateway, (one) =>
      console.log(formatResult(meant(one), gateway, given.verbose)),
    );
    all.push(...replayed.map(meant));
    for (const line of (await source?.close(replayed)) ?? []) console.log(`\n${line}`);
  }
  if (given['write-pending'] && given.pending !== undefined) {
    const selectedDescriptions = new Set(interactions.map(({ description }) => description));
    const otherDescriptions = [...list.descriptions].filter((description) => !selectedDescriptions.has(description));
    const replayed = all.map((one) => one.replayed);
    const count = writePending(given.pending, replayed, otherDescriptions);
    console.log(
      `\n${String(count)} interactions are on ${given.pending} now. Give it with --pending from the next run on.`,
    );
    return exitCodes.held;
  }
  const [first] = work;
  const label = first?.source ? first.source.name : relative(process.cwd(), contractFile);
  write(given.junit, () => formatJunit(all, gateway));
  write(given.sarif, () => formatSarif(all, label, first?.source ? '' : readFileSync(contractFile, 'utf8')));
  console.log(`\n${formatSummary(all)}`);
  return exitCodeOf(all);
});
