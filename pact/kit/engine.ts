import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from './command';
import type { PactFile, PactInteraction } from './contract-source';
import type { Job, Judged } from './matching-engine.mjs';

/** One difference: at a path of the body (`$.data.sites[0].id`), or at status or headers where `path` is null. */
export interface Difference {
  path: string | null;
  sentence: string;
}

export interface Verdict {
  held: boolean;
  differences: Difference[];
}

export interface Engine {
  /** Sends the interaction's request to `url` and holds the answer against what is expected. */
  judge(interaction: PactInteraction, url: string): Promise<Verdict>;
  /** The same of many at once, without their states: the differences of each that did not hold, by its description. */
  judgeAll(interactions: readonly PactInteraction[], url: string): Promise<Map<string, Difference[]>>;
  close(): void;
}

const atPath = /^(\$\S*(?:\[.*?\])?\S*|\/) -> (.+)$/;
const besideBody =
  /^(expected \d+ but was \d+|expected a body of '|[Ee]xpected header '|.*\bheader '|.*(?:failed to parse|Failed to parse|unable to parse))/;

/**
 * The differences in what pact's verifier prints of one interaction, by their paths: pact prints them in an order of chance. What
 * else it prints beside them, such as the two bodies line by line, is left out: both stand whole in the report.
 */
export function differencesIn(lines: readonly string[]): Difference[] {
  const from = lines.findIndex((line) => line.trim() === 'Failures:');
  if (from < 0) return [];
  const to = lines.findIndex((line, at) => at > from && /^There were \d+ pact failures/.test(line.trim()));
  return lines
    .slice(from + 1, to < 0 ? undefined : to)
    .map((line) => line.trim())
    .filter((line) => !/^\d+(\.\d+)?\) /.test(line))
    .flatMap((line): Difference[] => {
      const [, path, sentence] = atPath.exec(line) ?? [];
      if (path !== undefined && sentence !== undefined) return [{ path: path === '/' ? '$' : path, sentence }];
      return besideBody.test(line) ? [{ path: null, sentence: line }] : [];
    })
    .sort((one, other) => (one.path ?? '').localeCompare(other.path ?? '', 'en', { numeric: true }));
}

const opening = /^\d+\) Verifying a pact between .+? and \S+ - (.+)$/;

/** The differences of each interaction that did not hold, by its description. */
function differencesByInteraction(lines: readonly string[]): Map<string, Difference[]> {
  const from = lines.findIndex((line) => line.trim() === 'Failures:');
  const differencesByName = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of from < 0 ? [] : lines.slice(from + 1)) {
    const description = opening.exec(line.trim())?.[1];
    if (description === undefined) current?.push(line);
    else differencesByName.set(description, (current = ['Failures:']));
  }
  return new Map([...differencesByName].map(([description, own]) => [description, differencesIn(own)]));
}

/** Pact's verifier would ask the broker that the environment names, and leave out what its filters do. */
const withoutPact = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('PACT_')));

/**
 * Starts pact's verifier as a process of its own. What it prints goes to files: it dies of a pipe that isn't read in time
 * ("failed printing to stdout: Resource temporarily unavailable"), and would then tell a kept contract broken.
 */
export function startEngine(contract: PactFile): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const [outputFile, complaintsFile] = [join(folder, 'said.txt'), join(folder, 'complaints.txt')];
  const noCertificates = join(folder, 'none.pem');
  writeFileSync(noCertificates, '');
  const [outputHandle, complaints] = [openSync(outputFile, 'a'), openSync(complaintsFile, 'a')];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'matching-engine.mjs')], {
    stdio: ['ignore', outputHandle, complaints, 'ipc'],
    env: {
      ...withoutPact(process.env),
      PACT_DO_NOT_TRACK: 'true',
      NO_COLOR: '1',
      // It asks the messenger alone, without TLS: reading this machine's certificates anew takes half of each interaction.
      SSL_CERT_FILE: noCertificates,
      SSL_CERT_DIR: folder,
    },
  });
  closeSync(outputHandle);
  closeSync(complaints);
  const closed = new Promise<never>((_never, fail) => {
    child.on('close', () => {
      const why = existsSync(complaintsFile) ? readFileSync(complaintsFile, 'utf8').slice(-4_000).trim() : '';
      fail(new UserError(`Pact's verifier could not run here.\n${why}`));
    });
  });
  closed.catch(() => undefined);

  async function run(
    interactions: readonly PactInteraction[],
    url: string,
  ): Promise<{ held: boolean; lines: string[] }> {
    const pact = join(folder, 'interactions.json');
    const withoutStates = interactions.map((interaction) => ({ ...interaction, providerStates: [] }));
    writeFileSync(pact, JSON.stringify({ ...contract, interactions: withoutStates }));
    truncateSync(outputFile);
    const answered = once(child, 'message') as Promise<[Judged]>;
    child.send({ pact, url, provider: contract.provider.name } satisfies Job);
    const [{ held }] = await Promise.race([answered, closed]);
    return { held, lines: stripVTControlCharacters(readFileSync(outputFile, 'utf8')).split('\n') };
  }

  return {
    judge: async (interaction, url) => {
      const { held, lines } = await run([interaction], url);
      const differences = differencesIn(lines);
      if (held || differences.length > 0) return { held, differences };
      const last = lines.filter((line) => line.trim() !== '').slice(-6);
      return { held, differences: [{ path: null, sentence: last.join(' | ') }] };
    },
    judgeAll: async (interactions, url) => {
      const { held, lines } = await run(interactions, url);
      const differences = differencesByInteraction(lines);
      if (held || differences.size > 0) return differences;
      throw new UserError(`Pact's verifier told of no interaction what differs.\n${lines.slice(-6).join('\n')}`);
    },
    close: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
