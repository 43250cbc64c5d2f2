import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import { type BlockReasonInfo, describeBlockReason } from '../copy/block-reasons';
import { useIntl } from 'react-intl';
import { AppLink } from './app-link';
import { HintBubble, promptHintDelays, useHint } from './hint';
import classes from './parts.module.css';

/**
 * What makes a button say why it can't be pressed: it stays in the tab order, its reason is its description and its hint, and the way out, where
 * there is one, is a link in the hint. `words` stands beside the button.
 */
export function useDisabledReason(
  why: BlockReasonInfo | null,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { opened, anchor, tip, show } = useHint(buttonRef, promptHintDelays);
  const sentence = why === null ? null : describeBlockReason(intl, why);
  const says = `${tip.id}-says`;
  const refuse: MouseEventHandler<HTMLButtonElement> = (event) => {
    event.preventDefault();
    show();
  };
  return {
    button: {
      ...anchor,
      ref: buttonRef,
      'aria-disabled': why !== null || undefined,
      'aria-describedby': why === null ? undefined : says,
      onClick: why === null ? onClick : refuse,
    },
    words: why !== null && (
      <>
        <span id={says} hidden>
          {sentence}
        </span>
        {opened && (
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
    ),
  };
}

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
