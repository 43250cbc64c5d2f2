import { randomBytes, randomUUID, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from './database';
import { reasons } from '../../contracts/vocabulary/reasons';
import { newProfileRow } from './profile-rows';
import type { AccountStatus, AccountUser, Accounts, NewAccount, Registration } from './types';
import { groupByCaseStatus, type CaseStatus } from '../../contracts/vocabulary/case-statuses';

/** What somebody who registered may send a day. */
const newAccountDailyLimit = 20;
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

const cost = { N: 4096, r: 8, p: 1 };
const length = 32;

/** `scrypt$<salt>$<hash>`, both in hex. */
export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('hex')}$${scryptSync(password, salt, length, cost).toString('hex')}`;
};

const isPasswordOf = (password: string, savedHash: string): Promise<boolean> => {
  const [kind, salt, hash] = savedHash.split('$');
  if (kind !== 'scrypt' || !salt || !hash) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'hex'), length, cost, (error, derived) => {
      if (error) reject(error);
      else resolve(timingSafeEqual(derived, Buffer.from(hash, 'hex')));
    });
  });
};

const issuedFor = 600_000;

export interface AccountsParts {
  db: Database;
  /** Real time: identity does not follow the world's clock. */
  realNow: () => number;
  worldNow: () => number;
}

const asLang = (lang: string): AccountUser['lang'] => (lang === 'en' || lang === 'pt' ? lang : 'es');

const parseStatus = (standingJson: string): AccountStatus => {
  const [kind, siteId] = standingJson.split(':');
  if (kind === 'no_report_permission') return { kind, siteId: siteId ?? 'MLA' };
  if (kind === 'other_product' || kind === 'not_a_member') return { kind };
  return { kind: 'member' };
};

/** People, their profiles and how they sign in. */
export const createAccounts = ({ db, realNow, worldNow }: AccountsParts): Accounts => {
  const users = () =>
    db.q
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.profile_id')
      .select([
        'users.id as userId',
        'users.username',
        'users.email',
        'users.password',
        'users.issued',
        'users.issued_until as issuedUntil',
        'users.confirmed',
        'users.standing',
        'users.person_id as personId',
        'users.profile_id as profileId',
        'profiles.group_id as groupId',
        'profiles.given_name as givenName',
        'profiles.family_name as familyName',
        'profiles.lang',
      ]);
  const row = (login: string) =>
    db.first(
      users().where((where) => where.or([where('users.email', '=', login), where('users.username', '=', login)])),
    );
  type Row = NonNullable<ReturnType<typeof row>>;
  const shown = (user: Row): AccountUser => ({
    userId: user.userId,
    username: user.username,
    email: user.email,
    profileId: user.profileId,
    groupId: user.groupId,
    givenName: user.givenName,
    familyName: user.familyName ?? '',
    lang: asLang(user.lang),
    confirmed: user.confirmed === 1,
  });

  const brandReasons = reasons.filter(({ category }) => category === 'BRAND');
  const newcomersNotices = (site_id: string) => brandReasons.map(({ code }) => ({ site_id, code }));

  const create = (account: NewAccount): AccountUser | 'EXISTS' =>
    db.transaction(() => {
      if (row(account.email)) return 'EXISTS';
      const owner = account.auditorOf
        ? db.first(
            db.q
              .selectFrom('users')
              .innerJoin('profiles', 'profiles.id', 'users.profile_id')
              .selectAll('profiles')
              .where('users.id', '=', account.auditorOf),
          )
        : undefined;
      const id = () => String(100_000_000 + (randomBytes(4).readUInt32BE() % 800_000_000));
      const newcomersSites = account.registersIn === undefined ? [] : [account.registersIn];
      const personId = `P${randomUUID()}`;
      const groupId = owner?.group_id ?? `G${randomUUID()}`;
      const userId = id();
      const profileId = id();
      if (!owner) {
        db.run(
          db.q.insertInto('groups').values({ id: groupId, name: `${account.givenName} ${account.familyName}`.trim() }),
        );
      }
      db.run(
        db.q.insertInto('persons').values({
          id: personId,
          group_id: groupId,
          given_name: account.givenName,
          family_name: account.familyName,
        }),
      );
      db.run(
        db.q.insertInto('profiles').values({
          ...newProfileRow({
            id: profileId,
            personId,
            groupId,
            ownerProfileId: owner?.owner_profile_id ?? profileId,
            givenName: account.givenName,
            familyName: account.familyName,
            lang: account.lang,
            currency: account.currency,
            email: account.email,
            isAcuerdo: owner?.is_acuerdo === 1,
            isVerified: owner?.is_verified === 1,
            sites: owner ? (JSON.parse(owner.sites_json) as string[]) : newcomersSites,
            createdAt: worldNow(),
          }),
          ...(account.registersIn !== undefined && {
            restriction: 'new_member',
            restriction_max: newAccountDailyLimit,
          }),
        }),
      );
      const notices = owner
        ? db.all(db.q.selectFrom('profile_notices').select(['site_id', 'code']).where('profile_id', '=', owner.id))
        : newcomersSites.flatMap(newcomersNotices);
      for (const notice of notices)
        db.run(db.q.insertInto('profile_notices').values({ profile_id: profileId, ...notice }));
      db.run(
        db.q.insertInto('users').values({
          id: userId,
          person_id: personId,
          profile_id: profileId,
          username: account.email,
          email: account.email,
          password: hashPassword(account.password),
          issued: null,
          issued_until: null,
          confirmed: account.confirmed === false ? 0 : 1,
          standing: 'member',
        }),
      );
      const made = row(account.email);
      if (!made) throw new Error('The account that was just made is not there');
      return shown(made);
    });

  const registerAgain = (userId: string, registration: Registration): void =>
    db.transaction(() => {
      const user = db.first(users().where('users.id', '=', userId));
      if (!user) return;
      const { personId, profileId, groupId } = user;
      const names = { given_name: registration.givenName, family_name: registration.familyName };
      db.run(
        db.q
          .updateTable('profiles')
          .set({
            ...names,
            lang: registration.lang,
            currency: registration.currency,
            sites_json: JSON.stringify([registration.registersIn]),
          })
          .where('id', '=', profileId),
      );
      db.run(db.q.updateTable('persons').set(names).where('id', '=', personId));
      db.run(
        db.q
          .updateTable('groups')
          .set({ name: `${registration.givenName} ${registration.familyName}`.trim() })
          .where('id', '=', groupId),
      );
      db.run(db.q.deleteFrom('profile_notices').where('profile_id', '=', profileId));
      for (const notice of newcomersNotices(registration.registersIn))
        db.run(db.q.insertInto('profile_notices').values({ profile_id: profileId, ...notice }));
    });

  return {
    find: (login) => {
      const user = row(login);
      return user ? shown(user) : null;
    },
    byId: (userId) => {
      const user = db.first(users().where('users.id', '=', userId));
      return user ? shown(user) : null;
    },
    check: async (login, password) => {
      const user = row(login);
      if (!user) return null;
      if (await isPasswordOf(password, user.password)) return shown(user);
      const issuedHolds = user.issued !== null && (user.issuedUntil ?? 0) >= realNow();
      return issuedHolds && user.issued !== null && (await isPasswordOf(password, user.issued)) ? shown(user) : null;
    },
    hasPassword: async (userId, password) => {
      const user = db.first(users().where('users.id', '=', userId));
      return user !== undefined && (await isPasswordOf(password, user.password));
    },
    issue: (byUserId, forUserId) => {
      const by = db.first(users().where('users.id', '=', byUserId));
      const target = db.first(users().where('users.id', '=', forUserId));
      if (!by || !target || by.personId !== target.personId) return null;
      const password = randomBytes(18).toString('base64url');
      db.run(
        db.q
          .updateTable('users')
          .set({ issued: hashPassword(password), issued_until: realNow() + issuedFor })
          .where('id', '=', forUserId),
      );
      return { username: target.username, password, profileId: target.profileId };
    },
    create: (account) => Promise.resolve(create(account)),
    registerAgain,
    confirm: (userId) => {
      db.run(db.q.updateTable('users').set({ confirmed: 1 }).where('id', '=', userId));
    },
    setPassword: (userId, password) => {
      db.run(
        db.q
          .updateTable('users')
          .set({ password: hashPassword(password), issued: null, issued_until: null })
          .where('id', '=', userId),
      );
      return Promise.resolve();
    },
    standing: (userId) => parseStatus(db.first(users().where('users.id', '=', userId))?.standing ?? 'not_a_member'),
    list: () => db.all(users().where('users.email', 'is not', null).orderBy('users.id')).map(shown),
  };
};
