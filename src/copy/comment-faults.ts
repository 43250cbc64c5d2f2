import type { IntlShape } from 'react-intl';
import type { BlockReason } from '../../machines/domain/block-reason';
import { describeBlockReason } from './block-reasons';

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
