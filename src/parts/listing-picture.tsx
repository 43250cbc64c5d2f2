import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from './class-names';
import classes from './listing-picture.module.css';
import { pictureUrlOf } from './urls';

interface ListingPictureProps {
  /** Only http and https addresses are shown. */
  url: string | null;
  /** What is to be seen; empty where the title stands beside it. */
  alt: string;
  /** `small` in lists, `normal` in a detail or a gallery. */
  size?: 'small' | 'normal';
  /** The first pictures of a page load at once, all others when they come near. */
  eager?: boolean;
  className?: string;
}

const isShown = (url: string | null): url is string => {
  if (url === null) return false;
  try {
    return ['http:', 'https:'].includes(new URL(url, document.baseURI).protocol);
  } catch {
    return false;
  }
};

/** A picture of a listing in a square that never jumps; a placeholder stands in for one that is missing or does not load. */
export function ListingPicture({ url, alt, size = 'small', eager = false, className }: ListingPictureProps) {
  const intl = useIntl();
  const [broken, setBroken] = useState<string | null>(null);
  const shown = isShown(url) && broken !== url;
  return (
    <span className={classNames(classes.frame, className)}>
      {shown ? (
        <img
          className={classes.picture}
          src={pictureUrlOf(url, size)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setBroken(url)}
        />
      ) : (
        <span className={classes.none} role="img" aria-label={intl.formatMessage({ id: 'parts.picture.none' })}>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}

/** Fetches a picture that will soon be looked at, and shows nothing. */
export function PicturePrefetch({ url }: { url: string | null }) {
  return isShown(url) ? <img hidden alt="" src={pictureUrlOf(url, 'normal')} /> : null;
}
