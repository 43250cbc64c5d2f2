import type { Failure } from '../../../contracts/ports';
import type { NoticeInput } from '../../system-actors/notices';

type Told = { failure: Failure | null };

/** What is told of a list of cases that could not be had, once for each time; null when there is nothing new to tell. */
export const unreadCasesNotice = (before: Told, { failure }: Told): NoticeInput | null =>
  failure === null || failure === before.failure ? null : { code: 'cases.unread', tone: 'failure', failure };
