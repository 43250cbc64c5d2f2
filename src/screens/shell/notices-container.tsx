import { shallowEqual, useSelector } from '@xstate/react';
import { noticesView } from '../../../machines/system/notices/notices.view';
import type { Target } from '../../../machines/domain/addresses';
import { NoticeStack } from '../../parts/notice-stack';
import type { ShownToast } from '../../parts/toast';
import { useSystemActor } from '../../seams/use-system';

const bare = ({ to, ...more }: Target, screen: string | null) => to === screen && Object.keys(more).length === 0;

/** A toast without the ways to where the person is. */
export function linkingElsewhere({ link, alsoLink, ...notice }: ShownToast, here: string | null): ShownToast {
  return {
    ...notice,
    ...(link && !bare(link, here) && { link }),
    ...(alsoLink && !bare(alsoLink, here) && { alsoLink }),
  };
}

/** The toasts that stand now. */
export function Notices() {
  const notices = useSystemActor('notices');
  const screens = useSystemActor('screens');
  const { shown } = useSelector(notices, noticesView, shallowEqual);
  const here = useSelector(screens, ({ context }) => context.screen);
  return (
    <NoticeStack
      notices={shown.map((notice) => linkingElsewhere(notice, here))}
      onDismiss={(id) => notices.send({ type: 'notice.dismiss', id })}
      onHold={(id) => notices.send({ type: 'notice.hold', id })}
      onRelease={(id) => notices.send({ type: 'notice.release', id })}
    />
  );
}
