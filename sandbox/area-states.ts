import type { StateHandlers } from '../pact/states';
import { profileRow } from './world/allowance';
import { familyOf } from './world/families';
import { fingerprintOf, insertLiveSearch } from './world/live-search-rows';
import { newProfileRow } from './world/profile-rows';
import { demoAccounts } from './world/seed/accounts.seed';
import { siteOf } from './world/sites';
import { changeProfile, putCase, putListing, putSeller, removeListing } from './world/staging';
import type { World } from './world/types';
import { nextId } from './world/next-id';

const day = 86_400_000;

type AreaState =
  | 'a case names variants'
  | 'the account has an efficiency'
  | 'a person has so many profiles'
  | 'an e-mail is public elsewhere'
  | 'another live search exists'
  | 'a live search of a seller exists'
  | 'a live search has a filter'
  | 'a seller sells a listing'
  | 'a seller is on a list'
  | 'a listing is suggested'
  | 'a generated report exists'
  | 'a catalogue page exists'
  | 'no catalogue page exists'
  | 'a listing takes part in a catalogue page'
  | 'a catalogue page was reported'
  | 'a listing has a review';

const seeded: readonly string[] = Object.values(demoAccounts).flatMap((entry) =>
  'profileId' in entry ? [entry.profileId] : [],
);

/** The person behind the profile has its seeded profiles and as many more as make up the count. */
const putProfiles = ({ db, clock }: World, profileId: string, count: number): void => {
  const own = profileRow(db, profileId);
  const user = db.first(db.q.selectFrom('users').selectAll().where('profile_id', '=', profileId));
  if (!user) throw new Error(`Nobody uses the profile ${profileId}.`);
  const isOwn = db.q.selectFrom('profiles').select('id').where('person_id', '=', own.person_id);
  const extra = db.all(isOwn.where('id', 'not in', [...seeded])).map(({ id }) => id);
  if (extra.length > 0) {
    db.run(db.q.deleteFrom('users').where('profile_id', 'in', extra));
    db.run(db.q.deleteFrom('profiles').where('id', 'in', extra));
  }
  for (let made = db.all(isOwn).length; made < count; made += 1) {
    const row = newProfileRow({
      id: `7${own.id.slice(1, 6)}${String(made).padStart(3, '0')}`,
      personId: own.person_id,
      groupId: own.group_id,
      ownerProfileId: own.owner_profile_id,
      givenName: own.given_name,
      familyName: own.family_name ?? '',
      lang: own.lang,
      currency: own.currency,
      email: own.email,
      isAcuerdo: own.is_acuerdo === 1,
      isVerified: own.is_verified === 1,
      sites: JSON.parse(own.sites_json) as string[],
      createdAt: clock.now(),
    });
    db.run(db.q.insertInto('profiles').values(row));
    const username = `${user.username.split('@', 1)[0] ?? 'user'}.${row.id}`;
    const issuedNothing = { email: null, issued: null, issued_until: null };
    db.run(db.q.insertInto('users').values({ ...user, ...issuedNothing, id: row.id, profile_id: row.id, username }));
  }
};

/** A page of the catalogue that nobody takes part in and nobody has reported. */
const putProduct = (world: World, id: string, status: string): void => {
  const { db } = world;
  dropProduct(world, id);
  const family = familyOf('sneaker');
  db.run(
    db.q.insertInto('products').values({
      id,
      site_id: siteOf(id).id,
      family: family.id,
      brand: 'Kumara',
      model: 'Runner 3',
      name: 'Zapatillas Kumara Runner 3',
      domain_id: `${siteOf(id).id}-SNEAKERS`,
      status,
      look: 32_000,
      attributes_json: JSON.stringify([{ id: 'BRAND', valueName: 'Kumara' }]),
      description: 'Zapatillas livianas para correr.',
    }),
  );
};

