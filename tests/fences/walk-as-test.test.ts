import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseMachine } from '../../machines/cases/case/case.machine';
import { caseSamples } from '../../machines/cases/case/case.samples';
import { sampleCase } from '../../machines/simulator/sample-case';
import { simulate } from '../../machines/simulator/simulate';
import { replayWalk } from '../../machines/simulator/replay-walk';
import type { Step, TakenStep } from '../../machines/simulator/walk';
import { root } from '../../scripts/lib/run.mjs';
import { formatWalkTest } from '../../src/explorer/lab/format-walk-test';
import { runInTree, createTree } from './tree';

const machineFile = 'machines/cases/case/case.machine.ts';
const exported = 'machines/cases/case/case.walk.test.ts';
const life = caseSamples.lives[0].name;
/** What is written into the form is no longer kept as a draft. */
const unkept = (text: string) =>
  text.replaceAll(/('retract\.change': \{\s+actions: \['change'), 'saveDraft'\]/g, '$1]');

const steps: Step[] = [
  { do: 'answer', port: 'caseDescription', nth: 1, outcome: { ok: true, value: sampleCase() } },
  { do: 'send', event: { type: 'retract.begin' } },
  {
    do: 'send',
    event: { type: 'retract.change', values: { reactivate: true, reason: 'other', comment: 'Tiene factura' } },
  },
  { do: 'send', event: { type: 'retract.submit', reasonText: 'Otro motivo' } },
  { do: 'answer', port: 'reply', nth: 1, outcome: { ok: false, failure: { code: 'SERVER_ERROR' } } },
];
const faulty = JSON.stringify({ content: 'shown', reply: 'confirming' });
const right = { content: 'shown', reply: 'retracting' };

/** A retraction that failed comes back as the form of a confirmation. */
const planted = (text: string) => text.replace(/(guard: 'isRetracting',\s+target: )'retracting'/, "$1'confirming'");

describe('a walk that shows a fault, as a test', () => {
  let walk: TakenStep[];
  let tree: string;
  const runTests = (...pattern: string[]) =>
    runInTree(tree, 'vitest', 'run', '--root', tree, '--config', join(root, 'tests/fences/vitest.walk.ts'), ...pattern);
  const plant = (change: (text: string) => string, bug = planted) => {
    const whole = readFileSync(join(root, machineFile), 'utf8');
    expect(bug(whole)).not.toBe(whole);
    writeFileSync(join(tree, machineFile), change(whole));
  };

  beforeAll(async () => {
    const simulation = await simulate(caseMachine, caseSamples, life);
    walk = [];
    for (const step of steps) {
      expect(await simulation.take(step)).toBeNull();
      walk.push({ ...step, ...simulation.result() });
    }
    tree = createTree({}, ['machines', 'contracts', 'src/explorer/lab', 'tests/roster-samples.ts']);
  });

  it('passes as it stands when it is put into the folder of its machine', async () => {
    writeFileSync(join(tree, exported), formatWalkTest({ folder: 'machines/cases/case' }, { life, steps: walk }));
    const { code, said } = await runTests('case.walk');
    expect(said).toMatch(/Tests\s+1 passed/);
    expect(code).toBe(0);
  });

  it('fails before the mend and passes after it, when it says where the last step should have led', async () => {
    const seen = [...walk.slice(0, -1), { ...steps[4], to: faulty } as TakenStep];
    const text = formatWalkTest({ folder: 'machines/cases/case' }, { life, steps: seen }, right);
    writeFileSync(join(tree, exported), text);
    plant(planted);
    const before = await runTests('case.walk');
    expect(before.said).toContain('one form stands open and the other is meant');
    expect(before.code).not.toBe(0);
    plant((whole) => whole);
    const after = await runTests('case.walk');
    expect(after.said).toMatch(/Tests\s+1 passed/);
  });

  it('fails where the machine no longer says what it said, though its states are the same', async () => {
    writeFileSync(join(tree, exported), formatWalkTest({ folder: 'machines/cases/case' }, { life, steps: walk }));
    plant(unkept, unkept);
    const { code, said } = await runTests('case.walk');
    expect(said).toContain('Step 3 said draft.keep to drafts, and doesn');
    expect(code).not.toBe(0);
    plant((text) => text);
  });

  it('is found by the path test as well', async () => {
    plant(planted);
    const { said } = await runTests('machines/paths', '-t', 'cases case:');
    expect(said).toContain('Never: one form stands open and the other is meant');
  });

  it('a later version of the machine says which step no longer holds, and shows what does', async () => {
    const older = [...walk.slice(0, -1), { ...steps[4], to: faulty } as TakenStep];
    const { broke, simulation } = await replayWalk(caseMachine, caseSamples, { life, steps: older });
    expect(broke).toEqual({
      at: 4,
      said: `Step 5 led to content.shown · reply.confirming, and leads to content.shown · reply.retracting now.`,
    });
    expect(simulation.at()).toBe(walk[3]?.to);
    const unknown = { do: 'send', event: { type: 'case.burn' }, to: '' } as const;
    expect((await replayWalk(caseMachine, caseSamples, { life, steps: [...walk, unknown] })).broke).toEqual({
      at: 5,
      said: `Step 6 can't be taken: "case.burn" is not accepted in content.shown · reply.retracting.`,
    });
    expect((await replayWalk(caseMachine, caseSamples, { life, steps: walk })).broke).toBeNull();
  });
});
