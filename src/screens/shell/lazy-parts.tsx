import { lazyPart } from '../../parts/lazy-part';
import { CrashedScreen } from './crashed-screen';
import { lazyOverlay } from '../shared/lazy-overlay';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { shellView } from '../../../machines/system/shell/shell.view';
import { useSystemMachine } from '../../seams/use-system';

/** What is said of few addresses comes with the first of them. */
export const DamagedAddressBanner = lazyPart(async () => ({
  default: (await import('./address-banners')).DamagedAddressBanner,
}));

export const ForcedLanguageBanner = lazyPart(async () => ({
  default: (await import('./address-banners')).ForcedLanguageBanner,
}));

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

const MaintenanceScreen = lazyPart(async () => ({ default: (await import('./maintenance-screen')).MaintenanceScreen }));

/** Covers everything while console and gateway do not fit each other, and stops nothing beneath it. */
export function MaintenanceCover() {
  const shell = useSystemMachine('shell');
  const { maintained } = useSelector(shell, shellView, shallowEqual);
  if (!maintained) return null;
  return (
    <Suspense fallback={null}>
      <MaintenanceScreen onReload={() => shell.send({ type: 'maintenance.reload' })} />
    </Suspense>
  );
}
