import type { NoticeInput } from '../../seats/notices';
import type { ListView } from './list.view';

type Told = Pick<ListView<unknown>, 'failure' | 'phase'>;

/** What is told of a list of cases that could not be had while others stand, once for each time; where nothing stands its place tells it. */
export const unreadCases = (before: Told, { failure, phase }: Told): NoticeInput | null =>
  failure === null || failure === before.failure || phase === 'failed'
    ? null
    : { code: 'cases.unread', tone: 'failure', failure };
