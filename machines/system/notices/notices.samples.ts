import type { NoticeInput } from '../../kit/seats';
import type { NoticesOwnEvent } from './notices.types';

export const sentNotice: NoticeInput = {
  code: 'send.done',
  tone: 'success',
  values: { count: 3 },
  link: '/reported_articles',
};

export const noticesEvents: NoticesOwnEvent[] = [
  { type: 'notice.raise', notice: sentNotice },
  { type: 'notice.hold', id: 'notice-1' },
  { type: 'notice.release', id: 'notice-1' },
  { type: 'notice.dismiss', id: 'notice-1' },
  { type: 'notice.dismiss', id: 'notice-2' },
  { type: 'notice.expired', id: 'notice-1' },
  { type: 'notice.expired', id: 'notice-2' },
];
