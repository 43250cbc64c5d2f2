import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';

/** Whether a password is read or hidden, on the button that changes it. */
export function PasswordEye({ reveal }: { reveal: boolean }) {
  const Eye = reveal ? IconEyeOff : IconEye;
  return <Eye size={18} aria-hidden="true" />;
}

/** At the end of a menu of the browser's own. */
export function SelectArrow() {
  return <IconChevronDown size={16} aria-hidden="true" />;
}
