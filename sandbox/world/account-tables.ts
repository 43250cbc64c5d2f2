import type { Database } from './database';
import { demoAccounts } from './seed/accounts.seed';

const accountTablesSql = `
create table if not exists email_codes (
  user_id text not null, purpose text not null, digest text not null, expires_at integer not null, tries_left integer not null,
  window_at integer not null, sent integer not null, primary key (user_id, purpose)
) without rowid;
create table if not exists marketplace_accounts (
  id text primary key, site_id text not null, nickname text not null collate nocase, group_id text, may_report integer not null
) without rowid;
create index if not exists marketplace_accounts_nickname on marketplace_accounts (nickname);
`;

const { kumara, tork } = demoAccounts.groups;

/** Accounts of the marketplace that no profile has yet: id, site, nickname, organisation, whether it may report. */
const unlinked: [string, string, string, string | null, number][] = [
  ['700000011', 'MLC', 'KUMARA_CHILE', kumara, 1],
  ['700000012', 'MPE', 'KUMARA_PERU', kumara, 1],
  ['700000013', 'MLU', 'KUMARA_URUGUAY', kumara, 0],
  ['700000014', 'MLA', 'TAVARES_AR', tork, 1],
  ['700000015', 'MLC', 'ZAPATERIA_ANDINA', null, 1],
];

/**
 * Makes what the account calls of the identity service keep, in new and older files alike: the e-mailed codes, and the accounts that
 * the marketplace knows beyond the profiles. Runs at each opening and changes nothing that is there.
 */
export const ensureAccountTables = ({ sqlite }: Database): void => {
  sqlite.exec(accountTablesSql);
  const insert = sqlite.prepare('insert or ignore into marketplace_accounts values (?, ?, ?, ?, ?)');
  for (const row of unlinked) insert.run(...row);
};

/** Forgets the codes and the accounts; `ensureAccountTables` then makes the first ones anew. */
export const emptyAccountTables = ({ sqlite }: Database): void => {
  sqlite.exec('delete from email_codes; delete from marketplace_accounts;');
};
