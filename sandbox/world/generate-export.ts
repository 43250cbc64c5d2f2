import { utils, write } from 'xlsx';
import type { ReasonCode } from '../../contracts/vocabulary/reasons';
import { groupByCaseStatus } from '../../contracts/vocabulary/case-statuses';
import { pageSizes } from '../../contracts/vocabulary/limits';
import { profileRow, scopeColumn, type ProfileRow } from './allowance';
import { storeFile } from './case-files';
import type { CaseRow, ListingRow } from './case-flow';
import type { Database } from './database';
import { exportText, type Lang } from './export-texts';
import { pickLanguage } from './lexicon';
import { calendarDateOf } from './local-day';
import { reasonTexts } from './reason-texts';
import { findListings, listingsOfSellers } from './search-index';
import { siteOf } from './sites';
import type { Tables } from './tables';
import type { World } from './types';

export interface NoticeInputs {
  siteId: string | null;
  currency: string;
  language: Lang;
  /** Epoch ms; it ends before `to`. */
  from: number | null;
  to: number | null;
  auditedBy: string | null;
  /** In `currency`. */
  priceFrom: number | null;
  priceTo: number | null;
}

export interface LiveSearchInputs {
  keyword: string;
  sellerId: string | null;
  sites: string[];
  status: string | null;
  source: string;
  currency: string;
  language: Lang;
}

interface Ranked {
  name: string;
  count: number;
}

interface Report {
  header: string[];
  rows: (string | number | Date)[][];
  countries: Ranked[];
  sellers: Ranked[];
}

const listingsMost = 5000;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const converter = (db: Database, to: string): ((price: number, from: string) => number | null) => {
  const rates = new Map(db.all(db.q.selectFrom('rates').selectAll()).map((row) => [row.currency, row.rate]));
  const target = rates.get(to);
  return (price, from) => {
    const rate = rates.get(from);
    return rate && target ? Math.round((price / rate) * target * 100) / 100 : null;
  };
};

/** Reports that a custom report would hold, the newest first. */
export const findNotices = (db: Database, profile: ProfileRow, inputs: NoticeInputs): CaseRow[] => {
  let query = db.q.selectFrom('cases').selectAll().where(scopeColumn(profile), '=', profile.id);
  if (inputs.siteId) query = query.where('site_id', '=', inputs.siteId);
  if (inputs.from !== null) query = query.where('created_at', '>=', inputs.from);
  if (inputs.to !== null) query = query.where('created_at', '<', inputs.to);
  if (inputs.auditedBy) query = query.where('author_profile_id', '=', inputs.auditedBy);
  const convert = converter(db, inputs.currency);
  return db.all(query.orderBy('created_at', 'desc')).filter((row) => {
    if (inputs.priceFrom === null && inputs.priceTo === null) return true;
    const price = convert(row.price, row.currency);
    if (price === null) return false;
    return price >= (inputs.priceFrom ?? 0) && price <= (inputs.priceTo ?? Number.POSITIVE_INFINITY);
  });
};

const top = (names: readonly string[]): Ranked[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, pageSizes.topOfExports);
};

const countryNames = new Map<Lang, Intl.DisplayNames>();
/** A country as the language of the report calls it. */
const countryIn = (siteId: string, lang: Lang): string => {
  const names = countryNames.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' });
  countryNames.set(lang, names);
  return names.of(siteOf(siteId).country) ?? siteOf(siteId).countryName;
};

const groupOf = (status: string): string | null =>
  Object.entries(groupByCaseStatus).find(([known]) => known === status)?.[1] ?? null;

const outcome = (row: CaseRow): 'submitted' | 'removed' | 'failed' => {
  const group = groupOf(row.status);
  if (group === 'APPROVED') return 'removed';
  return group === 'IN_PROGRESS' || group === 'PENDING' ? 'submitted' : 'failed';
};

const listingsOf = (db: Database, ids: readonly string[]): Map<string, ListingRow> => {
  const found = new Map<string, ListingRow>();
  for (let at = 0; at < ids.length; at += 500) {
    const part = ids.slice(at, at + 500);
    for (const row of db.all(db.q.selectFrom('listings').selectAll().where('id', 'in', part))) found.set(row.id, row);
  }
  return found;
};

const linkOf = (id: string): string => `https://${siteOf(id).host}/${id.slice(0, 3)}-${id.slice(3)}`;

const isReasonCode = (code: string): code is ReasonCode => code in reasonTexts;
const reasonIn = ({ code }: CaseRow, lang: Lang): string =>
  isReasonCode(code) ? pickLanguage(reasonTexts[code], lang) : code;

const reporterOf = ({ auditor_json }: CaseRow): string => {
  const { givenName, familyName } = JSON.parse(auditor_json) as { givenName: string; familyName: string | null };
  return [givenName, familyName].filter(Boolean).join(' ');
};

/** The organisation's newest case of each listing. */
const newestCases = (db: Database, groupId: string): Map<string, CaseRow> =>
  new Map(
    db
      .all(db.q.selectFrom('cases').selectAll().where('group_id', '=', groupId).orderBy('created_at').orderBy('id'))
      .map((row) => [row.listing_id, row]),
  );

