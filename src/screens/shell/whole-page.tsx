import type { ReactNode } from 'react';
import classes from './whole-page.module.css';

interface WholePageProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** Over everything else. */
  covering?: boolean;
}

/** One message in the middle of the page, with the ways on. */
export function WholePage({ icon, title, children, actions, covering = false }: WholePageProps) {
  return (
    <div
      className={covering ? classes.covering : classes.page}
      role={covering ? 'alertdialog' : undefined}
      aria-labelledby={covering ? 'whole-page-title' : undefined}
    >
      <div className={classes.message}>
        <span className={classes.icon}>{icon}</span>
        <h1 id="whole-page-title">{title}</h1>
        <div className={classes.text}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </div>
  );
}
