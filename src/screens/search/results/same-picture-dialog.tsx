import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { languageOfSite } from '../../../../machines/domain/sites';
import type {
  samePictureMachine,
  SamePicturePlace,
} from '../../../../machines/search/same-picture/same-picture.machine';
import { samePictureView, type SamePictureRow } from '../../../../machines/search/same-picture/same-picture.view';
import { countFaults } from '../../../../machines/shared/picture-groups/picture-groups.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { ProgressBar } from '../../../parts/progress-bar';
import { useConversion, useListing } from '../../../seams/use-console';
import { InfoDialog } from '../../shared/info-dialog';
import { MarkPill } from '../../shared/marking/mark-buttons';
import classes from './same-picture-dialog.module.css';

/** Where it stands; the lists of it are a step away. */
function Place({ place }: { place: SamePicturePlace }) {
  if (place === 'read') return <FormattedMessage id="samePicture.read.name" />;
  return (
    <AppLink to={{ to: place === 'suggested' ? 'suggestions' : 'suspicious' }}>
      <FormattedMessage id={`samePicture.${place}.name`} />
    </AppLink>
  );
}

function Row({ id, place }: SamePictureRow) {
  const intl = useIntl();
  const listing = useListing(id);
  const convert = useConversion();
  if (listing === undefined) return null;
  const country = `${listing.seller === null ? '' : ' · '}${siteCountryName(intl, listing.siteId)}`;
  return (
    <li className={classes.row}>
      <ListingPicture url={listing.pictures[0]?.url ?? listing.thumbnail} alt="" className={classes.picture} />
      <div className={classes.words}>
        <AppLink to={{ to: 'listing', params: { articleId: id }, search: {} }} lang={languageOfSite(listing.siteId)}>
          {listing.title}
        </AppLink>
        <span>
          <Money value={convert(listing.price)} original={listing.price} />
        </span>
        <span className={classes.soft}>
          <span translate="no">{listing.seller?.nickname}</span>
          {country}
        </span>
        <span className={classes.state}>
          <MarkPill listing={listing} open="toReview" />
          <span className={classes.soft}>
            <Place place={place} />
          </span>
        </span>
      </div>
    </li>
  );
}

interface SamePictureDialogProps {
  actor: ActorRefFrom<typeof samePictureMachine>;
}

/** The listings with the photo of one, the most alike first, beside that one. */
export default function SamePictureDialog({ actor }: SamePictureDialogProps) {
  const intl = useIntl();
  const view = samePictureView(useSelector(actor, (snapshot) => snapshot));
  const own = useListing(view?.id ?? '');
  if (view === null) return null;
  const { rows, searching, read, count, incomplete, faults, ownFault } = view;
  const { BLOCKED, MISSING } = countFaults(faults);
  return (
    <InfoDialog
      size="xl"
      title={<FormattedMessage id="samePicture.title.text" />}
      onClose={() => actor.send({ type: 'samePicture.close' })}
    >
      <div className={classes.own}>
        <ListingPicture url={own?.pictures[0]?.url ?? own?.thumbnail ?? null} alt="" className={classes.ownPicture} />
        <div className={classes.words}>
          <strong lang={own && languageOfSite(own.siteId)}>{own?.title}</strong>
          <span className={classes.soft} translate="no">
            {own?.seller?.nickname}
          </span>
          <p className={classes.told} role="status">
            {searching ? (
              <FormattedMessage id="samePicture.searching.text" />
            ) : (
              <FormattedMessage id="samePicture.found.text" values={{ count: rows.length }} />
            )}
          </p>
          {searching && count > 0 && (
            <ProgressBar label={intl.formatMessage({ id: 'samePicture.progress.label' })} done={read} total={count} />
          )}
        </div>
      </div>
      {ownFault !== null && (
        <p className={classes.note}>
          <FormattedMessage id={`samePicture.own${ownFault === 'BLOCKED' ? 'Blocked' : 'Missing'}.text`} />
        </p>
      )}
      {ownFault === null && BLOCKED + MISSING > 0 && (
        <p className={classes.note}>
          <FormattedMessage id="samePicture.leftOut.text" values={{ count: BLOCKED + MISSING }} />
        </p>
      )}
      {incomplete && (
        <p className={classes.note}>
          <FormattedMessage id="samePicture.incomplete.text" />
        </p>
      )}
      {rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
      {!searching && (
        <p className={classes.soft}>
          <FormattedMessage id="samePicture.compared.text" />
        </p>
      )}
      {!searching && rows.length > 0 && (
        <AppLink to={{ to: 'rings', search: {} }}>
          <FormattedMessage id="samePicture.rings.action" />
        </AppLink>
      )}
    </InfoDialog>
  );
}
