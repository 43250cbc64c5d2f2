import { shallowEqual, useSelector } from '@xstate/react';
import { Fragment, memo, useDeferredValue, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OriginModel } from '../../../../contracts/shapes';
import type { LearnedOrder } from '../../../../machines/domain/learned-order';
import type { LastReport } from '../../../../machines/domain/last-report';
import type { Relisting } from '../../../../machines/domain/relistings';
import { markChoices } from '../../../../machines/domain/marking';
import { canTranslate, languageOfSite } from '../../../../machines/domain/sites';
import { listingPreviewView } from '../../../../machines/search/listing-preview/listing-preview.view';
import type { Relistings } from '../../../../machines/search/relistings/relistings.machine';
import { triageCursor } from '../../../../machines/shared/triage/triage.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { helpKey, formatKey } from '../../../parts/keys';
import { KeyHint, KeyHints } from '../../../parts/key-hint';
import { Money } from '../../../parts/money';
import { usePressing } from '../../../parts/use-pressing';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { useConversion, useListing, useSystemActorState } from '../../../seams/use-console';
import { lazyOverlay } from '../../shared/lazy-overlay';
import { photoPeriodKeys, zoomKey } from '../../shared/gallery/photo-keys';
import { TranslateSwitch } from '../../shared/listing/translate-switch';
import { MarkButtons, MarkPill, type MarkName } from '../../shared/marking/mark-buttons';
import { RepeatButton } from '../../shared/marking/repeat-button';
import { ChooseKey } from '../../shared/selection/card-checkbox';
import type { TriageActor } from './card-grid';
import classes from './decision-pane.module.css';
import { ListingPreview, type PreviewedListing } from './listing-preview';
import { LearnedReasons } from './learned-reasons';
import { RelistingReport } from './relisting-note';
import { PaneFacts } from './pane-facts';
import { SamePictureButton } from './same-picture';

const RingNote = lazyOverlay('ringNote', async () => (await import('../../shared/seller/ring-note')).default);

interface DecisionPaneProps extends PreviewedListing {
  /** Where a mark counts for that is made on its page. */
  from: OriginModel;
  /** By this it stands where it does, where that order is chosen. */
  learned?: LearnedOrder | null;
  /** It is like one that was taken down. */
  relisting?: Relisting | undefined;
  /** Behind what may be decided on it, and behind the keys. */
  actions?: ReactNode;
  keys?: ReactNode;
  send: (event: { type: `listing.${MarkName}` | 'listing.repeat'; id: string; repeat?: LastReport }) => void;
}

/** The listing under the cursor, large enough to decide on, beside the grid on wide screens: it follows once the card itself is painted. */
export function DecisionPane(props: DecisionPaneProps) {
  const listing = useListing(props.id);
  const deferredProps = useDeferredValue({ ...props, listing });
  const pressing = usePressing();
  return deferredProps.listing && <Pane {...deferredProps} listing={deferredProps.listing} waits={pressing} />;
}

/** The decision on the listing under the cursor of a list whose listings are chosen, too. */
export function CursorDecision({
  actor,
  relistings,
  ...looked
}: Pick<DecisionPaneProps, 'shown' | 'preview' | 'from' | 'learned'> & {
  actor: TriageActor;
  relistings?: Relistings;
}) {
  const { cursor, next } = useSelector(actor, triageCursor, shallowEqual);
  return (
    cursor !== null && (
      <DecisionPane
        {...looked}
        id={cursor}
        next={next}
        relisting={relistings?.[cursor]}
        keys={<ChooseKey />}
        send={actor.send}
      />
    )
  );
}

interface PaneProps extends DecisionPaneProps {
  listing: VisibleListing;
  /** Stays as it is. */
  waits: boolean;
}

const Pane = memo(
  function Pane({ from, learned = null, relisting, actions, keys, send, listing, waits: _, ...looked }: PaneProps) {
    const intl = useIntl();
    const { id } = looked;
    const convert = useConversion();
    const reading = useSelector(useSystemActorState('shell'), ({ context }) => context.lang);
    // Their key as a word: the module that names it comes with the note.
    const hasRings = useSelector(useSystemActorState('drafts'), ({ context }) => 'rings' in context.drafts);
    const translation = useSelector(looked.preview, listingPreviewView, shallowEqual);
    const { standing, trust: why } = markChoices(listing);
    const translated = translation.translated?.lang === reading ? translation.translated : null;
    return (
      <section className={classes.pane} aria-label={intl.formatMessage({ id: 'results.decision.label' })}>
        <ListingPreview {...looked} thumbnail={listing.thumbnail} />
        <Fragment key={id}>
          <div className={classes.head}>
            <h2 className={classes.title}>
              <AppLink
                to={{ to: 'listing', params: { articleId: id }, search: { from } }}
                lang={translated?.lang ?? languageOfSite(listing.siteId)}
              >
                {translated?.title ?? listing.title}
              </AppLink>
            </h2>
            <div className={classes.price}>
              <Money value={convert(listing.price)} original={listing.price} />
            </div>
            <CopyableId id={id} />
            {looked.shown && canTranslate(listing.siteId, reading) && (
              <TranslateSwitch
                translated={translated}
                translating={translation.translating}
                onToggle={() => looked.preview?.send({ type: 'translation.toggle' })}
              />
            )}
          </div>
          <div className={classes.actions}>
            {standing !== 'open' && (
              <span className={classes.wide}>
                <MarkPill listing={listing} inFull />
              </span>
            )}
            <MarkButtons listing={listing} in="pane" onMark={(mark) => send({ type: `listing.${mark}`, id })} />
            {relisting !== undefined && (
              <RelistingReport
                relisting={relisting}
                listing={listing}
                onReport={(repeat) => send({ type: 'listing.repeat', id, repeat })}
              />
            )}
            <RepeatButton listing={listing} onPress={() => send({ type: 'listing.repeat', id })} />
            {actions}
          </div>
          {looked.preview && (listing.thumbnail !== null || listing.pictures.length > 0) && (
            <div>
              <SamePictureButton preview={looked.preview} />
            </div>
          )}
          {hasRings && listing.seller !== null && <RingNote sellerId={listing.seller.id} />}
          {standing === 'open' && why !== null && <p className={classes.why}>{describeBlockReason(intl, why)}</p>}
          {learned !== null && (
            <LearnedReasons
              listing={listing}
              learned={learned}
              label={intl.formatMessage({ id: 'learned.reasons.label' })}
            />
          )}
          <PaneFacts listing={listing} preview={looked.preview} />
        </Fragment>
        <KeyHints>
          {(['↵', '← →', helpKey] as const).map((key) => (
            <span key={key}>
              <KeyHint>{key}</KeyHint>
              <FormattedMessage id={keyWords[key]} />
            </span>
          ))}
          {listing.pictures.length > 1 && (
            <span>
              <KeyHint>{formatKey(photoPeriodKeys.previous)}</KeyHint>
              <KeyHint>{formatKey(photoPeriodKeys.next)}</KeyHint>
              <FormattedMessage id="results.photos.key" />
            </span>
          )}
          {listing.pictures.length > 0 && (
            <span>
              <KeyHint>{formatKey(zoomKey)}</KeyHint>
              <FormattedMessage id="results.zoom.key" />
            </span>
          )}
          {keys}
        </KeyHints>
      </section>
    );
  },
  (before: PaneProps, now: PaneProps) => now.waits || shallowEqual(before, now),
);

const keyWords = {
  '↵': 'results.open.key',
  '← →': 'results.move.key',
  [helpKey]: 'results.keys.key',
} as const;
