import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useIntl } from 'react-intl';
import type { Picture } from '../../../../contracts/shapes';
import { KeyHint } from '../../../parts/key-hint';
import { ListingPicture } from '../../../parts/listing-picture';
import classes from './gallery.module.css';

interface PhotoPickerProps {
  pictures: readonly Picture[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** The first nine photos tell the number key that chooses them. */
  numbered?: boolean;
}

/** Every photo of a listing as a box to tick. */
export function PhotoPicker({ pictures, chosen, onToggle, numbered = false }: PhotoPickerProps) {
  const intl = useIntl();
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.hidden}>{intl.formatMessage({ id: 'gallery.picker.label' })}</legend>
      {pictures.map(({ id, url }, index) => {
        const number = index + 1;
        const key = numbered && number < 10 ? String(number) : null;
        return (
          <label key={id} className={classes.pick}>
            <ListingPicture url={url} alt={intl.formatMessage({ id: 'gallery.photo.alt' }, { number })} />
            <Checkbox
              className={classes.box}
              checked={chosen.includes(id)}
              aria-label={intl.formatMessage({ id: 'gallery.photo.choose' }, { number })}
              aria-keyshortcuts={key ?? undefined}
              data-autofocus={index === 0 || undefined}
              onChange={() => onToggle(id)}
            />
            {key !== null && (
              <span className={classes.key}>
                <KeyHint>{key}</KeyHint>
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
