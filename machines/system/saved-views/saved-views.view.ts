import type { SnapshotFrom } from 'xstate';
import { isView, viewTarget, readSavedViews, type ViewList } from '../../domain/saved-views';
import type { Location } from '../../domain/locations';
import type { savedViewsMachine } from './saved-views.machine';

/** Whether the views of that list are looked through, which one is renamed, and which one can be had back. */
export function savedViewsView(snapshot: SnapshotFrom<typeof savedViewsMachine>, list: ViewList) {
  const { renaming, dropped, list: whose } = snapshot.context;
  return { opened: snapshot.matches('open') && whose === list, renaming, dropped };
}

/** The views of a list by name, where each leads from here, and whether the list stands so now. */
export const shownViews = (
  settings: Readonly<Record<string, unknown>> | undefined,
  list: ViewList,
  place: Pick<Location, 'address' | 'params' | 'search'> | null,
) =>
  readSavedViews(settings, list).map((view) => {
    const here = place?.address === list ? place : null;
    return { ...view, to: viewTarget(view, here?.params), holds: here !== null && isView(view, here) };
  });
