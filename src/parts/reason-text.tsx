import { useIntl } from 'react-intl';
import type { BlockReason } from '../../machines/domain/block-reason';
import { describeBlockReason } from '../copy/block-reasons';

/** A reason in words, as they are when it is painted: those of its area may come after it. */
export function ReasonText({ because }: { because: BlockReason }) {
  return describeBlockReason(useIntl(), because);
}
