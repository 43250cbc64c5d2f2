import { limits } from '../contracts/vocabulary/limits';
import { rateCurrencies } from '../contracts/vocabulary/sites';
import { helpFlags } from '../contracts/vocabulary/members';
import type { Profile, ProfileAccount } from '../contracts/generated/resolvers';
import { allowedNoticesOf, countAnswersDue, scopeColumn, type ProfileRow } from './world/allowance';
import { newProfileRow } from './world/profile-rows';
import { Refusal } from './world/refusal';
import type { WorldContext } from './world/types';
import { callerOf, type Area } from './wire/context';
import { toIsoOrNull, parseList, parseTimestampOrNull } from './wire/values';
import { nextId } from './world/next-id';

const eMail = /^[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,6}\.[a-z]{2,15}$/i;

const userIdsOf = ({ world: { db } }: WorldContext, profileId: string): string[] =>
  db.all(db.q.selectFrom('users').select('id').where('profile_id', '=', profileId)).map((row) => row.id);

/** The reminder of pending answers: shown while there are some, unless it was put off until later. */
const reminderShows = ({ world }: WorldContext, profile: ProfileRow): boolean => {
  const now = world.clock.now();
  if (profile.is_acuerdo === 1 || (profile.reminder_blocked_until ?? 0) > now) return false;
  const { db } = world;
  const pending = db.first(
    db.q
      .selectFrom('cases')
      .select('id')
      .where(scopeColumn(profile), '=', profile.id)
      .where('status', '=', 'DOCUMENTATION_PRESENTED')
      .limit(1),
  );
  return pending !== undefined || countAnswersDue(db, profile, now) > 0;
};

const shown = (context: WorldContext, profile: ProfileRow): Profile => {
  const { db } = context.world;
  const group = db.first(db.q.selectFrom('groups').select('name').where('id', '=', profile.group_id));
  const account = profile.account_json ? (JSON.parse(profile.account_json) as ProfileAccount) : null;
  return {
    id: profile.id,
    givenName: profile.given_name,
    familyName: profile.family_name,
    lang: profile.lang,
    currency: profile.currency,
    settings: JSON.parse(profile.settings_json) as unknown,
    groupId: profile.group_id,
    groupName: group?.name ?? null,
    email: profile.email,
    userIds: userIdsOf(context, profile.id),
    isAcuerdo: profile.is_acuerdo === 1,
    isVerified: profile.is_verified === 1,
    hasSuggestions: profile.has_suggestions === 1,
    authorizedSiteIds: parseList<string>(profile.sites_json),
    allowedNotices: allowedNoticesOf(db, profile, context.lang),
    marketplaceAccount: profile.marketplace_json
      ? (JSON.parse(profile.marketplace_json) as Profile['marketplaceAccount'])
      : null,
    account,
    suggestedListingsCountry: profile.suggested_country,
    reportImportTooltipUntil: toIsoOrNull(profile.tooltip_until),
    noticesLimitDayCount: profile.day_count,
    noticesLimitUpdatedAt: toIsoOrNull(profile.day_updated_at),
    blockDenounceReminderUntil: toIsoOrNull(profile.reminder_blocked_until),
    showDenounceReminder: reminderShows(context, profile),
    helps: JSON.parse(profile.helps_json) as Profile['helps'],
    articlesPinned: parseList<string>(profile.pinned_json),
  };
};

const checkName = (name: string | null | undefined): void => {
  if (name && name.length > limits.nameMax) throw new Refusal('NAME_TOO_LONG');
};

const checkCurrency = (currency: string): void => {
  const known: readonly string[] = [...rateCurrencies, 'CUP'];
  if (!known.includes(currency)) throw new Refusal('INVALID_INPUT', `No such currency: ${currency}`);
};

const dateOf = (text: string): number => {
  const at = parseTimestampOrNull(text);
  if (at === null) throw new Refusal('INVALID_INPUT', `Not a date: ${text}`);
  return at;
};

interface Change {
  lang?: string | null;
  currency?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  settings?: unknown;
  suggestedListingsCountry?: string | null;
  blockDenounceReminderUntil?: string | null;
  reportImportTooltipUntil?: string | null;
  noticesLimitDayCount?: number | null;
  helps?: Partial<Record<string, boolean | null>> | null;
  articlesPinned?: readonly string[] | null;
}

