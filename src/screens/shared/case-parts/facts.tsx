import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../copy/message-ids';
import classes from './case-parts.module.css';

export type FactRow = readonly [label: MessageId, value: ReactNode];

const isMissing = (value: ReactNode) => value === null || value === '' || value === undefined;

interface FactsProps {
  rows: readonly FactRow[];
  /** What is missing is left out. */
  known?: boolean;
  /** Two of them a line, where there is room. */
  across?: boolean;
}

/** Names and values; a value that is missing is told as no data. */
export function Facts({ rows, known = false, across = false }: FactsProps) {
  return (
    <dl className={classes.facts} data-across={across || undefined}>
      {(known ? rows.filter(([, value]) => !isMissing(value)) : rows).map(([label, value]) => (
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
      <dd>{isMissing(value) ? <FormattedMessage id="case.none.text" /> : value}</dd>
    </>
  );
}
