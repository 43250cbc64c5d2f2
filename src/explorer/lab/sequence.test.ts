import { expect, test } from 'vitest';
import { sequenceOf } from './sequence';
import type { Frame } from './lab.types';

const frame = (more: Partial<Frame>) =>
  ({
    step: null,
    value: 'asking',
    status: 'active',
    error: null,
    output: null,
    active: [],
    taken: [],
    tags: [],
    context: null,
    view: null,
    asks: [],
    timers: [],
    within: [],
    said: [],
    broken: [],
    now: 0,
    ...more,
  }) as Frame;
const ask = { port: 'reply', nth: 1, by: 'reply', input: null, standing: 'open' } as const;

test('each step says who began it, what was said and asked in it, and where it ended', () => {
  const { lifelines, steps } = sequenceOf('case', [
    frame({}),
    frame({
      step: { do: 'send', event: { type: 'form.submit' }, inner: 'drawer', to: '"sending"' },
      value: 'sending',
      said: [{ from: 'drawer', to: '', event: { type: 'drawer.done' } }],
      asks: [ask],
    }),
    frame({
      step: { do: 'answer', port: 'reply', nth: 1, outcome: { ok: true, value: null }, to: '"sent"' },
      value: 'sent',
      said: [{ from: '', to: 'notices', event: { type: 'notice.raise' } }],
      asks: [{ ...ask, standing: 'answered' }],
    }),
  ]);
  expect(lifelines).toEqual(['outside', 'case', 'drawer', 'reply', 'notices']);
  const told = steps.map(({ ends, messages }) => [
    ends,
    ...messages.map(({ from, to, text }) => `${String(lifelines[from])} → ${String(lifelines[to])}: ${text}`),
  ]);
  expect(told).toEqual([
    ['asking', 'outside → case: start'],
    ['sending', 'outside → drawer: drawer: form.submit', 'drawer → case: drawer.done', 'case → reply: asks reply'],
    ['sent', 'reply → case: reply answers', 'case → notices: notice.raise'],
  ]);
});
