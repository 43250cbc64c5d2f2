import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../parts/dialogs';

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
