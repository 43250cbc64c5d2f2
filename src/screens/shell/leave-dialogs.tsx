import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../parts/confirm-dialog';

interface AskProps {
  opened: boolean;
  onLeave: () => void;
  onStay: () => void;
  onGone?: () => void;
}

/** Asked before a page with something unsent is left. */
export function LeaveDialog({ opened, onLeave, onStay, onGone }: AskProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="shell.leave.title" />}
      confirm={<FormattedMessage id="shell.leave.go" />}
      cancel={<FormattedMessage id="shell.leave.stay" />}
      onConfirm={onLeave}
      onCancel={onStay}
      onGone={onGone}
    >
      <FormattedMessage id="shell.leave.text" />
    </ConfirmDialog>
  );
}

/** Asked before a logout that gives up pending operations. */
export function LogoutDialog({ opened, pending, onLeave, onStay, onGone }: AskProps & { pending: number }) {
  return (
    <ConfirmDialog
      opened={opened}
      destructive
      title={<FormattedMessage id="shell.logout.title" />}
      confirm={<FormattedMessage id="shell.logout.go" />}
      cancel={<FormattedMessage id="shell.logout.stay" />}
      onConfirm={onLeave}
      onCancel={onStay}
      onGone={onGone}
    >
      <FormattedMessage id="shell.logout.text" values={{ count: pending }} />
    </ConfirmDialog>
  );
}
