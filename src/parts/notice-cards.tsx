import { Notification } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { hasMessage } from '../copy/message-ids';
import { describeNotice, type NoticeInfo } from '../copy/notices';
import { AppLink } from './app-link';
import classes from './notice-cards.module.css';
import type { Target } from '../../machines/domain/addresses';

/** A toast that stands: its sentence is named by `code`. */
export interface ShownToast extends NoticeInfo {
  id: string;
  tone: 'success' | 'failure' | 'info';
  link?: Target;
  alsoLink?: Target;
}

const tones = {
  success: { Icon: IconCheck, color: 'green' },
  failure: { Icon: IconAlertTriangle, color: 'red' },
  info: { Icon: IconInfoCircle, color: 'blue' },
};

interface NoticeCardsProps {
  notices: readonly ShownToast[];
  onDismiss: (id: string) => void;
  onHold?: (id: string) => void;
  onRelease?: (id: string) => void;
}

/** Toasts as cards, the newest lowest; failures interrupt a screen reader, the others wait. */
export function NoticeCards({ notices, onDismiss, onHold, onRelease }: NoticeCardsProps) {
  const intl = useIntl();
  const linkWords = ({ code, values }: ShownToast, which: 'link' | 'alsoLink') => {
    const id = `notice.${code}.${which}`;
    return intl.formatMessage({ id: hasMessage(intl, id) ? id : 'parts.notice.open' }, values);
  };
  return (
    <section className={classes.stack} aria-label={intl.formatMessage({ id: 'parts.notices.label' })}>
      {notices.map((notice) => {
        const { Icon, color } = tones[notice.tone];
        const { title, text } = describeNotice(intl, notice);
        return (
          <Notification
            key={notice.id}
            className={classes.card}
            color={color}
            role={notice.tone === 'failure' ? 'alert' : 'status'}
            icon={<Icon size={18} aria-hidden="true" />}
            title={title}
            closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'parts.notice.close' }) }}
            onClose={() => onDismiss(notice.id)}
            onPointerEnter={() => onHold?.(notice.id)}
            onPointerLeave={() => onRelease?.(notice.id)}
            onFocus={() => onHold?.(notice.id)}
            onBlur={() => onRelease?.(notice.id)}
          >
            {text}
            {notice.link !== undefined && (
              <AppLink className={classes.link} to={notice.link}>
                {linkWords(notice, 'link')}
              </AppLink>
            )}
            {notice.alsoLink !== undefined && (
              <AppLink className={classes.link} to={notice.alsoLink}>
                {linkWords(notice, 'alsoLink')}
              </AppLink>
            )}
          </Notification>
        );
      })}
    </section>
  );
}
