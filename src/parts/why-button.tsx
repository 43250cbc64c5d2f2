import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import type { ToldBecause } from '../copy/because';
import { useWhy } from './use-why';

interface WhyButtonProps
  extends Omit<ButtonProps, 'disabled' | 'loading' | 'children'>, ElementProps<'button', keyof ButtonProps> {
  /** Why it cannot be pressed now, null when it can. */
  why: ToldBecause | null;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  type?: 'button' | 'submit';
  /** The form that it submits from outside. */
  form?: string;
  children: ReactNode;
}

/** A button that says why it is disabled. */
export function WhyButton({ why, onClick, type = 'button', children, ...props }: WhyButtonProps) {
  const { button, words } = useWhy(why, onClick);
  return (
    <>
      <Button {...props} {...button} type={type} data-disabled={why !== null || undefined}>
        {children}
      </Button>
      {words}
    </>
  );
}
