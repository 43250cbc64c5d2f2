import { FormattedMessage, useIntl } from 'react-intl';
import { formatCount } from '../../copy/money';
import { ListingPicture } from '../../parts/listing-picture';
import { useListing } from '../../seams/use-console';
import classes from './listing-subject.module.css';
import { languageOfSite } from '../../../machines/domain/sites';

/** Which listing a decision is about. */
export function ListingSubject({ id }: { id: string }) {
  const listing = useListing(id);
  if (listing === undefined) return null;
  return (
    <div className={classes.subject}>
      <ListingPicture url={listing.thumbnail} alt="" className={classes.picture} />
      <p className={classes.words}>
        <span className={classes.title} title={listing.title} lang={languageOfSite(listing.siteId)}>
          {listing.title}
        </span>
        <span className={classes.id}>{id}</span>
      </p>
    </div>
  );
}

/** Which listings a decision is about, one below the other. */
export function ListingSubjects({ ids }: { ids: readonly string[] }) {
  if (ids.length === 1) return ids.map((id) => <ListingSubject key={id} id={id} />);
  return (
    <ul className={classes.subjects}>
      {ids.map((id) => (
        <li key={id}>
          <ListingSubject id={id} />
        </li>
      ))}
    </ul>
  );
}

/** How many listings, or variants of one, a decision is about. */
export function SubjectCount({ count, ofVariants = false }: { count: number; ofVariants?: boolean }) {
  const intl = useIntl();
  return (
    <span className={classes.count}>
      <FormattedMessage
        id={ofVariants ? 'reportDrawer.variantsCount.text' : 'reportDrawer.count.text'}
        values={{ count, shown: formatCount(intl, count) }}
      />
    </span>
  );
}
