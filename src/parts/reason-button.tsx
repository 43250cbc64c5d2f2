import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import type { BlockReasonInfo } from '../copy/block-reasons';
import { useDisabledReason } from './use-disabled-reason';

interface WhyButtonProps
  extends Omit<ButtonProps, 'disabled' | 'loading' | 'children'>, ElementProps<'button', keyof ButtonProps> {
  /** Why it cannot be pressed now, null when it can. */
  why: BlockReasonInfo | null;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  type?: 'button' | 'submit';
  /** The form that it submits from outside. */
  form?: string;
  children: ReactNode;
}

/** A button that says why it is disabled. */
export function ReasonButton({ why, onClick, type = 'button', children, ...props }: WhyButtonProps) {
  const { button, words } = useDisabledReason(why, onClick);
  return (
    <>
      <Button {...props} {...button} type={type} data-disabled={why !== null || undefined}>
        {children}
      </Button>
      {words}
    </>
  );
}
