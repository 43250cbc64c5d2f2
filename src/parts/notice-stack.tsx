import { Suspense, useEffect } from 'react';
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

/** Nobody has seen them yet: their time stands still. */
function UnseenNotices({ notices, onHold, onRelease }: NoticeStackProps) {
  useEffect(() => {
    for (const { id } of notices) onHold?.(id);
    return () => notices.forEach(({ id }) => onRelease?.(id));
  });
  return null;
}

/** The toasts at the bottom of the page, as many as it is given; their code comes with the first one. */
export function NoticeStack(props: NoticeStackProps) {
  return (
    <Suspense fallback={<UnseenNotices {...props} />}>
      {props.notices.length > 0 && <NoticeCards {...props} />}
    </Suspense>
  );
}
