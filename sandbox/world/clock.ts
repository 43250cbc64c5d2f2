import type { Database } from './database';
import type { WorldClock } from './types';

const offsetName = 'clock.offset';

export interface ClockParts {
  db: Database;
  /** Real time, epoch ms. */
  now: () => number;
  /** Called after the clock was moved. */
  moved: () => void;
}

/** World time: real time plus an offset that is kept in the database. */
export const createClock = ({ db, now, moved }: ClockParts): WorldClock => {
  const savedOffset = db.first(db.q.selectFrom('settings').select('value').where('name', '=', offsetName));
  let offset = savedOffset ? Number(savedOffset.value) : 0;
  const keep = (value: number): void => {
    offset = Math.round(value);
    const row = { name: offsetName, value: String(offset) };
    db.run(
      db.q
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value })),
    );
    moved();
  };
  return {
    now: () => now() + offset,
    offset: () => offset,
    advance: (ms) => {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError('World time only goes forward');
      keep(offset + ms);
    },
    set: (at) => {
      if (!Number.isFinite(at)) throw new RangeError('Not a moment');
      keep(at - now());
    },
  };
};
