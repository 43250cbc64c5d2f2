import type { Walk } from '../../../machines/simulator/walk';
import { formatStep } from './format-step';

/** Where a walk's machine lives: `machines/cases/case`, whose files are called `case.*` and export `caseMachine`, `caseSamples`. */
export interface TestedMachine {
  folder: string;
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * A walk as a vitest test for the machine's own folder: each step is taken, must end where it ended here and do what it did here, and
 * nothing may hold that must never hold. With `expected`, a state value, the last step must end there instead: so a walk that shows
 * a fault fails until it is mended.
 */
export function formatWalkTest(
  { folder }: TestedMachine,
  walk: Pick<Walk, 'life' | 'scenario' | 'steps'>,
  expected?: unknown,
): string {
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  const kit = `${'../'.repeat(folder.split('/').length - 1)}simulator`;
  const name = camel(base);
  const last = walk.steps.length - 1;
  const steps = walk.steps.map(({ did, ...step }, at) => {
    const isOther = at === last && expected !== undefined;
    return `  ${JSON.stringify(isOther ? { ...step, to: JSON.stringify(expected) } : { ...step, did })},`;
  });
  const begins =
    walk.scenario === undefined ? '' : `const scenario: RecordedScenario = ${JSON.stringify(walk.scenario)};\n\n`;
  return `import { expect, it } from 'vitest';
${
  begins === ''
    ? ''
    : `import type { RecordedScenario } from '${kit}/recorded-scenario';
`
}import { replayWalk } from '${kit}/replay-walk';
import type { TakenStep } from '${kit}/walk';
import { ${name}Machine } from './${base}.machine';
import { ${name}Samples } from './${base}.samples';

${begins}const steps: TakenStep[] = [
${steps.join('\n')}
];

it(${JSON.stringify(walk.steps.map(formatStep).join(' → '))}, async () => {
  const broken: string[] = [];
  const walk = { life: ${JSON.stringify(walk.life)}, ${walk.scenario === undefined ? '' : 'scenario, '}steps };
  const { broke } = await replayWalk(${name}Machine, ${name}Samples, walk, (simulation) => broken.push(...simulation.broken()));
  expect({ broke, broken }).toEqual({ broke: null, broken: [] });
});
`;
}
