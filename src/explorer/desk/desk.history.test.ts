import { Blob as WholeBlob } from 'node:buffer';
import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Step } from '../../../machines/simulator/walk';
import { createWalkAddress, stopDesks, openDesk, readFrameValues } from './desk.fixture';
import { answerStep, askingValue, confirmingValue, scenarioName, shownValue } from './walk.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const begin: Step = { do: 'send', event: { type: 'confirm.begin' } };
const retract: Step = { do: 'send', event: { type: 'retract.begin' } };
const leave: Step = { do: 'send', event: { type: 'reply.leave' } };
const retracting = '{"content":"shown","reply":"retracting"}';

/** The explorer in a browser that keeps a history and goes back and forth in it. */
async function browsed(hash: string) {
  let entries = [hash];
  let nth = 0;
  const one = await openDesk(hash, {
    setAddress: (next, instead, isNew) => {
      if (entries[nth] !== instead) return;
      if (isNew) entries = [...entries.slice(0, ++nth), next];
      else entries[nth] = next;
    },
  });
  const rests = async (at: number) => {
    await waitFor(one.walk(), (now) => now.matches({ alive: 'resting' }) && now.context.at === at, { timeout: 10_000 });
    await one.until((now) => now.matches({ shown: { address: 'kept' } }) && now.context.walk?.at === at);
  };
  const go = (by: number) => async (at: number) => {
    nth += by;
    one.desk.send({ type: 'address.changed', hash: entries[nth] ?? '', walked: true });
    await rests(at);
  };
  return {
    ...one,
    rests,
    back: go(-1),
    forth: go(1),
    address: () => entries[nth] ?? '',
    entries: () => entries.length,
    does: async (step: Step, at: number) => {
      one.walk().send({ type: 'step.take', step });
      await rests(at);
    },
    left: () =>
      one
        .walk()
        .getSnapshot()
        .context.left.map(({ steps }) => steps.map(({ to }) => to)),
  };
}

describe('the browser’s Back and Forward', () => {
  test('go through what was stood at, step by step, and the walk stays the same one', async () => {
    const one = await browsed('#/case');
    await one.does(answerStep(), 1);
    await one.does(begin, 2);
    const walk = one.walk();
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'data' } });
    await one.back(1);
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, confirmingValue, 1]);
    await one.back(0);
    await one.forth(1);
    await one.forth(2);
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, confirmingValue, 2]);
    expect([one.walk(), one.entries()]).toEqual([walk, 3]);
    expect(one.context().place).toMatchObject({ outlook: { tab: 'data' } });
  });

  test('go through every step, also where the next one was taken before the address was written', async () => {
    const one = await browsed('#/case');
    for (const step of [answerStep(), begin, leave]) one.walk().send({ type: 'step.take', step });
    await one.rests(3);
    expect(one.entries()).toBe(4);
    await one.back(2);
    await one.back(1);
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, confirmingValue, shownValue, 1]);
  });

  test('lose no branch: a step taken after going back leaves the other one, and a link holds both', async () => {
    const one = await browsed('#/case');
    await one.does(answerStep(), 1);
    await one.does(begin, 2);
    await one.back(1);
    await one.does(retract, 2);
    expect([readFrameValues(one), one.left()]).toEqual([
      [askingValue, shownValue, retracting, 2],
      [[shownValue, confirmingValue]],
    ]);
    await one.back(1);
    expect([readFrameValues(one), one.left()]).toEqual([
      [askingValue, shownValue, retracting, 1],
      [[shownValue, confirmingValue]],
    ]);
    const link = one.address();
    stopDesks();
    const colleague = await browsed(link);
    expect([readFrameValues(colleague), colleague.left()]).toEqual([
      [askingValue, shownValue, retracting, 1],
      [[shownValue, confirmingValue]],
    ]);
    const [other] = colleague.walk().getSnapshot().context.left;
    if (other !== undefined) colleague.walk().send({ type: 'walk.load', course: other });
    await colleague.rests(2);
    expect([readFrameValues(colleague), colleague.left()]).toEqual([
      [askingValue, shownValue, confirmingValue, 2],
      [[shownValue, retracting]],
    ]);
  });

  test('go back over what was played at once', async () => {
    const one = await browsed(await createWalkAddress({}, 0));
    one.walk().send({ type: 'speed.choose', speed: 20 });
    one.walk().send({ type: 'walk.play' });
    await one.rests(2);
    expect(one.entries()).toBe(2);
    await one.back(0);
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, confirmingValue, 0]);
  });

  test('bring back what was cut, and the walk of another life', async () => {
    const one = await browsed(await createWalkAddress());
    await one.does(leave, 3);
    one.walk().send({ type: 'walk.goTo', at: 1 });
    await one.rests(1);
    one.walk().send({ type: 'walk.cut' });
    await one.until((now) => now.context.walk?.steps.length === 1 && now.matches({ shown: { address: 'kept' } }));
    await one.back(1);
    expect([readFrameValues(one), one.left()]).toEqual([
      [askingValue, shownValue, 1],
      [[shownValue, confirmingValue, shownValue]],
    ]);
    await one.back(3);
    expect([readFrameValues(one), one.left()]).toEqual([[askingValue, shownValue, confirmingValue, shownValue, 3], []]);
    const [other] = one.context().exhibit?.samples.lives.slice(1) ?? [];
    one.walk().send({ type: 'walk.load', course: { life: other?.name ?? '', steps: [] } });
    await one.rests(0);
    await one.back(3);
    expect([one.walk().getSnapshot().context.life, readFrameValues(one).length]).toEqual([scenarioName, 5]);
  });

  test('to a walk of another version read it as if it were given', async () => {
    const one = await browsed('#/case');
    const before = one.walk();
    one.desk.send({
      type: 'address.changed',
      hash: await createWalkAddress({ fingerprint: '00000000' }),
      walked: true,
    });
    await one.until((now) => now.context.older && now.context.walk !== null);
    expect([one.walk() === before, readFrameValues(one)]).toEqual([
      false,
      [askingValue, shownValue, confirmingValue, 2],
    ]);
  });
});

test('branches that are too long for the address are told, the oldest first, and stay in the page', async () => {
  const one = await browsed(await createWalkAddress());
  const noise = (from: number) =>
    Array.from({ length: 900 }, (_, at) =>
      createHash('sha256')
        .update(String(from + at))
        .digest('base64'),
    ).join('');
  for (const nth of [1, 2, 3]) {
    const values = { description: noise(nth * 1000) };
    await one.does({ do: 'send', event: { type: 'confirm.change', values } }, 3);
    one.walk().send({ type: 'walk.goTo', at: 2 });
    await one.rests(2);
  }
  await one.does(leave, 3);
  expect([one.left().length, one.context().uncarried, one.context().fault]).toEqual([3, 2, null]);
  const again = await browsed(one.address());
  expect(again.left()).toHaveLength(1);
  one.walk().send({ type: 'left.forget' });
  await one.until((now) => now.context.uncarried === 0);
});
