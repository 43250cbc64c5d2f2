import { sql } from 'kysely';
import { groupByCaseStatus, type CaseStatus } from '../contracts/vocabulary/case-statuses';
import { limits, pageSizes } from '../contracts/vocabulary/limits';
import { offeredRejectReasonIds } from '../contracts/vocabulary/reply-reasons';
import { caseOf, simplifiedCases, parseStatusFilter } from './wire/case';
import { callerOf, type Area } from './wire/context';
import { fullName, toIso, parseTimestampOrNull, pagingOf, sliceOf } from './wire/values';
import { dayStart, scopeColumn, type ProfileRow } from './world/allowance';
import { caseById, confirmReport, isRollbackable, retractReport, type CaseRow } from './world/case-flow';
import { normalizeText } from './world/database';
import { pickLanguage, type LocalizedText } from './world/lexicon';
import { Refusal } from './world/refusal';
import type { WorldContext } from './world/types';

const day = 86_400_000;

/** Statuses in which nobody has anything to do any more. */
const closedStatuses = (Object.keys(groupByCaseStatus) as CaseStatus[]).filter((status) => {
  const group = groupByCaseStatus[status];
  return group !== 'IN_PROGRESS' && group !== 'PENDING';
});

/** Enrolled users have no case management. */
const member = (context: WorldContext): ProfileRow => {
  const profile = callerOf(context);
  if (profile.is_acuerdo === 1) throw new Refusal('NOT_ALLOWED');
  return profile;
};

/** The cases that a profile may see. */
export const casesOf = ({ world: { db } }: WorldContext, profile: ProfileRow) =>
  db.q.selectFrom('cases').where(`cases.${scopeColumn(profile)}`, '=', profile.id);

type CaseQuery = ReturnType<typeof casesOf>;

interface Ordered {
  sort?: string | null;
  order?: string | null;
  size?: number | null;
  from?: number | null;
}

const page = (context: WorldContext, query: CaseQuery, { sort, order, size, from }: Ordered, usual: number) => {
  const { db } = context.world;
  const slice = sliceOf(size, from, usual);
  const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
  const column = sort === 'date_created' ? 'cases.created_at' : 'cases.due_at';
  const direction = order === 'desc' ? 'desc' : 'asc';
  const rows = db.all(
    query
      .selectAll()
      .orderBy(column, (by) => (direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast()))
      .orderBy('cases.id')
      .limit(slice.size)
      .offset(slice.from),
  );
  return { rows, paging: pagingOf(total, slice) };
};

const byNickname = (query: CaseQuery, nickname: string | null | undefined): CaseQuery =>
  nickname?.trim()
    ? query.where(sql<boolean>`instr(plain(cases.seller_nickname), ${normalizeText(nickname)}) > 0`)
    : query;

const ownCase = (context: WorldContext, profile: ProfileRow, caseId: string): CaseRow => {
  const row = caseById(context.world.db, caseId.trim());
  if (!row || row[scopeColumn(profile)] !== profile.id) throw new Refusal('CASE_NOT_FOUND');
  return row;
};

const tooShort = (text: string): boolean => text.replace(/\s/g, '').length < limits.commentMin;

const checkReply = (text: string, required: boolean): void => {
  if (text.trim() === '' ? required : tooShort(text)) throw new Refusal('INVALID_COMMENT');
  if (text.length > limits.commentPattern) throw new Refusal('INVALID_COMMENT');
};

const rolledBack: LocalizedText = [
  'El reporte se retiró y la publicación volvió a estar activa',
  'A denúncia foi retirada e o anúncio voltou a ficar ativo',
  'The report was retracted and the listing is active again',
];

