import { loadLayoutEngine } from '../scripts/build/layout-engine';
import { setLayoutEngine } from '../src/explorer/chart/place-state';

/** Lays charts out with the engine of the build, which places everything where that of the page does, and sooner. */
export function layOutAsTheBuild(): void {
  const Engine = loadLayoutEngine();
  if (Engine !== null) setLayoutEngine(() => new Engine());
}
