import { IconFileUnknown, IconListSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { markStatusOf } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import type { listingDetailMachine } from '../../../../machines/listings/listing-detail/listing-detail.machine';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.rules';
import {
  listingDetailView,
  type ListingDetailView,
} from '../../../../machines/listings/listing-detail/listing-detail.view';
import { listingStatusName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { keyActsOf } from '../../../parts/keys';
import { KeyScope } from '../../../parts/key-scope';
import { PageTitle } from '../../../parts/page-title';
import { DetailSkeleton } from '../../../parts/skeletons';
import { useListing, useSystemActorState } from '../../../seams/use-console';
import { translateKeys } from '../../shared/listing/translate-switch';
import { searchesCrumb, useOriginCrumbs } from '../../shared/listing/origin-crumbs';
import { MarkingPane, useMarking } from '../../shared/marking/marking-pane';
import { photoKeys, photoArrowKeys } from '../../shared/gallery/photo-keys';
import { decisionKeys, discardKeys, repeatKeys, whyNotAccepted } from '../../shared/marking/triage-keys';
import { DecisionPanel } from './decision-panel';
import { ListingPane } from './listing-pane';
import classes from './listing-screen.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';
import { Suspense } from 'react';
import { lazyPart } from '../../../parts/lazy-part';

const SaleConditionsModal = lazyPart(() => import('./sale-conditions-modal'));
const LinkedItemsModal = lazyPart(() => import('./linked-items-modal'));
const PhotoChangesModal = lazyPart(() => import('./photo-changes-modal'));

interface ListingModalsProps {
  view: Pick<ListingDetailView, 'modal' | 'linkedItems' | 'photoChanges'>;
  listing: VisibleListing;
  send: (event: ListingDetailEvent) => void;
}

/** What stands over a listing's page; the code of each comes with its first opening. */
export function ListingModals({ view, listing, send }: ListingModalsProps) {
  const close = () => send({ type: 'modal.close' });
  return (
    <Suspense fallback={null}>
      {view.modal === 'saleConditions' && <SaleConditionsModal listing={listing} onClose={close} />}
      {view.linkedItems !== null && <LinkedItemsModal actor={view.linkedItems} onClose={close} />}
      {view.modal === 'photoChanges' && (
        <PhotoChangesModal
          changes={view.photoChanges}
          listing={listing}
          onRetry={() => send({ type: 'photoChanges.reload' })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

type Actor = ActorRefFrom<typeof listingDetailMachine>;

function Missing() {
  return (
    <EmptyState
      icon={<IconFileUnknown size={32} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="listingDetail.missing.title" />}
      action={
        <AppLink to={{ to: 'liveSearches' }}>
          <FormattedMessage id="listingDetail.searches.action" />
        </AppLink>
      }
    >
      <FormattedMessage id="listingDetail.missing.text" />
    </EmptyState>
  );
}

function Invalid({ id, status }: { id: string | null; status: string | null }) {
  const intl = useIntl();
  return (
    <EmptyState
      icon={<IconListSearch size={32} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="listingDetail.invalid.title" />}
      action={
        <AppLink to={{ to: 'liveSearches' }}>
          <FormattedMessage id="listingDetail.searches.action" />
        </AppLink>
      }
    >
      <FormattedMessage
        id="listingDetail.invalid.text"
        values={{ id, status: status === null ? 'none' : listingStatusName(intl, status) }}
      />
    </EmptyState>
  );
}

function ListingContent({ actor, listing }: { actor: Actor; listing: VisibleListing }) {
  const intl = useIntl();
  const view = useSelector(actor, listingDetailView, shallowEqual);
  const { drawer, discard } = useMarking(view.marking);
  const deciding = drawer !== null || discard !== null;
  const { send } = actor;
  const why = whyNotAccepted<ListingDetailEvent>(actor, view.marking, view.id);
  const reading = useSelector(useSystemActorState('shell'), (snapshot) => snapshot.context.lang);
  const decided = markStatusOf(listing) !== 'open' || listing.noticed?.sent === true;
  const translated = view.translated?.lang === reading ? view.translated : null;
  return (
    <KeyScope
      focusOn={listing.id}
      named="keys.listing.name"
      focus="ifLost"
      className={classes.scope}
      keys={{
        ...keyActsOf<ListingDetailEvent>({ ...decisionKeys, ...repeatKeys }, send, why),
        ...keyActsOf<ListingDetailEvent>(translateKeys, send, why),
        ...(!deciding && view.gallery !== null && photoKeys(view.gallery, photoArrowKeys)),
        ...(view.suggested && keyActsOf<ListingDetailEvent>(discardKeys, send, why)),
      }}
    >
      <PageTitle
        crumbs={[...useOriginCrumbs({ from: view.from, usual: searchesCrumb(intl) }), { name: listing.id }]}
        title={
          <span data-page-name lang={translated?.lang ?? languageOfSite(listing.siteId)}>
            {translated?.title ?? listing.title}
          </span>
        }
      />
      <div className={classes.panes} data-deciding={deciding || undefined} data-decided={decided || undefined}>
        <div className={classes.listing}>
          <ListingPane view={view} listing={listing} translated={translated} send={send} />
        </div>
        <div className={classes.decision}>
          {deciding ? (
            <MarkingPane inPane actor={view.marking} />
          ) : (
            <DecisionPanel listing={listing} suggested={view.suggested} protection={view.protection} send={send} />
          )}
        </div>
      </div>
      <ListingModals view={view} listing={listing} send={send} />
    </KeyScope>
  );
}

/** The head of a page whose listing isn't there, or not yet. */
function NotThere({ id, from }: { id: string | null; from: string | null }) {
  const intl = useIntl();
  const title = id ?? intl.formatMessage({ id: 'listingDetail.title.text' });
  return (
    <PageTitle crumbs={[...useOriginCrumbs({ from, usual: searchesCrumb(intl) }), { name: title }]} title={title} />
  );
}

/** One listing to look at and decide on; the decision stands beside it, and the report drawer opens there. */
export function ListingScreen({ actor }: { actor: Actor }) {
  const view = useSelector(actor, ({ context }) => context.id);
  const { phase, failure, status, from } = useSelector(
    actor,
    (snapshot) => {
      const detailView = listingDetailView(snapshot);
      return { phase: detailView.phase, failure: detailView.failure, status: detailView.status, from: detailView.from };
    },
    shallowEqual,
  );
  const listing = useListing(view ?? '');
  const shown = phase === 'shown' || phase === 'asking';
  if (shown && listing !== undefined) return <ListingContent actor={actor} listing={listing} />;
  return (
    <>
      <NotThere id={view} from={from} />
      {shown && <DetailSkeleton />}
      {phase === 'missing' && <Missing />}
      {phase === 'invalid' && <Invalid id={view} status={status} />}
      {phase === 'failed' && failure !== null && (
        <ErrorState failure={failure} onRetry={() => actor.send({ type: 'listing.reload' })} />
      )}
    </>
  );
}