/** The columns that a change sets; what is left out or null stays as it was. */
const patchOf = (profile: ProfileRow, change: Change, now: number): Partial<ProfileRow> => {
  const patch: Partial<ProfileRow> = {};
  checkName(change.givenName?.trim());
  checkName(change.familyName?.trim());
  if (change.lang) patch.lang = change.lang;
  if (change.currency) {
    checkCurrency(change.currency);
    patch.currency = change.currency;
  }
  if (change.givenName != null) {
    if (change.givenName.trim() === '') throw new Refusal('INVALID_INPUT', 'The given name is required');
    patch.given_name = change.givenName.trim();
  }
  if (change.familyName != null) patch.family_name = change.familyName.trim();
  if (change.settings !== undefined && change.settings !== null) {
    if (typeof change.settings !== 'object' || Array.isArray(change.settings)) throw new Refusal('INVALID_INPUT');
    patch.settings_json = JSON.stringify({ ...(JSON.parse(profile.settings_json) as object), ...change.settings });
  }
  if (change.suggestedListingsCountry !== undefined)
    patch.suggested_country = change.suggestedListingsCountry?.toUpperCase() ?? null;
  if (change.blockDenounceReminderUntil != null)
    patch.reminder_blocked_until = dateOf(change.blockDenounceReminderUntil);
  if (change.reportImportTooltipUntil != null) patch.tooltip_until = dateOf(change.reportImportTooltipUntil);
  if (change.noticesLimitDayCount != null) {
    if (change.noticesLimitDayCount < 0) throw new Refusal('INVALID_INPUT');
    patch.day_count = change.noticesLimitDayCount;
    patch.day_updated_at = now;
  }
  if (change.helps) {
    const flags = JSON.parse(profile.helps_json) as Record<string, boolean>;
    for (const flag of helpFlags) flags[flag] = change.helps[flag] ?? flags[flag] ?? false;
    patch.helps_json = JSON.stringify(flags);
  }
  if (change.articlesPinned)
    patch.pinned_json = JSON.stringify([...new Set(change.articlesPinned.map((id) => id.toUpperCase()))]);
  return patch;
};

