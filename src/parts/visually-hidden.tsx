import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** Words for assistive technology alone. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={classes.hidden}>
      {children}
    </span>
  );
}
