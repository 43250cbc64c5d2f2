import { FormattedMessage, useIntl } from 'react-intl';
import type { CatalogueOffer, CatalogueProduct } from '../../../../contracts/shapes';
import { formatCount } from '../../../copy/money';
import { attributeName, listingStatusName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { FactGrid } from '../../../parts/fact-grid';
import { Nickname } from '../../../parts/site-text';
import { Ids } from '../listing/listing-about';
import classes from '../shared.module.css';

interface ProductFactsProps {
  product: CatalogueProduct;
  /** The offer that has the buy box, where it is known. */
  winner: CatalogueOffer | null;
}

/** What the catalogue page says of its product beside its name and photos. */
export function ProductFacts({ product, winner }: ProductFactsProps) {
  const intl = useIntl();
  const { status, soldQuantity, buyBoxWinner, attributes } = product;
  return (
    <>
      <Ids of={product} />
      <FactGrid
        facts={[
          [
            'status',
            <FormattedMessage key="name" id="catalogueDetail.status.label" />,
            status && listingStatusName(intl, status),
          ],
          [
            'sold',
            <FormattedMessage key="name" id="listing.sold.label" />,
            soldQuantity === null ? null : formatCount(intl, soldQuantity),
          ],
          [
            'winner',
            <FormattedMessage key="name" id="catalogueDetail.winner.label" />,
            buyBoxWinner === null ? (
              <FormattedMessage key="none" id="catalogueDetail.winner.none" />
            ) : (
              <AppLink key="winner" to={{ to: 'listing', params: { articleId: buyBoxWinner } }} className={classes.out}>
                <span>
                  {winner?.seller ? (
                    <Nickname of={winner.seller.nickname} />
                  ) : (
                    <FormattedMessage id="catalogueDetail.winner.open" />
                  )}
                </span>
              </AppLink>
            ),
          ],
        ]}
      />
      {attributes.length > 0 && (
        <section className={classes.part} aria-labelledby="catalogue-attributes">
          <h2 id="catalogue-attributes">
            <FormattedMessage id="catalogueDetail.attributes.title" />
          </h2>
          <FactGrid facts={attributes.map(({ id: of, valueName }) => [of, attributeName(intl, of), valueName])} />
        </section>
      )}
    </>
  );
}