/** Counter-notices: what awaits an answer, what was closed, and the answers. */
export const cases: Area = {
  Query: {
    counterNotices: (_parent, { size, from, sort, order, sellerId }, context) => {
      const { db, clock } = context.world;
      const profile = callerOf(context);
      let query = casesOf(context, profile);
      if (sellerId) query = query.where('cases.seller_id', '=', sellerId);
      const counts = db.first(
        query.select(({ fn }) => [
          fn.countAll<number>().as('denounces'),
          fn.count<number>('cases.counter_notice_at').as('counterNotices'),
          fn.count<number>('cases.id').filterWhere('cases.status', '=', 'DOCUMENTATION_APPROVED').as('accepted'),
        ]),
      );
      const ordered = { sort: sort ?? 'date_created', order: order ?? 'desc', size, from };
      const { rows, paging } = page(context, query, ordered, pageSizes.sellerHistory);
      return {
        cases: rows.map((row) => caseOf(db, row, context.lang, clock.now())),
        denounces: counts?.denounces ?? 0,
        counterNotices: counts?.counterNotices ?? 0,
        accepted: counts?.accepted ?? 0,
        paging,
      };
    },

    counterNoticesV3: (_parent, { size, from, sort, order, status, sellerId, itemId, nickname }, context) => {
      const profile = member(context);
      let query = byNickname(casesOf(context, profile), nickname);
      const statuses = parseStatusFilter(status ?? []);
      if (statuses) query = query.where('cases.status', 'in', statuses);
      if (sellerId) query = query.where('cases.seller_id', '=', sellerId);
      if (itemId) query = query.where('cases.listing_id', '=', itemId.toUpperCase());
      const { rows, paging } = page(context, query, { sort, order, size, from }, pageSizes.selectorDefault);
      return { cases: simplifiedCases(context.world.db, rows, context.lang), paging };
    },

    pendingCounterNoticeList: (_parent, { size, from, sort, order, itemid, dueDate }, context) => {
      const profile = member(context);
      let query = casesOf(context, profile).where('cases.status', '=', 'DOCUMENTATION_PRESENTED');
      if (itemid) query = query.where('cases.listing_id', '=', itemid.toUpperCase());
      const due = parseTimestampOrNull(dueDate);
      if (dueDate && due === null) throw new Refusal('INVALID_INPUT', 'dueDate is no date');
      if (due !== null) query = query.where('cases.due_at', '<=', dayStart(due) + day);
      const { rows, paging } = page(context, query, { sort, order, size, from }, pageSizes.selectorDefault);
      return { cases: simplifiedCases(context.world.db, rows, context.lang), paging };
    },

    closedCasesList: (_parent, { size, from, nickname }, context) => {
      const profile = member(context);
      const query = byNickname(casesOf(context, profile), nickname).where('cases.status', 'in', closedStatuses);
      const ordered = { sort: 'date_created', order: 'desc', size, from };
      const { rows, paging } = page(context, query, ordered, pageSizes.selectorDefault);
      return { cases: simplifiedCases(context.world.db, rows, context.lang), paging };
    },

    caseDescription: (_parent, { caseId, siteId }, context) => {
      const { db, clock } = context.world;
      const row = ownCase(context, callerOf(context), caseId);
      if (row.site_id !== siteId.toUpperCase()) throw new Refusal('CASE_NOT_FOUND');
      return caseOf(db, row, context.lang, clock.now());
    },
  },

  Mutation: {
    respondCounterNotice: (_parent, args, context) =>
      context.world.once(context, 'respondCounterNotice', () => {
        const { world } = context;
        const profile = member(context);
        const now = world.clock.now();
        const row = ownCase(context, profile, args.caseId);
        if (row.site_id !== args.siteId.toUpperCase()) throw new Refusal('CASE_NOT_FOUND');
        if (row.status !== 'DOCUMENTATION_PRESENTED' || (row.due_at ?? now) < now) throw new Refusal('CASE_NOT_OPEN');
        const text = args.description?.trim() ?? '';
        const by = fullName({ givenName: profile.given_name, familyName: profile.family_name });
        if (args.documentationApproved) {
          checkReply(text, true);
          retractReport(world, row, 'DOCUMENTATION_APPROVED', text, by, now);
        } else {
          const offered: readonly string[] = offeredRejectReasonIds;
          const reason = args.rejectMemberId?.trim() ?? '';
          if (!offered.includes(reason)) throw new Refusal('REJECT_REASON_REQUIRED');
          checkReply(text, false);
          confirmReport(world, row, Number(reason), text || null, now);
        }
        const after = ownCase(context, profile, row.id);
        const fullCase = caseOf(world.db, after, context.lang, now);
        return {
          caseId: after.id,
          status: after.status,
          articleId: after.listing_id,
          lastUpdated: toIso(after.updated_at),
          groupResponse: fullCase.groupResponse,
          rejectMember: fullCase.rejectMember,
        };
      }),

    rollbackCase: (_parent, { caseId, comment }, context) =>
      context.world.once(context, 'rollbackCase', () => {
        const { world } = context;
        const profile = member(context);
        const now = world.clock.now();
        const row = ownCase(context, profile, caseId);
        if (!isRollbackable(row, now)) throw new Refusal('NOT_ROLLBACKABLE');
        const text = comment?.trim() ?? '';
        checkReply(text, true);
        const by = fullName({ givenName: profile.given_name, familyName: profile.family_name });
        retractReport(world, row, 'ROLLBACK', text, by, now);
        return { caseId: row.id, message: pickLanguage(rolledBack, context.lang) };
      }),
  },
};
