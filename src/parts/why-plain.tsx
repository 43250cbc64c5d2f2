import type { ButtonHTMLAttributes } from 'react';
import type { ToldBecause } from '../copy/because';
import { PlainButton } from './plain-controls';
import { useWhy } from './use-why';

interface WhyPlainProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Why it cannot be pressed now, null when it can. */
  why: ToldBecause | null;
}

/** A button of a long list's row that says why it is disabled; it brings its own look. */
export function WhyPlain({ why, onClick, ...props }: WhyPlainProps) {
  const { button, words } = useWhy(why, onClick);
  return (
    <>
      <PlainButton {...props} {...button} />
      {words}
    </>
  );
}
