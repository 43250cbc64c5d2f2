import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { IconBuildingStore, IconExternalLink, IconLanguage, IconPlayerPause } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markChoices } from '../../../../machines/domain/marking';
import { whyNotReportImages } from '../../../../machines/domain/report-listings';
import { canTranslate } from '../../../../machines/domain/sites';
import type { VisibleListing } from '../../../../machines/seats/listings';
import type { ListingDetailEvent, Translated } from '../../../../machines/listings/listing-detail/listing-detail.types';
import type { ListingDetailView } from '../../../../machines/listings/listing-detail/listing-detail.view';
import { formatCount } from '../../../copy/money';
import { conditionName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { FactGrid } from '../../../parts/fact-grid';
import { KeyHint } from '../../../parts/key-hint';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { Bone } from '../../../parts/skeletons';
import { useConversion, useProfile, useSeat } from '../../../seams/use-console';
import { Tip } from '../../shared/tip';
import { FailureLine } from '../../shared/failure-line';
import { Gallery } from '../../shared/gallery/gallery';
import classes from './listing-pane.module.css';
import { ListingOpeners } from './listing-openers';
import { KitSection, QuestionsSection, SellerSection } from './listing-sections';
import { ReviewsSection } from './reviews-section';
import { translateKey } from './translate-keys';
import { VariantsSection } from './variants-section';

interface ListingPaneProps {
  view: ListingDetailView;
  listing: VisibleListing;
  translated: Translated | null;
  send: (event: ListingDetailEvent) => void;
}

function Badges({ listing }: { listing: VisibleListing }) {
  if (listing.status !== 'paused' && listing.officialStoreId === null) return null;
  return (
    <p className={classes.badges}>
      {listing.status === 'paused' && (
        <span className={classes.badge}>
          <IconPlayerPause size={14} aria-hidden="true" /> <FormattedMessage id="listing.paused.badge" />
        </span>
      )}
      {listing.officialStoreId !== null && (
        <span className={classes.badge}>
          <IconBuildingStore size={14} aria-hidden="true" /> <FormattedMessage id="listing.officialStore.badge" />
        </span>
      )}
    </p>
  );
}

function Facts({ listing }: { listing: VisibleListing }) {
  const intl = useIntl();
  const { catalogProductId: productId } = listing;
  const count = (value: number | null) => (value === null ? null : formatCount(intl, value));
  const facts: [
    id: 'condition' | 'available' | 'sold' | 'brand' | 'partNumber' | 'country' | 'catalogue',
    value: ReactNode,
  ][] = [
    ['condition', listing.condition === null ? null : conditionName(intl, listing.condition)],
    ['available', count(listing.availableQuantity)],
    ['sold', count(listing.soldQuantity)],
    ['brand', listing.brand],
    ['partNumber', listing.partNumber],
    ['country', siteCountryName(intl, listing.siteId)],
    [
      'catalogue',
      productId === null ? null : (
        <AppLink
          key="catalogue"
          to={{ to: 'catalogueDetail', params: { articleId: productId } }}
          className={classes.out}
        >
          {productId}
        </AppLink>
      ),
    ],
  ];
  return (
    <FactGrid
      facts={facts.map(([id, value]) => [id, <FormattedMessage key={id} id={`listing.${id}.label`} />, value])}
    />
  );
}

function TranslateSwitch({ view, translated, send }: Pick<ListingPaneProps, 'view' | 'translated' | 'send'>) {
  return (
    <Button
      variant="subtle"
      role="switch"
      aria-checked={translated !== null || view.translating}
      leftSection={<IconLanguage size={16} aria-hidden="true" />}
      rightSection={<KeyHint>{translateKey}</KeyHint>}
      aria-keyshortcuts={translateKey}
      onClick={() => send({ type: 'translation.toggle' })}
      {...busyProps(view.translating)}
    >
      <FormattedMessage id={translated === null ? 'listingDetail.translate.on' : 'listingDetail.translate.off'} />
    </Button>
  );
}

function Description({ view, translated, send }: Pick<ListingPaneProps, 'view' | 'translated' | 'send'>) {
  const text = translated?.text ?? view.description;
  return (
    <section className={classes.section} aria-labelledby="listing-description">
      <h2 id="listing-description">
        <FormattedMessage id="listingDetail.description.title" />
      </h2>
      {view.descriptionAsking && (
        <div className={classes.bones} aria-hidden="true">
          <Bone width="100%" />
          <Bone width="94%" />
          <Bone width="60%" />
        </div>
      )}
      {view.descriptionFailure !== null && (
        <FailureLine failure={view.descriptionFailure} onRetry={() => send({ type: 'description.reload' })} />
      )}
      {text !== null && text !== '' && (
        <p className={classes.description} lang={translated?.lang}>
          {text}
        </p>
      )}
      {text === '' && (
        <p className={classes.soft}>
          <FormattedMessage id="listingDetail.description.none" />
        </p>
      )}
    </section>
  );
}

/** The listing itself, as its seller shows it. */
export function ListingPane({ view, listing, translated, send }: ListingPaneProps) {
  const convert = useConversion();
  const allowed = useProfile((facts) => facts.allowedNotices);
  const reading = useSelector(useSeat('shell'), (snapshot) => snapshot.context.lang);
  const { suspect } = markChoices(listing);
  const [first] = listing.pictures;
  return (
    <article className={classes.pane}>
      <div className={classes.top}>
        {view.gallery === null ? (
          <ListingPicture
            url={first?.url ?? listing.thumbnail}
            alt=""
            size="normal"
            eager
            className={classes.waiting}
          />
        ) : (
          <Gallery
            actor={view.gallery}
            whyNotReport={(selected) => suspect ?? whyNotReportImages(allowed, listing.siteId, selected)}
          />
        )}
        <div className={classes.words}>
          <p className={classes.price}>
            <Money value={convert(listing.price)} original={listing.price} />
          </p>
          <Badges listing={listing} />
          <div className={classes.ids}>
            <CopyableId id={listing.id} />
            {listing.href !== null && (
              <AppLink href={listing.href} newTab className={classes.out}>
                <FormattedMessage id="listingDetail.marketplace.action" />
                <IconExternalLink size={14} aria-hidden="true" />
              </AppLink>
            )}
          </div>
          <Facts listing={listing} />
          {canTranslate(listing.siteId, reading) && (
            <>
              <TranslateSwitch view={view} translated={translated} send={send} />
              <Tip flag="translateTooltipAlreadyShown">
                <FormattedMessage id="listingDetail.translate.tip" />
              </Tip>
            </>
          )}
          <ListingOpeners listing={listing} send={send} />
        </div>
      </div>
      <Description view={view} translated={translated} send={send} />
      {listing.kits.length > 0 && <KitSection kits={listing.kits} />}
      {view.variants !== null && <VariantsSection actor={view.variants} />}
      <SellerSection view={view} listing={listing} />
      {view.reviews !== null && <ReviewsSection actor={view.reviews} />}
      <QuestionsSection view={view} send={send} />
    </article>
  );
}
