import { describe, expect, it } from 'vitest';
import type { Ports } from '../../../../contracts/ports';
import type {
  ExportRow,
  NewLiveSearchReport,
  NewNoticedReport,
  LiveSearch,
  LiveSearchChange,
} from '../../../../contracts/shapes';
import { answers, neverAnswers, testEnvironment, refuses, type FakePorts } from '../../../simulator/answers';
import { createLiveSearchReport, createNoticedReport, deleteLiveSearchReport, deleteNoticedReport } from './exports';
import { awaitedKey } from '../../../domain/awaited-exports';
import { foundAbsent, foundDone, emptyResult, foundNothing } from './mutation-adapter';
import type { Command } from '../../../system-actors/outbox';
import { approve, listingId } from '../outbox.samples';
import { abandonedNotifications } from './abandoned';
import { filterProfile, filterValues } from '../../../domain/filter-profile';
import { noNarrowing } from '../../../domain/filter-tags';
import { sampleSearch } from '../../../simulator/sample-search';
import { updateLiveSearch } from './live-searches';
import { accountDraft, accountFormOf } from '../../../domain/account-form';
import { typedAccount } from '../../../profile/account-form/account-form.samples';
import { anaFacts } from '../../../simulator/sample-system-actors';
import { updateProfileAccount as rule } from './profiles';

const { signal } = new AbortController();
const since = Date.UTC(2026, 10, 20, 12);

const row = (more: Partial<ExportRow> = {}): ExportRow => ({
  id: '80000001',
  title: 'Noviembre',
  url: null,
  state: 'generating',
  topCountries: [],
  topSellers: [],
  createdAt: '2026-11-20T12:00:01.000Z',
  ...more,
});

const old = { createdAt: '2026-11-19T12:00:00.000Z' };

const portsWith = (items: ExportRow[], total = items.length) => {
  const list = answers({ items, total, offset: 0, limit: 10 });
  return { noticedReports: list, liveSearchReports: list } as Partial<Ports> as Ports;
};

const custom: NewNoticedReport = { title: 'Noviembre' };
const live: NewLiveSearchReport = { keyword: 'bolso', source: 'api', status: 'all', sites: ['MLA'] };

describe('whether a report was asked for', () => {
  it.each([
    ['one of that title and time', [row()], 1, foundDone(row())],
    ['one of that title from before', [row(old)], 1, foundAbsent(custom)],
    ['another title', [row({ title: 'Otro' })], 1, foundAbsent(custom)],
    ['a list that goes on', [row({ title: 'Otro' })], 2_000, foundNothing],
  ])('a custom one, by its title: %s', async (_, items, total, found) => {
    expect(await createNoticedReport.wasDone?.(portsWith(items, total), custom, since, signal)).toEqual({
      ok: true,
      value: found,
    });
  });

  it.each([
    ['nothing since', [row(old)], foundAbsent(live)],
    ['one since, whose title may be its own', [row()], foundNothing],
    ['one since that is called as its keyword', [row({ title: 'bolso' })], foundDone(row({ title: 'bolso' }))],
  ])('one of a search, by its time, and its keyword where that is its title: %s', async (_, items, found) => {
    expect(await createLiveSearchReport.wasDone?.(portsWith(items), live, since, signal)).toEqual({
      ok: true,
      value: found,
    });
  });
});

it.each([
  ['createNoticedReport', createNoticedReport.ends, custom, 'export:custom-report', 'customReports'],
  ['createLiveSearchReport', createLiveSearchReport.ends, live, 'export:live-search-report', 'liveSearchReports'],
] as const)('%s drops its draft, and remembers that its end is waited for', (_, ends, input, draft, list) => {
  const how = { done: { ...emptyResult, value: row() }, failure: null, heard: true };
  const { tells } = (ends as typeof createNoticedReport.ends)('job-1', input as NewNoticedReport, how);
  expect(tells.filter(({ to }) => to === 'drafts').map(({ event }) => event)).toEqual([
    { type: 'draft.drop', key: draft },
    { type: 'draft.keep', key: awaitedKey(list, '80000001'), value: row().createdAt },
  ]);
});

