import { expect, test } from 'vitest';
import { nearTitle, titleLikeness, titleWords } from '../machines/domain/relistings';
import { openWorld } from '../sandbox/world/open-world';

const world = openWorld({ database: ':memory:', seed: 'small' });
const listings = world.db
  .all(
    world.db.q
      .selectFrom('listings')
      .select(['family', 'brand', 'model', 'title'])
      .where('site_id', '=', 'MLA')
      .orderBy('n'),
  )
  .map((row) => ({ ...row, words: titleWords(row.title) }));
world.close();

type Row = (typeof listings)[number];
/** How many of 100 pairs of listings of one country are near by their titles, of those that the rule names. */
function nearOf(isMeant: (one: Row, other: Row) => boolean): number {
  const pairs = listings.flatMap((one, at) =>
    listings.slice(0, at).flatMap((other) => (isMeant(one, other) ? [titleLikeness(one.words, other.words)] : [])),
  );
  expect(pairs.length).toBeGreaterThan(100);
  return (100 * pairs.filter((likeness) => likeness >= nearTitle).length) / pairs.length;
}

test('of 100 pairs of listings of one product at least 65 have near titles, of another product of the brand at most 3, of other brands less than 1', () => {
  const isProduct = (a: Row, b: Row) => a.family === b.family && a.brand === b.brand && a.model === b.model;
  expect(nearOf(isProduct)).toBeGreaterThanOrEqual(65);
  expect(nearOf((a, b) => a.brand === b.brand && !isProduct(a, b))).toBeLessThanOrEqual(3);
  expect(nearOf((a, b) => a.brand !== b.brand)).toBeLessThan(1);
});
