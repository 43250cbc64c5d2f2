import type { ReactNode } from 'react';
import { brand } from '../../../theme/brand';
import classes from './entrance.module.css';

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
