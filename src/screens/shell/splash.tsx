import { brand } from '../../theme/brand';
import classes from './splash.module.css';

/** The mark, for the moment in which nothing is decided yet. */
export function Splash() {
  const { Mark } = brand;
  return (
    <div className={classes.splash} aria-busy="true">
      <Mark />
    </div>
  );
}
