import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { readExpected } from './expected';

const machine = setup({}).createMachine({
  id: 'sample',
  type: 'parallel',
  states: {
    content: { initial: 'asking', states: { asking: {}, shown: {} } },
    reply: {
      initial: 'choosing',
      states: { choosing: {}, asking: {}, form: { initial: 'open', states: { open: {}, sent: {} } } },
    },
  },
});
const currentValue = { content: 'shown', reply: { form: 'open' } };
const read = (text: string) => readExpected(text, machine, currentValue);
const value = (one: unknown) => ({ ok: true, value: one });

it.each([
  ['', undefined],
  [' choosing ', { content: 'shown', reply: 'choosing' }],
  ['content.asking', { content: 'asking', reply: { form: 'open' } }],
  ['sent', { content: 'shown', reply: { form: 'sent' } }],
  ['form', { content: 'shown', reply: { form: 'open' } }],
  ['{"reply":"choosing"}', { content: 'shown', reply: 'choosing' }],
  ['{"content":"asking","reply":{"form":"sent"}}', { content: 'asking', reply: { form: 'sent' } }],
])('%s is a whole state value', (text, expected) => expect(read(text)).toEqual(value(expected)));

it.each([
  ['nowhere', 'There is no state "nowhere" in sample.'],
  ['asking', 'Several states are called "asking": write content.asking or reply.asking.'],
  ['{"reply":', 'What you expected is no state of sample: it is no JSON.'],
  ['{"reply":"nowhere"}', /^What you expected is no state of sample: .*nowhere/],
])('%s is told in a sentence', (text, said) => {
  const answer = read(text);
  expect(answer.ok ? null : answer.said).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});
