import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import classes from './link-button.module.css';
import { PlainButton } from './plain-controls';

/** A button of a row that reads like a link, under the text that it belongs to. */
export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <PlainButton className={classNames(classes.button, className)} {...props} />;
}
