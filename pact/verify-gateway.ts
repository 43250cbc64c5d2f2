import { parseArgs } from 'node:util';
import { states, type Account, type StateHandlers } from './states';
import { verifyProvider } from './verify';

const help = `Verifies the contract of the console against a running gateway.

  tsx pact/verify-gateway.ts --url <origin> --states <address> --token <account>=<access token> [--token …] [--api-key <key>] [--only <pattern>]

--url      the gateway's origin; its stage /production is added
--states   where states are brought about: each is a POST of {"state", "params", "action": "setup"}, answered with a 2xx
--token    an access token for each account that pact/states.ts names
--only     verify only the interactions whose description matches
`;

/** Brings each state about by a POST to one address, as pact's own verifier would. */
function statesAt(address: string): StateHandlers {
  const post = (state: string) => async (params: object) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
    });
    if (!response.ok) throw new Error(`The state "${state}" was answered with ${response.status}.`);
  };
  return Object.fromEntries(Object.keys(states).map((state) => [state, post(state)])) as StateHandlers;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    states: { type: 'string' },
    token: { type: 'string', multiple: true },
    'api-key': { type: 'string', default: '' },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help || !values.url || !values.states || !values.token) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}

const tokens = new Map(values.token.map((pair) => pair.split('=', 2) as [Account, string]));
const remote = statesAt(values.states);
const options = {
  url: values.url,
  apiKey: values['api-key'],
  states: remote,
  spoil: (operation: string) => remote['an error comes beside the data']({ operation }),
  signIn: (account: Account) => {
    const token = tokens.get(account);
    return token ? Promise.resolve(token) : Promise.reject(new Error(`No token was given for ${account}.`));
  },
  only: values.only,
};

verifyProvider(options).then(
  () => console.log('The gateway keeps the contract.'),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
