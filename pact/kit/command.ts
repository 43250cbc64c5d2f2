import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake that whoever called can mend: its message is the whole of what they are told. */
export class UserError extends Error {}

/** What a command ends with: everything held, something did not, or it could not be found out. */
export const exitCodes = { held: 0, failed: 1, unable: 2 } as const;

/** Whether Node found an argument that the command doesn't take: its message says which. */
const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

/** Runs a command to its exit code; what whoever called can mend ends it with its sentence and `unable`, anything else keeps its stack. */
export async function runCommand(main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (isArgumentError(error)) console.error(`${error.message}\n\n--help says what there is.`);
    else console.error(error instanceof UserError ? error.message : error);
    process.exitCode = exitCodes.unable;
  }
}

/** Why a request brought no answer, in a word or two: ECONNREFUSED, ENOTFOUND, a timeout. */
export function describeFetchError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

/** An http(s) address without its last slash. Throws a sentence that names the option. */
export function parseAddress(text: string, option: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UserError(`${option} must be an address such as https://gateway.example, and is "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

/** Whether this is the packed verifier, which has no repository around it but another team's. */
export const isPacked = existsSync(join(import.meta.dirname, '..', 'cli.mjs'));

/** How one of the commands is called here: by npm in this repository, by npx where the verifier came packed. */
export const commandName = (name: string): string =>
  isPacked ? `npx vigia-contract ${name}` : `npm run pact:${name} --`;
