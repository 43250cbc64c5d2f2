import type { ViewList } from '../../../../machines/domain/saved-views';
import { useSavedViewsActor } from '../../../seams/use-system';
import { lazyOverlay } from '../lazy-overlay';
import classes from './saved-views.module.css';

const SavedViewsMenu = lazyOverlay('savedViews', async () => (await import('./saved-views-menu')).default);

/** The views of that list: chosen, kept, renamed and deleted. It comes after the first paint, into a place that is kept for it. */
export function SavedViews({ list }: { list: ViewList }) {
  const actor = useSavedViewsActor();
  return <span className={classes.place}>{actor && <SavedViewsMenu actor={actor} list={list} />}</span>;
}
