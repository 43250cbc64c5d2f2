import type { Walk } from '../../../machines/simulator/walk';
import { formatStep } from './format-step';
import type { Exhibit } from './lab.types';

/** Where a walk's machine lives: `machines/cases/case`, whose files are called `case.*` and export `caseMachine`, `caseSamples`, `caseView`. */
export type TestedMachine = Pick<Exhibit, 'folder'> & Partial<Pick<Exhibit, 'view' | 'viewFile'>>;

export type TestedWalk = Pick<Walk, 'life' | 'scenario' | 'steps'> & {
  start?: Walk['start'] | undefined;
  differs?: string | undefined;
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The hooks of a test that takes a recording again, in the time zone of this browser: what day it is depends on where it was recorded. */
export const formatZoneHooks =
  (): string => `beforeAll(() => void vi.stubEnv('TZ', ${JSON.stringify(Intl.DateTimeFormat().resolvedOptions().timeZone)}));
afterAll(() => void vi.unstubAllEnvs());
`;

const commentOnDifference = (differs: string): string =>
  `// The walk was saved before, and this is what was saved: it fails until this is mended. ${differs.replaceAll(/\s+/g, ' ')}`;

/**
 * A walk as a vitest test for the machine's own folder: each step is taken, must end where it ended here, do what it did here and leave
 * the same data, and nothing may hold that must never hold. With `expected`, a state value, the last step must end there instead: so a
 * walk that shows a fault fails until it is mended. `differs` says what of a saved walk differs now: then too it fails until that is mended.
 * Its title is the steps unless given.
 */
export function formatWalkTest(
  { folder, view = null, viewFile = 'view' }: TestedMachine,
  walk: TestedWalk,
  expected?: unknown,
  title = walk.steps.map(formatStep).join(' → ') || 'begins as it did',
): string {
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  const kit = `${'../'.repeat(folder.split('/').length - 1)}simulator`;
  const name = camel(base);
  const last = walk.steps.length - 1;
  const steps = walk.steps.map((taken, at) => {
    if (at !== last || expected === undefined) return `  ${JSON.stringify(taken)},`;
    const { did: _did, digest: _digest, ran: _ran, ...step } = taken;
    return `  ${JSON.stringify({ ...step, to: JSON.stringify(expected) })},`;
  });
  const start = walk.start === undefined ? '' : ` start: ${JSON.stringify(walk.start)},`;
  const recorded =
    walk.scenario === undefined
      ? { tools: 'expect, it', imported: '', begins: '', given: '' }
      : {
          tools: 'afterAll, beforeAll, expect, it, vi',
          imported: `import type { RecordedScenario } from '${kit}/recorded-scenario';\n`,
          begins: `const scenario: RecordedScenario = ${JSON.stringify(walk.scenario)};\n\n${formatZoneHooks()}\n`,
          given: ' scenario,',
        };
  const [viewImport, viewArgument] =
    view === null
      ? ['', '']
      : [`\nimport { ${name}View } from './${base}.${viewFile}';`, `, ${name}View as MachineView`];
  return `import { ${recorded.tools} } from 'vitest';
${recorded.imported}import { replayWalk } from '${kit}/replay-walk';${view === null ? '' : `\nimport type { MachineView } from '${kit}/digest';`}
import type { TakenStep } from '${kit}/walk';
import { ${name}Machine } from './${base}.machine';
import { ${name}Samples } from './${base}.samples';${viewImport}

${recorded.begins}const steps: TakenStep[] = [
${steps.join('\n')}
];

${walk.differs === undefined ? '' : `${commentOnDifference(walk.differs)}\n`}it(${JSON.stringify(title)}, async () => {
  const broken: string[] = [];
  const walk = { life: ${JSON.stringify(walk.life)},${recorded.given}${start} steps };
  const { broke } = await replayWalk(${name}Machine, ${name}Samples, walk, (simulation) => broken.push(...simulation.broken())${viewArgument});
  expect({ broke, broken }).toEqual({ broke: null, broken: [] });
});
`;
}
