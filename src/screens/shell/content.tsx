import { shallowEqual, useSelector } from '@xstate/react';
import { screensView } from '../../../machines/system/screens/screens.view';
import { useIntl } from 'react-intl';
import { screenName } from '../../copy/names';
import { ScreenSkeleton } from '../../parts/skeletons';
import { useSystemMachine } from '../../seams/use-system';
import { useTitle } from '../../seams/use-browser';
import { brand } from '../../theme/brand';
import { CrashedScreen } from './crashed-screen';
import { MissingPart } from './lazy-parts';
import { Activity, Suspense, use, Component, type ReactNode } from 'react';
import type { Visit } from '../../../machines/system/screens/screens.machine';
import { loadScreen } from '../../seams/use-view';
import { isPartMissing } from '../../parts/memoize-async';

interface BoundaryProps {
  /** Told when the person asks for the screen again. */
  onReopen: () => void;
  /** Its code can't be had: that is told in its place. */
  onMissing: () => void;
  children: ReactNode;
}

/** One screen that breaks while it renders, or whose code does not come, loses only itself. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Nothing was thrown.') };
  }

  override componentDidCatch(error: unknown) {
    if (isPartMissing(error)) this.props.onMissing();
  }

  reopen = () => {
    this.setState({ error: null });
    this.props.onReopen();
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return isPartMissing(error) ? null : <CrashedScreen onReopen={this.reopen} />;
  }
}

interface VisitsProps {
  live: Visit;
  /** Rests out of sight as it was, so that Back is instant. */
  beneath: Visit | null;
  /** The live screen's machine is on its way. */
  loading: boolean;
  onReopen: () => void;
  onMissing: () => void;
}

/** The live screen, and beneath it the one that it was opened from. */
export function Visits({ live, beneath, loading, onReopen, onMissing }: VisitsProps) {
  const visits = beneath === null ? [live] : [beneath, live];
  return visits
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((visit) => (
      <Activity key={visit.key} mode={visit === live ? 'visible' : 'hidden'}>
        <Boundary onReopen={onReopen} onMissing={onMissing}>
          <Suspense fallback={<ScreenSkeleton of={visit.screen} />}>
            <VisitView visit={visit} loading={loading && visit === live} />
          </Suspense>
        </Boundary>
      </Activity>
    ));
}

function VisitView({ visit, loading }: { visit: Visit; loading: boolean }) {
  const Screen = use(loadScreen(visit.screen));
  if (loading) return <ScreenSkeleton of={visit.screen} />;
  return <Screen actor={visit.actor} params={visit.place.params} search={visit.place.search} />;
}

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
