import { parseArgs } from 'node:util';
import { gatewayProvider } from './contract-file';
import { readBroker, readVersion } from './kit/broker';
import { recordDeployment } from './kit/broker-deployment';
import { commandName, exitCodes, runCommand, UserError } from './kit/command';

const help = `Tells a broker that this version is deployed, so that selectors and can-i-deploy know what runs where.

  ${commandName('record-deployment')} --to <environment> [--pacticipant <name>] [--target <name>] [--release]

  --to            the environment, as the broker names it: production
  --pacticipant   what was deployed (${gatewayProvider})
  --target        of several instances in one environment, which
  --release       released beside the versions before it, which stay in use, and not in their place

  PACT_BROKER_BASE_URL   address of the broker
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  GIT_COMMIT             the version that is deployed
  GIT_BRANCH             its branch`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      pacticipant: { type: 'string', default: gatewayProvider },
      target: { type: 'string' },
      release: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  if (values.to === undefined) throw new UserError(`--to is missing: the environment.\n\n${help}`);
  const { number } = readVersion(process.env);
  const { pacticipant, to: environment, target = null } = values;
  const kind = values.release ? 'release' : 'deployment';
  await recordDeployment(readBroker(process.env), { pacticipant, version: number, environment, target, kind });
  console.log(
    `The broker knows: ${pacticipant} ${number} is ${values.release ? 'released' : 'deployed'} to ${environment}.`,
  );
  return exitCodes.held;
});
