import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { sampleCase } from '../../../machines/simulator/sample-case';
import { describeSavedState } from '../../../machines/simulator/describe-state';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { WalkEvent } from './walk.types';
import {
  answerStep,
  askingValue,
  walkedSteps,
  stopWalks,
  walkMovedEvent,
  refuseStep,
  sendStepEvent,
  takeStepEvent,
  timelineLines,
  startWalk,
} from './walk.fixture';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
afterEach(stopWalks);

describe('a walk', () => {
  test('keeps the link that was followed on its screen, and at which step', async () => {
    const { rested, send, context } = startWalk(cases);
    await rested();
    await send(takeStepEvent(answerStep()));
    await send({ type: 'link.follow', href: '/reports/noticed_articles' });
    expect([context().followed, context().at]).toEqual([{ href: '/reports/noticed_articles', at: 1 }, 1]);
    await send({ type: 'walk.goTo', at: 0 });
    expect([context().followed?.at, context().at]).toEqual([1, 0]);
  });

  test('begins at the start of the machine and says so', async () => {
    const { rested, line, moves } = startWalk(cases);
    await rested();
    expect(line()).toEqual([timelineLines[0], 0]);
    expect(moves()).toEqual([{ ...walkMovedEvent, steps: [], at: 0 }]);
  });

  test('takes step after step; each is told', async () => {
    const { rested, send, line, moves } = startWalk(cases);
    await rested();
    await send(takeStepEvent(answerStep()));
    await send(sendStepEvent('confirm.begin'));
    await send(sendStepEvent('reply.leave'));
    expect(line()).toEqual([...timelineLines, 3]);
    expect(moves().map(({ steps, at }) => [steps, at])).toEqual([
      [[], 0],
      [walkedSteps.slice(0, 1), 1],
      [walkedSteps.slice(0, 2), 2],
      [walkedSteps, 3],
    ]);
  });

  test('takes several quick steps all, in their order', async () => {
    const { rested, send, line, context } = startWalk(cases);
    await rested();
    await send(takeStepEvent(answerStep()), sendStepEvent('confirm.begin'), sendStepEvent('reply.leave'));
    expect(line()).toEqual([...timelineLines, 3]);
    expect([context().queue, context().said]).toEqual([[], null]);
  });

  test('says why a step isn’t accepted, and stays; what was to follow it is dropped', async () => {
    const { rested, send, line, context, moves } = startWalk(cases);
    await rested();
    await send(sendStepEvent('confirm.begin'), takeStepEvent(answerStep()));
    expect(line()).toEqual([timelineLines[0], 0]);
    expect(context()).toMatchObject({
      said: `"confirm.begin" is not accepted in ${describeSavedState(askingValue)}.`,
      queue: [],
    });
    expect(moves().at(-1)).toMatchObject({ steps: [], at: 0 });
    await send(takeStepEvent(answerStep()));
    expect([context().said, context().at]).toEqual([null, 1]);
  });

  test('hears a refusal, and an answer that comes when nobody waits any more', async () => {
    const { rested, send, line, context } = startWalk(cases);
    await rested();
    await send(takeStepEvent(refuseStep('OFFLINE')), sendStepEvent('case.reload'), sendStepEvent('case.reload'));
    const standings = () => context().frames[context().at]?.asks.map(({ nth, standing }) => [nth, standing]);
    expect(standings()).toEqual([
      [1, 'answered'],
      [2, 'given up'],
      [3, 'open'],
    ]);
    await send(takeStepEvent(answerStep(2)));
    expect(line()).toEqual([
      'start: content.asking · reply.choosing',
      'caseDescription OFFLINE: content.failed · reply.choosing',
      'case.reload: content.asking · reply.choosing',
      'case.reload: content.asking · reply.choosing',
      'caseDescription answers: content.asking · reply.choosing',
      4,
    ]);
    await send(takeStepEvent(answerStep(1)));
    expect([context().said, context().at]).toEqual(['"caseDescription" has its answer already.', 4]);
    await send(takeStepEvent(answerStep(3)));
    expect(context().frames.at(-1)?.value).toEqual({ content: 'shown', reply: 'choosing' });
  });

  test('tells every step that somebody takes on the screen, also several at once', async () => {
    const { walk, rested, send, line, context, moves } = startWalk(cases);
    await rested();
    await send(takeStepEvent(answerStep()));
    const { simulation } = context();
    simulation?.actor.send({ type: 'confirm.begin' });
    simulation?.actor.send({ type: 'reply.leave' });
    await waitFor(walk, ({ context: now }) => now.at === 3);
    expect(line()).toEqual([...timelineLines, 3]);
    expect(moves().at(-1)).toEqual({ ...walkMovedEvent, steps: walkedSteps, at: 3 });
  });

  test('is heard on the screen after it was gone back in, and no more on the stage that was left', async () => {
    const { walk, rested, send, line, context } = startWalk(cases, { steps: walkedSteps });
    await rested();
    const left = context().simulation;
    await send({ type: 'walk.goTo', at: 1 });
    vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    left?.actor.send({ type: 'retract.begin' });
    await left?.settle();
    expect(line()).toEqual([...timelineLines, 1]);
    context().simulation?.actor.send({ type: 'retract.begin' });
    await waitFor(walk, ({ context: now }) => now.at === 2);
    expect(line()).toEqual([timelineLines[0], timelineLines[1], 'retract.begin: content.shown · reply.retracting', 2]);
  });

  test('leaves the stage when it is left', async () => {
    const { rested, context } = startWalk(cases);
    await rested();
    const { simulation } = context();
    expect(simulation?.root.getSnapshot().status).toBe('active');
    stopWalks();
    expect(simulation?.root.getSnapshot().status).toBe('stopped');
  });
});