/** The signed-in person's profiles and what they keep. */
export const profile: Area = {
  Query: {
    profile: (_parent, _args, context) => shown(context, callerOf(context)),
    profiles: (_parent, _args, context) => {
      const { db } = context.world;
      const rows = db.all(
        db.q
          .selectFrom('profiles')
          .selectAll()
          .where('person_id', '=', callerOf(context).person_id)
          .orderBy('created_at')
          .orderBy('id'),
      );
      return rows.map((row) => shown(context, row));
    },
    efficiency: (_parent, _args, context) => ({ level: callerOf(context).efficiency }),
    showDenounceReminder: (_parent, _args, context) => ({
      showDenounceReminder: reminderShows(context, callerOf(context)),
    }),
    showReportImportTooltipUntil: (_parent, _args, context) => ({
      reportImportTooltipUntil: toIsoOrNull(callerOf(context).tooltip_until),
    }),
  },

  Mutation: {
    updateProfile: (_parent, args, context) =>
      context.world.once(context, 'updateProfile', () => {
        const { db, clock } = context.world;
        const row = callerOf(context);
        const patch = patchOf(row, args, clock.now());
        const keys = Object.keys(patch) as (keyof ProfileRow)[];
        if (keys.length === 0 || keys.every((key) => patch[key] === row[key])) throw new Refusal('NOTHING_CHANGED');
        db.run(db.q.updateTable('profiles').set(patch).where('id', '=', row.id));
        return shown(context, callerOf(context));
      }),

    updateProfileAccount: (_parent, { account }, context) =>
      context.world.once(context, 'updateProfileAccount', () => {
        const { db } = context.world;
        const row = callerOf(context);
        const before = row.account_json ? (JSON.parse(row.account_json) as ProfileAccount) : null;
        if (before?.isVerified && before.accountType && before.accountType !== account.accountType) {
          throw new Refusal('NOT_ALLOWED', 'The account type cannot be changed any more');
        }
        if (!['rights_holder', 'attorney'].includes(account.accountType)) throw new Refusal('INVALID_INPUT');
        const blank = (text: string | null | undefined): boolean => !text || text.trim() === '';
        const required =
          account.accountType === 'attorney'
            ? [account.attorneyName]
            : [
                account.personKind,
                account.identificationCountry,
                account.identificationType,
                account.identificationName,
                account.identificationNumber,
              ];
        const shared = [
          account.contactName,
          account.internationalCode,
          account.contactPhone,
          account.accountDisplayName,
        ];
        if ([...required, ...shared].some(blank)) throw new Refusal('INVALID_INPUT', 'A required field is empty');
        if (![account.contactEmail, account.accountDisplayEmail].every((mail) => eMail.test(mail)))
          throw new Refusal('INVALID_INPUT', 'Not an e-mail');
        const publicEmail = account.accountDisplayEmail.toLowerCase();
        const taken = db.pluck<number>(
          "select count(*) from profiles where group_id <> ? and lower(json_extract(account_json, '$.accountDisplayEmail')) = ?",
          row.group_id,
          publicEmail,
        )[0];
        const member = db.pluck<number>(
          'select count(*) from users join profiles on profiles.id = users.profile_id where profiles.group_id <> ? and lower(users.email) = ?',
          row.group_id,
          publicEmail,
        )[0];
        if (taken || member) throw new Refusal('EMAIL_REGISTERED');
        const accountId = before?.accountId ?? `5${row.id.slice(1)}`;
        const savedAccount = {
          ...before,
          ...account,
          isVerified: true,
          accountId,
          accountName: account.accountDisplayName,
        };
        db.run(
          db.q
            .updateTable('profiles')
            .set({ account_json: JSON.stringify(savedAccount), is_verified: 1 })
            .where('id', '=', row.id),
        );
        return { isVerified: true, accountId };
      }),

    createProfile: (_parent, { lang, currency, givenName, familyName }, context) =>
      context.world.once(context, 'createProfile', () => {
        const { db, clock } = context.world;
        const current = callerOf(context);
        checkName(givenName.trim());
        checkName(familyName.trim());
        if (givenName.trim() === '' || familyName.trim() === '')
          throw new Refusal('INVALID_INPUT', 'Both names are required');
        checkCurrency(currency);
        const count = db.pluck<number>('select count(*) from profiles where person_id = ?', current.person_id)[0] ?? 0;
        if (count >= limits.profiles) throw new Refusal('TOO_MANY_PROFILES');
        const own = db.first(db.q.selectFrom('users').selectAll().where('id', '=', context.userId));
        if (!own) throw new Refusal('NOT_ALLOWED');
        const profileId = nextId(db, 'profiles');
        const userId = nextId(db, 'users');
        db.run(
          db.q.insertInto('profiles').values({
            ...newProfileRow({
              id: profileId,
              personId: current.person_id,
              groupId: current.group_id,
              ownerProfileId: current.owner_profile_id === current.id ? profileId : current.owner_profile_id,
              givenName: givenName.trim(),
              familyName: familyName.trim(),
              lang,
              currency,
              email: current.email,
              isAcuerdo: current.is_acuerdo === 1,
              isVerified: current.is_verified === 1,
              sites: parseList<string>(current.sites_json),
              createdAt: clock.now(),
            }),
          }),
        );
        db.sqlite
          .prepare('insert into profile_notices select ?, site_id, code from profile_notices where profile_id = ?')
          .run(profileId, current.id);
        db.run(
          db.q.insertInto('users').values({
            ...own,
            id: userId,
            profile_id: profileId,
            username: `${own.username.split('@')[0] ?? 'user'}.${userId}`,
            email: null,
            issued: null,
            issued_until: null,
          }),
        );
        const made = db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', profileId));
        if (!made) throw new Error('The profile that was just made is not there');
        return shown(context, made);
      }),

    getCredentials: (_parent, { userId }, context) => {
      const issued = context.world.accounts.issue(context.userId, userId);
      if (!issued) throw new Refusal('NOT_ALLOWED');
      return { Username: issued.username, Password: issued.password, ProfileId: issued.profileId };
    },
  },
};
