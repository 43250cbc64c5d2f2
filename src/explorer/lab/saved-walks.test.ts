import { describe, expect, test } from 'vitest';
import type { Walk } from '../../../machines/simulator/walk';
import { roster } from '../../../machines/roster';
import { loadSamples, loadView } from '../../../tests/roster-samples';
import { machineNames, type MachineName } from './exhibit';
import { walkDifference, walkHash, walksWithin, type WalkedMachine } from './saved-walks';

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
      differences.push(`${walk.life}: ${difference.said}\n${(await walkHash(walk, difference.at)) ?? ''}`);
    }
    expect(differences, '`npm run walks` tells more; `npm run walks -- --update` saves what is meant').toEqual([]);
  });
});
