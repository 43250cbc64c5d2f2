import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CatalogueProduct } from '../../../../contracts/shapes';
import { readId } from '../../../../machines/domain/listing-id';
import type {
  reportedDetailMachine,
  CatalogueProductResource,
} from '../../../../machines/reports/reported-detail/reported-detail.machine';
import { reportedDetailView } from '../../../../machines/reports/reported-detail/reported-detail.view';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { resourceView } from '../../../../machines/shared/resource/resource.view';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { SkeletonBar } from '../../../parts/skeletons';
import { useConversion, useListing } from '../../../seams/use-console';
import { ProductFacts } from '../../shared/catalogue/product-facts';
import { FailureLine } from '../../shared/failure-line';
import { Gallery } from '../../shared/gallery/gallery';
import { InfoDialog } from '../../shared/info-dialog';
import { KitList } from '../../shared/listing/kit-list';
import { Badges, Description, Facts, Ids } from '../../shared/listing/listing-about';
import { MarkStatus } from '../../shared/listing/mark-status';
import { SellerPanel } from '../../shared/seller/seller-panel';
import classes from './reported-detail-modal.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';
import { SiteText } from '../../../parts/site-text';

type Detail = ActorRefFrom<typeof reportedDetailMachine>;
type View = ReturnType<typeof reportedDetailView>;

function Photos({ view, fallback }: { view: View; fallback: string | null }) {
  return view.gallery === null ? (
    <ListingPicture url={fallback} alt="" size="normal" eager />
  ) : (
    <Gallery actor={view.gallery} />
  );
}

/** The page of the catalogue that a listing takes part in; what is not known of it is left out, but for its id. */
function CataloguePage({ id, actor }: { id: string; actor: ActorRefFrom<CatalogueProductResource> | undefined }) {
  const shown = useSelector(actor, (snapshot) => snapshot && resourceView(snapshot), shallowEqual);
  return (
    <section className={classes.section} aria-labelledby="reported-catalogue">
      <h3 id="reported-catalogue">
        <FormattedMessage id="reportedDetail.catalogue.title" />
      </h3>
      <AppLink to={{ to: 'catalogueDetail', params: { articleId: id } }} className={classes.name}>
        {shown?.value?.name ?? id}
      </AppLink>
      {shown?.asking && <SkeletonBar width="60%" />}
      {shown?.failure && (
        <FailureLine failure={shown.failure} onRetry={() => actor?.send({ type: 'resource.retry' })} />
      )}
      {shown?.value && <ProductFacts product={shown.value} winner={null} />}
    </section>
  );
}

function ListingDetail({ view, listing, onReload }: { view: View; listing: VisibleListing; onReload: () => void }) {
  const convert = useConversion();
  const description = useSelector(
    view.description,
    (snapshot) => snapshot && resourceView<string>(snapshot),
    shallowEqual,
  );
  return (
    <>
      {view.failure !== null && <FailureLine failure={view.failure} onRetry={onReload} />}
      <div className={classes.top} aria-busy={view.asking || undefined}>
        <Photos view={view} fallback={listing.pictures[0]?.url ?? listing.thumbnail} />
        <div className={classes.words}>
          <p className={classes.price}>
            <Money value={convert(listing.price)} original={listing.price} />
          </p>
          <Badges listing={listing} />
          <Ids of={listing} />
          <Facts listing={listing} />
        </div>
      </div>
      {(listing.reported !== null || listing.approved !== null || listing.noticed?.sent === true) && (
        <section className={classes.section} aria-labelledby="reported-report">
          <h3 id="reported-report">
            <FormattedMessage id="reportedDetail.report.title" />
          </h3>
          <MarkStatus listing={listing} />
        </section>
      )}
      {view.productId !== null && <CataloguePage id={view.productId} actor={view.product} />}
      {view.description !== undefined && description !== undefined && (
        <Description
          heading="h3"
          text={description.value}
          lang={languageOfSite(listing.siteId)}
          asking={description.asking}
          failure={description.failure}
          onRetry={() => view.description?.send({ type: 'resource.retry' })}
        />
      )}
      {listing.kits.length > 0 && (
        <section className={classes.section} aria-labelledby="reported-kit">
          <h3 id="reported-kit">
            <FormattedMessage id="listingDetail.kit.title" />
          </h3>
          <KitList kits={listing.kits} titles={view.kitTitles} />
        </section>
      )}
      {view.seller !== null && listing.seller !== null && (
        <section className={classes.section} aria-labelledby="reported-seller">
          <h3 id="reported-seller">
            <FormattedMessage id="listingDetail.seller.title" />
          </h3>
          <SellerPanel actor={view.seller} seller={listing.seller} />
        </section>
      )}
      <p className={classes.foot}>
        <Button
          component={AppLink}
          variant="default"
          to={{ to: 'listing', params: { articleId: listing.id }, search: { from: 'reported_articles' } }}
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
        >
          <FormattedMessage id="reportedDetail.page.action" />
        </Button>
      </p>
    </>
  );
}

function PageDetail({ view, page }: { view: View; page: CatalogueProduct }) {
  return (
    <>
      <div className={classes.top}>
        <Photos view={view} fallback={page.pictures[0]?.url ?? null} />
        <div className={classes.words}>
          <ProductFacts product={page} winner={null} />
        </div>
      </div>
      <Description
        heading="h3"
        text={page.description ?? ''}
        lang={languageOfSite(sitePartOf(page.id))}
        asking={false}
        failure={null}
      />
      <p className={classes.foot}>
        <Button
          component={AppLink}
          variant="default"
          to={{ to: 'catalogueDetail', params: { articleId: page.id } }}
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
        >
          <FormattedMessage id="reportedDetail.page.action" />
        </Button>
      </p>
    </>
  );
}

/** One row of the suspicious list over the list: a listing with its report, or a page of the catalogue. */
export function ReportedDetailModal({ actor, onClose }: { actor: Detail; onClose: () => void }) {
  const view = useSelector(actor, reportedDetailView, shallowEqual);
  const listing = useListing(view.id);
  const reload = () => actor.send({ type: 'detail.reload' });
  const isPage = readId(view.id)?.shape === 'catalogue';
  return (
    <InfoDialog
      size="table"
      title={<SiteText site={sitePartOf(view.id)}>{view.page?.name ?? listing?.title ?? view.id}</SiteText>}
      onClose={onClose}
    >
      {view.page !== null && <PageDetail view={view} page={view.page} />}
      {view.page === null && listing !== undefined && !isPage && (
        <ListingDetail view={view} listing={listing} onReload={reload} />
      )}
      {view.page === null && (listing === undefined || isPage) && (
        <>
          {view.asking && (
            <p role="status" className={classes.soft}>
              <FormattedMessage id="reportedDetail.asking.text" />
            </p>
          )}
          {view.failure !== null && <FailureLine failure={view.failure} onRetry={reload} />}
        </>
      )}
    </InfoDialog>
  );
}
