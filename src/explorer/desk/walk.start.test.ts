import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setup, waitFor } from 'xstate';
import { sampleCase } from '../../../machines/simulator/sample-case';
import type { TakenStep } from '../../../machines/simulator/walk';
import { describeSavedState } from '../../../machines/simulator/describe-state';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { Path } from '../lab/paths';
import { shownDifference } from './walk.rules';
import {
  answerStep,
  refuseStep,
  askingValue,
  confirmingValue,
  walkedSteps,
  stopWalks,
  scenarioName,
  walkMovedEvent,
  sendStepEvent,
  shownValue,
  takeStepEvent,
  timelineLines,
  startWalk,
} from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
afterEach(stopWalks);

describe('a walk that is given', () => {
  test('may stand in its middle, with the steps beyond', async () => {
    const { rested, line, moves } = startWalk(cases, { steps: walkedSteps, at: 1 });
    const { simulation, broke } = await rested();
    expect([line(), broke, simulation?.at()]).toEqual([[...timelineLines, 1], null, shownValue]);
    expect(moves()).toEqual([{ ...walkMovedEvent, steps: walkedSteps, at: 1 }]);
  });

  test('begins in the life that it is of, whichever that is', async () => {
    const [first, second] = cases.samples.lives;
    const otherSites = async (name = '') => {
      const { rested } = startWalk(cases, { life: name });
      const { frames } = await rested();
      return frames[0]?.context;
    };
    expect(await otherSites(first.name)).toMatchObject({ otherSites: [] });
    expect(await otherSites(second?.name)).toMatchObject({ otherSites: [expect.anything()] });
  });

  test('stands at its end when it is told to stand behind it', async () => {
    const { rested, line } = startWalk(cases, { steps: walkedSteps, at: 99 });
    await rested();
    expect(line()).toEqual([...timelineLines, 3]);
  });

  test.each([undefined, 1, 2, 3])(
    'shows the steps that hold and says which no longer does and what is lost, standing at %s',
    async (at) => {
      const older: TakenStep[] = [
        { ...answerStep(), to: shownValue },
        { do: 'send', event: { type: 'confirm.start' }, to: confirmingValue },
        { do: 'send', event: { type: 'reply.leave' }, to: shownValue },
      ];
      const { rested, line, moves } = startWalk(cases, { steps: older, at });
      const { broke } = await rested();
      expect(line()).toEqual([timelineLines[0], timelineLines[1], 1]);
      expect(broke).toMatchObject({
        at: 1,
        said: `Step 2 can't be taken: "confirm.start" is not accepted in ${describeSavedState(shownValue)}.`,
        lost: older.slice(1),
      });
      expect(moves().at(-1)).toMatchObject({ steps: older.slice(0, 1), at: 1 });
    },
  );

  test('that led elsewhere says where it led and leads now, also behind steps that are taken there, until it is left', async () => {
    const older: TakenStep[] = [{ ...answerStep(), to: askingValue }];
    const { rested, send, line, context, moves } = startWalk(cases, { steps: older });
    await rested();
    expect(line()).toEqual([timelineLines[0], 0]);
    expect(context().broke).toMatchObject({
      at: 0,
      said: `Step 1 led to ${describeSavedState(askingValue)}, and leads to ${describeSavedState(shownValue)} now.`,
      lost: older,
    });
    await send(sendStepEvent('confirm.begin'));
    expect(context().broke).not.toBeNull();
    await send(takeStepEvent(answerStep()));
    expect(shownDifference(context())).toMatchObject({ at: 0, lost: older });
    expect(moves().at(-1)).toMatchObject({ at: 1, saved: { from: 0, steps: older } });
    const again = startWalk(cases, { steps: moves().at(-1)?.steps ?? [], saved: moves().at(-1)?.saved });
    await again.rested();
    expect([again.line().at(-1), again.context().broke?.said]).toEqual([1, context().broke?.said]);
  });

  test('that differs behind a step says so again once that step is gone back to from elsewhere', async () => {
    const [first, second] = walkedSteps as [TakenStep, TakenStep];
    const { rested, send, context } = startWalk(cases, { steps: [first, { ...second, to: shownValue }] });
    const { broke } = await rested();
    await send({ type: 'walk.goTo', at: 0 });
    await send(takeStepEvent(refuseStep('OFFLINE')));
    expect(shownDifference(context())).toBeNull();
    await send({ type: 'walk.goTo', at: 0 });
    await send(takeStepEvent(answerStep()));
    expect([shownDifference(context()), broke?.at]).toEqual([broke, 1]);
  });

  test('can be loaded in the place of another', async () => {
    const { rested, send, line, context } = startWalk(cases, { steps: [{ ...answerStep(), to: askingValue }] });
    await rested();
    await send({ type: 'walk.load', course: { life: cases.samples.lives[0].name, steps: walkedSteps, at: 2 } });
    expect([line(), context().broke, context().said]).toEqual([[...timelineLines, 2], null, null]);
    await send({ type: 'walk.load', course: { life: cases.samples.lives[0].name, steps: [] } });
    expect(line()).toEqual([timelineLines[0], 0]);
  });

  test('of a life that isn’t there can’t begin and says so; going to the start doesn’t help, another life does', async () => {
    const { rested, send, walk, context } = startWalk(cases, { life: 'never lived' });
    await rested();
    expect([walk.getSnapshot().value, context().said, context().frames]).toEqual([
      'failed',
      'case has no life called "never lived".',
      [],
    ]);
    walk.send({ type: 'walk.goTo', at: 0 });
    await waitFor(walk, (now) => now.matches('failed'));
    await send({ type: 'walk.load', course: { life: cases.samples.lives[0].name, steps: [] } });
    expect(context()).toMatchObject({ said: null, at: 0, frames: [{ step: null }] });
  });

  test('of a machine that throws as it begins shows its error, and takes no step', async () => {
    const machine = setup({}).createMachine({
      context: () => {
        throw new Error('No context today.');
      },
      on: { go: {} },
    });
    const { rested, send, context } = startWalk({ ...cases, machine });
    await rested();
    await send(sendStepEvent('go'));
    expect(context()).toMatchObject({
      said: 'The machine has ended.',
      at: 0,
      frames: [{ step: null, status: 'error', error: 'No context today.' }],
    });
  });
});

