import type { Database } from './database';
import type { Ledger, LedgerEntry } from './types';

/** Writes one accepted notice. Rows are never changed nor deleted: the database refuses it. */
export const recordNotice = (db: Database, entry: LedgerEntry): void => {
  db.sqlite
    .prepare(
      'insert into ledger (listing_id, group_id, profile_id, case_id, operation_key, at) values (?, ?, ?, ?, ?, ?)',
    )
    .run(entry.listingId, entry.groupId, entry.profileId, entry.caseId, entry.operationKey, entry.at);
};

export const createLedger = (db: Database): Ledger => ({
  entries: (listingId) => {
    let query = db.q
      .selectFrom('ledger')
      .select([
        'listing_id as listingId',
        'group_id as groupId',
        'profile_id as profileId',
        'case_id as caseId',
        'operation_key as operationKey',
        'at',
      ])
      .orderBy('id');
    if (listingId) query = query.where('listing_id', '=', listingId);
    return db.all(query);
  },
  counts: () =>
    db.all(
      db.q
        .selectFrom('ledger')
        .select(({ fn }) => ['listing_id as listingId', fn.countAll<number>().as('notices')])
        .groupBy('listing_id')
        .orderBy('listing_id'),
    ),
});
