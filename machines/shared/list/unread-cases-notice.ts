import type { Failure } from '../../../contracts/ports';
import type { NoticeInput } from '../../system-actors/notices';

type WithFailure = { failure: Failure | null };

/** What is told of a list of cases that could not be had, once for each time; null when there is nothing new to tell. */
export const unreadCasesNotice = (previous: WithFailure, { failure }: WithFailure): NoticeInput | null =>
  failure === null || failure === previous.failure ? null : { code: 'cases.unread', tone: 'failure', failure };
