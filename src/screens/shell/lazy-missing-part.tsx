import { CrashedScreen } from './crashed-screen';
import { lazyOverlay } from '../shared/lazy-overlay';

/** What the person is told where even the word of it is missing. */
function Crashed({ screen }: { screen?: { onReopen: () => void } }) {
  return screen && <CrashedScreen onReopen={screen.onReopen} />;
}

/** Tells that a part of the console can't be had, in the place of a screen or above it. It is fetched before anything can be missing. */
export const MissingPart = lazyOverlay(
  'missingPart',
  async () => (await import('./missing-part')).MissingPart,
  Crashed,
);
