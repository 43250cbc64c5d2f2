import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { shellView } from '../../../machines/system/shell/shell.view';
import { useSystemMachine } from '../../seams/use-system';
import { lazyPart } from '../../parts/lazy-part';

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
