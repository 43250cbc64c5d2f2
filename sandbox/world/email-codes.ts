import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from './database';

export type CodePurpose = 'registration' | 'recovery';

export interface EmailCodes {
  /**
   * Six digits, drawn unless given, that replace the ones before; null when five were made for this user and purpose within the
   * hour.
   */
  make(userId: string, purpose: CodePurpose, digits?: string): string | null;
  /** As if no code had ever been made for the user. */
  forget(userId: string): void;
  /** Whether a code is good still, whatever its digits. */
  waits(userId: string, purpose: CodePurpose): boolean;
  /** True once for the right digits. A wrong try counts: after five the code is good no more, nor after a quarter of an hour. */
  take(userId: string, purpose: CodePurpose, digits: string): boolean;
}

interface Row {
  digest: string;
  expires_at: number;
  tries_left: number;
  window_at: number;
  sent: number;
}

const life = 15 * 60_000;
const tries = 5;
const window = 3_600_000;
const mostSent = 5;

const digestOf = (userId: string, purpose: CodePurpose, digits: string): string =>
  createHash('sha256').update(`${userId}\n${purpose}\n${digits}`).digest('hex');

/** The codes that go out by e-mail, kept as digests in the database, on real time (epoch ms). */
export const createEmailCodes = ({ sqlite }: Database, realNow: () => number): EmailCodes => {
  const find = sqlite.prepare<[string, string], Row>('select * from email_codes where user_id = ? and purpose = ?');
  const write = sqlite.prepare('insert or replace into email_codes values (?, ?, ?, ?, ?, ?, ?)');
  const fail = sqlite.prepare(
    'update email_codes set tries_left = tries_left - 1 where user_id = ? and purpose = ? and tries_left > 0',
  );
  const spend = sqlite.prepare('update email_codes set tries_left = 0 where user_id = ? and purpose = ?');
  const forget = sqlite.prepare('delete from email_codes where user_id = ?');
  const alive = (userId: string, purpose: CodePurpose): Row | null => {
    const row = find.get(userId, purpose);
    return row && row.tries_left > 0 && row.expires_at > realNow() ? row : null;
  };
  return {
    make: (userId, purpose, given) => {
      const now = realNow();
      const former = find.get(userId, purpose);
      const counted = former && former.window_at + window > now ? former : { window_at: now, sent: 0 };
      if (counted.sent >= mostSent) return null;
      const digits = given ?? String(randomInt(1_000_000)).padStart(6, '0');
      const digest = digestOf(userId, purpose, digits);
      write.run(userId, purpose, digest, now + life, tries, counted.window_at, counted.sent + 1);
      return digits;
    },
    forget: (userId) => {
      forget.run(userId);
    },
    waits: (userId, purpose) => alive(userId, purpose) !== null,
    take: (userId, purpose, digits) => {
      const row = alive(userId, purpose);
      if (!row) return false;
      const given = Buffer.from(digestOf(userId, purpose, digits));
      const right = timingSafeEqual(given, Buffer.from(row.digest));
      (right ? spend : fail).run(userId, purpose);
      return right;
    },
  };
};