describe('what is typed', () => {
  const key = 'tab.choose#1';
  const draft = (text: string): WalkEvent[] => [
    { type: 'payload.edit', key, text },
    { type: 'payload.send', key, eventType: 'tab.choose', text },
  ];

  test('is sent as it is when it fits, and stays to be sent again', async () => {
    const { rested, send, context } = startWalk(cases);
    await rested();
    const text = '{ "type": "tab.choose", "tab": "report" }';
    await send(...draft(text));
    expect(context().frames[1]?.step).toMatchObject({
      do: 'send',
      event: { type: 'tab.choose', tab: 'report' },
      to: askingValue,
    });
    expect([context().drafts, context().faults]).toEqual([{ [key]: text }, { [key]: '' }]);
  });

  test.each([
    ['{ "type": "tab.choose", ', 'Line 1: '],
    ['{ "type": "tab.choose", "tab": 3 }', '"tab" must be '],
    ['{ "type": "tab.choose" }', '"tab" is missing: the machine takes '],
    ['{ "type": "case.reload" }', '"type" must stay "tab.choose".'],
    ['[]', 'The payload must be an object: {"type":"tab.choose"}.'],
  ])('is told what doesn’t fit in %s; nothing is sent and nothing is lost', async (text, fault) => {
    const { rested, send, line, context } = startWalk(cases);
    await rested();
    await send(...draft(text));
    expect(line()).toEqual([timelineLines[0], 0]);
    expect(context().faults[key]?.startsWith(fault)).toBe(true);
    expect(context().drafts).toEqual({ [key]: text });
    await send({ type: 'payload.edit', key, text: '{' });
    expect([context().drafts, context().faults]).toEqual([{ [key]: '{' }, { [key]: '' }]);
    await send({ type: 'payload.reset', key });
    expect([context().drafts, context().faults]).toEqual([{}, { [key]: '' }]);
  });

  test('as an answer is given to the question that was meant, or its fault is told', async () => {
    const { rested, send, line, context } = startWalk(cases);
    await rested();
    const port = { key: 'caseDescription!1', port: 'caseDescription', nth: 1 };
    await send({ type: 'answer.send', ...port, text: '{ "caseId": 5 }' });
    expect([line(), context().faults]).toEqual([
      [timelineLines[0], 0],
      { [port.key]: '"status" is missing: the machine takes null or a text there.' },
    ]);
    await send({ type: 'answer.send', ...port, text: JSON.stringify(sampleCase({ auditor: 'Bruno' })) });
    expect([line(), context().faults]).toEqual([[timelineLines[0], timelineLines[1], 1], { [port.key]: '' }]);
    expect(context().frames[1]?.context).toMatchObject({ shown: { auditor: 'Bruno' } });
  });

  test('as what was expected is kept', async () => {
    const { rested, send } = startWalk(cases);
    await rested();
    expect((await send({ type: 'expected.edit', text: 'shown' })).expected).toBe('shown');
  });
});

describe('travelling', () => {
  test('back keeps the steps beyond, and forth takes them again', async () => {
    const { rested, send, line, context } = startWalk(cases, { steps: walkedSteps });
    await rested();
    expect(line()).toEqual([...timelineLines, 3]);
    for (const at of [1, 0, 2, 3, 0, 3]) {
      await send({ type: 'walk.goTo', at });
      expect(line()).toEqual([...timelineLines, at]);
      expect(context().simulation?.value()).toEqual(context().frames[at]?.value);
    }
  });

  test('to where nothing is does nothing', async () => {
    const { rested, send, line } = startWalk(cases, { steps: walkedSteps });
    await rested();
    for (const at of [3, 4, 99, -1]) await send({ type: 'walk.goTo', at });
    expect(line()).toEqual([...timelineLines, 3]);
  });

  test('another step than before is a branch, the same one is not', async () => {
    const { rested, send, line, moves } = startWalk(cases, { steps: walkedSteps });
    await rested();
    await send({ type: 'walk.goTo', at: 1 });
    await send(sendStepEvent('confirm.begin'));
    expect(line()).toEqual([...timelineLines, 2]);
    await send({ type: 'walk.goTo', at: 1 });
    await send(sendStepEvent('retract.begin'));
    expect(line()).toEqual([timelineLines[0], timelineLines[1], 'retract.begin: content.shown · reply.retracting', 2]);
    expect(moves().at(-1)).toMatchObject({ steps: { length: 2 }, at: 2 });
  });

  test('the steps beyond can be forgotten', async () => {
    const { rested, send, line, moves } = startWalk(cases, { steps: walkedSteps });
    await rested();
    await send({ type: 'walk.goTo', at: 1 });
    await send({ type: 'walk.cut' });
    expect([line(), moves().at(-1)?.steps]).toEqual([[timelineLines[0], timelineLines[1], 1], walkedSteps.slice(0, 1)]);
    await send({ type: 'walk.goTo', at: 2 }, { type: 'walk.play' });
    expect(line()).toEqual([timelineLines[0], timelineLines[1], 1]);
  });
});
