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
