import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { sampleCase } from '../../../machines/simulator/sample-case';
import type { TakenStep } from '../../../machines/simulator/walk';
import { loadExhibit, machineNames } from './exhibit';
import { validStepsOf } from '../desk/walk-path';
import { eventsOf } from './payload';

const exhibit = await loadExhibit('case');
const send = (event: AnyEventObject): TakenStep => ({ do: 'send', event, to: '"any"' });
const answer = (value: unknown): TakenStep => ({
  do: 'answer',
  port: 'caseDescription',
  nth: 1,
  outcome: { ok: true, value },
  to: '"any"',
});
const begin = send({ type: 'confirm.begin' });

describe('the steps of an address', () => {
  test.each<[string, TakenStep, string]>([
    [
      'a field of another kind',
      send({ type: 'confirm.change', values: { rejectMemberId: 7 } }),
      '"values.rejectMemberId" must be null or a text, not a number.',
    ],
    ['a missing field', send({ type: 'tab.choose' }), '"tab" is missing: the machine takes'],
    ['an answer of another kind', answer({ ...sampleCase(), caseId: 7 }), '"caseId" must be a text, not a number.'],
    ['an answer that is none', answer(7), 'must be '],
  ])('hold up to %s', (_name, step, said) => {
    const { steps, fault } = validStepsOf(exhibit, [begin, step, begin]);
    expect(steps).toEqual([begin]);
    expect(fault).toMatch(/^Step 2 can't be taken: /);
    expect(fault).toContain(said);
    expect(fault).toMatch(/ What was saved holds up to there; that step and the one after it are left out\.$/);
  });

  test.each<[string, TakenStep]>([
    ['an event of the machine’s types', send({ type: 'confirm.change', values: { rejectMemberId: '7' } })],
    [
      'an event that is heard within',
      { ...send({ type: 'step.continue', to: 7 }), inner: 'reportDrawer' } as TakenStep,
    ],
    ['an event that nobody knows', send({ type: 'teapot', lid: 7 })],
    ['an answer without a value', answer(undefined)],
    ['time that passes', { do: 'wait', ms: 3000, to: '"any"' }],
  ])('hold with %s', (_name, step) => {
    expect(validStepsOf(exhibit, [begin, step])).toEqual({ steps: [begin, step], fault: null });
  });

  test.each(machineNames)('hold with all that the samples of %s say, as an address holds it', async (name) => {
    const one = await loadExhibit(name);
    const said = eventsOf(one.samples).filter(({ type }) => !type.startsWith('xstate.'));
    const steps = said.map((event) => send(JSON.parse(JSON.stringify(event)) as AnyEventObject));
    expect(validStepsOf(one, steps)).toEqual({ steps, fault: null });
  });
});
