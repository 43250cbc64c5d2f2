import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What would be here. */
  title: ReactNode;
  children?: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
}

/** Nothing to show: what would be here, and how it gets here. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
