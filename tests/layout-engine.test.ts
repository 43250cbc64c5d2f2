import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api';
import { expect, it } from 'vitest';
import { loadLayoutEngine } from '../scripts/build/layout-engine';

const graph = (): ElkNode => ({
  id: 'drawing',
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  },
  children: [
    { id: 'a', width: 40, height: 20 },
    { id: 'b', children: ['c', 'd'].map((id) => ({ id, width: 60, height: 30 })) },
  ],
  edges: [
    { id: 'a to c', sources: ['a'], targets: ['c'], labels: [{ text: 'go', width: 20, height: 10 }] },
    { id: 'c to d', sources: ['c'], targets: ['d'] },
    { id: 'd to a', sources: ['d'], targets: ['a'] },
  ],
});

it('the layout engine of the build places what the engine of the page places, at the same spots', async () => {
  const Engine = loadLayoutEngine();
  if (Engine === null) throw new Error('The text of the layout engine has another form: its casts are checked again.');
  expect(await new Engine().layout(graph())).toEqual(await new Elk().layout(graph()));
});
