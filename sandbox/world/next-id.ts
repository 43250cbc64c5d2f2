import type { Database } from './database';
import type { Tables } from './tables';

/** Tables whose rows are told to people by a number, and the number before the first. */
const before = {
  cases: 40_000_000,
  live_searches: 60_000_000,
  infringements: 70_000_000,
  exports: 80_000_000,
  support_messages: 90_000_000,
  users: 200_000_000,
  profiles: 300_000_000,
} as const satisfies Partial<Record<keyof Tables, number>>;

/**
 * The number of a new row, never one that was given before: who keeps an address, a bookmark or an undo of a deleted row must not meet
 * another in its place.
 */
export const nextId = (db: Database, table: keyof typeof before): string => {
  const name = `last_id.${table}`;
  const given = db.first(db.q.selectFrom('settings').select('value').where('name', '=', name))?.value;
  const highestId = db.pluck<string | null>(`select max(id) from ${table}`)[0];
  const id = String(Math.max(Number(given ?? 0), Number(highestId ?? 0), before[table]) + 1);
  db.run(
    db.q
      .insertInto('settings')
      .values({ name, value: id })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: id })),
  );
  return id;
};
