import { shallowEqual, useSelector } from '@xstate/react';
import { noticesView } from '../../../machines/system/notices/notices.view';
import type { Target } from '../../../machines/domain/addresses';
import type { ShownToast } from '../../parts/notice-cards';
import { NoticeStack } from '../../parts/notice-stack';
import { useSystemMachine } from '../../seams/use-system';

interface Here {
  screen: string | null;
  params?: Readonly<Record<string, string | undefined>>;
}

/** Whether that leads to what the person is looking at: a list as it is called, or that very thing. */
const isHere = ({ to, ...more }: Target, { screen, params = {} }: Here) => {
  if (to !== screen) return false;
  const wanted = Object.entries(('params' in more && more.params) || {});
  return wanted.length > 0 ? wanted.every(([name, value]) => params[name] === value) : Object.keys(more).length === 0;
};

/** A toast without the ways to where the person is. */
export function omitLinksToCurrent({ link, alsoLink, ...notice }: ShownToast, current: Here): ShownToast {
  return {
    ...notice,
    ...(link && !isHere(link, current) && { link }),
    ...(alsoLink && !isHere(alsoLink, current) && { alsoLink }),
  };
}

/** The toasts that stand now. */
export function Notices() {
  const notices = useSystemMachine('notices');
  const screens = useSystemMachine('screens');
  const { shown } = useSelector(notices, noticesView, shallowEqual);
  const screen = useSelector(screens, ({ context }) => context.screen);
  const params = useSelector(screens, ({ context }) => context.live?.place.params);
  return (
    <NoticeStack
      notices={shown.map((notice) => omitLinksToCurrent(notice, { screen, params }))}
      onDismiss={(id) => notices.send({ type: 'notice.dismiss', id })}
      onHold={(id) => notices.send({ type: 'notice.hold', id })}
      onRelease={(id) => notices.send({ type: 'notice.release', id })}
    />
  );
}
