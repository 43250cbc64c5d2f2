import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import { describeState } from '../../machines/simulator/describe-state';
import { activeNodes } from '../../machines/kit/internals';
import { simulate } from '../../machines/simulator/simulate';
import type { Walk } from '../../machines/simulator/walk';
import type { renderChartSvg } from '../../src/explorer/chart/picture';
import type { ChartLayout } from '../../src/explorer/chart/layout.types';
import type { WalkedMachine } from '../../src/explorer/lab/saved-walks';
import { reviveStep } from '../../src/explorer/lab/frames';
import { layoutTextsOf } from './machine-layout';
import { rosterOf } from './machine-coverage';

/** The chart of a walk's machine as it stands after so many steps, and where its picture is saved. */
export interface WalkPicture {
  walked: WalkedMachine;
  walk: Walk;
  at: number;
  file: string;
}

/** What is lit after the steps up to that one, as far as they can be taken now. */
async function litAfter({ walked, walk, at }: WalkPicture) {
  const simulation = await simulate(walked.machine, walked.samples, walk.life);
  for (const step of walk.steps.slice(0, at + 1)) await simulation.take(reviveStep(walked, step));
  const snapshot = simulation.actor.getSnapshot();
  simulation.stop();
  return {
    active: new Set(activeNodes(snapshot).map(({ id }) => id)),
    taken: new Set(simulation.happened().taken),
    scheme: 'light' as const,
    title: `${walk.machine}: ${describeState(snapshot.value)}`,
  };
}

/** Draws them as the explorer does, by its own modules. */
export async function drawWalkPictures(root: string, pictures: readonly WalkPicture[]): Promise<void> {
  const server = await createServer({
    root,
    mode: 'explorer',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderChartSvg: render } = (await server.ssrLoadModule('/src/explorer/chart/picture.tsx')) as {
      renderChartSvg: typeof renderChartSvg;
    };
    const names = new Set(pictures.map(({ walk }) => walk.machine));
    const drawn = (await rosterOf(root)).filter(([name]) => names.has(name));
    const layouts = await layoutTextsOf(root, drawn, () => undefined);
    for (const picture of pictures) {
      const layout = layouts.get(picture.walk.machine);
      if (layout === undefined || !('text' in layout)) continue;
      mkdirSync(dirname(picture.file), { recursive: true });
      const svg = await render(JSON.parse(layout.text) as ChartLayout, await litAfter(picture), async () => '');
      writeFileSync(picture.file, svg);
    }
  } finally {
    await server.close();
  }
}
