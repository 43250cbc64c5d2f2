import { Bone, Loading } from '../../../parts/skeletons';
import classes from './case-screen.module.css';

/** Stands for a case while it loads: its tabs, its facts and the decision beside them. */
export function CaseSkeleton() {
  return (
    <div className={classes.panes}>
      <Loading />
      <div aria-hidden="true">
        <div>
          <span className={classes.waiting}>
            <Bone width="26rem" height="1.25rem" />
          </span>
        </div>
        <div className={classes.panel}>
          <Bone width="20rem" />
          <Bone width="20rem" />
          <Bone width="12rem" height="1.25rem" />
          <Bone height="3rem" />
        </div>
      </div>
      <div className={classes.decision} aria-hidden="true">
        <Bone width="40%" height="1.25rem" />
        <Bone width="90%" />
        <Bone height="var(--v-control)" />
        <Bone height="var(--v-control)" />
      </div>
    </div>
  );
}
