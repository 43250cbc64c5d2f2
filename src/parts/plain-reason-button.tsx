import type { ButtonHTMLAttributes } from 'react';
import type { BlockReasonInfo } from '../copy/block-reasons';
import { PlainButton } from './plain-controls';
import { useDisabledReason } from './use-disabled-reason';

interface WhyPlainProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Why it cannot be pressed now, null when it can. */
  why: BlockReasonInfo | null;
}

/** A button of a long list's row that says why it is disabled; it brings its own look. */
export function PlainReasonButton({ why, onClick, ...props }: WhyPlainProps) {
  const { button, words } = useDisabledReason(why, onClick);
  return (
    <>
      <PlainButton {...props} {...button} />
      {words}
    </>
  );
}
