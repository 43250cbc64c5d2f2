import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markChoices } from '../../../../machines/domain/marking';
import { whyNotReportImages } from '../../../../machines/domain/report-listings';
import { canTranslate, languageOfSite } from '../../../../machines/domain/sites';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import type { TranslatedListing } from '../../../../machines/shared/translation/translation.machine';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.rules';
import type { ListingDetailView } from '../../../../machines/listings/listing-detail/listing-detail.view';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { useConversion, useProfile, useSystemActorState } from '../../../seams/use-console';
import { Tip } from '../../shared/tip';
import { Gallery } from '../../shared/gallery/gallery';
import { TranslateSwitch } from '../../shared/listing/translate-switch';
import { Badges, Description, Facts, Ids } from '../../shared/listing/listing-about';
import classes from './listing-pane.module.css';
import { KitSection, QuestionsSection, SellerSection } from './listing-sections';
import { ReviewsSection } from './reviews-section';
import { VariantsSection } from './variants-section';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLink, IconPhotoEdit } from '@tabler/icons-react';
import { extrasOf } from '../../../../machines/domain/listings';
import { formatCount } from '../../../copy/money';

interface ListingOpenersProps {
  listing: VisibleListing;
  send: (event: ListingDetailEvent) => void;
}

/** What more there is to look at, each over the page; nothing for a listing that has none of it. */
function ListingOpeners({ listing, send }: ListingOpenersProps) {
  const intl = useIntl();
  const { saleConditions: count, productId, caseId } = extrasOf(listing);
  if (count === 0 && productId === null && caseId === null) return null;
  return (
    <div className={classes.openers}>
      {count > 0 && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconAlertTriangle size={16} aria-hidden="true" className={classes.warn} />}
          onClick={() => send({ type: 'saleConditions.open' })}
        >
          <FormattedMessage
            id="listingDetail.saleConditions.action"
            values={{ count, shown: formatCount(intl, count) }}
          />
        </Button>
      )}
      {productId !== null && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconLink size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'linkedItems.open' })}
        >
          <FormattedMessage id="listingDetail.linkedItems.title" />
        </Button>
      )}
      {caseId !== null && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconPhotoEdit size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'photoChanges.open' })}
        >
          <FormattedMessage id="listingDetail.photoChanges.title" />
        </Button>
      )}
    </div>
  );
}

interface ListingPaneProps {
  view: ListingDetailView;
  listing: VisibleListing;
  translated: TranslatedListing | null;
  send: (event: ListingDetailEvent) => void;
}

/** The listing itself, as its seller shows it. */
export function ListingPane({ view, listing, translated, send }: ListingPaneProps) {
  const convert = useConversion();
  const allowed = useProfile((facts) => facts.allowedNotices);
  const reading = useSelector(useSystemActorState('shell'), (snapshot) => snapshot.context.lang);
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
          <Ids of={listing} />
          <Facts listing={listing} />
          {canTranslate(listing.siteId, reading) && (
            <>
              <TranslateSwitch
                translated={translated}
                translating={view.translating}
                onToggle={() => send({ type: 'translation.toggle' })}
              />
              <Tip flag="translateTooltipAlreadyShown">
                <FormattedMessage id="listingDetail.translate.tip" />
              </Tip>
            </>
          )}
          <ListingOpeners listing={listing} send={send} />
        </div>
      </div>
      <Description
        text={translated?.text ?? view.description}
        lang={translated?.lang ?? languageOfSite(listing.siteId)}
        asking={view.descriptionAsking}
        failure={view.descriptionFailure}
        onRetry={() => send({ type: 'description.reload' })}
      />
      {listing.kits.length > 0 && <KitSection view={view} listing={listing} />}
      {view.variants !== null && <VariantsSection actor={view.variants} />}
      <SellerSection view={view} listing={listing} />
      {view.reviews !== null && <ReviewsSection actor={view.reviews} lang={languageOfSite(listing.siteId)} />}
      <QuestionsSection view={view} send={send} />
    </article>
  );
}
