import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { sitePartOf } from '../../../../machines/domain/sites';
import type { ProductVariant } from '../../../../contracts/shapes';
import type { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import { partsView } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.view';
import { formatCount } from '../../../copy/money';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { ListingPicture } from '../../../parts/listing-picture';
import { SkeletonBar } from '../../../parts/skeletons';
import { FailureLine } from '../../shared/failure-line';
import { KitList } from '../../shared/listing/kit-list';
import classes from './catalogue-detail-screen.module.css';
import { ListedPrice } from './offers-section';
import { SiteText } from '../../../parts/site-text';

const widths = {
  picture: '5rem',
  variation: undefined,
  features: '22%',
  price: '16%',
  sold: '11%',
  available: '12%',
} as const;
const columnIds = Object.keys(widths) as (keyof typeof widths)[];
const numbers: readonly string[] = ['price', 'sold', 'available'];
const noData = '–';
const ofTheProduct: readonly string[] = ['BRAND', 'MODEL', 'PART_NUMBER'];

function VariationRow({ variation }: { variation: ProductVariant }) {
  const intl = useIntl();
  const count = (value: number | null) => (value === null ? noData : formatCount(intl, value));
  const features = variation.attributes.filter(({ id }) => !ofTheProduct.includes(id)).map((one) => one.valueName);
  return (
    <DataRow>
      <DataCell of="picture" inCard="corner">
        <ListingPicture url={variation.pictures[0]?.url ?? variation.thumbnail} alt="" className={classes.picture} />
      </DataCell>
      <DataCell of="variation" inCard="lead">
        <div>
          <SiteText site={sitePartOf(variation.id)}>{variation.title}</SiteText>
          <span className={classes.small}>{variation.id}</span>
        </div>
      </DataCell>
      <DataCell of="features">{features.length === 0 ? noData : intl.formatList(features, { type: 'unit' })}</DataCell>
      <DataCell of="price">
        <ListedPrice price={variation.price} />
      </DataCell>
      <DataCell of="sold">{count(variation.soldQuantity)}</DataCell>
      <DataCell of="available">{count(variation.availableQuantity)}</DataCell>
    </DataRow>
  );
}

/** The variations of what is sold and what is in its kits; nothing where there is neither. */
export function PartsSections({ actor }: { actor: ActorRefFrom<typeof catalogueDetailMachine> }) {
  const intl = useIntl();
  const { variations, kits, kitTitles, asking, failure } = useSelector(actor, partsView, shallowEqual);
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `catalogueDetail.${id}.column` }),
    width: widths[id],
    end: numbers.includes(id),
    quiet: id === 'picture',
  }));
  return (
    <>
      {(variations.length > 0 || asking || failure !== null) && (
        <section className={classes.section} aria-labelledby="catalogue-variations" aria-busy={asking || undefined}>
          <h2 id="catalogue-variations">
            <FormattedMessage id="catalogueDetail.variations.title" />
          </h2>
          {asking && variations.length === 0 && <SkeletonBar width="100%" height="2.5rem" />}
          {failure !== null && <FailureLine failure={failure} onRetry={() => actor.send({ type: 'parts.reload' })} />}
          {variations.length > 0 && (
            <DataTable label={intl.formatMessage({ id: 'catalogueDetail.variations.title' })} columns={columns}>
              {variations.map((variation) => (
                <VariationRow key={variation.id} variation={variation} />
              ))}
            </DataTable>
          )}
        </section>
      )}
      {kits.length > 0 && (
        <section className={classes.section} aria-labelledby="catalogue-kits">
          <h2 id="catalogue-kits">
            <FormattedMessage id="catalogueDetail.kits.title" />
          </h2>
          <KitList kits={kits} titles={kitTitles} />
        </section>
      )}
    </>
  );
}
