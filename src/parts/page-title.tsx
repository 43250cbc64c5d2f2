import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import classes from './page-title.module.css';

interface PageTitleProps {
  /** The way to here from the home; a page that is right below it needs none, and the home itself says that there is none. */
  crumbs?: readonly Crumb[];
  /** A square before the words: what the page is about. */
  picture?: ReactNode;
  title: ReactNode;
  /** How many there are, beside the title. */
  count?: ReactNode;
  /** A few words after that, cut where there is no room for them. */
  beside?: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
}

/** The head of a page: where it is, what it is, and its one main action at the right. */
export function PageTitle({ title, crumbs = [{ name: title }], picture, count, beside, lead, action }: PageTitleProps) {
  const heading = (
    <h1 className={classes.title}>
      {title}
      {count !== undefined && (
        <>
          {' '}
          <span className={classes.count}>{count}</span>
        </>
      )}
    </h1>
  );
  return (
    <div className={classes.head}>
      {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      <div className={classes.words}>
        <Breadcrumb crumbs={crumbs} />
        {beside === undefined ? (
          heading
        ) : (
          <div className={classes.line}>
            {heading}
            {beside}
          </div>
        )}
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