describe.each([
  ['deleteNoticedReport', deleteNoticedReport],
  ['deleteLiveSearchReport', deleteLiveSearchReport],
] as const)('%s', (name, rule) => {
  const ends = (code: 'ABORTED' | 'SERVER_ERROR') =>
    rule.ends('job-1', { id: '80000001' }, { done: emptyResult, failure: { code }, heard: true }).tells;

  it('waits, so that it can be taken back', () => expect(rule.waits?.({ id: '1' })).toBe(true));

  it.each([
    [[row()], 1, foundAbsent({ id: '80000001' })],
    [[], 0, foundDone({ id: '80000001' })],
    [[], 2, foundNothing],
  ])('with %j of %i in the list, what became of it is told', async (items, total, found) => {
    const answer = await rule.wasDone?.(portsWith(items, total), { id: '80000001' }, 0, signal);
    expect(answer).toEqual({ ok: true, value: found });
  });

  it('tells that it failed though its screen stands, and nothing when it was taken back', () => {
    expect(ends('ABORTED')).toEqual([]);
    expect(ends('SERVER_ERROR')).toMatchObject([
      { to: 'notices', event: { notice: { code: `command.${name}.failed` } } },
    ]);
  });
});

const valuesOf = (command: Command) => {
  const [told] = abandonedNotifications({ kind: 'command', command }, []);
  return told?.to === 'notices' && told.event.type === 'notice.raise' ? told.event.notice.values : undefined;
};

describe('what is told of work that was given up', () => {
  it('names the list for a row, and the seller for a mark that is taken off', () => {
    const seller = { sellerId: '77001', sellerStatus: 'black' as const };
    const row = { ...seller, from: 0 };
    expect(valuesOf({ type: 'deleteSellerFromDB', input: row })).toEqual({ evidence: 'row', typed: 'no' });
    expect(valuesOf({ type: 'deleteSellerFromDB', input: seller })).toEqual({ evidence: 'seller', typed: 'no' });
  });

  it('speaks of what was typed only where something was: not of a template that is deleted', () => {
    const settings = (value: unknown) => valuesOf({ type: 'updateProfile', input: { settings: { template: value } } });
    expect(settings({ name: 'Copia' })).toEqual({ evidence: 'profile', typed: 'yes' });
    expect(settings(null)).toEqual({ evidence: 'profile', typed: 'no' });
  });

  it('claims nothing: what would have been told goes only to those who show the truth', () => {
    const id = listingId(1);
    const undone = { to: 'listings', event: { type: 'overlay.drop', id } } as never;
    const claim = {
      to: 'notices',
      event: { type: 'notice.raise', notice: { code: 'mark.approve.failed', tone: 'failure' } },
    } as const;
    expect(abandonedNotifications({ kind: 'mark', mark: approve(id) }, [undone, claim])).toEqual([
      undone,
      expect.objectContaining({
        event: {
          type: 'notice.raise',
          notice: { code: 'mutation.abandoned', tone: 'info', values: { evidence: 'listing', typed: 'no' } },
        },
      }),
    ]);
  });
});

const place = { sort: null, order: 'asc', size: 50 } as const;
const values = { ...filterValues(null, { sites: ['MLA'], place }), name: 'Azules', attributes: 'COLOR: azul' };
const filter = filterProfile(values, null, 'f1', { sites: ['MLA'], currency: 'ARS', rates: null, narrows: false });

async function found(
  change: Omit<LiveSearchChange, 'id'>,
  kept: Partial<LiveSearch>,
  liveSearchNarrowing: FakePorts['liveSearchNarrowing'] = neverAnswers(),
) {
  const search: LiveSearch = {
    ...sampleSearch({ keyword: 'bolso' }),
    filterProfiles: [],
    filterProfileId: null,
    listings: { items: [], total: 0, offset: 0, limit: 1 },
    ...kept,
  };
  const { outside } = testEnvironment({ liveSearch: answers(search), liveSearchNarrowing });
  const outcome = await updateLiveSearch.wasDone?.(outside.ports, { id: 'ls-1', ...change }, 0, AbortSignal.any([]));
  return outcome?.ok === true ? outcome.value.again : outcome;
}

