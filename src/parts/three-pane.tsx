import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './three-pane.module.css';

export const paneSteps = ['list', 'listing', 'decision'] as const;
export type PaneStep = (typeof paneSteps)[number];

interface ThreePaneProps {
  list: ReactNode;
  listing: ReactNode;
  decision: ReactNode;
  /** The pane in sight where there is no room for all. */
  step: PaneStep;
  onStep: (step: PaneStep) => void;
}

/** List, listing, decision: side by side on wide screens, steps on narrow ones. */
export function ThreePane({ list, listing, decision, step, onStep }: ThreePaneProps) {
  const intl = useIntl();
  return (
    <div className={classes.frame} data-step={step}>
      <nav className={classes.steps} aria-label={intl.formatMessage({ id: 'parts.steps.label' })}>
        {paneSteps.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.step}
            aria-current={one === step ? 'step' : undefined}
            onClick={() => onStep(one)}
          >
            <FormattedMessage id={`parts.steps.${one}`} />
          </button>
        ))}
      </nav>
      <div className={classes.panes}>
        <section className={classes.list} aria-label={intl.formatMessage({ id: 'parts.steps.list' })}>
          {list}
        </section>
        <section className={classes.listing} aria-label={intl.formatMessage({ id: 'parts.steps.listing' })}>
          {listing}
        </section>
        <section className={classes.decision} aria-label={intl.formatMessage({ id: 'parts.steps.decision' })}>
          {decision}
        </section>
      </div>
    </div>
  );
}
