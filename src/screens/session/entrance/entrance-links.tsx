import type { ReactNode } from 'react';
import type { Target } from '../../../../machines/domain/addresses';
import { AppLink } from '../../../parts/app-link';
import classes from './entrance.module.css';

/** Where else one may go from here: a page of the console, or one of somebody else. */
export function EntranceLinks({ ways }: { ways: readonly { to: Target | { href: string }; words: ReactNode }[] }) {
  return (
    <ul className={classes.ways}>
      {ways.map(({ to, words }) => (
        <li key={'href' in to ? to.href : to.to}>
          <AppLink className={classes.quiet} {...('href' in to ? to : { to })}>
            {words}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
