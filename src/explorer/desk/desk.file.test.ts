import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { waitFor, type ActorRefFrom } from 'xstate';
import { createWalk, openDesk, readFrameValues, sampleSteps, stopDesks } from './desk.fixture';
import type { liveMachine } from './live.machine';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const openFile = async (text: string) => {
  const opened = await openDesk('#/coverage');
  opened.desk.send({ type: 'file.open', text });
  await opened.until((now) => now.context.file === null && !now.matches('reading') && !now.matches('opening'));
  return opened;
};

it('a walk of a file stands on the page of its machine, and its address holds it', async () => {
  const opened = await openFile(JSON.stringify(await createWalk()));
  await opened.arrived();
  expect(readFrameValues(opened)).toHaveLength(sampleSteps.length + 2);
  expect(opened.context().fault).toBeNull();
  expect(opened.pushed.at(-1)).toMatch(/^#\/case\/./);
});

it('a walk that is too long for a link opens all the same, and says that it stays in its file', async () => {
  const walk = await createWalk();
  const noise = Array.from({ length: 90_000 }, (_none, at) => ((at * 7919 + 104_729) % 1_299_709).toString(36)).join(
    '',
  );
  const [first, ...rest] = walk.steps;
  const opened = await openFile(JSON.stringify({ ...walk, steps: [{ ...first, note: noise }, ...rest] }));
  await opened.arrived();
  expect(readFrameValues(opened)).toHaveLength(sampleSteps.length + 2);
  expect(opened.context().fault).toMatch(
    /^This walk is too long for an address: .* It stays in its file and in this page\.$/,
  );
  expect(opened.pushed.at(-1)).toBe('#/case');
});

it('a recording of a file opens the live page with the machines that it has', async () => {
  const recording = {
    format: 'vigia-recording',
    version: 1,
    console: '1',
    settings: { operationKeys: false, requestDeadline: 1000 },
    online: true,
    actors: [{ id: 'root', parent: null, kind: 'machine', name: 'root' }],
    entries: [{ at: 1, is: 'start', actor: 0 }],
  };
  const { desk, until, pushed } = await openFile(JSON.stringify(recording));
  await until(({ children }) => children.live !== undefined);
  const live = desk.getSnapshot().children.live as ActorRefFrom<typeof liveMachine>;
  const { context } = await waitFor(live, ({ value }) => value.session === 'walked');
  expect(context.overview.machines.get(0)?.name).toBe('root');
  expect(pushed.at(-1)).toBe('#/live');
});

it.each([
  ['{', 'This file is damaged: it can’t be read as a walk or a recording.'],
  ['{"walks":[{},{}]}', 'This file holds 2 walks, and one can be opened: npm run walks replays all.'],
  ['[1]', 'The walk is of a format that this explorer does not know.'],
])('another file is refused in a sentence: %s', async (text, fault) => {
  const { context, value } = await openFile(text);
  expect([value(), context().fault]).toEqual(['list', fault]);
});
