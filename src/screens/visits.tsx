import { Activity, Suspense, use } from 'react';
import { ScreenSkeleton } from '../parts/skeletons';
import type { Visit } from '../../machines/system/screens/screens.machine';
import { Boundary } from './boundary';
import { loadScreen } from '../seams/use-view';

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
