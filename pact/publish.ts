import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brokerFrom, publishContract, versionFrom } from './kit/broker';
import { exitCodes, runCommand } from './kit/command';
import { committedContractFile, readContract } from './kit/contract-source';

const help = `Publishes the contract to a broker.

  npm run pact:publish [-- --pact <file>]

  PACT_BROKER_BASE_URL   address of the broker
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  GIT_COMMIT             the version under which it is published
  GIT_BRANCH             the branch of that version
  BUILD_URL              the build, if there is one`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { pact: { type: 'string', default: committedContractFile }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const [broker, version] = [brokerFrom(process.env), versionFrom(process.env)];
  const { consumer, provider, interactions } = readContract(values.pact);
  const text = readFileSync(values.pact, 'utf8');
  const notices = await publishContract(broker, version, { consumer: consumer.name, provider: provider.name, text });
  for (const notice of notices) console.log(notice);
  console.log(
    `Published: ${String(interactions.length)} interactions of ${consumer.name} with ${provider.name}, version ${version.number} of branch ${version.branch}.`,
  );
  return exitCodes.held;
});
