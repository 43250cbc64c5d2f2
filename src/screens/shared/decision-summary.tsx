import type { ReactNode } from 'react';
import classes from './shared.module.css';

/** What was chosen in the step before. */
export function DecisionSummary({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <dl className={classes.summary}>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </dl>
  );
}
