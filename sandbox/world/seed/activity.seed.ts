import { caseStatuses, type CaseStatus } from '../../../contracts/vocabulary/case-statuses';
import type { ReasonCode } from '../../../contracts/vocabulary/reasons';
import { dayStart, profileRow, type ProfileRow } from '../allowance';
import { setListingStatus } from '../case-flow';
import { failLiveSearch, finishLiveSearch, startLiveSearch } from '../live-search-steps';
import { insertMark } from '../marks';
import { insertLiveSearch } from '../live-search-rows';
import { reasonTexts } from '../reason-texts';
import type { World } from '../types';
import { demoAccounts } from './accounts.seed';
import { comments, seedCase } from './case.seed';
import { random } from './random';
import { seedRings } from './rings.seed';

type Core = Pick<World, 'db' | 'jobs' | 'sendMail'>;

const hour = 3_600_000;
const day = 24 * hour;

/** Listings not used yet, site by site, in an order that the seed fixes. */
const stock = (core: Core): ((siteId: string, brand?: string) => string | null) => {
  const left = new Map<string, { id: string; brand: string }[]>();
  const rand = random('stock');
  return (siteId, brand) => {
    let rows = left.get(siteId);
    if (!rows) {
      rows = rand.some(
        core.db.all(
          core.db.q
            .selectFrom('listings')
            .select(['id', 'brand'])
            .where('site_id', '=', siteId)
            .where('status', '=', 'active')
            .orderBy('n')
            .limit(900),
        ),
        900,
      );
      left.set(siteId, rows);
    }
    const wanted = brand ? rows.findIndex((row) => row.brand === brand) : -1;
    const [taken] = rows.splice(wanted >= 0 ? wanted : rows.length - 1, 1);
    return taken?.id ?? null;
  };
};

const codesOf = (core: Core, profile: ProfileRow): ReasonCode[] => [
  ...new Set(
    core.db
      .all(core.db.q.selectFrom('profile_notices').select('code').where('profile_id', '=', profile.id))
      .map((row) => row.code as ReasonCode),
  ),
];

interface Plan {
  profileId: string;
  brand?: string;
  perStatus: number;
  presented: number;
  marks: number;
  approved: number;
  suggestions: number;
  searches: readonly { keyword: string; sites?: number; state?: 'in_progress' | 'failed' }[];
}

const plans: readonly Plan[] = [
  {
    profileId: demoAccounts.ana.profileId,
    brand: 'Kumara',
    perStatus: 4,
    presented: 14,
    marks: 52,
    approved: 24,
    suggestions: 200,
    searches: [
      { keyword: 'kumara', sites: 3 },
      { keyword: 'kumara runner', sites: 18 },
      { keyword: 'mochila kumara', sites: 2 },
      { keyword: 'gorra', sites: 1 },
      { keyword: 'camiseta kumara', sites: 4, state: 'in_progress' },
      { keyword: 'cartera siena', sites: 2, state: 'failed' },
    ],
  },
  {
    profileId: demoAccounts.auditor.profileId,
    brand: 'Kumara',
    perStatus: 1,
    presented: 4,
    marks: 8,
    approved: 6,
    suggestions: 0,
    searches: [{ keyword: 'kumara', sites: 2 }],
  },
  {
    profileId: demoAccounts.anaBrazil.profileId,
    brand: 'Kumara',
    perStatus: 1,
    presented: 4,
    marks: 25,
    approved: 8,
    suggestions: 40,
    searches: [{ keyword: 'tênis kumara' }, { keyword: 'boné' }],
  },
  {
    profileId: demoAccounts.anaMexico.profileId,
    brand: 'Kumara',
    perStatus: 1,
    presented: 3,
    marks: 12,
    approved: 4,
    suggestions: 0,
    searches: [{ keyword: 'kumara' }],
  },
  {
    profileId: demoAccounts.bruno.profileId,
    brand: 'Tork',
    perStatus: 0,
    presented: 1,
    marks: 3,
    approved: 2,
    suggestions: 0,
    searches: [{ keyword: 'furadeira tork', sites: 1 }],
  },
  {
    profileId: demoAccounts.carla.profileId,
    perStatus: 0,
    presented: 0,
    marks: 8,
    approved: 2,
    suggestions: 0,
    searches: [{ keyword: 'celular', sites: 2 }],
  },
  {
    profileId: demoAccounts.diego.profileId,
    brand: 'Sonoro',
    perStatus: 0,
    presented: 2,
    marks: 56,
    approved: 2,
    suggestions: 0,
    searches: [{ keyword: 'sonoro', sites: 2 }],
  },
  {
    profileId: demoAccounts.elena.profileId,
    brand: 'Brisa',
    perStatus: 0,
    presented: 1,
    marks: 5,
    approved: 0,
    suggestions: 0,
    searches: [{ keyword: 'brisa' }],
  },
];