describe('whether a live search was changed', () => {
  it('it was when the keyword, the filter that holds and each filter are as they were asked for, whatever id it was given', async () => {
    expect(await found({ keyword: 'bolso' }, {})).toBeNull();
    const change = { filterProfiles: [filter], filterProfileId: 'f1' };
    expect(await found(change, change)).toBeNull();
    expect(await found({ filterProfiles: [filter] }, { filterProfiles: [{ ...filter, id: 'g1' }] })).toBeNull();
  });

  it('it was not when one of them differs, and may be asked for again', async () => {
    expect(await found({ keyword: 'botas' }, {})).toMatchObject({ keyword: 'botas' });
    expect(await found({ filterProfileId: 'f1' }, {})).toMatchObject({ filterProfileId: 'f1' });
    const red = { ...filter, attributes: [{ id: 'COLOR', valueName: 'rojo' }] };
    expect(await found({ filterProfiles: [filter] }, { filterProfiles: [red] })).toMatchObject({ id: 'ls-1' });
  });

  it('what a filter narrows by is asked apart, and differs when it does there', async () => {
    const narrowing = { ...noNarrowing, requiredWords: ['original'] };
    const change = { filterProfiles: [{ ...filter, narrowing }] };
    const told = (requiredWords: string[]) =>
      answers({ categories: [], filters: [{ id: 'f1', narrowing: { ...narrowing, requiredWords } }] });
    const kept = { filterProfiles: [filter] };
    expect(await found(change, kept, told(['original']))).toBeNull();
    expect(await found(change, kept, told([]))).toMatchObject({ id: 'ls-1' });
    expect(await found(change, kept, refuses('OFFLINE'))).toMatchObject({ ok: false });
  });
});

const ports = (some: Partial<Ports>) => some as Ports;
const input = { account: accountFormOf(typedAccount) };

const account = {
  accountType: 'rights_holder',
  accountId: '51',
  accountName: 'Kumara',
  identificationName: 'Kumara S.A.',
  identificationNumber: '30-71234567-1',
  contactName: 'Ana Quiroga',
  contactEmail: 'ana@kumara.test',
  isVerified: true,
};

describe('whether an account was verified', () => {
  it.each([
    ['the account says the same', account, foundDone({ isVerified: true, accountId: '51' })],
    ['the account says another name', { ...account, accountName: 'Otra' }, foundAbsent(input)],
    ['there is no account', null, foundAbsent(input)],
  ])('%s', async (_, known, found) => {
    if (anaFacts.profile === null) throw new Error('The sample has no profile.');
    const profile = answers({ ...anaFacts.profile, account: known });
    expect(await rule.wasDone?.(ports({ profile }), input, 0, signal)).toEqual({ ok: true, value: found });
  });
});

describe('what is told of it', () => {
  const told = (failure: Parameters<typeof rule.ends>[2]['failure'], heard = true) =>
    rule.ends('j', input, { done: emptyResult, failure, heard }).tells;

  it('the profile is asked again and the draft is dropped once it is done', () => {
    expect(told(null)).toMatchObject([
      { to: 'profile', event: { type: 'profile.refetch' } },
      { to: 'drafts', event: { type: 'draft.drop', key: accountDraft } },
      { event: { notice: { code: 'command.updateProfileAccount.done', tone: 'success' } } },
    ]);
  });

  it('a mere 400 raises nothing, and the profile isn’t verified; what else fails is told by whoever is there', () => {
    const refused = { code: 'BAD_STATUS' as const, values: { status: 400 } };
    expect([told(refused), told(refused, false)]).toEqual(
      Array(2).fill([{ to: 'profile', event: { type: 'verification.refuse' } }]),
    );
    expect(told({ code: 'BAD_STATUS', values: { status: 429 } })).toEqual([]);
    expect(told({ code: 'OFFLINE' }, false)).toMatchObject([
      { event: { notice: { code: 'command.updateProfileAccount.failed', tone: 'failure' } } },
    ]);
  });
});
