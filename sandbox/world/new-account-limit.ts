import { groupByCaseStatus, type CaseStatus } from '../../contracts/vocabulary/case-statuses';
import type { Database } from './database';

/** What somebody who registered may send a day. */
export const newAccountDailyLimit = 20;
/** Reports that must have ended well before that limit ends. */
const provenBy = 10;

export const isSuccessfulStatus = (status: CaseStatus): boolean => groupByCaseStatus[status] === 'APPROVED';

/** Ends the limit of a registration once enough reports ended well. A limit of another size, or with a date, is not of a registration. */
export const liftNewAccountLimit = (db: Database, profileId: string): void => {
  const well = db
    .all(db.q.selectFrom('cases').select('status').where('author_profile_id', '=', profileId))
    .filter(({ status }) => isSuccessfulStatus(status as CaseStatus)).length;
  if (well < provenBy) return;
  db.run(
    db.q
      .updateTable('profiles')
      .set({ restriction: 'none', restriction_max: null })
      .where('id', '=', profileId)
      .where('restriction', '=', 'new_member')
      .where('restriction_max', '=', newAccountDailyLimit)
      .where('restriction_until', 'is', null),
  );
};
