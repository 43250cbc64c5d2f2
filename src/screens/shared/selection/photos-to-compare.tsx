import { FormattedMessage, useIntl } from 'react-intl';
import { languageOfSite } from '../../../../machines/domain/sites';
import type { SelectionEvent } from '../../../../machines/shared/selection/selection.types';
import { ListingPicture } from '../../../parts/listing-picture';
import { PlainCheckbox } from '../../../parts/plain-checkbox';
import { useListing } from '../../../seams/use-console';
import classes from './photos-to-compare.module.css';

interface PhotosToCompareProps {
  groups: readonly (readonly string[])[];
  chosen: readonly string[];
  send: (event: SelectionEvent) => void;
}

/** Photos that look alike, side by side: whoever decides for all of them takes out the one that is another. */
export function PhotosToCompare({ groups, chosen, send }: PhotosToCompareProps) {
  return (
    <>
      <p className={classes.hint}>
        <FormattedMessage id="selection.compare.text" />
      </p>
      {groups.map((ids) => (
        <ul key={ids.join()} className={classes.photos}>
          {ids.map((id) => (
            <Photo key={id} id={id} isChosen={chosen.includes(id)} send={send} />
          ))}
        </ul>
      ))}
    </>
  );
}

interface PhotoProps {
  id: string;
  isChosen: boolean;
  send: (event: SelectionEvent) => void;
}

function Photo({ id, isChosen, send }: PhotoProps) {
  const intl = useIntl();
  const listing = useListing(id);
  if (listing === undefined) return null;
  const { title, siteId, seller, pictures, thumbnail } = listing;
  return (
    <li className={classes.photo} data-out={!isChosen || undefined}>
      <PlainCheckbox
        className={classes.choice}
        checked={isChosen}
        label={intl.formatMessage({ id: 'selection.choose.label' }, { title })}
        onChange={() => send({ type: 'chosen.toggle', id })}
      >
        <ListingPicture url={pictures[0]?.url ?? thumbnail} alt="" className={classes.picture} />
        <span className={classes.title} lang={languageOfSite(siteId)}>
          {title}
        </span>
        <span className={classes.seller} translate="no">
          {seller?.nickname}
        </span>
      </PlainCheckbox>
    </li>
  );
}
