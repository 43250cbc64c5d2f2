import type { Account, StateHandlers } from '../pact/states';
import { helpFlags } from '../contracts/vocabulary/members';
import { areaStates } from './area-states';
import { fingerprintOf } from './world/live-search-rows';
import { newProfileRow } from './world/profile-rows';
import { demoAccounts } from './world/seed/accounts.seed';
import {
  changeProfile,
  putRemainingAllowance,
  ensureListing,
  putAnswersDue,
  postponeAnswers,
  putCase,
  putListing,
  putMark,
  putSeller,
  putWithdrawnReport,
  removeListing,
} from './world/staging';
import type { World } from './world/types';

const day = 86_400_000;

const profileIds: Record<Account, string> = {
  ana: demoAccounts.ana.profileId,
  bruno: demoAccounts.bruno.profileId,
  carla: demoAccounts.carla.profileId,
  diego: demoAccounts.diego.profileId,
  elena: demoAccounts.elena.profileId,
  auditor: demoAccounts.auditor.profileId,
};

const freeOfRestrictions = (world: World, profileId: string): void =>
  changeProfile(world, profileId, {
    restriction: 'none',
    restriction_max: null,
    restriction_until: null,
    judge_severity: null,
    judge_max: null,
    judge_until: null,
    sent_elsewhere: 0,
    sent_elsewhere_day: null,
  });

const dropLiveSearches = (world: World, profileId: string): void => {
  const { db, jobs } = world;
  for (const { id } of db.all(db.q.selectFrom('live_searches').select('id').where('profile_id', '=', profileId))) {
    jobs.cancel(id);
    db.run(db.q.deleteFrom('live_search_items').where('search_id', '=', id));
    db.run(db.q.deleteFrom('live_search_sites').where('search_id', '=', id));
  }
  db.run(db.q.deleteFrom('live_searches').where('profile_id', '=', profileId));
};

const setNotices = (world: World, profileId: string, siteId: string, codes: readonly string[]): void => {
  const { db } = world;
  db.run(db.q.deleteFrom('profile_notices').where('profile_id', '=', profileId).where('site_id', '=', siteId));
  for (const code of codes) {
    db.run(db.q.insertInto('profile_notices').values({ profile_id: profileId, site_id: siteId, code }));
  }
};

/** The account may report anything on the listing's site: what a mark of it presupposes. */
const allowReasons = (world: World, profileId: string, siteId: string, code: string): void => {
  const { db } = world;
  db.sqlite
    .prepare('insert or ignore into profile_notices (profile_id, site_id, code) values (?, ?, ?)')
    .run(profileId, siteId, code);
};

const putQuestion = ({ db, clock }: World, id: string): void => {
  db.sqlite
    .prepare('insert into questions (listing_id, asked_at, text, answer) values (?, ?, ?, ?)')
    .run(id, clock.now() - day, '¿Es original?', 'Es primera línea. Saludos.');
};

const putPerson = (world: World, account: Account, userId: string): void => {
  const { db } = world;
  const own = db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', profileIds[account]));
  const user = db.first(db.q.selectFrom('users').selectAll().where('profile_id', '=', profileIds[account]));
  if (!own || !user) throw new Error(`No such account: ${account}`);
  const profileId = `9${userId}`;
  db.run(db.q.deleteFrom('users').where('id', '=', userId));
  db.run(db.q.deleteFrom('profiles').where('id', '=', profileId));
  db.run(
    db.q.insertInto('profiles').values(
      newProfileRow({
        id: profileId,
        personId: own.person_id,
        groupId: own.group_id,
        ownerProfileId: profileId,
        givenName: own.given_name,
        familyName: own.family_name ?? '',
        lang: own.lang,
        currency: own.currency,
        email: own.email,
        isAcuerdo: own.is_acuerdo === 1,
        isVerified: own.is_verified === 1,
        sites: JSON.parse(own.sites_json) as string[],
        createdAt: world.clock.now(),
      }),
    ),
  );
  const { standing, password, person_id } = user;
  db.run(
    db.q.insertInto('users').values({
      id: userId,
      person_id,
      profile_id: profileId,
      username: `${account}.${userId}`,
      email: null,
      password,
      issued: null,
      issued_until: null,
      confirmed: 1,
      standing,
    }),
  );
};

/** States that a server brings about, not its world alone. */
export type ServerState =
  | 'a clean slate'
  | 'a person is signed in'
  | 'the session of a person has ended'
  | 'an error comes beside the data'
  | 'an operation is refused';

/** The states that a world brings about. */
export type WorldStates = Omit<StateHandlers, ServerState>;

