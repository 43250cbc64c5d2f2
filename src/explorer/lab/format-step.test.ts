import { describe, expect, test } from 'vitest';
import type { Step } from '../../../machines/simulator/walk';
import { formatDelay, formatEvent, formatSkippedSteps, formatStep, formatTransition } from './format-step';

describe('in words', () => {
  test.each<[Step, string]>([
    [{ do: 'send', event: { type: 'confirm.begin' } }, 'confirm.begin'],
    [{ do: 'send', event: { type: 'step.continue' }, inner: 'reportDrawer' }, 'reportDrawer: step.continue'],
    [{ do: 'answer', port: 'article', nth: 2, outcome: { ok: true, value: [] } }, 'article answers'],
    [
      { do: 'answer', port: 'article', nth: 1, outcome: { ok: false, failure: { code: 'OFFLINE' } } },
      'article OFFLINE',
    ],
    [{ do: 'wait', ms: 3000 }, 'after 3 s'],
    [{ do: 'online', online: true }, 'online'],
    [{ do: 'online', online: false }, 'offline'],
  ])('a step: %j', (step, words) => {
    expect(formatStep(step)).toBe(words);
  });

  test.each([
    [{ type: 'confirm.begin' }, 'confirm.begin'],
    [{ type: 'xstate.done.actor.article', output: { ok: true, value: [] } }, 'article answers'],
    [{ type: 'xstate.done.actor.article', output: { ok: false, failure: { code: 'OFFLINE' } } }, 'article OFFLINE'],
    [{ type: 'xstate.done.actor.reportDrawer', output: { submitted: null, ids: [] } }, 'reportDrawer ends'],
    [{ type: 'xstate.error.actor.profile {}', error: new Error('x') }, 'profile {} fails'],
    [{ type: 'xstate.after.relief.session.inside' }, 'relief'],
  ])('an event of a path: %j', (event, words) => {
    expect(formatEvent(event)).toBe(words);
  });

  test.each([
    ['xstate.after.3000.case.x', 'after 3 s'],
    ['xstate.after.0.case.x', 'after 0 ms'],
    ['xstate.after.250.case.x', 'after 250 ms'],
    ['xstate.after.1500.case.x', 'after 1.5 s'],
    ['xstate.after.90000.case.x', 'after 1.5 min'],
    ['xstate.after.100000.case.x', 'after 100 s'],
    ['xstate.after.7200000.case.x', 'after 2 h'],
    ['xstate.after.relief.session.inside', 'relief'],
    ['screen.rested', 'screen.rested'],
  ])('a delay: %s', (event, words) => {
    expect(formatDelay(event)).toBe(words);
  });

  test('a named delay: what is said of it', () => {
    const describeDelay = (delay: string) => ({ relief: 'half a minute' })[delay];
    expect(formatDelay('xstate.after.relief.session.inside', describeDelay)).toBe('after half a minute');
    expect(formatDelay('xstate.after.other.session.inside', describeDelay)).toBe('other');
    expect(formatDelay('xstate.after.3000.session.inside', describeDelay)).toBe('after 3 s');
  });

  test.each([
    ['case.reply --confirm.begin[0]--> case.reply.confirming', 'reply, confirm.begin → reply.confirming'],
    ['case.asking --xstate.done.actor.reply[1]--> case.shown', 'asking, reply (2) → shown'],
    ['case.choosing --always[0]--> case.asking', 'choosing, at once → asking'],
    ['case.asking --xstate.after.3000.case.asking[0]--> case.slow', 'asking, after 3 s → slow'],
  ])('a transition: %s', (id, words) => {
    expect(formatTransition(id)).toBe(words);
  });

  test.each([
    [1, 'What was saved holds up to there; that step is left out.'],
    [2, 'What was saved holds up to there; that step and the one after it are left out.'],
    [4, 'What was saved holds up to there; that step and the 3 after it are left out.'],
  ])('%d steps that are left out', (steps, words) => {
    expect(formatSkippedSteps(steps)).toBe(words);
  });
});
