import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { noPictureGroups, withPictures } from '../machines/domain/picture-groups';
import { hashPicture } from '../machines/domain/picture-hash';
import { pictureKey } from '../machines/domain/result-groups';
import { findRings, sharedInRing, type Ring, type RingListing } from '../machines/domain/rings';
import { thumbnailOf } from '../sandbox/wire/article';
import { openWorld } from '../sandbox/world/open-world';
import { composePicture, isRetouch } from '../sandbox/world/pictures/compose';
import { demoAccounts } from '../sandbox/world/seed/accounts.seed';
import { ringsOfBrand } from '../sandbox/world/seed/rings.seed';

const world = openWorld({ database: ':memory:', seed: 'demo' });
const rows = world.db.all(
  world.db.q
    .selectFrom('listings')
    .innerJoin('sellers', 'sellers.id', 'listings.seller_id')
    .innerJoin('descriptions', 'descriptions.listing_id', 'listings.id')
    .selectAll('listings')
    .select(['sellers.nickname', 'descriptions.text as description'])
    .where('listings.brand', '=', 'Kumara')
    .orderBy('n'),
);
const suggested = new Set(
  world.db
    .all(
      world.db.q
        .selectFrom('suggestions')
        .select('listing_id')
        .where('owner_profile_id', '=', demoAccounts.ana.profileId),
    )
    .map(({ listing_id }) => listing_id),
);
world.close();

/** What is to be seen in each first photo, as the worker of the console looks at it. */
const hashes: Record<string, string> = {};
const byId = new Map(rows.map((row) => [row.id, row]));
for (const row of rows) {
  const key = pictureKey(thumbnailOf(row));
  const [id = '', retouch] = (row.pictures_of ?? row.id).split('-');
  const shown = byId.get(id);
  const [n = 0] = JSON.parse(row.pictures_json) as number[];
  if (shown === undefined || hashes[key] !== undefined || ((shown.missing >> n) & 1) === 1) continue;
  const svg = composePicture({ ...shown, n, retouch: isRetouch(retouch) ? retouch : null });
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 112 }, font: { loadSystemFonts: false } }).render();
  hashes[key] = hashPicture({ data: new Uint8Array(image.pixels), width: image.width, height: image.height });
}
const { same } = withPictures(noPictureGroups, hashes);
const listings = rows.map((row): RingListing => ({
  id: row.id,
  siteId: row.site_id,
  seller: { id: row.seller_id, nickname: row.nickname },
  title: row.title,
  picture: pictureKey(thumbnailOf(row)),
  partNumber: row.part_number,
  catalogue: row.catalog_product_id,
  description: row.description,
}));

function ringsOf(among: readonly RingListing[]): Ring[] {
  const finding = findRings(among, same);
  for (;;) {
    const { done, value } = finding.next();
    if (done === true) return value.rings;
  }
}

/** The countries of each ring, and how many listings. */
const shapeOf = (rings: readonly Ring[]) =>
  rings.map(({ sellers }) => ({
    sites: sellers.map(({ siteId }) => siteId).toSorted(),
    listings: sellers.flatMap(({ ids }) => ids).length,
  }));
const planted = ringsOfBrand.map(({ sellers }) => ({
  sites: sellers.map(([siteId]) => siteId).toSorted(),
  listings: sellers.flatMap(([, has]) => has).length,
}));

test('of all listings of the brand the two rings that are there are found whole, and no other', () => {
  expect(listings.length).toBeGreaterThan(1500);
  expect(Object.keys(hashes).length).toBeGreaterThan(1500);
  const rings = ringsOf(listings);
  expect(shapeOf(rings)).toEqual(planted);
  const copied = rings.map((ring) => sharedInRing(ring).filter(({ by }) => by === 'description').length);
  expect(copied.every((count) => count > 0)).toBe(true);
});

test('the same rings are found among what is suggested, and their photos were changed', () => {
  const rings = ringsOf(listings.filter(({ id }) => suggested.has(id)));
  expect(shapeOf(rings)).toEqual(planted);
  const photos = rings[0]?.sellers.flatMap(({ ids }) => ids.map((id) => byId.get(id)?.pictures_of ?? id));
  expect(new Set(photos).size).toBe(photos?.length);
});
