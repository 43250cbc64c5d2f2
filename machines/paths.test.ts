import { describe, expect, it } from 'vitest';
import { loadSamples } from '../tests/roster-samples';
import { coverSamples } from './simulator/samples';
import { roster } from './roster';
import type { RosterEntry } from './screen-machines';

const machines = Object.entries<RosterEntry>(roster);
const areas = [...new Set(machines.map(([, { area }]) => area))].toSorted();

describe.each(areas)('%s', (area) => {
  it.each(machines.filter(([, entry]) => entry.area === area))(
    '%s: its samples reach every state and take every transition, and nothing forbidden comes about',
    async (_name, { folder, load }) => {
      const { walks } = coverSamples(await load(), await loadSamples(folder));
      expect(walks.length).toBeGreaterThan(0);
    },
  );
});
