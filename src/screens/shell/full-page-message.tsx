import type { ReactNode } from 'react';
import classes from './full-page-message.module.css';

interface WholePageProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

/** The id of the message's title. */
export const fullPageTitleId = 'whole-page-title';

/** One message in the middle of the page, with the ways on. */
export function FullPageMessage({ icon, title, children, actions }: WholePageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.message}>
        <span className={classes.icon}>{icon}</span>
        <h1 id={fullPageTitleId}>{title}</h1>
        <div className={classes.text}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </div>
  );
}
