import {
  IconArchive,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconFlag,
  IconGavel,
  IconMessageQuestion,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TradeState } from '../theme/tokens';
import { classNames } from './class-names';
import classes from './state-pill.module.css';

const icons = {
  toReview: IconCircleDashed,
  suspicious: IconFlag,
  trusted: IconCircleCheck,
  sending: IconSend,
  awaiting: IconMessageQuestion,
  ended: IconGavel,
  retracted: IconArrowBackUp,
  rejected: IconX,
  discarded: IconArchive,
} satisfies Record<TradeState, unknown>;

export function StateIcon({ state, size = 14 }: { state: TradeState; size?: number }) {
  const Icon = icons[state];
  return <Icon size={size} stroke={2} aria-hidden="true" className={classes.icon} />;
}

interface StatePillProps {
  state: TradeState;
  /** Not confirmed by the gateway yet: looks slightly unfinished. */
  unconfirmed?: boolean;
  /** Other words than the state's own name. */
  children?: ReactNode;
}

/** A state of the trade: its icon, its word and its hue. */
export function StatePill({ state, unconfirmed = false, children }: StatePillProps) {
  return (
    <span className={classNames(classes.pill, unconfirmed && classes.unconfirmed)} data-state={state}>
      <StateIcon state={state} />
      <span className={classes.word}>{children ?? <FormattedMessage id={`state.${state}.name`} />}</span>
    </span>
  );
}