const goneStatuses = ['closed', 'inactive', 'under_review'] as const;

const confirmed: readonly CaseStatus[] = ['DOCUMENTATION_NOT_APPROVED', 'DOCUMENTATION_NOT_PRESENTED'];
const lost: readonly CaseStatus[] = ['REJECTED', 'ROLLBACK', 'DOCUMENTATION_APPROVED'];
/** So many of the confirmed reports of each status are of counterfeits: enough to tell which comment is confirmed. */
const confirmedCounterfeits = 3;

/** What counterfeits are reported with: one comment mostly ends confirmed, another one doesn't. */
const usualComment = (status: CaseStatus, code: ReasonCode, made: number): string | undefined => {
  if (code !== 'PPPI1' || ![...confirmed, ...lost].includes(status)) return undefined;
  return comments[confirmed.includes(status) === made < confirmedCounterfeits ? 1 : 3];
};

/** So many listings each seller puts up again after one was taken down. */
const relistedEach = 2;

/** What sellers list again after a confirmed report of that profile: another listing of the same product, every other one with the same pictures. */
const seedRelistings = ({ db }: Core, profileId: string, now: number): void => {
  const takenDown = db.all(
    db.q
      .selectFrom('cases')
      .innerJoin('listings', 'listings.id', 'cases.listing_id')
      .select(['cases.seller_id', 'cases.closed_at', 'listings.id', 'listings.site_id', 'listings.family'])
      .select(['listings.brand', 'listings.model', 'listings.look', 'listings.pictures_json'])
      .where('cases.owner_profile_id', '=', profileId)
      .where('cases.status', 'in', ['DOCUMENTATION_NOT_APPROVED', 'DOCUMENTATION_NOT_PRESENTED'])
      .orderBy('cases.id'),
  );
  for (const old of takenDown) {
    const free = db.all(
      db.q
        .selectFrom('listings')
        .select('id')
        .where('site_id', '=', old.site_id)
        .where('family', '=', old.family)
        .where('brand', '=', old.brand)
        .where('model', '=', old.model)
        .where('status', '=', 'active')
        .where('official_store_id', 'is', null)
        .where('pictures_of', 'is', null)
        .where('user_product_id', 'is', null)
        .where('id', 'not in', db.q.selectFrom('marks').select('listing_id'))
        .where('id', 'not in', db.q.selectFrom('suggestions').select('listing_id'))
        .orderBy('n')
        .limit(relistedEach),
    );
    for (const [at, { id }] of free.entries()) {
      const created_at = Math.min(now - hour, (old.closed_at ?? now) + (at + 1) * day);
      const pictures =
        at % 2 === 0 ? {} : { look: old.look, pictures_json: old.pictures_json, pictures_of: old.id, missing: 0 };
      const listedAgain = { seller_id: old.seller_id, created_at, updated_at: created_at, ...pictures };
      db.run(db.q.updateTable('listings').set(listedAgain).where('id', '=', id));
    }
  }
};