describe('a path of the samples', () => {
  const event = {
    type: 'xstate.done.actor.caseDescription',
    output: answerStep().do === 'answer' ? { ok: true, value: sampleCase() } : null,
  };
  const path = (more: Partial<Path> = {}): Path => ({
    life: scenarioName,
    events: [event, { type: 'confirm.begin' }, { type: 'reply.leave' }],
    value: { content: 'shown', reply: 'choosing' },
    ...more,
  });

  test('is walked on the running machine', async () => {
    const { rested, send, line, context, moves } = startWalk(cases);
    await rested();
    await send(sendStepEvent('tab.choose', { tab: 'report' }));
    await send({ type: 'path.take', path: path() });
    expect([line(), context().said]).toEqual([[...timelineLines, 3], null]);
    expect(moves().at(-1)).toMatchObject({
      life: scenarioName,
      steps: walkedSteps,
      at: 3,
      left: [{ steps: { length: 1 } }],
    });
  });

  test('that ends elsewhere says where it leads by the samples', async () => {
    const { rested, send, line, context } = startWalk(cases);
    await rested();
    await send({ type: 'path.take', path: path({ value: { content: 'failed', reply: 'choosing' } }) });
    expect([line(), context().said]).toEqual([
      [...timelineLines, 3],
      'The path leads to content.failed · reply.choosing; running, the machine went on by itself.',
    ]);
  });

  test('of which an event isn’t accepted leaves it out; where it then ends elsewhere, both are said', async () => {
    const { rested, send, line, context } = startWalk(cases);
    await rested();
    const events = [event, { type: 'confirm.submit' }, { type: 'confirm.begin' }];
    const lead = 'The path leads to content.shown · reply.choosing; running, the machine went on by itself.';
    const refused = `Step 2 can't be taken: "confirm.submit" is not accepted in ${describeSavedState(shownValue)}.`;
    await send({ type: 'path.take', path: path({ events }) });
    expect([line(), context().said]).toEqual([[...timelineLines.slice(0, 3), 2], `${lead} ${refused}`]);
    await send({ type: 'path.take', path: path({ events, value: { content: 'shown', reply: 'confirming' } }) });
    expect([line(), context().said]).toEqual([[...timelineLines.slice(0, 3), 2], null]);
    await send({ type: 'path.take', path: path({ events: [{ type: 'confirm.submit' }] }) });
    expect([line(), context().said]).toEqual([
      [timelineLines[0], 0],
      `${lead} Step 1 can't be taken: "confirm.submit" is not accepted in ${describeSavedState(askingValue)}.`,
    ]);
    await send({ type: 'path.take', path: path({ events: [], value: { content: 'asking', reply: 'choosing' } }) });
    expect([line(), context().said]).toEqual([[timelineLines[0], 0], null]);
  });

  test('of a life that isn’t there is told, and the walk stands where it stood', async () => {
    const { rested, send, line, context } = startWalk(cases, { steps: walkedSteps });
    await rested();
    await send({ type: 'walk.goTo', at: 1 });
    await send(sendStepEvent('tab.choose', { tab: 'report' }));
    const before = line();
    await send({ type: 'path.take', path: path({ life: 'never lived' }) });
    expect([line(), context().said]).toEqual([before, 'case has no life called "never lived".']);
  });
});
