import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { consumerName, gatewayProvider } from './contract-file';
import { readBroker } from './kit/broker';
import { saveWebhook } from './kit/broker-deployment';
import { commandName, parseAddress, exitCodes, runCommand, UserError } from './kit/command';

const help = `Has a broker start the gateway's build whenever the console publishes a contract that it has not verified yet.

  ${commandName('webhook')} --url <address> [--header <name>=<value>] [--body <JSON>] [--event <name>]

  --url        address that starts the build, called by POST
  --header     sent with it, such as its token; may be given again
  --body       its body, {"pactUrl", "version"} unless said: \${pactbroker.pactUrl} in it becomes the contract's address, which --pact-url of
               pact:verify takes, \${pactbroker.providerVersionNumber} the version to verify it with, which is to be checked out
  --event      contract_requiring_verification_published unless said; may be given again
  --provider   whose build it is (${gatewayProvider})

  PACT_BROKER_BASE_URL   address of the broker
  PACT_BROKER_TOKEN      or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD

Given again for the same address, it takes the place of the one before.`;

/** The same address always has the same id, so that no second webhook comes of a second run. */
function idOf(url: string, name: string): string {
  const hash = createHash('sha256').update(`${name} ${url}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError('--body is no JSON.');
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      body: {
        type: 'string',
        default: '{"pactUrl":"${pactbroker.pactUrl}","version":"${pactbroker.providerVersionNumber}"}',
      },
      event: { type: 'string', multiple: true, default: ['contract_requiring_verification_published'] },
      provider: { type: 'string', default: gatewayProvider },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  if (values.url === undefined) throw new UserError(`--url is missing: what starts the build.\n\n${help}`);
  const url = parseAddress(values.url, '--url');
  const headers = values.header.map((pair): [string, string] => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new UserError('--header is written <name>=<value>.');
    return [name, value];
  });
  await saveWebhook(readBroker(process.env), {
    uuid: idOf(url, values.provider),
    description: `Verify ${values.provider} against ${consumerName}`,
    consumer: consumerName,
    provider: values.provider,
    events: values.event,
    request: {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
      body: jsonOf(values.body),
    },
  });
  console.log(`The broker calls ${url} on ${values.event.join(', ')}.`);
  return exitCodes.held;
});
