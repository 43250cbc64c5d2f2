import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { layOutAsTheBuild } from '../../../tests/build-layout-engine';
import { loadExhibit, machineNames } from '../lab/exhibit';
import { foldChart } from './fold-chart';
import { fitTransform, initialTransform } from './view-transform';

layOutAsTheBuild();

/** The frame of the chart in a window of 1440 × 900 pixels. */
const room = { width: 893, height: 648 };
const smallest = { words: 11, events: 11, names: 13 };
const least = 9;

/** Where a machine is at its start. */
function startOf(node: AnyStateNode): string[] {
  const within = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
  return [node.id, ...within.flatMap(startOf)];
}

describe('in a window of 1440 × 900 the smallest words of a chart are at least 9 pixels high', () => {
  test.each(machineNames)('%s: as it is opened, and when all of it is shown', async (name) => {
    const drawn = await loadExhibit(name);
    const active = new Set(startOf(drawn.machine.root));
    const first = drawn.layout.nodes.find(({ id }) => active.has(id)) ?? null;
    expect(initialTransform(drawn.layout, room, first).scale * smallest.words).toBeGreaterThanOrEqual(least);
    const { layout, detail } = await foldChart({ drawn, byHand: new Map(), room, active });
    expect(fitTransform(layout, room).scale * smallest[detail]).toBeGreaterThanOrEqual(least);
  });
});
