import { describe, expect, test } from 'vitest';
import { assign, enqueueActions, setup } from 'xstate';
import type { Walk } from '../../../machines/simulator/walk';
import { roster } from '../../../machines/roster';
import { loadSamples, loadView } from '../../../tests/roster-samples';
import { machineNames, type MachineName } from './exhibit';
import { chooseWalks, walkDifference, walkHash, walksWithin, type WalkedMachine } from './saved-walks';

const files = import.meta.glob<{ walks: Walk[] }>('../../../machines/walks/*.json', { import: 'default', eager: true });
const saved = Object.values(files).flatMap(({ walks }) => walks);

async function loadWalked(name: MachineName): Promise<WalkedMachine> {
  const { folder, load } = roster[name];
  return { name, machine: await load(), samples: await loadSamples(folder), view: await loadView(folder) };
}

describe('the saved walks of a machine', () => {
  test.each(machineNames)('do what they did: %s', async (name) => {
    const walked = await loadWalked(name);
    const walks = saved.filter(({ machine }) => machine === name).flatMap(walksWithin);
    expect(walks.length).toBeGreaterThan(0);
    const differences: string[] = [];
    for (const walk of walks) {
      const difference = await walkDifference(walked, walk);
      if (difference === null) continue;
      differences.push(`${walk.life}: ${difference.said}\n${(await walkHash(walk, difference)) ?? ''}`);
    }
    expect(differences, '`npm run walks` tells more; `npm run walks -- --update` saves what is meant').toEqual([]);
  });
});

describe('the walks that are chosen of a machine', () => {
  const machine = setup({ types: { context: {} as { text: string; saved: boolean } } }).createMachine({
    id: 'note',
    context: { text: '', saved: false },
    on: {
      type: { guard: ({ context }) => !context.saved, actions: assign({ text: 'x' }) },
      save: {
        guard: ({ context }) => !context.saved,
        actions: enqueueActions(({ context, enqueue }) => {
          enqueue.assign({ saved: true });
          if (context.text !== '') enqueue.sendParent({ type: 'note.dropped' });
        }),
      },
    },
  });
  const samples = { lives: [{ name: 'only' }], events: [{ type: 'type' }, { type: 'save' }] } as const;

  test('have one in which a transition says to others what it says only later', async () => {
    const { walks, faults } = await chooseWalks({ name: 'note', machine, samples, view: null });
    expect(faults).toEqual([]);
    const done = walks.flatMap(walksWithin).flatMap(({ steps }) => steps.flatMap(({ did = [] }) => did));
    expect(done).toContainEqual({ what: 'said note.dropped to its parent' });
  });
});
