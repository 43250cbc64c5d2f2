import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readBroker, readVersion } from './kit/broker';
import { canDeploy, type Deployable } from './kit/broker-deployment';
import { commandName, exitCodes, runCommand, UserError } from './kit/command';
import { consumerName } from './contract-file';

const help = `Asks a broker whether this version may be deployed. Ends with 0 for yes, 1 for no, 2 when it could not be asked.

  ${commandName('can-i-deploy')} [--pacticipant <name>] [--to <environment>] [--wait <seconds>]

  --pacticipant          who would be deployed (${consumerName})
  --to                   where; without it, against the latest main branch of the others
  --wait                 seconds in which it is asked again while a verification is not known yet (0)

  PACT_BROKER_BASE_URL   address of the broker
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  GIT_COMMIT             the version that would be deployed
  GIT_BRANCH             its branch`;

const pause = 5_000;

/** Asks until the answer is yes or no, or the time is over. */
async function askUntilKnown(ask: () => Promise<Deployable>, patience: number): Promise<Deployable> {
  const end = Date.now() + patience;
  let answer = await ask();
  if (answer.yes === null && patience > 0) console.log(`Not known yet, and asked again until it is: ${answer.reason}`);
  while (answer.yes === null && Date.now() < end) {
    await setTimeout(Math.min(pause, end - Date.now()));
    answer = await ask();
  }
  return answer;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pacticipant: { type: 'string', default: consumerName },
      to: { type: 'string' },
      wait: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const patience = Number(values.wait) * 1_000;
  if (!(patience >= 0)) throw new UserError('--wait is a number of seconds.');
  const [broker, version] = [readBroker(process.env), readVersion(process.env)];
  const answer = await askUntilKnown(
    () => canDeploy(broker, values.pacticipant, version.number, values.to ?? null),
    patience,
  );
  for (const notice of answer.notices) if (!answer.reason.includes(notice)) console.log(notice);
  const where = values.to === undefined ? '' : ` to ${values.to}`;
  console.log(
    `${values.pacticipant} ${version.number} may ${answer.yes ? '' : 'not '}be deployed${where}: ${answer.reason}`,
  );
  return answer.yes ? exitCodes.held : exitCodes.failed;
});