const noticeReport = (db: Database, profile: ProfileRow, inputs: NoticeInputs): Report => {
  const cases = findNotices(db, profile, inputs);
  const listings = listingsOf(
    db,
    cases.map((row) => row.listing_id),
  );
  const convert = converter(db, inputs.currency);
  /** Its day, without an hour: a sheet has no time zones. */
  const dayOf = (at: number | null): Date | '' => (at === null ? '' : calendarDateOf(profile, at));
  const columns = [
    'code',
    'date',
    'id',
    'link',
    'title',
    'price',
    'currency',
    'original',
    'stock',
    'sold',
    'seller',
    'location',
    'status',
    'takeDown',
    'reason',
    'reporter',
    'tags',
  ];
  return {
    header: columns.map(
      (name) => exportText(name, inputs.language) + (name === 'price' ? ` (${inputs.currency})` : ''),
    ),
    rows: cases.map((row) => {
      const listing = listings.get(row.listing_id);
      const ended = outcome(row) === 'removed';
      return [
        row.id,
        dayOf(row.created_at),
        row.listing_id,
        linkOf(row.listing_id),
        row.title,
        convert(row.price, row.currency) ?? '',
        row.currency,
        row.price,
        listing?.stock ?? '',
        listing?.sold ?? '',
        row.seller_nickname,
        countryIn(row.site_id, inputs.language),
        exportText(outcome(row), inputs.language),
        ended ? dayOf(row.closed_at) : '',
        reasonIn(row, inputs.language),
        reporterOf(row),
        (JSON.parse(row.tags_json) as string[]).join(', '),
      ];
    }),
    countries: top(cases.map((row) => countryIn(row.site_id, inputs.language))),
    sellers: top(cases.map((row) => row.seller_nickname)),
  };
};

const liveSearchReport = (db: Database, profile: ProfileRow, inputs: LiveSearchInputs): Report => {
  const sellers = inputs.sellerId ? [inputs.sellerId] : [];
  const ids = inputs.sites.flatMap((siteId) =>
    inputs.keyword === ''
      ? listingsOfSellers(db, { siteId, sellers, limit: listingsMost })
      : findListings(db, { keyword: inputs.keyword, siteId, sellers, limit: listingsMost }),
  );
  const rows = [...listingsOf(db, ids).values()].filter(
    (row) => inputs.status === null || row.status === inputs.status,
  );
  const nicknames = new Map(
    db
      .all(db.q.selectFrom('sellers').select(['id', 'nickname']).where('site_id', 'in', inputs.sites))
      .map((row) => [row.id, row.nickname]),
  );
  const convert = converter(db, inputs.currency);
  const cases = newestCases(db, profile.group_id);
  const takedown = (id: string): string => {
    const reported = cases.get(id);
    return reported ? exportText(outcome(reported), inputs.language) : '';
  };
  const columns = [
    'id',
    'link',
    'title',
    'price',
    'currency',
    'original',
    'condition',
    'stock',
    'sold',
    'seller',
    'location',
    'status',
    'takedown',
  ];
  return {
    header: columns.map(
      (name) => exportText(name, inputs.language) + (name === 'price' ? ` (${inputs.currency})` : ''),
    ),
    rows: rows.map((row) => [
      row.id,
      linkOf(row.id),
      row.title,
      convert(row.price, row.currency) ?? '',
      row.currency,
      row.price,
      exportText(row.condition, inputs.language),
      row.stock,
      row.sold,
      nicknames.get(row.seller_id) ?? '',
      countryIn(row.site_id, inputs.language),
      exportText(row.status, inputs.language),
      takedown(row.id),
    ]),
    countries: top(rows.map((row) => countryIn(row.site_id, inputs.language))),
    sellers: top(rows.map((row) => nicknames.get(row.seller_id) ?? '')),
  };
};

/** A workbook of two sheets; text is kept as text, so that no cell begins to calculate. */
const workbook = (report: Report, lang: Lang): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([report.header, ...report.rows], { dateNF: 'yyyy-mm-dd', UTC: true }),
    exportText('report', lang),
  );
  const summary = [
    [exportText('countries', lang), ''],
    ...report.countries.map((row) => [row.name, row.count]),
    [],
    [exportText('sellers', lang), ''],
    ...report.sellers.map((row) => [row.name, row.count]),
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(summary), exportText('summary', lang));
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};

/** Generates the workbook of an export, of what was reported or of what a search finds; one that finds nothing fails. */
export const generateExport = ({ db, log }: Pick<World, 'db' | 'log'>, id: string, at: number): void => {
  const row = db.first(db.q.selectFrom('exports').selectAll().where('id', '=', id));
  if (row?.state !== 'generating') return;
  const inputs = JSON.parse(row.inputs_json) as NoticeInputs | LiveSearchInputs;
  const ended = (patch: Partial<Tables['exports']>): void => {
    db.run(
      db.q
        .updateTable('exports')
        .set({ ...patch, finished_at: at })
        .where('id', '=', id),
    );
  };
  try {
    const profile = profileRow(db, row.profile_id);
    const report = 'keyword' in inputs ? liveSearchReport(db, profile, inputs) : noticeReport(db, profile, inputs);
    if (report.rows.length === 0) return ended({ state: 'failed' });
    const body = workbook(report, inputs.language);
    const file = { folder: 'exports', name: `${id}.xlsx`, contentType: sheetType, body, at };
    const file_path = storeFile(db, file);
    const top_json = JSON.stringify({ countries: report.countries, sellers: report.sellers });
    ended({ state: 'ready', file_path, top_json });
  } catch (error) {
    ended({ state: 'failed' });
    log('error', 'export.failed', { id, reason: error instanceof Error ? error.message : String(error) });
  }
};
