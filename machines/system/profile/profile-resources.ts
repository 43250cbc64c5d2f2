import type { Failure } from '../../../contracts/ports';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { wasNotAnswered } from '../../domain/access';
import { dueToday, gatewayDayOfToday } from '../../domain/due-today';
import type { NoticeInput } from '../../system-actors/notices';
import { resourceOf } from '../../shared/resource/resource';

const again = 30_000;
const none = () => undefined;
const whole = <Value>(value: Value): Value => value;
const counted = ({ total }: { total: number }) => total;
/** What the gateway answered is told; an answer that never came is the offline banner's to tell. */
const tell = (failure: Failure): NoticeInput | null =>
  wasNotAnswered(failure) ? null : { code: 'profile.partial', tone: 'failure', failure };

/** What stands around the profile: each is asked for by itself, and none holds back the others. */
export const profileResources = {
  sites: resourceOf('sites', { ask: none, read: whole, again, tell }),
  menu: resourceOf('menu', { ask: none, read: whole, again, tell }),
  rates: resourceOf('ratesConvertions', { ask: none, read: whole, again, log: 'fetch_currency_error' }),
  restriction: resourceOf('memberRestriction', { ask: none, read: whole, again, tell }),
  judge: resourceOf('memberJudge', { ask: none, read: whole, again, tell }),
  efficiency: resourceOf('efficiency', { ask: none, read: ({ level }) => level, again }),
  reported: resourceOf('reportedArticlesCount', { ask: none, read: ({ count }) => count, again }),
  pending: resourceOf('pendingDenouncesCount', { ask: () => ({ size: 1, from: 0 }), read: counted, again }),
  due: resourceOf('pendingCounterNoticeList', {
    ask: (_, now) => ({
      size: pageSizes.listings,
      from: 0,
      sort: 'due_date' as const,
      order: 'asc' as const,
      dueDate: gatewayDayOfToday(now),
    }),
    read: ({ items, total }, now) => dueToday(items, total, now),
    again,
  }),
};