/** What the demo accounts did: marks, cases in every status, live searches, suggestions, seller lists. */
export const seedActivity = (core: Core, now: number, share = 1): void => {
  const take = stock(core);
  const { db } = core;
  for (const plan of plans) {
    const profile = profileRow(db, plan.profileId);
    const rand = random(`activity ${plan.profileId}`);
    const siteIds = JSON.parse(profile.sites_json) as string[];
    const codes = codesOf(core, profile).filter((code) => !['PPPI7', 'PPPI19'].includes(code));
    const site = (): string =>
      rand.chance(0.7) ? (siteIds[rand.int(0, Math.min(2, siteIds.length - 1))] ?? 'MLA') : rand.pick(siteIds);
    const next = (): string | null =>
      take(site(), rand.chance(0.55) ? plan.brand : undefined) ?? take(siteIds[0] ?? 'MLA');
    const scaled = (count: number): number => (count === 0 ? 0 : Math.max(1, Math.round(count * share)));
    const author = { id: profile.id, givenName: profile.given_name, familyName: profile.family_name };

    for (const status of plan.perStatus > 0 ? caseStatuses : (['DOCUMENTATION_PRESENTED'] as const)) {
      const count = status === 'DOCUMENTATION_PRESENTED' ? scaled(plan.presented) : scaled(plan.perStatus);
      for (let made = 0; made < (plan.presented === 0 ? 0 : count); made += 1) {
        const listingId = next();
        if (!listingId) break;
        const dueToday =
          plan.profileId === demoAccounts.anaMexico.profileId && status === 'DOCUMENTATION_PRESENTED' && made === 0;
        const anyCode = rand.chance(0.6) ? (codes[0] ?? 'PPPI1') : rand.pick(codes);
        const isCounterfeit = confirmed.includes(status) && made < confirmedCounterfeits;
        const code = status === 'ACUERDO_CLOSED' ? 'ACUERDO' : isCounterfeit ? (codes[0] ?? 'PPPI1') : anyCode;
        seedCase(core, {
          profile,
          listingId,
          status,
          code,
          now,
          rand,
          comment: usualComment(status, code, made),
          dueAt: dueToday ? dayStart(now) + day - 1000 : undefined,
        });
      }
    }
    if (plan.profileId === demoAccounts.carla.profileId) {
      for (let made = 0; made < 6; made += 1) {
        const listingId = next();
        if (listingId)
          seedCase(core, {
            profile,
            listingId,
            status: made < 4 ? 'ACUERDO_CLOSED' : 'PENDING_MODERATION',
            code: 'ACUERDO',
            now,
            rand,
          });
      }
    }
    for (let made = 0; made < plan.marks; made += 1) {
      const listingId = next();
      if (!listingId) break;
      const code = rand.chance(0.6) ? (codes[0] ?? 'PPPI1') : rand.pick(codes);
      insertMark(db, {
        profile,
        listingId,
        verdict: 'reported',
        author,
        code,
        codeDescription: reasonTexts[code][0],
        description: rand.pick(comments),
        photos: code === 'PPPI6' ? [`${listingId}_0`] : [],
        at: now - rand.int(1, 9 * 24) * hour - made,
      });
      if (made % 10 === 7)
        setListingStatus(db, listingId, goneStatuses[Math.floor(made / 10) % 3] ?? 'closed', now - hour);
    }
    for (let made = 0; made < scaled(plan.approved); made += 1) {
      const listingId = next();
      if (listingId)
        insertMark(db, { profile, listingId, verdict: 'approved', author, at: now - rand.int(1, 6 * 24) * hour });
    }
    for (let made = 0; made < scaled(plan.suggestions); made += 1) {
      const listingId = next();
      if (!listingId) break;
      db.run(
        db.q
          .insertInto('suggestions')
          .values({ owner_profile_id: profile.owner_profile_id, listing_id: listingId, position: made }),
      );
    }
    plan.searches.forEach((search, index) => {
      const at = now - (index * 31 + 3) * hour;
      const sites = siteIds.slice(0, search.sites ?? siteIds.length);
      const id = insertLiveSearch(db, { profileId: profile.id, keyword: search.keyword, sites, author, at });
      startLiveSearch(core, id, at);
      if (search.state === 'in_progress') core.jobs.plan('live-search.step', id, now + 30 * 60_000);
      else if (search.state === 'failed') failLiveSearch(core, id, at + 9000);
      else finishLiveSearch(core, id, at + 20_000);
    });
    const sellers = db.all(
      db.q
        .selectFrom('sellers')
        .select('id')
        .where('site_id', '=', siteIds[0] ?? 'MLA')
        .orderBy('id')
        .limit(13),
    );
    sellers.forEach((seller, index) => {
      const flag = {
        owner_profile_id: profile.owner_profile_id,
        seller_id: seller.id,
        colour: index < 8 ? 'black' : 'white',
        created_at: now - (index + 1) * day,
      };
      if (profile.owner_profile_id === profile.id) db.run(db.q.insertInto('seller_flags').values(flag));
    });
  }
  if (share < 1) return;
  seedRelistings(core, demoAccounts.ana.profileId, now);
  seedRings(db, demoAccounts.ana.profileId);
};
