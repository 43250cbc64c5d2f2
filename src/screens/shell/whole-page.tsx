import type { ReactNode } from 'react';
import classes from './whole-page.module.css';

interface WholePageProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

/** The id of the message's title. */
export const wholePageTitle = 'whole-page-title';

/** One message in the middle of the page, with the ways on. */
export function WholePage({ icon, title, children, actions }: WholePageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.message}>
        <span className={classes.icon}>{icon}</span>
        <h1 id={wholePageTitle}>{title}</h1>
        <div className={classes.text}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </div>
  );
}
