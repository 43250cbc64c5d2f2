import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TakenStep, Walk } from '../../../machines/simulator/walk';
import { decodeWalk, encodeTree, encodeWalk, reviveEvent } from './address';

const walk: Walk = {
  format: 1,
  machine: 'case',
  fingerprint: '0a1b2c3d',
  life: 'an answered report',
  steps: [
    {
      do: 'answer',
      port: 'caseDescription',
      nth: 1,
      outcome: { ok: false, failure: { code: 'OFFLINE' } },
      to: '"failed"',
    },
    {
      do: 'send',
      event: { type: 'case.reload', note: 'ñandú ✓' },
      to: '"asking"',
      did: [{ what: 'asked caseDescription', with: { caseId: '"1"' } }],
    },
    { do: 'wait', ms: 3000, to: '"asking"' },
    { do: 'online', online: false, to: '"asking"' },
  ],
};
const written = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');
const readFault = async (text: string) => {
  const read = await decodeWalk(text);
  return read.ok ? null : read.fault;
};

describe('a walk in an address', () => {
  test('is read as it was written, in letters that an address keeps', async () => {
    const text = await encodeWalk(walk);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await decodeWalk(text)).toEqual({ ok: true, walk });
  });

  test('a damaged one is told in a sentence, whatever was done to it', async () => {
    const text = await encodeWalk(walk);
    expect(await readFault(text.slice(0, 40))).toMatch(/damaged/);
    expect(await readFault('')).toMatch(/damaged/);
    expect(await readFault('A'.repeat(70_000))).toMatch(/too long/);
    const changed = fc.tuple(fc.nat(text.length - 1), fc.string({ maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(changed, async ([at, other]) => {
        const read = await decodeWalk(text.slice(0, at) + other + text.slice(at + 1));
        expect(read.ok || read.fault.endsWith('.')).toBe(true);
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  });

  test.each([
    [null, /no walk/],
    [{ ...walk, format: 2 }, /format/],
    [{ ...walk, machine: 7 }, /which machine/],
    [{ ...walk, steps: 'many' }, /no steps/],
    [{ ...walk, steps: [walk.steps[2], { do: 'dance', to: '' }] }, /^Step 2 /],
    [{ ...walk, steps: [{ do: 'wait', ms: -1, to: '' }] }, /^Step 1 /],
    [{ ...walk, steps: [{ do: 'wait', ms: 1, to: '', did: [{ how: '' }] }] }, /^Step 1 /],
    [{ ...walk, steps: [{ do: 'answer', port: 'x', nth: 1, outcome: { ok: false }, to: '' }] }, /^Step 1 /],
  ])('a strange one is told in a sentence: %#', async (value, sentence) => {
    expect(await readFault(written(value))).toMatch(sentence);
  });

  test('one that unfolds without end is given up', async () => {
    const endless = deflateRawSync('x'.repeat(2_000_000)).toString('base64url');
    expect([endless.length < 4000, await readFault(endless)]).toEqual([true, expect.stringMatching(/damaged/)]);
  });

  const step = walk.steps[2] as TakenStep;
  const noise = Array.from({ length: 12_000 }, (_, at) => createHash('sha256').update(String(at)).digest('base64'));
  test.each([
    ['most steps', { ...walk, steps: Array.from({ length: 2000 }, () => step) }, null],
    [
      'too many steps',
      { ...walk, steps: Array.from({ length: 2001 }, () => step) },
      /^This walk is too long for an address: it has 2,001 steps, and at most 2,000 fit\.$/,
    ],
    ['much that folds well', { ...walk, life: 'x'.repeat(1_000_000) }, null],
    [
      'too much though it folds well',
      { ...walk, life: 'x'.repeat(1_100_000) },
      /: it has 1,100,\d+ bytes, and at most 1,048,576 fit\.$/,
    ],
    ['much that folds badly', { ...walk, life: noise.slice(0, 1000).join('') }, null],
    [
      'too much that folds badly',
      { ...walk, life: noise.join('') },
      /: it has [\d,]+ characters, and at most 65,536 fit\.$/,
    ],
  ])('whatever is written can be read again: %s', async (_what, long, why) => {
    if (why === null) expect(await decodeWalk(await encodeWalk(long))).toEqual({ ok: true, walk: long });
    else await expect(encodeWalk(long)).rejects.toThrow(why);
  });

  test('what an address cannot hold comes from the sample that reads the same', () => {
    const module = { loaded: () => 'here' };
    const sample = { type: 'xstate.done.actor.load', output: module };
    expect(reviveEvent({ type: 'xstate.done.actor.load', output: {} }, [sample])).toBe(sample);
    const other = { type: 'tab.choose', tab: 'seller' };
    expect(reviveEvent(other, [sample])).toBe(other);
  });
});

describe('the branches of a walk', () => {
  const [first, second] = walk.steps;
  const left = [
    { of: 0, from: 1, steps: [second] },
    { of: 1, from: 0, steps: [first, second], life: 'another' },
  ];

  test('are read as they were written', async () => {
    const { text, carried } = await encodeTree({ ...walk, left } as Walk);
    expect([await decodeWalk(text), carried]).toEqual([{ ok: true, walk: { ...walk, left } }, 2]);
  });

  test('of which only the first fit are that many; a walk that alone is too long is none', async () => {
    const noise = (from: number) =>
      Array.from({ length: 700 }, (_, at) =>
        createHash('sha256')
          .update(`${String(from)} ${String(at)}`)
          .digest('base64'),
      );
    const long = (from: number): TakenStep => ({
      do: 'send',
      event: { type: 'note', text: noise(from).join('') },
      to: '{}',
    });
    const many = [1, 2, 3, 4, 5].map((from) => ({ of: 0, from: 0, steps: [long(from)] }));
    const { text, carried } = await encodeTree({ ...walk, left: many });
    expect([await decodeWalk(text), carried]).toEqual([{ ok: true, walk: { ...walk, left: many.slice(0, 2) } }, 2]);
    await expect(encodeTree({ ...walk, steps: [long(1), long(2), long(3)] })).rejects.toThrow(
      'too long for an address',
    );
  });

  test.each([
    ['which others were left', 'many'],
    ['Branch 1 of', [{ of: 1, from: 0, steps: [] }]],
    ['Branch 2 of', [left[0], { of: 0, from: 9, steps: [] }]],
    ['Branch 1 of', [{ of: 0, from: 0, steps: [{ do: 'jump', to: '' }] }]],
    ['Branch 1 of', [{ of: 0, from: -1, steps: [] }]],
    ['Branch 1 of', [{ of: 0, from: 0, steps: [], life: 7 }]],
  ])('that are none are told: %s', async (sentence, strange) => {
    expect(await readFault(written({ ...walk, left: strange }))).toContain(sentence);
  });
});
