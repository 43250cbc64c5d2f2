import { shallowEqual, useSelector } from '@xstate/react';
import { screensView } from '../../../machines/system/screens/screens.view';
import { useIntl } from 'react-intl';
import { screenName } from '../../copy/names';
import { ScreenSkeleton } from '../../parts/skeletons';
import { useSystemMachine } from '../../seams/use-system';
import { useTitle } from '../../seams/use-title';
import { brand } from '../../theme/brand';
import { Visits } from '../visits';
import { CrashedScreen } from './crashed-screen';
import { MissingPart } from './lazy-missing-part';

/** The screen that was admitted, on its way, crashed, or without its code. */
export function Content() {
  const screens = useSystemMachine('screens');
  const { live, beneath, loading, crashed, unloaded, cut } = useSelector(screens, screensView, shallowEqual);
  const comingScreen = useSelector(screens, ({ context }) => context.place?.screen ?? null);
  const intl = useIntl();
  const shown = live?.screen ?? comingScreen;
  const name = shown === null ? null : screenName(intl, shown);
  useTitle(name === null ? brand.name : `${name} · ${brand.name}`);
  const reopen = () => screens.send({ type: 'screen.reopen' });
  if (crashed) return <CrashedScreen onReopen={reopen} />;
  if (unloaded) return <MissingPart screen={{ cut, onReopen: reopen }} />;
  if (live === null) return <ScreenSkeleton of={comingScreen} />;
  return (
    <Visits
      live={live}
      beneath={beneath}
      loading={loading}
      onReopen={reopen}
      onMissing={() => screens.send({ type: 'view.missing' })}
    />
  );
}
