import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reportedDetailDoorMachine } from '../../../../machines/reports/reported-detail-door/reported-detail-door.machine';
import { reportedDetailIn } from '../../../../machines/reports/reported-detail-door/reported-detail-door.view';
import { lateView } from '../../shared/late-view';

const ReportedDetailModal = lateView(
  'reportedDetail',
  async () => (await import('./reported-detail-modal')).ReportedDetailModal,
);

/** Gets its code ahead of its first opening; where that fails, opening it tries again. */
export const prepareReportedDetail = () => void import('./reported-detail-modal').catch(() => undefined);

interface ReportedDetailPaneProps {
  actor: ActorRefFrom<typeof reportedDetailDoorMachine> | undefined;
  onClose: () => void;
}

/** The detail of a row, over the list, while one is open. */
export function ReportedDetailPane({ actor, onClose }: ReportedDetailPaneProps) {
  const open = useSelector(actor, (snapshot) => snapshot && reportedDetailIn(snapshot));
  return open && <ReportedDetailModal key={open.sessionId} actor={open} onClose={onClose} />;
}
