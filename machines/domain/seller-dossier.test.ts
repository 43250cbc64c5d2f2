import { describe, expect, it } from 'vitest';
import { countByCountry, countByOutcome, relistedOf } from './seller-dossier';

const picture = (name: string) => `https://img.test/D_${name}-R.jpg`;
const listing = (id: string, more: Partial<Parameters<typeof relistedOf>[0][number]> = {}) => ({
  id,
  siteId: 'MLA',
  title: `Título ${id}`,
  status: 'active',
  thumbnail: picture(id),
  pictures: [],
  ...more,
});
const report = (caseId: string, status: string, of: ReturnType<typeof listing>) => ({
  caseId,
  status,
  reasonCode: 'PPPI1',
  listing: of,
});

describe('what is known of a seller', () => {
  it('counts listings by country and reports by outcome, and leaves out what there is none of', () => {
    expect(countByCountry(['MLB', 'MLA', 'MLM', 'MLA'].map((siteId) => ({ siteId })))).toEqual([
      { siteId: 'MLA', count: 2 },
      { siteId: 'MLB', count: 1 },
      { siteId: 'MLM', count: 1 },
    ]);
    const statuses = ['ROLLBACK', 'ACUERDO_CLOSED', 'DOCUMENTATION_NOT_PRESENTED', 'FOO', null];
    expect(countByOutcome(statuses.map((status) => ({ status })))).toEqual([
      { group: 'APPROVED', count: 2 },
      { group: 'ROLLBACK', count: 1 },
      { group: 'other', count: 2 },
    ]);
    expect([countByCountry([]), countByOutcome([])]).toEqual([[], []]);
  });

  it('finds what is like a listing that a report has ended: title, picture, or both, each once', () => {
    const gone = listing('MLA1', { title: 'Zapatilla Runner', status: 'closed' });
    const ended = report('1', 'ACUERDO_CLOSED', gone);
    const found = (of: ReturnType<typeof listing>, reports = [ended]) =>
      relistedOf([of], reports).map(({ report: { caseId }, same }) => [caseId, same]);
    expect(found(listing('MLA2', { title: 'ZAPATILLA, runner!' }))).toEqual([['1', 'title']]);
    expect(found(listing('MLA2', { thumbnail: 'https://img.test/D_MLA1-O.jpg' }))).toEqual([['1', 'picture']]);
    expect(found(listing('MLA2', { pictures: [{ id: 'a', url: picture('MLA1') }] as never }))).toEqual([
      ['1', 'picture'],
    ]);
    const both = listing('MLA2', { title: 'Zapatilla Runner', thumbnail: picture('MLA1') });
    expect(found(both)).toEqual([['1', 'both']]);
    const other = report('0', 'ACUERDO_CLOSED', listing('MLA9', { title: 'Zapatilla Runner' }));
    expect(found(both, [other, ended])).toEqual([['1', 'both']]);
  });

  it('leaves out what was ended itself, what is not published, other sites, and reports that ended nothing', () => {
    const gone = listing('MLA1', { title: 'Zapatilla Runner' });
    const ended = report('1', 'ACUERDO_CLOSED', gone);
    const like = (id: string, more = {}) => listing(id, { title: 'Zapatilla Runner', ...more });
    expect(relistedOf([gone, like('MLA2', { status: 'closed' }), like('MLB2', { siteId: 'MLB' })], [ended])).toEqual(
      [],
    );
    for (const status of ['REJECTED', 'WAITING_DOCUMENTATION', 'MEMBER_NOT_RESPOND', 'ROLLBACK'])
      expect(relistedOf([like('MLA2')], [report('1', status, gone)])).toEqual([]);
    expect(
      relistedOf([listing('MLA2', { title: '!!!' })], [report('1', 'ACUERDO_CLOSED', listing('MLA1', { title: '?' }))]),
    ).toEqual([]);
  });
});
