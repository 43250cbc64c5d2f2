import { SkeletonBar, Loading } from '../../../parts/skeletons';
import classes from './case-screen.module.css';

/** Stands for a case while it loads: its tabs, its facts and the decision beside them. */
export function CaseSkeleton() {
  return (
    <div className={classes.panes}>
      <Loading />
      <div aria-hidden="true">
        <div>
          <span className={classes.waiting}>
            <SkeletonBar width="26rem" height="1.25rem" />
          </span>
        </div>
        <div className={classes.panel}>
          <SkeletonBar width="20rem" />
          <SkeletonBar width="20rem" />
          <SkeletonBar width="12rem" height="1.25rem" />
          <SkeletonBar height="3rem" />
        </div>
      </div>
      <div className={classes.decision} aria-hidden="true">
        <SkeletonBar width="40%" height="1.25rem" />
        <SkeletonBar width="90%" />
        <SkeletonBar height="var(--v-control)" />
        <SkeletonBar height="var(--v-control)" />
      </div>
    </div>
  );
}
