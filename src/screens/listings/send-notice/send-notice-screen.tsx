import { IconCircleCheck, IconFileUnknown, IconListSearch, IconSend } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { markChoices } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import type { sendNoticeMachine } from '../../../../machines/listings/send-notice/send-notice.machine';
import { sendNoticeView } from '../../../../machines/listings/send-notice/send-notice.view';
import { listingStatusName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { DetailSkeleton } from '../../../parts/skeletons';
import { ReasonButton } from '../../../parts/reason-button';
import { useListing, useConversion } from '../../../seams/use-console';
import { DrawerSkeleton } from '../../shared/lazy-drawers';
import { FailureLine } from '../../shared/failure-line';
import { MarkingPane, useMarking } from '../../shared/marking/marking-pane';
import classes from './send-notice-screen.module.css';
import { CopyableId } from '../../../parts/copyable-id';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { BrandLine, StockLine } from '../../shared/listing/listing-facts';
import { SiteText } from '../../../parts/site-text';

/** A listing in short: what it is, what it costs and who sells it. */
function ListingSummary({ listing }: { listing: VisibleListing }) {
  const convert = useConversion();
  return (
    <article className={classes.summary}>
      <ListingPicture
        url={listing.pictures[0]?.url ?? listing.thumbnail}
        alt=""
        size="normal"
        eager
        className={classes.picture}
      />
      <div className={classes.words}>
        <h2 className={classes.title}>
          <AppLink to={{ to: 'listing', params: { articleId: listing.id }, search: { from: 'send_notice' } }}>
            <SiteText site={listing.siteId}>{listing.title}</SiteText>
          </AppLink>
        </h2>
        <p className={classes.price}>
          <Money value={convert(listing.price)} original={listing.price} />
        </p>
        <CopyableId id={listing.id} />
        <p>
          <StockLine listing={listing} />
        </p>
        <p>
          <BrandLine listing={listing} />
        </p>
        {listing.seller !== null && (
          <p className={classes.soft} translate="no">
            {listing.seller.nickname}
          </p>
        )}
      </div>
    </article>
  );
}

interface CardProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

function Card({ icon, title, children }: CardProps) {
  return (
    <section className={classes.card}>
      <h2 className={classes.cardTitle}>
        {icon} <span role="status">{title}</span>
      </h2>
      {children}
    </section>
  );
}

interface StandingProps {
  actor: ActorRefFrom<typeof sendNoticeMachine>;
  listing: VisibleListing;
}

/** What stands in the decision pane where no drawer is open. */
function Standing({ actor, listing }: StandingProps) {
  const { phase, failure, whyNotSend } = useSelector(actor, sendNoticeView, shallowEqual);
  const { send } = actor;
  const history = (
    <AppLink to={{ to: 'history' }}>
      <FormattedMessage id="sendNotice.history.action" />
    </AppLink>
  );
  const sendButton = (
    <ReasonButton
      why={phase === 'unsent' ? null : whyNotSend}
      fullWidth
      leftSection={<IconSend size={16} aria-hidden="true" />}
      onClick={() => send({ type: 'notice.send' })}
    >
      <FormattedMessage id="sendNotice.send.action" />
    </ReasonButton>
  );
  switch (phase) {
    case 'closed':
      return (
        <Card title={<FormattedMessage id="sendNotice.closed.title" />}>
          {failure !== null && <FailureLine failure={failure} kept={<FormattedMessage id="sendNotice.kept.text" />} />}
          <ReasonButton
            why={markChoices(listing).suspect}
            translate="no"
            fullWidth
            onClick={() => send({ type: 'report.open' })}
          >
            <FormattedMessage id="sendNotice.open.action" />
          </ReasonButton>
        </Card>
      );
    case 'suspicious':
      return (
        <Card title={<FormattedMessage id="sendNotice.suspicious.title" />}>
          <p>
            <FormattedMessage id="sendNotice.suspicious.text" />
          </p>
          {sendButton}
        </Card>
      );
    case 'unsent':
      return (
        <Card title={<FormattedMessage id="sendNotice.unsent.title" />}>
          {failure !== null && (
            <FailureLine failure={failure} kept={<FormattedMessage id="sendNotice.unsent.text" />} />
          )}
          {sendButton}
        </Card>
      );
    case 'sending':
      return (
        <Card
          icon={<IconSend size={18} aria-hidden="true" />}
          title={<FormattedMessage id="sendNotice.sending.title" />}
        >
          <p>
            <FormattedMessage id="sendNotice.sending.text" />
          </p>
        </Card>
      );
    case 'sent':
    case 'underWay':
      return (
        <Card
          icon={<IconCircleCheck size={18} aria-hidden="true" />}
          title={<FormattedMessage id={phase === 'sent' ? 'sendNotice.sent.title' : 'sendNotice.underWay.title'} />}
        >
          {history}
        </Card>
      );
    case 'trusted':
      return (
        <Card title={<FormattedMessage id="sendNotice.trusted.title" />}>
          <p>
            <FormattedMessage id="sendNotice.trusted.text" />
          </p>
        </Card>
      );
    case 'reporting':
      return <DrawerSkeleton />;
    default:
      return null;
  }
}

/** One report from its own address: the listing in short, and the drawer beside it. */
export function SendNoticeScreen({ actor }: { actor: ActorRefFrom<typeof sendNoticeMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, sendNoticeView, shallowEqual);
  const deciding = useMarking(view.marking).drawer !== null;
  const listing = useListing(view.id ?? '');
  const searches = (
    <AppLink to={{ to: 'liveSearches' }}>
      <FormattedMessage id="listingDetail.searches.action" />
    </AppLink>
  );
  const stopped = view.phase === 'missing' || view.phase === 'invalid' || view.phase === 'failed';
  return (
    <>
      <PageTitle title={<FormattedMessage id="sendNotice.title.text" />} />
      {view.phase === 'asking' && <DetailSkeleton />}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => actor.send({ type: 'listing.reload' })} />
      )}
      {view.phase === 'missing' && (
        <EmptyState
          icon={<IconFileUnknown size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="listingDetail.missing.title" />}
          action={searches}
        >
          <FormattedMessage id="listingDetail.missing.text" />
        </EmptyState>
      )}
      {view.phase === 'invalid' && (
        <EmptyState
          icon={<IconListSearch size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="listingDetail.invalid.title" />}
          action={searches}
        >
          <FormattedMessage
            id="listingDetail.invalid.text"
            values={{ id: view.id, status: view.status === null ? 'none' : listingStatusName(intl, view.status) }}
          />
        </EmptyState>
      )}
      {!stopped && view.phase !== 'asking' && listing !== undefined && (
        <div className={classes.panes}>
          <ListingSummary listing={listing} />
          <div className={classes.decision}>
            {deciding ? (
              <MarkingPane inPane sends={view.whyNotSend === null} actor={view.marking} />
            ) : (
              <Standing actor={actor} listing={listing} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
