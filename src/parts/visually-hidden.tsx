import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** Words for assistive technology alone. */
export function VisuallyHidden({ children, ...props }: { id?: string; role?: 'status'; children: ReactNode }) {
  return (
    <span {...props} className={classes.hidden}>
      {children}
    </span>
  );
}
