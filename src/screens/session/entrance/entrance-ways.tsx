import type { ReactNode } from 'react';
import type { Target } from '../../../../machines/domain/addresses';
import { AppLink } from '../../../parts/app-link';
import classes from './entrance.module.css';

/** Where else one may go from here. */
export function EntranceWays({ ways }: { ways: readonly { to: Target; words: ReactNode }[] }) {
  return (
    <ul className={classes.ways}>
      {ways.map(({ to, words }) => (
        <li key={to.to}>
          <AppLink className={classes.quiet} to={to}>
            {words}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
