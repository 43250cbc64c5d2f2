import type { NoticedReport, RankedName } from '../contracts/generated/resolvers';
import { limits, pageSizes } from '../contracts/vocabulary/limits';
import { rateCurrencies } from '../contracts/vocabulary/sites';
import { callerOf, type Area } from './wire/context';
import { toIso, pagingOf, sliceOf } from './wire/values';
import { findNotices, type LiveSearchInputs, type NoticeInputs } from './world/generate-export';
import { calendarDay } from './world/local-day';
import { Refusal } from './world/refusal';
import { knownSites } from './world/sites';
import type { Tables } from './world/tables';
import type { WorldContext } from './world/types';
import { nextId } from './world/next-id';

type ExportRow = Tables['exports'];
type Kind = 'notices' | 'live-search';

const generateAfter = 3000;

const shown = (row: ExportRow): NoticedReport => {
  const top = JSON.parse(row.top_json) as { countries?: RankedName[]; sellers?: RankedName[] };
  return {
    id: row.id,
    url: row.state === 'ready' && row.file_path ? `/files/${row.file_path}` : null,
    title: row.title,
    ready: row.state === 'ready',
    failed: row.state === 'failed',
    generating: row.state === 'generating',
    createdAt: toIso(row.created_at),
    topCountries: top.countries ?? [],
    topSellers: top.sellers ?? [],
  };
};

const listed = (context: WorldContext, kind: Kind, size?: number | null, from?: number | null) => {
  const { db } = context.world;
  const slice = sliceOf(size, from, pageSizes.exports);
  const query = db.q
    .selectFrom('exports')
    .where('profile_id', '=', context.profileId)
    .where('kind', '=', kind)
    .where('state', '!=', 'deleted');
  const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
  const rows = db.all(
    query.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(slice.size).offset(slice.from),
  );
  return { reports: rows.map(shown), paging: pagingOf(total, slice) };
};

const create = (
  context: WorldContext,
  kind: Kind,
  title: string,
  inputs: NoticeInputs | LiveSearchInputs,
): NoticedReport => {
  const { db, jobs, clock } = context.world;
  const now = clock.now();
  const id = nextId(db, 'exports');
  const row: ExportRow = {
    id,
    kind,
    profile_id: context.profileId,
    title,
    inputs_json: JSON.stringify(inputs),
    state: 'generating',
    file_path: null,
    top_json: '{}',
    created_at: now,
    finished_at: null,
  };
  db.run(db.q.insertInto('exports').values(row));
  jobs.plan('export.generate', id, now + generateAfter);
  return shown(row);
};

const remove = (context: WorldContext, operation: string, kind: Kind, id: string) =>
  context.world.once(context, operation, () => {
    const { db, jobs } = context.world;
    const row = db.first(
      db.q
        .selectFrom('exports')
        .selectAll()
        .where('id', '=', id)
        .where('profile_id', '=', context.profileId)
        .where('kind', '=', kind)
        .where('state', '!=', 'deleted'),
    );
    if (!row) throw new Refusal('EXPORT_NOT_FOUND');
    jobs.cancel(id, 'export.generate');
    if (row.file_path) db.run(db.q.deleteFrom('files').where('path', '=', row.file_path));
    // The row stays, so that its number is never given again.
    db.run(db.q.updateTable('exports').set({ state: 'deleted', file_path: null }).where('id', '=', id));
    return { id };
  });

const currencyOf = (given: string | null | undefined, usual: string): string => {
  const currency = given ?? usual;
  const known: readonly string[] = rateCurrencies;
  if (!known.includes(currency)) throw new Refusal('INVALID_INPUT', `No such currency: ${currency}`);
  return currency;
};

const langOf = (given: string | null | undefined, usual: 'es' | 'en' | 'pt'): 'es' | 'en' | 'pt' =>
  given === 'es' || given === 'en' || given === 'pt' ? given : usual;

/** Reports that are generated into files. */
export const exports: Area = {
  Query: {
    noticedReports: (_parent, { size, from }, context) => listed(context, 'notices', size, from),
    liveSearchReports: (_parent, { size, from }, context) => listed(context, 'live-search', size, from),
  },

  Mutation: {
    createNoticedReport: (_parent, args, context) =>
      context.world.once(context, 'createNoticedReport', () => {
        const profile = callerOf(context);
        const title = args.title.trim();
        if (title === '' || title.length > limits.exportTitleMax)
          throw new Refusal('INVALID_INPUT', 'A title is required');
        const from = calendarDay(profile, args.dateFrom)?.start ?? null;
        const to = calendarDay(profile, args.dateTo)?.end ?? null;
        if ((args.dateFrom && from === null) || (args.dateTo && to === null))
          throw new Refusal('INVALID_INPUT', 'Not a date');
        if (from !== null && to !== null && from >= to)
          throw new Refusal('INVALID_INPUT', 'The date from is after the date to');
        const { priceFrom = null, priceTo = null } = args;
        if (priceFrom !== null && priceTo !== null && priceFrom > priceTo) {
          throw new Refusal('INVALID_INPUT', 'The price from is above the price to');
        }
        const inputs: NoticeInputs = {
          siteId: args.origin ? (knownSites([args.origin])[0] ?? null) : null,
          currency: currencyOf(args.currency, profile.currency === 'CUP' ? 'USD' : profile.currency),
          language: langOf(args.language, context.lang),
          from,
          to,
          auditedBy: args.auditedBy ?? null,
          priceFrom,
          priceTo,
        };
        if (findNotices(context.world.db, profile, inputs).length === 0) throw new Refusal('NO_ARTICLES_FOUND');
        return create(context, 'notices', title, inputs);
      }),

    deleteNoticedReport: (_parent, { id }, context) => remove(context, 'deleteNoticedReport', 'notices', id),

    createLiveSearchReport: (_parent, args, context) =>
      context.world.once(context, 'createLiveSearchReport', () => {
        const { db } = context.world;
        const profile = callerOf(context);
        const keyword = args.keyword?.trim() ?? '';
        if (keyword === '' && !args.sellerId) throw new Refusal('KEYWORD_REQUIRED');
        const siteIds = knownSites(args.sites ?? []);
        if (siteIds.length === 0) throw new Refusal('SITE_REQUIRED');
        const seller = args.sellerId
          ? db.first(db.q.selectFrom('sellers').select('nickname').where('id', '=', args.sellerId))
          : undefined;
        if (args.sellerId && !seller) throw new Refusal('SELLER_NOT_FOUND');
        const status: string = args.status ?? 'all';
        return create(context, 'live-search', keyword || (seller?.nickname ?? ''), {
          keyword,
          sellerId: args.sellerId ?? null,
          sites: siteIds,
          status: status === 'all' ? null : status,
          source: args.source ?? 'api',
          currency: currencyOf(args.currency, profile.currency === 'CUP' ? 'USD' : profile.currency),
          language: langOf(args.language, context.lang),
        });
      }),

    deleteLiveSearchReport: (_parent, { id }, context) => remove(context, 'deleteLiveSearchReport', 'live-search', id),
  },
};
