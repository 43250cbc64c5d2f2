import type { ReactNode } from 'react';
import { brand } from '../../../theme/brand';
import classes from './entrance.module.css';
import type { Target } from '../../../../machines/domain/addresses';
import { AppLink } from '../../../parts/app-link';

interface EntranceProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The card in the middle of the pages that lead into the console. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const { Mark } = brand;
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <Mark size={40} />
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </section>
    </div>
  );
}

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
