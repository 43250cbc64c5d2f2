import { SkeletonBar } from '../../../parts/skeletons';
import { PanesSkeleton } from './listing-panes';
import classes from './results-screen.module.css';

/** Stands for the results while they load, in the places where they come. */
export function ResultsSkeleton() {
  return (
    <>
      <div className={classes.toCome} aria-hidden="true">
        <SkeletonBar width="22rem" height="1.25rem" />
      </div>
      <PanesSkeleton />
    </>
  );
}
