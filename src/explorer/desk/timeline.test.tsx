import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { act } from '../../../tests/act';
import { press, renderNode } from '../../../tests/render-node';
import { createWalkAddress, stopDesks, openDesk } from './desk.fixture';
import { getByName, waitForStep, waitForMessage, textsOf } from './page.fixture';
import { Timeline } from './timeline';
import { walkedSteps } from './walk.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

/** The line of a walk of three steps that stands at one of them. */
async function lined(at: number) {
  const explorer = await openDesk(await createWalkAddress({ steps: walkedSteps }, at));
  const { host } = await act(async () => renderNode(<Timeline walk={explorer.walk()} />, 'en'));
  await waitForStep(explorer, at);
  const button = (name: string) => getByName<HTMLButtonElement>(host, 'button', name);
  return {
    ...explorer,
    button,
    presses: (...names: string[]) => names.forEach((name) => press(button(name))),
    here: () => textsOf(host, '[aria-current]'),
  };
}

test.each<[number, string[], number]>([
  [0, ['One step on', 'One step on'], 2],
  [0, ['One step on', 'One step on', 'One step back'], 1],
  [0, ['To the end', 'To the start'], 0],
  [3, ['To the start', 'One step on'], 1],
  [3, ['One step back', 'One step back', 'To the end'], 3],
])('from step %s, %j in a row end at step %s', async (from, names, end) => {
  const line = await lined(from);
  line.presses(...names);
  await waitForStep(line, end);
  expect(line.here()).toEqual([expect.stringMatching(`^${String(end)}. `)]);
  expect(line.walk().getSnapshot().context).toMatchObject({ queue: [], said: null, frames: { length: 4 } });
});

test('playing and pausing end with what was pressed last, also while a step is being taken', async () => {
  const line = await lined(0);
  act(() => line.walk().send({ type: 'speed.choose', speed: 20 }));
  line.presses('One step on', 'Play on', 'Pause');
  await waitForStep(line, 1);
  expect(line.button('Play on').getAttribute('aria-disabled')).toBe('false');
  line.presses('To the start', 'Play on');
  expect(line.button('Pause')).toBeTruthy();
  await waitForStep(line, 3);
});

test('what isn’t offered does nothing while the walk rests', async () => {
  const line = await lined(3);
  line.presses('One step on', 'To the end', 'Play on', 'Forget the steps after this one');
  const { at, said, queue, plays } = line.walk().getSnapshot().context;
  expect({ at, said, queue, plays }).toEqual({ at: 3, said: null, queue: [], plays: false });
});

test('what a step that is being taken leaves no room for is refused with the reason', async () => {
  const line = await lined(1);
  act(() => line.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'case.reload' } } }));
  line.presses('One step on');
  await waitForMessage(line, /^There is no step after this one\.$/);
  expect(line.here()).toEqual([expect.stringMatching(/^2. case.reload/)]);
});

test('a walk that was left is named by its length and its end, and brought back with a press', async () => {
  const line = await lined(1);
  const menus = () => document.querySelectorAll('[aria-label="Bring back a walk that was left"]');
  expect(menus()).toHaveLength(0);
  await act(() => line.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'retract.begin' } } }));
  await waitForStep(line, 2);
  press(line.button('Bring back a walk that was left'));
  const itemsOf = (menu: string) => [...document.querySelectorAll(`[role=menu][aria-label="${menu}"] [role=menuitem]`)];
  const items = itemsOf('Bring back a walk that was left');
  expect(items.map((item) => item.textContent)).toEqual(['3 steps, to content.shown · reply.choosing']);
  expect(itemsOf('Other ways from step 1').map((item) => item.textContent)).toEqual([
    'confirm.begin3 steps, to content.shown · reply.choosing',
  ]);
  press(items[0] as HTMLElement);
  await waitForStep(line, 3);
  expect(line.here()).toEqual([expect.stringMatching(/^3. reply.leave/)]);
});
