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
import { Trouble } from './command';
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
  close(): void;
}

const atPath = /^(\$\S*(?:\[.*?\])?\S*) -> (.+)$/;

/** The differences in what pact's verifier prints of one interaction, by their paths: pact prints them in an order of chance. */
export function differencesIn(lines: readonly string[]): Difference[] {
  const from = lines.findIndex((line) => line.trim() === 'Failures:');
  if (from < 0) return [];
  const to = lines.findIndex((line, at) => at > from && /^There were \d+ pact failures/.test(line.trim()));
  return lines
    .slice(from + 1, to < 0 ? undefined : to)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\d+(\.\d+)?\) /.test(line))
    .map((line) => {
      const [, path = null, sentence = line] = atPath.exec(line) ?? [];
      return { path, sentence };
    })
    .sort((one, other) => (one.path ?? '').localeCompare(other.path ?? '', 'en', { numeric: true }));
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
  const [saidFile, complaintsFile] = [join(folder, 'said.txt'), join(folder, 'complaints.txt')];
  const [said, complaints] = [openSync(saidFile, 'a'), openSync(complaintsFile, 'a')];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'matching-engine.mjs')], {
    stdio: ['ignore', said, complaints, 'ipc'],
    env: { ...withoutPact(process.env), PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' },
  });
  closeSync(said);
  closeSync(complaints);
  const closed = new Promise<never>((_never, fail) => {
    child.on('close', () => {
      const why = existsSync(complaintsFile) ? readFileSync(complaintsFile, 'utf8').slice(-4_000).trim() : '';
      fail(new Trouble(`Pact's verifier could not run here.\n${why}`));
    });
  });
  closed.catch(() => undefined);

  return {
    judge: async (interaction, url) => {
      const pact = join(folder, 'interaction.json');
      const alone = { ...interaction, providerStates: [] };
      writeFileSync(pact, JSON.stringify({ ...contract, interactions: [alone] }));
      truncateSync(saidFile);
      const answered = once(child, 'message') as Promise<[Judged]>;
      child.send({ pact, url, provider: contract.provider.name } satisfies Job);
      const [{ held }] = await Promise.race([answered, closed]);
      const lines = stripVTControlCharacters(readFileSync(saidFile, 'utf8')).split('\n');
      const differences = differencesIn(lines);
      if (held || differences.length > 0) return { held, differences };
      const last = lines.filter((line) => line.trim() !== '').slice(-6);
      return { held, differences: [{ path: null, sentence: last.join(' | ') }] };
    },
    close: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
