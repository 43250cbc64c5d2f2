import { parseArgs } from 'node:util';
import { readBroker, readVersion } from './kit/broker';
import { canDeploy } from './kit/broker-deployment';
import { commandName, exitCodes, runCommand } from './kit/command';
import { consumerName } from './contract-file';

const help = `Asks a broker whether this version may be deployed. Ends with 0 for yes, 1 for no, 2 when it could not be asked.

  ${commandName('can-i-deploy')} [--pacticipant <name>] [--to <environment>]

  --pacticipant          who would be deployed (${consumerName})
  --to                   where; without it, against the latest main branch of the others

  PACT_BROKER_BASE_URL   address of the broker
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  GIT_COMMIT             the version that would be deployed
  GIT_BRANCH             its branch`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pacticipant: { type: 'string', default: consumerName },
      to: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const version = readVersion(process.env);
  const answer = await canDeploy(readBroker(process.env), values.pacticipant, version.number, values.to ?? null);
  for (const notice of answer.notices) if (!answer.reason.includes(notice)) console.log(notice);
  const where = values.to === undefined ? '' : ` to ${values.to}`;
  console.log(
    `${values.pacticipant} ${version.number} may ${answer.yes ? '' : 'not '}be deployed${where}: ${answer.reason}`,
  );
  return answer.yes ? exitCodes.held : exitCodes.failed;
});
