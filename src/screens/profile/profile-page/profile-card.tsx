import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './profile-page-screen.module.css';

interface CardProps {
  title: ReactNode;
  aside?: ReactNode;
  /** It takes the whole width, for sentences. */
  wide?: boolean;
  children: ReactNode;
}

/** One part of the page, under its name. */
export function Card({ title, aside, wide, children }: CardProps) {
  return (
    <section className={classes.card} data-wide={wide}>
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
