import { useIntl } from 'react-intl';
import type { Because } from '../../machines/domain/because';
import { describeBecause } from '../copy/because';

/** A reason in words, as they are when it is painted: those of its area may come after it. */
export function ReasonText({ because }: { because: Because }) {
  return describeBecause(useIntl(), because);
}
