import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBroker, readVersion } from './kit/broker';
import { publishContracts } from './kit/broker-contracts';
import { consumerName } from './contract-file';
import { exitCodes, runCommand } from './kit/command';
import { committedContractFiles, readContract } from './kit/contract-source';

const help = `Publishes the contracts of the console to a broker.

  npm run pact:publish [-- --pact <file> …]

  PACT_BROKER_BASE_URL   address of the broker
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  GIT_COMMIT             the version under which it is published
  GIT_BRANCH             the branch of that version
  BUILD_URL              the build, if there is one`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pact: { type: 'string', multiple: true, default: committedContractFiles() },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const [broker, version] = [readBroker(process.env), readVersion(process.env)];
  const contracts = values.pact.map((path) => ({ ...readContract(path), text: readFileSync(path, 'utf8') }));
  const named = contracts.map(({ provider, text }) => ({ provider: provider.name, text }));
  for (const notice of await publishContracts(broker, version, consumerName, named)) console.log(notice);
  for (const { provider, interactions } of contracts) {
    console.log(
      `Published: ${String(interactions.length)} interactions of ${consumerName} with ${provider.name}, version ${version.number} of branch ${version.branch}.`,
    );
  }
  return exitCodes.held;
});
