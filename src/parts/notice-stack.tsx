import { Suspense } from 'react';
import type { NoticeCards as Cards, ShownToast } from './notice-cards';
import { lazyPart } from './lazy-part';

/** The toasts themselves. */
export const NoticeCards = lazyPart(async (): Promise<{ default: typeof Cards }> => ({
  default: (await import('./notice-cards')).NoticeCards,
}));

interface NoticeStackProps {
  notices: readonly ShownToast[];
  onDismiss: (id: string) => void;
  /** A pointer or the keyboard's focus rests on a notice: its time should stand still until `onRelease`. */
  onHold?: (id: string) => void;
  onRelease?: (id: string) => void;
}

/** The toasts at the bottom of the page, as many as it is given; their code comes with the first one. */
export function NoticeStack(props: NoticeStackProps) {
  return <Suspense fallback={null}>{props.notices.length > 0 && <NoticeCards {...props} />}</Suspense>;
}
