import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePastReport } from '../shared/past/past.samples';
import { sampleListing } from '../simulator/sample-listing';
import { sampleHash } from '../shared/picture-groups/picture-groups.samples';
import { alikeDistance, pictureDistance } from './picture-hash';
import { mergePast, type PastReport } from './past-reports';
import {
  findRelisting,
  indexTakenDown,
  isSamePicture,
  nearTitle,
  takenDownOf,
  titleLikeness,
  titleWords,
  toPartByCase,
  toRepeatOf,
} from './relistings';

const sampleHashes = [sampleHash('z'), sampleHash('0')] as const;
const word = fc.constantFrom('zapatillas', 'andes', 'trail', 'negro', 'cuero', '42');
const title = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const seller = fc.constantFrom('1', '2').map((id) => ({ id, nickname: `S${id}` }));
const picture = fc.constantFrom(null, '/p/1-R.svg', '/p/2-R.svg');
const id = fc.constantFrom('MLA1', 'MLA2', 'MLA3');
const report = fc
  .record({
    caseId: fc.constantFrom('1', '2', '3', '4', '5'),
    listing: fc.record({ id, siteId: fc.constant('MLA'), title, thumbnail: picture }),
    seller: fc.option(seller),
    status: fc.constantFrom('DOCUMENTATION_NOT_PRESENTED', 'WAITING_DOCUMENTATION', 'REJECTED', 'ROLLBACK', null),
    comment: fc.option(fc.constant('It is a copy of our product.')),
  })
  .map((more): PastReport => samplePastReport(more));
const parts = fc.array(fc.array(report, { maxLength: 6 }), { maxLength: 4 });
const listing = fc
  .record({ id, title, seller: fc.option(seller), thumbnail: picture })
  .map(({ seller: its, ...more }) =>
    sampleListing({ ...more, pictures: [], seller: its && { ...its, watched: false, trusted: false } }),
  );

const indexesOf = (past: readonly (readonly PastReport[])[]) => {
  const byCase = past.map(toPartByCase);
  return byCase.map((_, at) => indexTakenDown(takenDownOf(byCase, at)));
};
describe('a relisting', () => {
  it('is like a listing with another id, whose report was confirmed in what was read last', () => {
    fc.assert(
      fc.property(parts, listing, (past, one) => {
        const { relisting, pairs } = findRelisting(one, indexesOf(past));
        for (const { report: earlier } of [
          ...(relisting === null ? [] : [relisting]),
          ...pairs.map((pair) => pair.relisting),
        ]) {
          expect(earlier.listing.id).not.toBe(one.id);
          expect(mergePast(past).find(({ caseId }) => caseId === earlier.caseId)?.status).toBe(
            'DOCUMENTATION_NOT_PRESENTED',
          );
        }
      }),
    );
  });

  it('of the same seller has a near title or the same picture, and of another both, whatever the parts it was read in', () => {
    fc.assert(
      fc.property(parts, listing, (past, one) => {
        const { relisting } = findRelisting(one, indexesOf(past));
        const likeness = (of: PastReport) => titleLikeness(titleWords(one.title), titleWords(of.listing.title));
        const takenDown = mergePast(past).filter(
          ({ status, seller: its, listing: itsListing }) =>
            status === 'DOCUMENTATION_NOT_PRESENTED' && its !== null && itsListing.id !== one.id,
        );
        const isNear = (of: PastReport) => likeness(of) >= nearTitle;
        const showsSame = (of: PastReport) => of.listing.thumbnail !== null && of.listing.thumbnail === one.thumbnail;
        const ofSeller = takenDown.filter((of) => of.seller?.id === one.seller?.id);
        const expected = ofSeller.some(isNear)
          ? 'title'
          : ofSeller.some(showsSame)
            ? 'picture'
            : takenDown.some((of) => of.seller?.id !== one.seller?.id && isNear(of) && showsSame(of))
              ? 'otherSeller'
              : undefined;
        expect(relisting?.by).toBe(expected);
      }),
    );
  });

  it('shows in pictures that look the same, once both were looked at', () => {
    const [pair] = findRelisting(
      sampleListing({ id: 'MLA1', title: 'Otra cosa', thumbnail: '/p/9-R.svg', pictures: [] }),
      indexesOf([
        [
          samplePastReport({
            status: 'DOCUMENTATION_NOT_PRESENTED',
            seller: { id: '77001', nickname: 'S' },
            listing: { id: 'MLA2', siteId: 'MLA', title: 'Zapatillas', thumbnail: '/p/1-R.svg' },
          }),
        ],
      ]),
    ).pairs;
    if (pair === undefined) throw new Error('no pair');
    expect(isSamePicture(pair, {})).toBeNull();
    expect(isSamePicture(pair, { '/p/9': sampleHashes[0], '/p/1': sampleHashes[0] })).toBe(true);
    expect(pictureDistance(sampleHashes[0], sampleHashes[1])).toBeGreaterThan(alikeDistance);
    expect(isSamePicture(pair, { '/p/9': sampleHashes[0], '/p/1': sampleHashes[1] })).toBe(false);
  });

  it('has titles that are as near either way round, and wholly near itself', () => {
    fc.assert(
      fc.property(title, title, (one, other) => {
        const [a, b] = [titleWords(one), titleWords(other)];
        expect(titleLikeness(a, b)).toBe(titleLikeness(b, a));
        expect(titleLikeness(a, a)).toBe(a.size === 0 ? 0 : 1);
      }),
    );
  });

  it('is reported again with the earlier reason and comment, where both are known and can be sent', () => {
    const earlier = (more: Partial<PastReport>) => ({
      by: 'title' as const,
      report: {
        ...samplePastReport({ reasonCode: 'PPPI1', comment: 'It is a copy of our product.', ...more }),
        seller: { id: '1', nickname: 'S' },
      },
    });
    const said = { label: 'Copia', lang: 'es' as const };
    expect(toRepeatOf(earlier({}), said)).toEqual({ code: 'PPPI1', comment: 'It is a copy of our product.', ...said });
    for (const more of [{ comment: null }, { comment: 'x' }, { reasonCode: null }, { reasonCode: 'GONE' }])
      expect(toRepeatOf(earlier(more), said)).toBeNull();
  });
});
