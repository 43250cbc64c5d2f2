import { searchesCrumb, useOriginCrumbs } from '../../shared/listing/origin-crumbs';
import { IconFileUnknown, IconFlag, IconListSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CatalogueOffer, CatalogueProduct } from '../../../../contracts/shapes';
import type { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import { catalogueDetailView } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.view';
import { whyNotReportPage } from '../../../../machines/domain/brand-infringement';
import { allowedCodes } from '../../../../machines/domain/report-listings';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { KeyScope } from '../../../parts/key-scope';
import { PageTitle } from '../../../parts/page-title';
import { DetailSkeleton } from '../../../parts/skeletons';
import { ReasonButton } from '../../../parts/reason-button';
import { useProfile } from '../../../seams/use-console';
import { ProductFacts } from '../../shared/catalogue/product-facts';
import { Gallery } from '../../shared/gallery/gallery';
import { photoKeys, photoArrowKeys } from '../../shared/gallery/photo-keys';
import { MarkingPane } from '../../shared/marking/marking-pane';
import { InfringementDrawer } from '../brand-infringement/infringement-drawer';
import classes from './catalogue-detail-screen.module.css';
import shared from '../../shared/shared.module.css';
import { OffersSection } from './offers-section';
import { PartsSections } from './parts-sections';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';
import { SiteText } from '../../../parts/site-text';
import { lazyPart } from '../../../parts/lazy-part';

const SellerHistoryModal = lazyPart(() => import('../../shared/seller/seller-history-modal'));

type Actor = ActorRefFrom<typeof catalogueDetailMachine>;

interface NothingProps {
  icon: ReactNode;
  of: 'missing' | 'invalid';
  id: string;
}

function EmptyCatalogue({ icon, of, id }: NothingProps) {
  return (
    <EmptyState
      icon={icon}
      title={<FormattedMessage id={`catalogueDetail.${of}.title`} />}
      action={
        <AppLink to={{ to: 'liveSearches' }}>
          <FormattedMessage id="listingDetail.searches.action" />
        </AppLink>
      }
    >
      <FormattedMessage id={`catalogueDetail.${of}.text`} values={{ id }} />
    </EmptyState>
  );
}

interface ShownProps {
  actor: Actor;
  product: CatalogueProduct;
  winner: CatalogueOffer | null;
}

function CatalogueContent({ actor, product, winner }: ShownProps) {
  const intl = useIntl();
  const { gallery, report, marking, caseId, history, seller } = useSelector(actor, catalogueDetailView, shallowEqual);
  const notices = useProfile((facts) => facts.allowedNotices);
  const allowed = allowedCodes(notices, sitePartOf(product.id));
  return (
    <KeyScope
      focusOn={product.id}
      named="keys.listing.name"
      focus="ifLost"
      className={classes.page}
      keys={gallery === null ? {} : photoKeys(gallery, photoArrowKeys)}
    >
      <PageTitle
        crumbs={[...useOriginCrumbs({ usual: searchesCrumb(intl) }), { name: product.id }]}
        title={
          <span data-page-name>
            <SiteText site={sitePartOf(product.id)}>{product.name}</SiteText>
          </span>
        }
        lead={
          caseId === null ? undefined : (
            <span className={classes.reported}>
              <FormattedMessage id="brandInfringement.reported.text" /> <CopyableId id={caseId} />
            </span>
          )
        }
        action={
          <ReasonButton
            why={whyNotReportPage({ caseId, allowed })}
            aria-haspopup="dialog"
            leftSection={<IconFlag size={16} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'report.open' })}
          >
            <FormattedMessage
              id={caseId === null ? 'brandInfringement.open.action' : 'brandInfringement.reported.action'}
            />
          </ReasonButton>
        }
      />
      <div className={classes.body}>
        <div className={classes.top}>
          {gallery !== null && <Gallery actor={gallery} />}
          <div className={classes.words}>
            <ProductFacts product={product} winner={winner} />
            <section className={shared.part} aria-labelledby="catalogue-description">
              <h2 id="catalogue-description">
                <FormattedMessage id="listingDetail.description.title" />
              </h2>
              {product.description ? (
                <p className={classes.description} lang={languageOfSite(sitePartOf(product.id))}>
                  {product.description}
                </p>
              ) : (
                <p className={classes.soft}>
                  <FormattedMessage id="catalogueDetail.description.none" />
                </p>
              )}
            </section>
          </div>
        </div>
        <OffersSection actor={actor} />
        <PartsSections actor={actor} />
      </div>
      <MarkingPane actor={marking} />
      {report !== null && <InfringementDrawer actor={report} />}
      <Suspense fallback={null}>
        {history !== null && seller !== null && (
          <SellerHistoryModal
            actor={history}
            nickname={seller.nickname}
            onClose={() => actor.send({ type: 'answers.close' })}
          />
        )}
      </Suspense>
    </KeyScope>
  );
}

/** Its trail is the one that it has once it is there. */
function NotThere({ id }: { id: string }) {
  const intl = useIntl();
  return <PageTitle crumbs={[...useOriginCrumbs({ usual: searchesCrumb(intl) }), { name: id }]} title={id} />;
}

/** A page of the catalogue: what it shows, who sells it, and what they sell. */
export function CatalogueDetailScreen({ actor }: { actor: Actor }) {
  const { phase, id, product, winner, failure } = useSelector(actor, catalogueDetailView, shallowEqual);
  if (product !== null) return <CatalogueContent actor={actor} product={product} winner={winner} />;
  return (
    <>
      <NotThere id={id} />
      {phase === 'asking' && <DetailSkeleton />}
      {phase === 'missing' && (
        <EmptyCatalogue of="missing" id={id} icon={<IconFileUnknown size={32} stroke={1.5} aria-hidden="true" />} />
      )}
      {phase === 'invalid' && (
        <EmptyCatalogue of="invalid" id={id} icon={<IconListSearch size={32} stroke={1.5} aria-hidden="true" />} />
      )}
      {failure !== null && <ErrorState failure={failure} onRetry={() => actor.send({ type: 'product.reload' })} />}
    </>
  );
}
