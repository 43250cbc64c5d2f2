import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Case } from '../../../../contracts/shapes';
import type { VariantsActor } from './case-variants';
import { ReportTab } from './fact-tabs';
import classes from './case-screen.module.css';

/** What was reported, below what the seller says of it: nothing need be opened to decide. */
export function ReportSection({ shown, variants }: { shown: Case; variants: VariantsActor | null }) {
  const id = useId();
  return (
    <section className={classes.report} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="answering.report.title" />
      </h2>
      <ReportTab shown={shown} variants={variants} />
    </section>
  );
}
