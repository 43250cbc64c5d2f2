import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** A name above its value; a value that is null is left out. */
export type GridFact = readonly [key: string, name: ReactNode, value: ReactNode];

/** Short facts beside each other, as many as there is room for. */
export function FactGrid({ facts }: { facts: readonly GridFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([key, name, value]) =>
        value === null ? null : (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
