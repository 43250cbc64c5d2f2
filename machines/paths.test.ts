import { describe, expect, it } from 'vitest';
import { machinePaths } from '../tests/roster-samples';
import { roster } from './roster';

const names = Object.keys(roster) as (keyof typeof roster)[];
const areas = [...new Set(names.map((name) => roster[name].area))].toSorted();

describe.each(areas)('%s', (area) => {
  it.each(names.filter((name) => roster[name].area === area))(
    '%s: its samples reach every state and take every transition, and nothing forbidden comes about',
    async (name) => {
      const { states, transitions, walks, broken } = await machinePaths(name);
      expect(states.filter(({ reached }) => !reached).map(({ id }) => id)).toEqual([]);
      expect(transitions.filter(({ taken }) => !taken).map(({ id }) => id)).toEqual([]);
      expect(
        broken.map(
          ({ said, by }) =>
            `Never: ${said}. It holds in ${by.life}, after ${by.events.map(({ type }) => type).join(' → ')}`,
        ),
      ).toEqual([]);
      expect(walks.length).toBeGreaterThan(0);
    },
  );
});
