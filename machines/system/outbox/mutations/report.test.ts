import { describe, expect, it } from 'vitest';
import type { Failure, Outcome, Ports } from '../../../../contracts/ports';
import type { Listing, ReportedOutcome } from '../../../../contracts/shapes';
import { toWire } from '../../../../tests/wire';
import type { InputOf } from '../../../../contracts/client/operation';
import { answers, answersInTurn } from '../../../simulator/answers';
import { noticedListing, sampleListing, sampleReported } from '../../../simulator/sample-listing';
import { report } from './report';

it('a report for the same reason goes out where the former one has ended, and not where it waits to be sent', async () => {
  const reported = sampleReported();
  const { id, noticed } = noticedListing;
  const ended = noticed && { ...noticed, sent: true, sending: false, noticeStatus: 'MEMBER_NOT_RESPOND' };
  const given = {
    type: 'report' as const,
    ids: [id],
    originModel: 'quick_search' as const,
    author: reported.author ?? { id: 'ana', givenName: 'Ana', familyName: null },
    report: { code: reported.code, codeDescription: '', description: 'Es una copia', tags: [], photosDenounced: [] },
    operationKey: 'op-1',
  };
  const asked = async (notice: typeof ended) => {
    const reportArticles = answers([{ id, reported, failure: null }]);
    const listing = { ...noticedListing, reported: { ...reported, author: given.author }, noticed: notice };
    const basis = { [id]: notice === null ? ('reported' as const) : ('none' as const) };
    const ports = { articlesByIds: answers([listing]), reportArticles } as Partial<Ports> as Ports;
    await report.perform(ports, { ...given, basis } as never, new AbortController().signal);
    return reportArticles.asked.length;
  };
  expect([await asked(ended), await asked(null)]).toEqual([1, 0]);
});

it('GW-64 GW-65 GW-66 a report goes out as one of a listing or of a catalogue page, by its author, and as an import where it is one', async () => {
  const { id } = sampleListing();
  const sentOf = async (more: { imported?: { since: number }; catalogue?: string }) => {
    const reportArticles = answers<ReportedOutcome[]>([{ id, reported: sampleReported(), failure: null }]);
    const ports = { articlesByIds: answers([sampleListing()]), reportArticles } as Partial<Ports> as Ports;
    const given = {
      type: 'report' as const,
      ids: [id],
      originModel: 'live_search' as const,
      author: { id: '9001', givenName: 'Ana', familyName: 'Ruiz' },
      report: { code: 'PPPI1', codeDescription: '', description: 'Es una copia', tags: [], photosDenounced: [] },
      basis: { [id]: 'none' as const },
      operationKey: 'op-1',
    };
    await report.perform(ports, { ...given, ...more }, new AbortController().signal);
    return toWire('reportArticles', reportArticles.asked[0] as InputOf<'reportArticles'>);
  };
  expect(await sentOf({ imported: { since: 0 } })).toMatchObject({
    isImport: true,
    source: 'type_article_xls',
    element_type: 'ITM',
  });
  expect(await sentOf({})).toMatchObject({
    isImport: undefined,
    source: undefined,
    element_type: 'ITM',
    product_id: undefined,
    author: { id: '9001', givenName: 'Ana', familyName: 'Ruiz' },
  });
  expect(await sentOf({ catalogue: 'MLA12345678' })).toMatchObject({ element_type: 'CAT', product_id: 'MLA12345678' });
});

describe('a batch of an import', () => {
  const since = Date.UTC(2026, 10, 20, 12);
  const ids = ['MLA1000000001', 'MLA1000000002', 'MLA1000000003'];
  const [first = '', second = '', third = ''] = ids;
  const author = { id: 'ana', givenName: 'Ana', familyName: null };
  const bruno = { id: 'bruno', givenName: 'Bruno', familyName: 'Paz' };
  const ours = sampleReported({ author, code: 'PPPI1', createdAt: new Date(since + 1000).toISOString() });
  const theirs = { ...ours, author: bruno };
  const audited = { ok: false as const, failure: { code: 'ALREADY_AUDITED' as const, operation: 'reportArticles' } };

  /** How it comes out when the gateway shows these listings after its refusal, none of which was reported when it was looked before. */
  async function reportThem(answered: Outcome<ReportedOutcome[]>[], now: Listing[]) {
    const reportArticles = answersInTurn<ReportedOutcome[]>(...answered);
    const articlesByIds = answersInTurn<Listing[]>(
      { ok: true, value: ids.map((id) => sampleListing({ id })) },
      { ok: true, value: now },
    );
    const outcome = await report.perform(
      { articlesByIds, reportArticles } as Partial<Ports> as Ports,
      {
        type: 'report',
        ids,
        originModel: 'live_search',
        author,
        report: { code: 'PPPI1', codeDescription: '', description: 'Es una copia', tags: [], photosDenounced: [] },
        basis: Object.fromEntries(ids.map((id) => [id, 'none'])),
        imported: { since },
        operationKey: 'op-1',
      } as never,
      new AbortController().signal,
    );
    return { outcome, sent: reportArticles.asked.map((asked) => (asked as { articlesIds: string[] }).articlesIds) };
  }

  it('that an answer lost on its way had reported already is taken as done, though the gateway refuses it as a whole', async () => {
    const { outcome } = await reportThem(
      [audited],
      ids.map((id) => sampleListing({ id, reported: ours })),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { refused: [], words: ids.map((id) => ({ id, reported: ours })) },
    });
  });

  it('of which one listing was reported by somebody else says by whom, of that one alone', async () => {
    const rows = ids.map((id) => ({ id, reported: null, failure: 'ALREADY_AUDITED' as const }));
    const { outcome } = await reportThem(
      [{ ok: true, value: rows }],
      ids.map((id) => sampleListing({ id, reported: id === second ? theirs : ours })),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { refused: [{ id: second, failure: { code: 'ALREADY_AUDITED', values: { who: 'Bruno Paz' } } }] },
    });
  });

  it('that is refused as a whole sends those once more on which nothing stands', async () => {
    const { outcome, sent } = await reportThem(
      [audited, { ok: true, value: [{ id: third, reported: ours, failure: null }] }],
      [
        sampleListing({ id: first, reported: ours }),
        sampleListing({ id: second, reported: theirs }),
        sampleListing({ id: third }),
      ],
    );
    expect(sent).toEqual([ids, [third]]);
    expect(outcome).toMatchObject({ ok: true, value: { refused: [{ id: second }] } });
    if (outcome.ok) expect(outcome.value.words.map(({ id }) => id).sort()).toEqual(ids);
  });

  it.each<[string, Failure, Failure]>([
    [
      'a listing that is protected',
      { code: 'BLINDED', operation: 'reportArticles', values: { dueDate: '2026-12-24' } },
      { code: 'BLINDED', operation: 'reportArticles' },
    ],
    ['one that is closed', { code: 'NOT_PUBLISHED' }, { code: 'NOT_PUBLISHED' }],
  ])('refused as a whole for %s tells each listing, and is no failure of the import', async (_, failure, each) => {
    const { outcome } = await reportThem([{ ok: false, failure }], []);
    expect(outcome).toEqual({ ok: true, value: { words: [], refused: ids.map((id) => ({ id, failure: each })) } });
  });

  it('refused for what is about no listing fails as it is', async () => {
    const failure = { code: 'SUSPENDED' as const };
    expect((await reportThem([{ ok: false, failure }], [])).outcome).toEqual({ ok: false, failure });
  });
});
