import { Bone, GridSkeleton } from '../../../parts/skeletons';
import classes from './results-screen.module.css';

const facts = [72, 48, 60, 56, 40];

/** Stands for the results while they load, in the places where they come. */
export function ResultsSkeleton() {
  return (
    <>
      <div className={classes.tools} aria-hidden="true">
        <Bone width="22rem" height="1.25rem" />
        <Bone width="18rem" height="var(--v-control)" />
      </div>
      <div className={classes.panes}>
        <GridSkeleton cards={20} />
        <div className={classes.decision} aria-hidden="true">
          <div className={classes.rest}>
            <Bone picture />
            <Bone width="80%" height="1.25rem" />
            <Bone width="45%" height="1.5rem" />
            <Bone width="100%" height="var(--v-control)" />
            {facts.map((width) => (
              <Bone key={width} width={`${width}%`} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
