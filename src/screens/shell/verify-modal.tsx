import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../copy/dates';
import { ConfirmDialog } from '../../parts/dialogs';
import { brand } from '../../theme/brand';

interface VerifyModalProps {
  opened: boolean;
  /** The local day (YYYY-MM-DD) from which verification is required. */
  requiredSince: string;
  /** That day is past. */
  due: boolean;
  onVerify: () => void;
  onLater: () => void;
  onGone?: () => void;
}

/** Offers to verify the profile now or to be reminded later. */
export function VerifyModal({ opened, requiredSince, due, onVerify, onLater, onGone }: VerifyModalProps) {
  const intl = useIntl();
  const values = { date: formatDay(intl, requiredSince), name: brand.name };
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="shell.verify.title" />}
      confirm={<FormattedMessage id="shell.verify.now" />}
      cancel={<FormattedMessage id="shell.verify.later" />}
      onConfirm={onVerify}
      onCancel={onLater}
      onGone={onGone}
    >
      <FormattedMessage id={due ? 'shell.verify.since' : 'shell.verify.until'} values={values} />
    </ConfirmDialog>
  );
}