const dropProduct = ({ db }: World, id: string): void => {
  db.run(db.q.deleteFrom('infringements').where('product_id', '=', id));
  db.run(
    db.q
      .updateTable('listings')
      .set({ catalog_product_id: null, catalog_listing: 0 })
      .where('catalog_product_id', '=', id),
  );
  db.run(db.q.deleteFrom('products').where('id', '=', id));
};

/** Provider states of the areas beyond the core loop: profile, search filters, sellers, suggestions, exports and catalogue. */
export const areaStates = (world: World, profileIds: Record<string, string>): Pick<StateHandlers, AreaState> => {
  const { db, clock } = world;
  const profileOf = (account: string) => profileRow(db, profileIds[account] ?? account);
  const authorOf = (account: string) => {
    const { id, given_name, family_name } = profileOf(account);
    return { id, givenName: given_name, familyName: family_name };
  };
  const dropSuggestions = (account: string): void => {
    db.run(db.q.deleteFrom('suggestions').where('owner_profile_id', '=', profileOf(account).owner_profile_id));
  };
  return {
    'a case names variants': ({ account, caseId, listingId, variantsIds }) => {
      putListing(world, { id: listingId, everything: true });
      putCase(world, { profileId: profileOf(account).id, listingId, caseId, status: 'PENDING_MODERATION' });
      const variants_json = JSON.stringify(variantsIds);
      db.run(db.q.updateTable('cases').set({ variants_json }).where('id', '=', caseId));
    },

    'the account has an efficiency': ({ account, level }) =>
      changeProfile(world, profileOf(account).id, { efficiency: level }),

    'a person has so many profiles': ({ account, count }) => putProfiles(world, profileOf(account).id, count),

    'an e-mail is public elsewhere': ({ email }) => {
      const other = profileRow(db, demoAccounts.elena.profileId);
      const account = JSON.parse(other.account_json ?? '{}') as object;
      changeProfile(world, other.id, { account_json: JSON.stringify({ ...account, accountDisplayEmail: email }) });
    },

    'another live search exists': ({ id, like, keyword }) => {
      const row = db.first(db.q.selectFrom('live_searches').selectAll().where('id', '=', like));
      if (!row) throw new Error(`There is no live search ${like} to be like.`);
      const list = (json: string) => JSON.parse(json) as string[];
      const fingerprint = fingerprintOf({
        keyword,
        sites: list(row.sites_json),
        required: list(row.required_json),
        avoided: list(row.avoided_json),
        sellers: list(row.sellers_json),
      });
      db.run(db.q.deleteFrom('live_searches').where('id', '=', id));
      db.run(db.q.insertInto('live_searches').values({ ...row, id, keyword, fingerprint }));
    },

    'a live search of a seller exists': ({ account, sellerId, keyword }) => {
      const seller = db.first(db.q.selectFrom('sellers').select('site_id').where('id', '=', sellerId));
      if (!seller) throw new Error(`There is no seller ${sellerId}.`);
      const at = clock.now() - day;
      const id = insertLiveSearch(db, {
        profileId: profileOf(account).id,
        keyword,
        sites: [seller.site_id],
        sellers: [sellerId],
        author: authorOf(account),
        at,
      });
      const done = { status: 'processed', finished_at: at + 1000 };
      db.run(db.q.updateTable('live_searches').set(done).where('id', '=', id));
    },

    'a live search has a filter': ({ id, filterId }) => {
      const filter = {
        id: filterId,
        name: 'Baratas y nuevas',
        sites: ['MLA'],
        priceMin: 10.5,
        priceMax: 20.5,
        priceMinConverted: 14_705.25,
        priceMaxConverted: 28_710.25,
        profileCurrency: 'ARS',
        categoryId: 'MLA109027',
        sellerNickname: 'TIENDA_SUR',
        articleCondition: 'new',
        brand: 'Nadie',
        model: 'Runner 3',
        attributes: [{ id: 'BRAND', valueName: 'Nadie' }],
        dateFrom: '2026-11-01',
        dateTo: '2026-11-20',
        stockOffered: 1,
        stockSold: 10,
        indexed: true,
        requiredWords: ['original'],
        avoidedWords: ['usado'],
        sellers: ['TIENDA_SUR'],
        blacklistedSellers: ['TIENDA_NORTE'],
      };
      const set = { filter_profiles_json: JSON.stringify([filter]), filter_profile_id: filterId };
      db.run(db.q.updateTable('live_searches').set(set).where('id', '=', id));
    },

    'a seller sells a listing': ({ sellerId, siteId, nickname, listingId }) => {
      putSeller(world, { id: sellerId, siteId, nickname });
      for (const { id } of db.all(db.q.selectFrom('listings').select('id').where('seller_id', '=', sellerId)))
        removeListing(world, id);
      putListing(world, { id: listingId, everything: true, sellerId });
    },

    'a seller is on a list': ({ account, sellerId, siteId, nickname, list }) => {
      const owner_profile_id = profileOf(account).owner_profile_id;
      putSeller(world, { id: sellerId, siteId, nickname });
      db.run(
        db.q.deleteFrom('seller_flags').where('owner_profile_id', '=', owner_profile_id).where('colour', '=', list),
      );
      const row = { owner_profile_id, seller_id: sellerId, colour: list, created_at: clock.now() };
      db.run(db.q.insertInto('seller_flags').values(row));
    },

    'a listing is suggested': ({ account, id }) => {
      dropSuggestions(account);
      putListing(world, { id, everything: true });
      const row = { owner_profile_id: profileOf(account).owner_profile_id, listing_id: id, position: 0 };
      db.run(db.q.insertInto('suggestions').values(row));
    },

    'a generated report exists': ({ account, kind, id, state }) => {
      const profile_id = profileOf(account).id;
      const path = `exports/${profile_id}-${id}.csv`;
      const at = clock.now() - 60_000;
      db.run(db.q.deleteFrom('exports').where('id', '=', id));
      db.run(db.q.deleteFrom('exports').where('profile_id', '=', profile_id).where('kind', '=', kind));
      db.run(db.q.deleteFrom('files').where('path', '=', path));
      if (state === 'ready') {
        const body = new TextEncoder().encode('id,title\n');
        const file = { path, name: 'noviembre.csv', content_type: 'text/csv', body, created_at: at };
        db.run(db.q.insertInto('files').values(file));
      }
      db.run(
        db.q.insertInto('exports').values({
          id,
          kind,
          profile_id,
          title: 'Noviembre',
          inputs_json: '{}',
          state,
          file_path: state === 'ready' ? path : null,
          top_json: JSON.stringify(
            state === 'ready'
              ? {
                  countries: [{ name: 'Argentina', count: 12 }],
                  sellers: [{ name: 'OFERTAS_DEL_SUR', count: 7 }],
                }
              : {},
          ),
          created_at: at,
          finished_at: state === 'generating' ? null : at + 1000,
        }),
      );
    },

    'a catalogue page exists': ({ id, status }) => putProduct(world, id, status),

    'no catalogue page exists': ({ id }) => dropProduct(world, id),

    'a listing takes part in a catalogue page': ({ id, catalogueId }) => {
      putListing(world, { id, everything: true });
      db.run(db.q.updateTable('listings').set({ catalog_product_id: catalogueId }).where('id', '=', id));
    },

    'a catalogue page was reported': ({ account, id }) => {
      db.run(
        db.q.insertInto('infringements').values({
          id: nextId(db, 'infringements'),
          profile_id: profileOf(account).id,
          product_id: id,
          reason: 'PPPI1',
          detail: 'title',
          comment: null,
          created_at: clock.now() - 60_000,
        }),
      );
    },

    'a listing has a review': ({ id, rate }) => {
      putListing(world, { id });
      db.sqlite
        .prepare(
          'insert into reviews (listing_id, created_at, title, content, rate, likes, dislikes, reviewer_id, buying_date, relevance) values (?,?,?,?,?,?,?,?,?,?)',
        )
        .run(id, clock.now() - day, 'Muy buenas', 'Llegaron bien', rate, 3, 1, '4001', clock.now() - 9 * day, 80);
    },
  };
};
