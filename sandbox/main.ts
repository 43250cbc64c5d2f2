import { fileURLToPath } from 'node:url';
import { help, readCommand, UsageError, type Command } from './server/command-line';
import { createServer, defaults, type ServerOptions } from './server/create-server';
import type { RunningServer } from './server/start-server';

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

const root = fileURLToPath(new URL('..', import.meta.url));

function leave(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readOrLeave(): Command {
  try {
    return readCommand(process.argv.slice(2), process.env, root);
  } catch (error) {
    if (error instanceof UsageError) leave(error.message);
    throw error;
  }
}

async function startOrLeave(options: Extract<Command, { help: false }>['options']): Promise<RunningServer> {
  try {
    return await createServer(options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const port = String(options.port);
    if (code === 'EADDRINUSE') leave(`Port ${port} is in use. Stop what uses it, or choose another with --port.`);
    if (code === 'EACCES') leave(`This user may not listen on port ${port}. Choose another with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      leave(`This machine has no address "${options.host ?? ''}" to listen on.`);
    if (typeof code === 'string' && code.startsWith('SQLITE_'))
      leave(`The database ${options.database} cannot be used (${code}).`);
    throw error;
  }
}

const command = readOrLeave();
if (command.help) {
  process.stdout.write(help);
} else {
  const server = await startOrLeave(command.options);
  process.stdout.write(formatWelcome(server, command.options));
  let askedAt: number | null = null;
  const stop = (): void => {
    // Ctrl+C reaches this process from the terminal and, through npm start, once more from its parent.
    if (askedAt !== null && Date.now() - askedAt > 1000) process.exit(1);
    if (askedAt !== null) return;
    askedAt = Date.now();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
