import type { TakenStep } from '../../../machines/rehearsal/walk';
import { stepInWords } from './in-words';

/** Where a walk's machine lives: `machines/cases/case`, whose files are called `case.*` and export `caseMachine`, `caseSamples`. */
export interface TestedMachine {
  folder: string;
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * A walk as a vitest test for the machine's own folder: each step is taken and must end where it ended here, and nothing may hold
 * that must never hold. With `expected`, a state value, the last step must end there instead: so a walk that shows a fault fails
 * until it is mended.
 */
export function walkAsTest(
  { folder }: TestedMachine,
  walk: { life: string; steps: readonly TakenStep[] },
  expected?: unknown,
): string {
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  const kit = `${'../'.repeat(folder.split('/').length - 1)}rehearsal/rehearse`;
  const name = camel(base);
  const last = walk.steps.length - 1;
  const steps = walk.steps.map(({ to, ...step }, at) => {
    const end = at === last && expected !== undefined ? JSON.stringify(expected) : to;
    return `  [${JSON.stringify(step)}, ${JSON.stringify(end)}],`;
  });
  return `import { expect, it } from 'vitest';
import { rehearse } from '${kit}';
import type { Step } from '${kit.replace('rehearse', 'walk')}';
import { ${name}Machine } from './${base}.machine';
import { ${name}Samples } from './${base}.samples';

const steps: [Step, string][] = [
${steps.join('\n')}
];

it(${JSON.stringify(walk.steps.map(stepInWords).join(' → '))}, async () => {
  const rehearsal = await rehearse(${name}Machine, ${name}Samples, ${JSON.stringify(walk.life)});
  for (const [step, to] of steps) {
    expect(await rehearsal.take(step)).toBeNull();
    expect([rehearsal.at(), rehearsal.broken()]).toEqual([to, []]);
  }
});
`;
}
