import type { Recording } from '../../../machines/kit/recording';
import { roster } from '../../../machines/roster';
import { walkRecorded } from '../../../machines/simulator/recorded-walk';
import type { Walk } from '../../../machines/simulator/walk';
import { fingerprintOf } from '../chart/fingerprint';
import { encodeWalk } from './address';
import { formatWalkTest, formatZoneHooks } from './format-walk-test';
import { recordedMachineOf, rosterPathOf, type RosterPath } from './recorded-machine';

/** What became of one machine of a recording. */
export interface FoundWalk {
  number: number;
  name: string;
  steps: number;
  path: RosterPath | null;
  /** Null for one that can't be walked. Of a machine that another one makes it is walked by that path alone. */
  walk: Walk | null;
  /** Where the desk opens it; null for one that no address holds, and for a machine that another one makes. */
  hash: string | null;
  /** Why it isn't replayed as it was, in a sentence; null where it is. */
  differs: string | null;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function walkOne(recording: Recording, number: number): Promise<Omit<FoundWalk, 'number' | 'name'>> {
  const [path, machine] = [rosterPathOf(recording, number), await recordedMachineOf(recording, number)];
  if (machine === null || path === null) throw new Error('This build has no machine of that name.');
  const samples = { lives: [{ name: 'none' }], events: [] } as const;
  const { life, scenario, steps, differs } = await walkRecorded(machine, samples, recording, number);
  const walk = { format: 1, machine: path.name, fingerprint: fingerprintOf(machine), life, scenario, steps } as const;
  const text = path.within.length > 0 ? null : await encodeWalk(walk).catch(() => null);
  return { path, steps: steps.length, walk, hash: text === null ? null : `#/${path.name}/${text}`, differs };
}

/** Walks every machine of a recording on this build. Never rejects: what can't be walked says why. */
export async function walkEveryMachine(recording: Recording): Promise<FoundWalk[]> {
  const found: FoundWalk[] = [];
  for (const [number, { kind, name }] of recording.actors.entries()) {
    if (kind !== 'machine') continue;
    const failed = (error: unknown) => ({ steps: 0, path: null, walk: null, hash: null, differs: sentenceOf(error) });
    found.push({ number, name, ...(await walkOne(recording, number).catch(failed)) });
  }
  return found;
}

/** A file of a test that takes walks of a recording again: where it belongs, and its text. */
export interface ExportedTest {
  file: string;
  text: string;
}

/** The walks of a recording as one vitest test for the folder of the machines: every machine takes its steps again in the time zone of this browser, and must do what it did here. */
export function formatRecordingTest(found: readonly FoundWalk[]): ExportedTest {
  const walks = found.flatMap(({ number, name, path, walk }) => {
    if (path === null || walk === null || walk.steps.length === 0) return [];
    const { life, scenario, steps } = walk;
    const recorded = [`${name} (${String(number)})`, path.name, path.within, { life, scenario, steps }];
    // As texts: vitest can't read literals of so many objects as a recording of minutes has.
    return [`  ${JSON.stringify(JSON.stringify(recorded))},`];
  });
  const text = `import type { AnyStateMachine } from 'xstate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { roster } from './roster';
import { invokedActorOf } from './simulator/invoked-actors';
import { replayWalk } from './simulator/replay-walk';
import type { Walk } from './simulator/walk';

type RecordedWalk = [string, keyof typeof roster, string[], Pick<Walk, 'life' | 'scenario' | 'steps'>];

const walks = [
${walks.join('\n')}
].map((text) => JSON.parse(text) as RecordedWalk);
const samples = { lives: [{ name: 'none' }], events: [] } as const;

${formatZoneHooks()}
it.each(walks)('%s does what it did when it was recorded', async (_title, name, within, walk) => {
  let machine: AnyStateMachine | undefined = await roster[name].load();
  for (const id of within) machine = (machine && invokedActorOf(machine, id)?.machine) ?? undefined;
  if (machine === undefined) throw new Error('This build has no machine of that name.');
  const { broke, simulation } = await replayWalk(machine, samples, walk);
  simulation.stop();
  expect(broke?.said).toBeUndefined();
});
`;
  return { file: 'machines/recorded.test.ts', text };
}

/** The walk of one machine as a test for its own folder; one that another machine makes has none, and stands in the test of the whole. */
export function formatRecordedTest({ path, walk, name }: FoundWalk): ExportedTest | null {
  if (path === null || walk === null || path.within.length > 0) return null;
  const { folder } = roster[path.name];
  const title = `${name} does what it did when it was recorded`;
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  return { file: `${folder}/${base}.recorded.test.ts`, text: formatWalkTest({ folder }, walk, undefined, title) };
}
