import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { brokerFrom, publishVerification, versionFrom } from './kit/broker';
import { addressFrom, exitCodes, runCommand, Trouble, whyNoAnswer } from './kit/command';
import { aboutOperations, readContract, type PactInteraction } from './kit/contract-source';
import { asJunit } from './kit/junit';
import { replay } from './kit/replay';
import { summary, told } from './kit/report';

const help = `Verifies a running gateway against the contract of the console.

  npm run pact:verify -- --base-url <address> [--states-url <address>] [--filter <operation>] [--junit <file>]

  --base-url    address in front of the contract's paths, e.g. https://gateway.example (then /production/gql is asked)
  --states-url  address that brings provider states about: gets a POST of {"state", "params", "action": "setup"} for each
                (pact/README.md); without it, every state is taken to hold already
  --filter      verify only the interactions about this operation; may be given again
  --junit       write the results to this file as JUnit XML
  --token       <account>=<access token>, for an account that pact/STATES.md names; may be given again. Without one, the
                token that the states address answers, or else the example's
  --api-key     sent on queries in the place of the example's
  --pact        another contract than the committed one
  --timeout     seconds that one answer may take (30)
  --publish     tell the broker how it went (PACT_BROKER_…, GIT_COMMIT and GIT_BRANCH of the gateway; whole contract only)
  --contract-version  version of the console whose contract this is, in the broker; the latest unless said
  --verbose     tell also in full what held
  --help

Ends with 0 when everything holds, 1 when an answer differs, 2 when it could not be found out.`;

function options() {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        'states-url': { type: 'string' },
        filter: { type: 'string', multiple: true, default: [] },
        junit: { type: 'string' },
        token: { type: 'string', multiple: true, default: [] },
        'api-key': { type: 'string' },
        pact: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        publish: { type: 'boolean', default: false },
        'contract-version': { type: 'string' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Trouble(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

async function requireAnswer(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new Trouble(
      `Nothing answers at --base-url ${address} (${whyNoAnswer(error)}). Is the gateway running, and is the address right from here?`,
    );
  }
}

function tokensFrom(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [, account, token] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (account === undefined || token === undefined)
        throw new Trouble('--token is written <account>=<access token>.');
      return [account, token];
    }),
  );
}

/** How many interactions rest on more than who is signed in. */
const stateful = (interactions: readonly PactInteraction[]): number =>
  interactions.filter(({ providerStates = [] }) => providerStates.some(({ name }) => name !== 'a person is signed in'))
    .length;

await runCommand(async () => {
  const given = options();
  if (given.help) {
    console.log(help);
    return exitCodes.held;
  }
  if (given['base-url'] === undefined) throw new Trouble(`--base-url is missing.\n\n${help}`);
  const baseUrl = addressFrom(given['base-url'], '--base-url');
  const statesUrl = given['states-url'] === undefined ? null : addressFrom(given['states-url'], '--states-url');
  const timeout = Number(given.timeout);
  if (!(timeout > 0)) throw new Trouble('--timeout is a number of seconds above 0.');
  const tokens = tokensFrom(given.token);
  if (given.publish && given.filter.length > 0)
    throw new Trouble('--publish tells of the whole contract: leave --filter out.');
  const publish = given.publish ? { broker: brokerFrom(process.env), version: versionFrom(process.env) } : null;
  const contract = readContract(given.pact);
  const interactions = aboutOperations(contract, given.filter);
  await requireAnswer(baseUrl);

  console.log(`${String(interactions.length)} interactions against ${baseUrl}`);
  if (statesUrl === null) {
    console.log(
      `No --states-url was given: ${String(stateful(interactions))} of them presuppose states that are taken to hold already. ` +
        'What each presupposes stands below where it differs, and in pact/STATES.md.',
    );
  }
  const gateway = { baseUrl, statesUrl, tokens, apiKey: given['api-key'] ?? null, patience: timeout * 1_000 };
  const all = await replay(contract, interactions, gateway, (one) => console.log(told(one, given.verbose)));
  if (given.junit !== undefined) {
    mkdirSync(dirname(given.junit), { recursive: true });
    writeFileSync(given.junit, asJunit(all));
  }
  console.log(`\n${summary(all)}`);
  const success = all.every(({ held }) => held);
  if (publish !== null) {
    await publishVerification(publish.broker, publish.version, {
      consumer: contract.consumer.name,
      provider: contract.provider.name,
      consumerVersion: given['contract-version'] ?? null,
      success,
      results: all.map(({ interaction, held }) => ({ description: interaction.description, success: held })),
    });
    console.log(
      `The broker knows: version ${publish.version.number} ${success ? 'keeps' : 'does not keep'} the contract.`,
    );
  }
  return success ? exitCodes.held : exitCodes.failed;
});
