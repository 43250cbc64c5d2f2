import { shallowEqual, useSelector } from '@xstate/react';
import { noticesView } from '../../../machines/system/notices/notices.view';
import { NoticeStack } from '../../parts/notice-stack';
import { useSystemActor } from '../../seams/use-system';

/** The toasts that stand now. */
export function Notices() {
  const notices = useSystemActor('notices');
  const { shown } = useSelector(notices, noticesView, shallowEqual);
  return (
    <NoticeStack
      notices={shown}
      onDismiss={(id) => notices.send({ type: 'notice.dismiss', id })}
      onHold={(id) => notices.send({ type: 'notice.hold', id })}
      onRelease={(id) => notices.send({ type: 'notice.release', id })}
    />
  );
}
