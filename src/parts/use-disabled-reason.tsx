import { useRef, type MouseEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { describeBlockReason, type BlockReasonInfo } from '../copy/block-reasons';
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
