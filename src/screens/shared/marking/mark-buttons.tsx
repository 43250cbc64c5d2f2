import { IconArrowBackUp, IconCircleCheck, IconFlag, IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Because } from '../../../../machines/domain/because';
import { markChoices } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/seats/listings';
import { describeBecause } from '../../../copy/because';
import { KeyHint } from '../../../parts/key-hint';
import { PlainButton } from '../../../parts/plain-controls';
import { StatePill } from '../../../parts/state-pill';
import { WhyButton } from '../../../parts/why-button';
import classes from './mark-buttons.module.css';

const marks = {
  trust: { key: 'T', icon: IconCircleCheck, color: 'trusted' },
  suspect: { key: 'S', icon: IconFlag, color: 'suspicious' },
  undo: { key: 'U', icon: IconArrowBackUp, color: null },
  edit: { key: 'E', icon: IconPencil, color: null },
} as const;
export type MarkName = keyof typeof marks;

export interface MarkControl {
  mark: MarkName;
  why: Because | null;
}

/** The buttons that stand under a listing, each with the reason why it can't be pressed now. */
export function controlsOf(listing: VisibleListing): MarkControl[] {
  const { standing, trust, suspect, edit, whyNotUndo } = markChoices(listing);
  switch (standing) {
    case 'open':
      return [
        { mark: 'trust', why: trust },
        { mark: 'suspect', why: suspect },
      ];
    case 'trusted':
      return [{ mark: 'undo', why: whyNotUndo }];
    case 'suspicious':
      return [
        { mark: 'undo', why: whyNotUndo },
        { mark: 'edit', why: edit },
      ];
    case 'sent':
      return [];
  }
}

interface ControlProps extends MarkControl {
  onPress: () => void;
}

function PaneControl({ mark, why, onPress }: ControlProps) {
  const { key, icon: Icon, color } = marks[mark];
  return (
    <WhyButton
      why={why}
      {...(color === null ? { variant: 'default' as const } : { variant: 'light' as const, color })}
      aria-keyshortcuts={key}
      leftSection={<Icon size={16} aria-hidden="true" />}
      rightSection={<KeyHint>{key}</KeyHint>}
      onClick={onPress}
    >
      <FormattedMessage id={`mark.${mark}.action`} />
    </WhyButton>
  );
}

/** A plain button: cards stand by the hundred. */
function CardControl({ mark, why, onPress }: ControlProps) {
  const intl = useIntl();
  const says = useId();
  const { key, icon: Icon, color } = marks[mark];
  const sentence = why === null ? undefined : describeBecause(intl, why);
  return (
    <>
      <PlainButton
        className={classes[color ?? 'link']}
        aria-disabled={why !== null || undefined}
        aria-describedby={why === null ? undefined : says}
        aria-keyshortcuts={key}
        title={sentence}
        onClick={why === null ? onPress : undefined}
      >
        {color !== null && <Icon size={16} aria-hidden="true" />}
        <FormattedMessage id={`mark.${mark}.action`} />
      </PlainButton>
      {sentence !== undefined && (
        <span id={says} hidden>
          {sentence}
        </span>
      )}
    </>
  );
}

interface MarkButtonsProps {
  listing: VisibleListing;
  in: 'pane' | 'card';
  onMark: (mark: MarkName) => void;
}

/** What may be decided on a listing, wherever it is shown; what can't be says why. */
export function MarkButtons({ listing, in: place, onMark }: MarkButtonsProps) {
  const Control = place === 'pane' ? PaneControl : CardControl;
  return controlsOf(listing).map(({ mark, why }) => (
    <Control key={mark} mark={mark} why={why} onPress={() => onMark(mark)} />
  ));
}

/** Where a listing stands between the decisions. */
export function MarkPill({ listing, open }: { listing: VisibleListing; open?: 'toReview' }) {
  const { standing } = markChoices(listing);
  if (standing === 'open' && open === undefined) return null;
  const state = standing === 'open' ? 'toReview' : standing === 'sent' ? 'sending' : standing;
  return (
    <StatePill state={state} unconfirmed={listing.pendingMark !== null}>
      {standing === 'sent' ? <FormattedMessage id="mark.sent.name" /> : undefined}
    </StatePill>
  );
}
