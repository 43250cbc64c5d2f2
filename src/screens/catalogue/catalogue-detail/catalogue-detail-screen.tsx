import { IconFileUnknown, IconListSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CatalogueOffer, CatalogueProduct } from '../../../../contracts/shapes';
import type { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import { catalogueDetailView } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.view';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { KeyScope } from '../../../parts/key-scope';
import { PageTitle } from '../../../parts/page-title';
import { DetailSkeleton } from '../../../parts/skeletons';
import { Gallery } from '../../shared/gallery/gallery';
import { photoKeys, photoTurns } from '../../shared/gallery/photo-keys';
import classes from './catalogue-detail-screen.module.css';
import { OffersSection } from './offers-section';
import { PartsSections } from './parts-sections';
import { ProductFacts } from './product-facts';

type Actor = ActorRefFrom<typeof catalogueDetailMachine>;

interface NothingProps {
  icon: ReactNode;
  of: 'missing' | 'invalid';
  id: string;
}

function Nothing({ icon, of, id }: NothingProps) {
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

function Shown({ actor, product, winner }: ShownProps) {
  const intl = useIntl();
  const gallery = useSelector(actor, ({ children }) => children.gallery ?? null);
  return (
    <KeyScope
      focusOn={product.id}
      named="keys.listing.name"
      focus="ifLost"
      className={classes.page}
      keys={gallery === null ? {} : photoKeys(gallery, photoTurns)}
    >
      <PageTitle
        crumbs={[
          { name: intl.formatMessage({ id: 'liveSearches.title.text' }), to: { to: 'liveSearches' } },
          { name: product.id },
        ]}
        title={product.name}
      />
      <div className={classes.body}>
        <div className={classes.top}>
          {gallery !== null && <Gallery actor={gallery} />}
          <div className={classes.words}>
            <ProductFacts product={product} winner={winner} />
            <section className={classes.part} aria-labelledby="catalogue-description">
              <h2 id="catalogue-description">
                <FormattedMessage id="listingDetail.description.title" />
              </h2>
              {product.description ? (
                <p className={classes.description}>{product.description}</p>
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
    </KeyScope>
  );
}

/** A page of the catalogue: what it shows, who sells it, and what they sell. */
export function CatalogueDetailScreen({ actor }: { actor: Actor }) {
  const { phase, id, product, winner, failure } = useSelector(actor, catalogueDetailView, shallowEqual);
  if (product !== null) return <Shown actor={actor} product={product} winner={winner} />;
  return (
    <>
      <PageTitle title={id} />
      {phase === 'asking' && <DetailSkeleton />}
      {phase === 'missing' && (
        <Nothing of="missing" id={id} icon={<IconFileUnknown size={32} stroke={1.5} aria-hidden="true" />} />
      )}
      {phase === 'invalid' && (
        <Nothing of="invalid" id={id} icon={<IconListSearch size={32} stroke={1.5} aria-hidden="true" />} />
      )}
      {failure !== null && <ErrorState failure={failure} onRetry={() => actor.send({ type: 'product.reload' })} />}
    </>
  );
}
