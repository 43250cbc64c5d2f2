import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { useRef, type MouseEventHandler, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describeBecause, type ToldBecause } from '../copy/because';
import { AppLink } from './app-link';
import { HintBubble } from './hint';
import { promptHintDelays, useHint } from './use-hint';
import classes from './why-button.module.css';

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

/**
 * A button that says why it is disabled: it stays in the tab order, and its reason is its description and its hint. The way out,
 * where there is one, is a link in the hint.
 */
export function WhyButton({ why, onClick, type = 'button', children, ...props }: WhyButtonProps) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { opened, anchor, tip, show } = useHint(buttonRef, promptHintDelays);
  const sentence = why === null ? null : describeBecause(intl, why);
  const refuse: MouseEventHandler<HTMLButtonElement> = (event) => {
    event.preventDefault();
    show();
  };
  return (
    <>
      <Button
        {...props}
        {...anchor}
        ref={buttonRef}
        type={type}
        data-disabled={why !== null || undefined}
        aria-disabled={why !== null || undefined}
        aria-describedby={why === null ? undefined : `${tip.id}-says`}
        onClick={why === null ? onClick : refuse}
      >
        {children}
      </Button>
      {sentence !== null && (
        <span id={`${tip.id}-says`} hidden>
          {sentence}
        </span>
      )}
      {opened && why !== null && (
        <HintBubble tip={tip}>
          {sentence}
          {why.resolve !== undefined && (
            <AppLink className={classes.resolve} to={why.resolve}>
              {intl.formatMessage({ id: 'parts.why.resolve' })}
            </AppLink>
          )}
        </HintBubble>
      )}
    </>
  );
}
