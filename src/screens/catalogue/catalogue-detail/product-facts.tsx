import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CatalogueOffer, CatalogueProduct } from '../../../../contracts/shapes';
import { formatCount } from '../../../copy/money';
import type { MessageId } from '../../../copy/message-ids';
import { attributeName, listingStatusName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { Nickname } from '../../../parts/nickname';
import classes from './catalogue-detail-screen.module.css';

function Fact({ name, children }: { name: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ProductFactsProps {
  product: CatalogueProduct;
  /** The offer that has the buy box, where it is known. */
  winner: CatalogueOffer | null;
}

/** What the catalogue page says of its product beside its name and photos. */
export function ProductFacts({ product, winner }: ProductFactsProps) {
  const intl = useIntl();
  const { id, href, status, soldQuantity, buyBoxWinner, attributes } = product;
  return (
    <>
      <div className={classes.ids}>
        <CopyableId id={id} />
        {href !== null && (
          <AppLink href={href} newTab className={classes.out}>
            <FormattedMessage id="listingDetail.marketplace.action" />
            <IconExternalLink size={14} aria-hidden="true" />
          </AppLink>
        )}
      </div>
      <dl className={classes.facts}>
        {status !== null && <Fact name="catalogueDetail.status.label">{listingStatusName(intl, status)}</Fact>}
        {soldQuantity !== null && <Fact name="listing.sold.label">{formatCount(intl, soldQuantity)}</Fact>}
        <Fact name="catalogueDetail.winner.label">
          {buyBoxWinner === null ? (
            <FormattedMessage id="catalogueDetail.winner.none" />
          ) : (
            <AppLink to={{ to: 'listing', params: { articleId: buyBoxWinner } }} className={classes.out}>
              <span>{winner?.seller ? <Nickname of={winner.seller.nickname} /> : buyBoxWinner}</span>
            </AppLink>
          )}
        </Fact>
      </dl>
      {attributes.length > 0 && (
        <section className={classes.part} aria-labelledby="catalogue-attributes">
          <h2 id="catalogue-attributes">
            <FormattedMessage id="catalogueDetail.attributes.title" />
          </h2>
          <dl className={classes.facts}>
            {attributes.map((attribute) => (
              <div key={attribute.id}>
                <dt>{attributeName(intl, attribute.id)}</dt>
                <dd>{attribute.valueName}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
