import type { ComponentProps, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import classes from './parts.module.css';

/** A button of a long list's row, which brings its own look: Mantine's cost several times as much there. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

/** A menu of the browser's own for what every page carries: Mantine's inputs weigh 5 KiB on the first page of a visitor. */
export function PlainSelect(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select {...props} />;
}

/** A button of a row that reads like a link, under the text that it belongs to. */
export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <PlainButton className={classNames(classes.button, className)} {...props} />;
}
