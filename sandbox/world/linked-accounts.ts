import type { Database } from './database';
import { newProfileRow } from './profile-rows';
import { siteOf } from './sites';
import type { Tables } from './tables';
import { nextId } from './next-id';

export type LinkRefusal = 'USER_NOT_IN_COUNTRY' | 'SITE_MISMATCH' | 'USER_NOT_IN_ACCOUNT' | 'NO_REPORT_PERMISSION';

export type LinkResult = { ok: true; userId: string; profileId: string } | { ok: false; code: LinkRefusal };

interface MarketplaceAccount {
  id: string;
  siteId: string;
  nickname: string;
  groupId: string | null;
  mayReport: number;
  /** Set once a profile has it. */
  profileId: string | null;
}

const byNameOrId = `
select m.id, m.site_id as siteId, m.nickname, m.group_id as groupId, m.may_report as mayReport, null as profileId
  from marketplace_accounts m where m.nickname = @account or m.id = @account
union all
select json_extract(p.marketplace_json, '$.id'), json_extract(p.marketplace_json, '$.siteId'),
  json_extract(p.marketplace_json, '$.nickname'), p.group_id, 1, p.id
  from profiles p where p.marketplace_json is not null
  and (upper(json_extract(p.marketplace_json, '$.nickname')) = upper(@account) or json_extract(p.marketplace_json, '$.id') = @account)
union all
select s.id, s.site_id, s.nickname, null, 1, null from sellers s where s.nickname = @account
union all
select s.id, s.site_id, s.nickname, null, 1, null from sellers s where s.id = @account`;

/**
 * Links the account that the organisation has in another country: the person of `main` gets a profile there, with the reasons that the
 * main profile may report for on that site. One that is linked already is answered as it is.
 */
export function linkAccount(
  db: Database,
  main: { profile: Tables['profiles']; userId: string },
  request: { siteId: string; account: string },
  now: number,
): LinkResult {
  return db.transaction(() => {
    const { profile } = main;
    const known = db.sqlite
      .prepare<{ account: string }, MarketplaceAccount>(byNameOrId)
      .all({ account: request.account });
    if (known.length === 0) return { ok: false, code: 'USER_NOT_IN_COUNTRY' };
    const siteAccounts = known.filter(({ siteId }) => siteId === request.siteId);
    if (siteAccounts.length === 0) return { ok: false, code: 'SITE_MISMATCH' };
    const own = siteAccounts.filter(({ groupId }) => groupId === profile.group_id);
    const linked = own.find(({ profileId }) => profileId !== null);
    const target = linked ?? own[0];
    if (!target) return { ok: false, code: 'USER_NOT_IN_ACCOUNT' };
    if (target.mayReport !== 1) return { ok: false, code: 'NO_REPORT_PERMISSION' };
    if (linked?.profileId) {
      const user = db.first(db.q.selectFrom('users').select('id').where('profile_id', '=', linked.profileId));
      if (!user) throw new Error(`The profile ${linked.profileId} has no user`);
      return { ok: true, userId: user.id, profileId: linked.profileId };
    }
    const [userId, profileId] = [nextId(db, 'users'), nextId(db, 'profiles')];
    const site = siteOf(request.siteId);
    db.run(
      db.q.insertInto('profiles').values({
        ...newProfileRow({
          id: profileId,
          personId: profile.person_id,
          groupId: profile.group_id,
          ownerProfileId: profileId,
          givenName: profile.given_name,
          familyName: `${profile.family_name ?? ''} (${site.countryName})`.trim(),
          lang: profile.lang,
          currency: site.currency,
          email: profile.email,
          isAcuerdo: profile.is_acuerdo === 1,
          isVerified: profile.is_verified === 1,
          sites: [site.id],
          createdAt: now,
        }),
        marketplace_json: JSON.stringify({ id: target.id, siteId: site.id, nickname: target.nickname }),
      }),
    );
    db.sqlite
      .prepare(
        'insert into profile_notices select ?, site_id, code from profile_notices where profile_id = ? and site_id = ?',
      )
      .run(profileId, profile.id, site.id);
    const user = db.first(db.q.selectFrom('users').selectAll().where('id', '=', main.userId));
    if (!user) throw new Error(`The user ${main.userId} is not there`);
    db.run(
      db.q.insertInto('users').values({
        ...user,
        id: userId,
        profile_id: profileId,
        username: `${user.username.split('@')[0] ?? 'user'}.${userId}`,
        email: null,
        issued: null,
        issued_until: null,
      }),
    );
    return { ok: true, userId, profileId };
  });
}
