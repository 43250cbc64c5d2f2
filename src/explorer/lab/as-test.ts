import type { TakenStep } from '../../../machines/rehearsal/walk';
import { stepInWords } from './in-words';

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
export function walkAsTest(
  { folder }: TestedMachine,
  walk: { life: string; steps: readonly TakenStep[] },
  expected?: unknown,
): string {
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  const kit = `${'../'.repeat(folder.split('/').length - 1)}rehearsal`;
  const name = camel(base);
  const last = walk.steps.length - 1;
  const steps = walk.steps.map(({ did, ...step }, at) => {
    const isOther = at === last && expected !== undefined;
    return `  ${JSON.stringify(isOther ? { ...step, to: JSON.stringify(expected) } : { ...step, did })},`;
  });
  return `import { expect, it } from 'vitest';
import { retrace } from '${kit}/retrace';
import type { TakenStep } from '${kit}/walk';
import { ${name}Machine } from './${base}.machine';
import { ${name}Samples } from './${base}.samples';

const steps: TakenStep[] = [
${steps.join('\n')}
];

it(${JSON.stringify(walk.steps.map(stepInWords).join(' → '))}, async () => {
  const broken: string[] = [];
  const walk = { life: ${JSON.stringify(walk.life)}, steps };
  const { broke } = await retrace(${name}Machine, ${name}Samples, walk, (rehearsal) => broken.push(...rehearsal.broken()));
  expect({ broke, broken }).toEqual({ broke: null, broken: [] });
});
`;
}
