import { IconArchive, IconArrowBackUp, IconCircleCheck, IconFlag, IconPencil } from '@tabler/icons-react';
import type { MouseEvent, ButtonHTMLAttributes } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { markChoices, type MarkOrigin } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { KeyHint } from '../../../parts/key-hint';
import { StatePill } from '../../../parts/state-pill';
import { ReasonButton, useDisabledReason } from '../../../parts/reason-button';
import classes from './mark-buttons.module.css';
import { formatEventKey } from './triage-keys';
import type { BlockReasonInfo } from '../../../copy/block-reasons';
import { PlainButton } from '../../../parts/plain-controls';

interface WhyPlainProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Why it cannot be pressed now, null when it can. */
  why: BlockReasonInfo | null;
}

/** A button of a long list's row that says why it is disabled; it brings its own look. */
function PlainReasonButton({ why, onClick, ...props }: WhyPlainProps) {
  const { button, words } = useDisabledReason(why, onClick);
  return (
    <>
      <PlainButton {...props} {...button} />
      {words}
    </>
  );
}

const marks = {
  trust: { key: formatEventKey('listing.trust'), icon: IconCircleCheck, color: 'trusted', row: 'mark.trust.label' },
  suspect: { key: formatEventKey('listing.suspect'), icon: IconFlag, color: 'suspicious', row: 'mark.suspect.action' },
  undo: { key: formatEventKey('listing.undo'), icon: IconArrowBackUp, color: null, row: 'mark.dismiss.label' },
  edit: { key: formatEventKey('listing.edit'), icon: IconPencil, color: null, row: 'mark.edit.label' },
  discard: { key: formatEventKey('listing.discard'), icon: IconArchive, color: null, row: 'mark.discard.action' },
} as const;
/** Only a suggestion can be discarded; it has its own button. */
export type MarkName = Exclude<keyof typeof marks, 'discard'>;

export interface MarkControl {
  mark: MarkName;
  why: BlockReason | null;
}

/** What may be done under a listing, or in its row of the suspicious list, each with the reason why it can't be pressed now. */
export function markControlsOf(listing: VisibleListing, place?: MarkOrigin): MarkControl[] {
  const { standing, trust, suspect, edit, whyNotUndo } = markChoices(listing, place);
  if (place === 'reported_articles')
    return [
      { mark: 'edit', why: edit },
      { mark: 'trust', why: trust },
      { mark: 'undo', why: whyNotUndo },
    ];
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
    case 'discarded':
      return [];
  }
}

interface ControlProps {
  mark: keyof typeof marks;
  /** What it decides on: where many stand, their buttons are told apart by it. */
  title: string;
  why: BlockReason | null;
  onPress: () => void;
}

function PaneControl({ mark, why, onPress }: ControlProps) {
  const { key, icon: Icon, color } = marks[mark];
  return (
    <ReasonButton
      why={why}
      translate="no"
      {...(color === null ? { variant: 'default' as const } : { variant: 'light' as const, color })}
      aria-keyshortcuts={key}
      leftSection={<Icon size={16} aria-hidden="true" />}
      rightSection={<KeyHint>{key}</KeyHint>}
      onClick={onPress}
    >
      <FormattedMessage id={`mark.${mark}.action`} />
    </ReasonButton>
  );
}

/** What is decided by the press alone: the others open a drawer, which gives the focus back. */
const goes: ReadonlySet<keyof typeof marks> = new Set(['trust', 'undo']);

/** Such a button goes with its press: a browser that takes away what has the focus lays the whole page out first. Keys keep it. */
function focusOnCard(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[data-item]')?.focus({ preventScroll: true });
}

/** A plain button: cards stand by the hundred. */
function CardControl({ mark, title, why, onPress }: ControlProps) {
  const intl = useIntl();
  const { key, icon: Icon, color } = marks[mark];
  return (
    <PlainReasonButton
      why={why}
      translate="no"
      className={classes[color ?? 'link']}
      aria-label={intl.formatMessage(
        { id: 'mark.card.label' },
        { action: intl.formatMessage({ id: `mark.${mark}.action` }), title },
      )}
      aria-keyshortcuts={key}
      onMouseDown={goes.has(mark) ? focusOnCard : undefined}
      onClick={onPress}
    >
      {color !== null && <Icon size={16} aria-hidden="true" />}
      <FormattedMessage id={`mark.${mark}.action`} />
    </PlainReasonButton>
  );
}

/** What a mark is called in the menu of a row of the suspicious list. */
export const markMessageOf = (mark: MarkName) => marks[mark].row;

export function MarkIcon({ mark }: { mark: MarkName }) {
  const { icon: Icon } = marks[mark];
  return <Icon size={16} aria-hidden="true" />;
}

const looks = { pane: PaneControl, card: CardControl };

interface MarkButtonsProps {
  listing: VisibleListing;
  in: keyof typeof looks;
  onMark: (mark: MarkName) => void;
}

interface DiscardButtonProps {
  listing: VisibleListing;
  in: 'pane' | 'card';
  onPress: () => void;
}

/** What may be decided on a listing, wherever it is shown; what can't be says why. */
export function MarkButtons({ listing, in: look, onMark }: MarkButtonsProps) {
  const Control = looks[look];
  return markControlsOf(listing).map(({ mark, why }) => (
    <Control key={mark} mark={mark} title={listing.title} why={why} onPress={() => onMark(mark)} />
  ));
}

/** Characters for which both marks of an open listing have room beside each other in the narrowest card. */
const roomForMarks = 20;

/** Whether the words of both marks may take more than a line in a card. */
export const areMarksLong = (intl: IntlShape): boolean =>
  (['mark.trust.action', 'mark.suspect.action'] as const).reduce(
    (sum, id) => sum + intl.formatMessage({ id }).length,
    0,
  ) > roomForMarks;

/** Takes a suggestion away, beside what may be decided on it otherwise; nothing once that was done. */
export function DiscardButton({ listing, in: look, onPress }: DiscardButtonProps) {
  const Control = looks[look];
  const { standing, discard } = markChoices(listing);
  return standing === 'open' && <Control mark="discard" title={listing.title} why={discard} onPress={onPress} />;
}

interface MarkPillProps {
  listing: VisibleListing;
  /** What is shown of one that nothing was decided on. */
  open?: 'toReview';
  /** Alone on its line, it says that what is marked was not sent. */
  inFull?: boolean;
}

/** Where a listing stands between the decisions. */
export function MarkPill({ listing, open, inFull = false }: MarkPillProps) {
  const { standing } = markChoices(listing);
  if (standing === 'open' && open === undefined) return null;
  const state = standing === 'open' ? 'toReview' : standing === 'sent' ? 'sending' : standing;
  return (
    <StatePill state={state} unconfirmed={listing.pendingMark !== null}>
      {standing === 'sent' || standing === 'discarded' ? (
        <FormattedMessage id={`mark.${standing}.name`} />
      ) : standing === 'suspicious' && inFull ? (
        <FormattedMessage id="mark.unsent.name" />
      ) : undefined}
    </StatePill>
  );
}
