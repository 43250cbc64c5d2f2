import { expect, test } from 'vitest';
import { sequenceOf } from './sequence';
import { frameWith } from './frame.fixture';

const ask = { port: 'reply', nth: 1, by: 'reply', input: null, standing: 'open' } as const;

test('each step says who began it, what was said and asked in it, and where it ended', () => {
  const { lifelines, steps } = sequenceOf('case', [
    frameWith({ value: 'asking' }),
    frameWith({
      step: { do: 'send', event: { type: 'form.submit' }, inner: 'drawer', to: '"sending"' },
      value: 'sending',
      said: [{ from: 'drawer', to: '', event: { type: 'drawer.done' } }],
      asks: [ask],
    }),
    frameWith({
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