const handlers = (world: World): WorldStates => {
  const { db } = world;
  return {
    ...areaStates(world, profileIds),

    'the profile says everything': ({ account }) => {
      const id = profileIds[account];
      const own = db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', id));
      const now = world.clock.now();
      changeProfile(world, id, {
        lang: 'es',
        currency: 'USD',
        family_name: own?.family_name ?? 'Quiroga',
        settings_json: '{"density":"compact"}',
        account_json: JSON.stringify({
          accountType: 'rights_holder',
          personKind: 'legal',
          accountId: '500000001',
          accountName: 'Kumara',
          identificationName: 'Kumara S.A.',
          identificationNumber: '30712345678',
          contactName: 'Ana Quiroga',
          contactEmail: 'legales@kumara.test',
          isVerified: true,
        }),
        marketplace_json: JSON.stringify({ id: '700000001', siteId: 'MLA', nickname: 'KUMARA_OFICIAL' }),
        suggested_country: 'MLA',
        tooltip_until: now + day,
        day_count: 3,
        day_updated_at: now,
        reminder_blocked_until: now + day,
        helps_json: JSON.stringify(Object.fromEntries(helpFlags.map((flag, at) => [flag, at % 2 === 1]))),
        pinned_json: '["MLA1100000001"]',
      });
    },

    'the account is restricted': ({ account, status, denouncesAvailable, dueDate }) => {
      const id = profileIds[account];
      const until = Date.parse(dueDate);
      freeOfRestrictions(world, id);
      changeProfile(world, id, { restriction: status, restriction_max: 50, restriction_until: until });
      putRemainingAllowance(world, id, denouncesAvailable);
    },

    'the account is judged': (judged) => {
      const id = profileIds[judged.account];
      const until = Date.parse(judged.due_date);
      freeOfRestrictions(world, id);
      changeProfile(world, id, {
        judge_type: judged.type,
        judge_quality: judged.sub_type,
        judge_severity: judged.severity,
        judge_max: judged.max_denounces,
        judge_until: until,
      });
      putRemainingAllowance(world, id, judged.denounces_available);
    },

    'the account is suspended': ({ account }) => {
      changeProfile(world, profileIds[account], { judge_severity: 'suspension', judge_until: null });
    },

    'so many notices are left for today': ({ account, count }) => {
      const id = profileIds[account];
      freeOfRestrictions(world, id);
      changeProfile(world, id, { restriction: 'new_member', restriction_max: 50, restriction_until: null });
      putRemainingAllowance(world, id, count);
    },

    'a person has another profile': ({ account, userId }) => putPerson(world, account, userId),

    'the menu has an entry with children': () => {
      const names_json = JSON.stringify({ es: 'Ayuda', en: 'Help', pt: 'Ajuda' });
      const entry = { names_json, icon: 'help', new_tab: 0, is_new: 0, audience: 'everyone' };
      db.run(db.q.deleteFrom('menu').where('id', 'in', ['staged', 'staged-child']));
      db.run(
        db.q.insertInto('menu').values({ ...entry, id: 'staged', parent_id: null, position: 90, url: '/help_support' }),
      );
      db.run(
        db.q
          .insertInto('menu')
          .values({ ...entry, id: 'staged-child', parent_id: 'staged', position: 91, url: '/support_form' }),
      );
    },

    'a site has no notices': ({ account, siteId }) => setNotices(world, profileIds[account], siteId, []),

    'a reason is not allowed': ({ account, siteId, code }) =>
      setNotices(world, profileIds[account], siteId, code === 'PPPI2' ? ['PPPI1'] : ['PPPI2']),

    'a seller exists': ({ sellerId, siteId, nickname }) => putSeller(world, { id: sellerId, siteId, nickname }),

    'no seller exists': ({ nickname, siteId }) => {
      db.run(db.q.deleteFrom('sellers').where('site_id', '=', siteId).where('nickname', '=', nickname));
    },

    'no seller has the id': ({ sellerId, siteId }) => {
      db.run(db.q.deleteFrom('sellers').where('site_id', '=', siteId).where('id', '=', sellerId));
    },

    'a listing exists': ({ id, status }) => void putListing(world, { id, status }),

    'a listing that says everything exists': ({ id }) => {
      putListing(world, { id, everything: true });
      putQuestion(world, id);
    },

    'the status of a listing changed': ({ id, status }) => {
      db.run(db.q.updateTable('listings').set({ status }).where('id', '=', id));
    },

    'no listing exists': ({ id }) => removeListing(world, id),

    'a listing has a question with an answer': ({ id }) => {
      putListing(world, { id });
      putQuestion(world, id);
    },

    'a listing is protected': ({ id, reason, dueDate }) => {
      const due_at = Date.parse(dueDate);
      ensureListing(world, id);
      db.run(db.q.deleteFrom('blindages').where('listing_id', '=', id));
      db.run(db.q.insertInto('blindages').values({ id: `B${id}`, listing_id: id, reason, due_at }));
    },

    'a live search exists': ({ account, id, keyword, siteId, finds }) => {
      const profileId = profileIds[account];
      const at = world.clock.now() - day;
      dropLiveSearches(world, profileId);
      db.run(db.q.deleteFrom('live_search_items').where('search_id', '=', id));
      db.run(db.q.deleteFrom('live_search_sites').where('search_id', '=', id));
      db.run(db.q.deleteFrom('live_searches').where('id', '=', id));
      putSeller(world, { id: '5001', siteId, nickname: 'TIENDA_SUR' });
      ensureListing(world, finds);
      db.run(db.q.deleteFrom('marks').where('listing_id', '=', finds));
      const words = { required: ['urbanas'], avoided: ['usadas'], sellers: ['5001'] };
      const own = db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', profileId));
      db.run(
        db.q.insertInto('live_searches').values({
          id,
          profile_id: profileId,
          keyword,
          required_json: JSON.stringify(words.required),
          avoided_json: JSON.stringify(words.avoided),
          sellers_json: JSON.stringify(words.sellers),
          sites_json: JSON.stringify([siteId]),
          filter_profiles_json: '[]',
          filter_profile_id: null,
          sort_by: null,
          sort_order: null,
          whole_sellers: 0,
          fingerprint: fingerprintOf({ keyword, sites: [siteId], ...words }),
          status: 'processed',
          failed_count: 0,
          created_at: at,
          finished_at: at + 1000,
          author_json: JSON.stringify({
            id: profileId,
            givenName: own?.given_name ?? '',
            familyName: own?.family_name ?? '',
          }),
        }),
      );
      db.run(
        db.q.insertInto('live_search_sites').values({ search_id: id, site_id: siteId, state: 'searched', found: 1 }),
      );
      db.run(db.q.insertInto('live_search_items').values({ search_id: id, position: 0, listing_id: finds }));
    },

    'a listing is trusted': ({ account, id }) => {
      ensureListing(world, id);
      putMark(world, profileIds[account], id, { verdict: 'approved' });
    },

    'a listing is suspicious': ({ account, id, code }) => {
      const profileId = profileIds[account];
      const row = ensureListing(world, id);
      db.run(db.q.deleteFrom('cases').where('listing_id', '=', id));
      db.run(db.q.deleteFrom('blindages').where('listing_id', '=', id));
      db.run(db.q.updateTable('listings').set({ status: 'active' }).where('id', '=', id));
      allowReasons(world, profileId, row.site_id, code);
      postponeAnswers(world, profileId);
      putMark(world, profileId, id, { verdict: 'reported', code });
    },

    'a suspicious listing has ended': ({ account, id }) => {
      putListing(world, { id, status: 'closed' });
      putMark(world, profileIds[account], id, { verdict: 'reported', code: 'PPPI1' });
    },

    'a listing was sent': ({ account, id, caseId, status }) => {
      ensureListing(world, id);
      db.run(db.q.deleteFrom('cases').where('listing_id', '=', id));
      putCase(world, { profileId: profileIds[account], listingId: id, caseId, status });
    },

    'a listing was withdrawn': ({ account, id, code }) => {
      putListing(world, { id });
      putWithdrawnReport(world, profileIds[account], id, code);
    },

    'a case exists': ({ account, caseId, listingId, status, isRollbackable }) => {
      putListing(world, { id: listingId });
      putCase(world, { profileId: profileIds[account], listingId, caseId, status, isRollbackable });
    },

    'a case is about a seller': ({ caseId, sellerId, siteId, nickname }) => {
      putSeller(world, { id: sellerId, siteId, nickname });
      const about = db.q.selectFrom('cases').select('listing_id').where('id', '=', caseId);
      db.run(db.q.updateTable('listings').set({ seller_id: sellerId }).where('id', 'in', about));
      const seller = { seller_id: sellerId, seller_nickname: nickname };
      db.run(db.q.updateTable('cases').set(seller).where('id', '=', caseId));
    },

    'no case exists': ({ caseId }) => {
      db.run(db.q.deleteFrom('cases').where('id', '=', caseId));
    },

    'answers are due': ({ account, count }) => putAnswersDue(world, profileIds[account], count),

    'the reminder of pending answers is not put off': ({ account, count }) => {
      putAnswersDue(world, profileIds[account], count);
      changeProfile(world, profileIds[account], { reminder_blocked_until: null });
    },
  };
};

/** Brings the provider states of a contract about in a world, each in one transaction. */
export const stateHandlers = (world: World): WorldStates => {
  const made = handlers(world);
  const inTransactions = Object.entries(made).map(([name, handle]) => [
    name,
    (params: never) => world.db.transaction(() => (handle as (given: never) => void)(params)),
  ]);
  return Object.fromEntries(inTransactions) as WorldStates;
};
