import type { IntlShape } from 'react-intl';
import type { BlockReason } from '../../machines/domain/block-reason';
import { formatDateTime } from './dates';
import { hasMessage, type MessageId } from './message-ids';

/** A reason why something cannot be done, as rules say it. */
export type BlockReasonInfo = BlockReason;

/**
 * The sentence of a reason; it compiles only while every code has one. `{until}` is told as day and time; what is not known is `none`, which
 * the sentences leave out. Until the words of its area are here, it says that this can't be done.
 */
export function describeBlockReason(intl: IntlShape, because: BlockReasonInfo): string {
  const values = {
    count: 1,
    ...because.values,
    until: because.until === undefined ? 'none' : formatDateTime(intl, because.until),
  };
  const id: MessageId = `because.${because.because}.text`;
  return intl.formatMessage({ id: hasMessage(intl, id) ? id : 'because.unknown.text' }, values);
}

/** What of a comment can't go out as it stands; null where nothing is wrong, or only that it is too little. */
export function describeCommentFault(
  intl: IntlShape,
  { offending, why }: { offending: readonly string[]; why: BlockReason | null },
): string | null {
  if (offending.length > 0)
    return intl.formatMessage(
      { id: 'reportDrawer.offending.text' },
      { count: offending.length, characters: offending.join(' ') },
    );
  return why?.because === 'COMMENT_UNFILLED' ? describeBlockReason(intl, why) : null;
}
