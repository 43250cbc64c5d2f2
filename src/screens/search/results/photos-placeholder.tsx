import { ListingPicture } from '../../../parts/listing-picture';
import classes from './pane-photos.module.css';

/** The room that the photos take, with the picture by which every list knows the listing. */
export function PhotosPlaceholder({ thumbnail }: { thumbnail: string | null }) {
  return (
    <div className={classes.photos}>
      <ListingPicture url={thumbnail} alt="" size="normal" eager className={classes.large} />
      <div className={classes.strip} />
    </div>
  );
}
