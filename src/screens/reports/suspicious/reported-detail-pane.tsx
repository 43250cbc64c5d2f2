import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reportedDetailLauncherMachine } from '../../../../machines/reports/reported-detail-launcher/reported-detail-launcher.machine';
import { reportedDetailOf } from '../../../../machines/reports/reported-detail-launcher/reported-detail-launcher.view';
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyOverlay } from '../../shared/lazy-overlay';

const ReportedDetailModal = lazyOverlay(
  'reportedDetail',
  async () => (await import('./reported-detail-modal')).ReportedDetailModal,
  undefined,
  <DialogOnItsWay />,
);

/** Gets its code ahead of its first opening; where that fails, opening it tries again. */
export const prepareReportedDetail = () => void import('./reported-detail-modal').catch(() => undefined);

interface ReportedDetailPaneProps {
  actor: ActorRefFrom<typeof reportedDetailLauncherMachine> | undefined;
  onClose: () => void;
}

/** The detail of a row, over the list, while one is open. */
export function ReportedDetailPane({ actor, onClose }: ReportedDetailPaneProps) {
  const open = useSelector(actor, (snapshot) => snapshot && reportedDetailOf(snapshot));
  return open && <ReportedDetailModal key={open.sessionId} actor={open} onClose={onClose} />;
}
