import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './profile-page-screen.module.css';

/** One part of the page, under its name. */
export function Card({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <header className={classes.cardHead}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Names and values; a value that is missing is told as not given. */
export function Facts({ facts }: { facts: readonly { label: ReactNode; value: ReactNode; key: string }[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value ?? <FormattedMessage id="profilePage.none.text" />}</dd>
        </div>
      ))}
    </dl>
  );
}
