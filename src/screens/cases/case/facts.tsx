import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../copy/message-ids';
import classes from './case-screen.module.css';

export type FactRow = readonly [label: MessageId, value: ReactNode];

/** Names and values; a value that is missing is told as no data. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Fact({ label, value }: { label: MessageId; value: ReactNode }) {
  return (
    <>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>
        {value === null || value === '' || value === undefined ? <FormattedMessage id="case.none.text" /> : value}
      </dd>
    </>
  );
}
