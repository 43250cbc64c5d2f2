import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { Trouble } from './command';
import type { PactFile, PactInteraction } from './contract-source';

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

const endOfJob = /^@@end-of-job@@ (true|false)$/;
const atPath = /^(\$\S*(?:\[.*?\])?\S*) -> (.+)$/;

/** The differences in what pact's verifier prints of one interaction. */
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
    });
}

/** Pact's verifier would ask the broker that the environment names, and leave out what its filters do. */
const withoutPact = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('PACT_')));

/** Starts pact's verifier as a process of its own. */
export function startEngine(contract: PactFile): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'matching-engine.mjs')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...withoutPact(process.env), PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' },
  });
  let heard: string[] = [];
  let complaints = '';
  let settle: { done: (held: boolean) => void; fail: (error: Error) => void } | null = null;
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${String(chunk)}`.slice(-4_000);
  });
  createInterface({ input: child.stdout }).on('line', (raw) => {
    const line = stripVTControlCharacters(raw);
    const end = endOfJob.exec(line);
    if (!end) heard.push(line);
    else settle?.done(end[1] === 'true');
  });
  child.on('close', () => settle?.fail(new Trouble(`Pact's verifier could not run here.\n${complaints.trim()}`)));

  return {
    judge: async (interaction, url) => {
      const pact = join(folder, 'interaction.json');
      const alone = { ...interaction, providerStates: [] };
      writeFileSync(pact, JSON.stringify({ ...contract, interactions: [alone] }));
      heard = [];
      const held = await new Promise<boolean>((done, fail) => {
        settle = { done, fail };
        child.stdin.write(`${JSON.stringify({ pact, url, provider: contract.provider.name })}\n`);
      });
      settle = null;
      const differences = differencesIn(heard);
      if (held || differences.length > 0) return { held, differences };
      return {
        held,
        differences: [
          {
            path: null,
            sentence: heard
              .filter((line) => line.trim() !== '')
              .slice(-6)
              .join(' | '),
          },
        ],
      };
    },
    close: () => {
      child.stdin.end();
      child.removeAllListeners('close');
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
