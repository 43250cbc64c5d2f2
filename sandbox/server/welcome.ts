import { defaults, type ServerOptions } from './create-server';
import type { RunningServer } from './start-server';

/** What a person reads once the server runs: addresses and the demo accounts. */
export function formatWelcome({ url, world }: RunningServer, options: ServerOptions): string {
  const members = world.accounts.list().filter((user) => world.accounts.standing(user.userId).kind === 'member');
  const width = Math.max(...members.map((user) => (user.email ?? user.username).length), 0);
  const lines = [
    '',
    `  Vigía         ${options.console === null || options.console === undefined ? 'not built: npm run build' : url}`,
    `  Gateway       ${url}${options.gatewayPath ?? defaults.gatewayPath}/gql`,
    `  API key       ${options.apiKey ?? defaults.apiKey}`,
    `  States        ${url}${options.statesPath ?? defaults.statesPath}`,
    `  Control page  ${url}/control`,
    `  Database      ${options.database}`,
    ...(typeof options.log === 'string'
      ? [`  Log           ${options.log === '-' ? 'this terminal' : options.log}`]
      : []),
  ];
  if (members.length > 0) {
    lines.push('', `  Demo accounts, password ${options.demoPassword ?? defaults.demoPassword}`);
    for (const user of members) {
      lines.push(
        `    ${(user.email ?? user.username).padEnd(width)}  ${`${user.givenName} ${user.familyName}`.trim()}`,
      );
    }
  }
  lines.push('', '  Stop with Ctrl+C.', '', '');
  return lines.join('\n');
}
