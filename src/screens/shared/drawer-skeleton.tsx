import { Bone, Loading } from '../../parts/skeletons';
import classes from './drawer-skeleton.module.css';

const lines = ['60%', '75%', '50%', '70%', '65%', '55%'];

/** Stands in the decision pane for a drawer whose code is on its way. */
export function DrawerSkeleton() {
  return (
    <div className={classes.pane}>
      <Loading />
      {lines.map((width) => (
        <div key={width} className={classes.line} aria-hidden="true">
          <Bone width="1.25rem" height="1.25rem" round />
          <Bone width={width} />
        </div>
      ))}
    </div>
  );
}
