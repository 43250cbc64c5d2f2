import { Button, UnstyledButton } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { screensView } from '../../../machines/system/screens/screens.view';
import { shellView } from '../../../machines/system/shell/shell.view';
import type { MessageId } from '../../copy/message-ids';
import { focusNextAfter } from '../../parts/focus';
import { useSystemMachine } from '../../seams/use-system';
import banner from './banners.module.css';
import { FullPageMessage } from './full-page-message';

interface MissingPartProps {
  /** It stands in the place of the screen, whose code is missing. `cut`: there is no connection, and the page is loaded anew when that is back. */
  screen?: { cut: boolean; onReopen: () => void };
}

const sentences = {
  newer: 'part.missing.newer',
  older: 'part.missing.older',
  same: 'part.missing.same',
  unknown: 'part.missing.unknown',
} as const satisfies Record<string, MessageId>;

/** A part of the console can't be had: why, and the way on. */
export function MissingPart({ screen }: MissingPartProps) {
  const shell = useSystemMachine('shell');
  const { served } = useSelector(shell, shellView, shallowEqual);
  const { unloaded } = useSelector(useSystemMachine('screens'), screensView, shallowEqual);
  const sentence = <FormattedMessage id={sentences[served ?? 'unknown']} />;
  if (screen)
    return (
      <FullPageMessage
        icon={<IconCloudOff size={36} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="screen.unloaded.title" />}
        actions={
          screen.cut ? undefined : (
            <Button onClick={screen.onReopen}>
              <FormattedMessage id="part.missing.load" />
            </Button>
          )
        }
      >
        <div role="alert">{screen.cut ? <FormattedMessage id="screen.unloaded.cut" /> : sentence}</div>
      </FullPageMessage>
    );
  if (unloaded) return null;
  return (
    <section className={banner.banner} data-tone="warning" role="alert">
      <IconCloudOff size={18} aria-hidden="true" />
      <span>{sentence}</span>
      <UnstyledButton className={banner.action} onClick={() => shell.send({ type: 'page.reload' })}>
        <FormattedMessage id="part.missing.load" />
      </UnstyledButton>
      <UnstyledButton
        className={banner.action}
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('section'));
          shell.send({ type: 'part.dismiss' });
        }}
      >
        <FormattedMessage id="part.missing.later" />
      </UnstyledButton>
    </section>
  );
}
