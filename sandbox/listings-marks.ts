import type { MarkedArticle } from '../contracts/generated/resolvers';
import { imageReasons } from '../contracts/vocabulary/reasons';
import { noticedOf, reportedOf } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { parseAuthor, toIso, parseList, uniqueIds } from './wire/values';
import { scopeColumn, suspensionOf, type ProfileRow } from './world/allowance';
import { latestCase, listingById, type ListingRow } from './world/case-flow';
import { insertMark, markOf, type MarkRow } from './world/marks';
import { Refusal } from './world/refusal';
import {
  checkComment,
  checkReason,
  findApproveRefusal,
  findReportRefusal,
  type RowRefusal,
} from './world/report-rules';
import type { WorldContext } from './world/types';

export const requireUnsuspended = (profile: ProfileRow, now: number): void => {
  if (suspensionOf(profile, now) === 'full') throw new Refusal('SUSPENDED');
};

/** True for a mark that the caller made, or one of its auditors. */
export const ownsMark = (profile: ProfileRow, mark: MarkRow): boolean => mark[scopeColumn(profile)] === profile.id;

/** A listing's marks as they are now, with why it was refused. */
export const toMarkedArticle = (
  { world: { db } }: WorldContext,
  profile: ProfileRow,
  id: string,
  refusal: RowRefusal | null = null,
): MarkedArticle => {
  const mark = markOf(db, profile.group_id, id);
  return {
    id,
    approved:
      mark?.verdict === 'approved'
        ? { author: parseAuthor(mark.author_json), createdAt: toIso(mark.created_at) }
        : null,
    reported: reportedOf(mark),
    noticed: noticedOf(mark, latestCase(db, profile.group_id, id)),
    refusal: refusal?.code ?? null,
  };
};

/** Raises the first refusal when nothing at all was accepted. */
export const throwIfAllRefused = (rows: readonly (RowRefusal | null)[]): void => {
  const [first] = rows;
  if (first && rows.every((row) => row !== null)) throw new Refusal(first.code, undefined, first.values ?? {});
};

const listingOrVariant = ({ world: { db } }: WorldContext, id: string, isVariant: boolean): ListingRow | undefined =>
  listingById(db, id) ??
  (isVariant ? db.first(db.q.selectFrom('listings').selectAll().where('user_product_id', '=', id)) : undefined);

interface ReportWords {
  articlesIds: readonly string[];
  tags?: readonly string[] | null;
  code: string;
  code_description?: string | null;
  description: string;
  photosDenounced?: readonly string[] | null;
  element_type?: string | null;
}

const oneSite = (ids: readonly string[]): string => {
  const [first, ...others] = new Set(ids.map((id) => id.slice(0, 3)));
  if (!first) throw new Refusal('INVALID_INPUT', 'No listing was named');
  if (others.length > 0) throw new Refusal('ONLY_ONE_SITE');
  return first;
};

const checkWords = (context: WorldContext, profile: ProfileRow, ids: readonly string[], words: ReportWords): void => {
  const siteId = oneSite(ids);
  const photos = words.photosDenounced ?? [];
  const catalogue = words.element_type === 'CAT';
  checkReason(context.world.db, profile, { code: words.code, photos, count: ids.length, siteId, catalogue });
  checkComment(words.description);
};

/** The marks that an organisation puts on listings. */
export const listingMarks: Area = {
  Mutation: {
    reportArticles: (_parent, args, context) =>
      context.world.once(context, 'reportArticles', () => {
        const { db, clock, jobs } = context.world;
        const profile = callerOf(context);
        const now = clock.now();
        requireUnsuspended(profile, now);
        const ids = uniqueIds(args.articlesIds);
        checkWords(context, profile, ids, args);
        const rows = ids.map((id) => {
          const listing = listingOrVariant(context, id, args.isVariant ?? false);
          const listingId = listing?.id ?? id;
          const mark = markOf(db, profile.group_id, listingId);
          const notice = latestCase(db, profile.group_id, listingId);
          return {
            id,
            listing,
            refusal: findReportRefusal(db, profile, { listing, mark, notice, code: args.code, now }),
          };
        });
        throwIfAllRefused(rows.map((row) => row.refusal));
        const image: readonly string[] = imageReasons;
        for (const { listing, refusal } of rows) {
          if (refusal || !listing) continue;
          insertMark(db, {
            profile,
            listingId: listing.id,
            verdict: 'reported',
            author: { id: profile.id, givenName: profile.given_name, familyName: profile.family_name },
            code: args.code,
            codeDescription: args.code_description ?? null,
            description: args.description,
            tags: args.tags ?? [],
            photos: args.photosDenounced ?? [],
            originModel: args.originModel ?? null,
            elementType: args.element_type ?? 'ITM',
            source: args.source ?? null,
            isFamily: args.isFamily ?? false,
            familyId: args.familyId ?? null,
            isImport: args.isImport ?? false,
            isVariant: args.isVariant ?? false,
            at: now,
          });
          if (listing.private_bank === 1 && image.includes(args.code)) {
            const mark = markOf(db, profile.group_id, listing.id);
            if (mark) jobs.plan('mark.image-bank', String(mark.id), now + 3000);
          }
        }
        return rows.map(({ id, listing, refusal }) => ({
          ...toMarkedArticle(context, profile, listing?.id ?? id, refusal),
          id,
        }));
      }),

    editReportedArticles: (_parent, args, context) =>
      context.world.once(context, 'editReportedArticles', () => {
        const { db, clock } = context.world;
        const profile = callerOf(context);
        const now = clock.now();
        requireUnsuspended(profile, now);
        const ids = uniqueIds(args.articlesIds);
        checkWords(context, profile, ids, args);
        const rows = ids.map((id): { id: string; mark?: MarkRow; refusal: RowRefusal | null } => {
          const mark = markOf(db, profile.group_id, id);
          if (mark?.verdict !== 'reported' || !ownsMark(profile, mark))
            return { id, refusal: { code: 'NOT_REPORTED' } };
          return { id, mark, refusal: mark.sent_at === null ? null : { code: 'REPORT_ALREADY_SENT' } };
        });
        throwIfAllRefused(rows.map((row) => row.refusal));
        for (const { mark, refusal } of rows) {
          if (refusal || !mark) continue;
          db.run(
            db.q
              .updateTable('marks')
              .set({
                code: args.code,
                code_description: args.code_description ?? null,
                description: args.description,
                tags_json: JSON.stringify(args.tags ?? parseList<string>(mark.tags_json)),
                photos_json: JSON.stringify(args.photosDenounced ?? parseList<string>(mark.photos_json)),
                origin_model: args.originModel ?? mark.origin_model,
                element_type: args.element_type ?? mark.element_type,
                source: args.source ?? mark.source,
                is_family: Number(args.isFamily ?? mark.is_family),
                family_id: args.familyId ?? mark.family_id,
                is_import: Number(args.isImport ?? mark.is_import),
                is_variant: Number(args.isVariant ?? mark.is_variant),
                edited_at: now,
              })
              .where('id', '=', mark.id),
          );
        }
        return rows.map(({ id, refusal }) => toMarkedArticle(context, profile, id, refusal));
      }),

    approveArticles: (_parent, { articlesIds, originModel }, context) =>
      context.world.once(context, 'approveArticles', () => {
        const { db, clock } = context.world;
        const profile = callerOf(context);
        const now = clock.now();
        requireUnsuspended(profile, now);
        const ids = uniqueIds(articlesIds);
        if (ids.length === 0) throw new Refusal('INVALID_INPUT', 'No listing was named');
        const rows = ids.map((id) => {
          const listing = listingById(db, id);
          const mark = markOf(db, profile.group_id, id);
          const notice = latestCase(db, profile.group_id, id);
          const owned = mark !== undefined && ownsMark(profile, mark);
          return { id, refusal: findApproveRefusal({ listing, mark, notice }, owned) };
        });
        throwIfAllRefused(rows.map((row) => row.refusal));
        for (const { id, refusal } of rows) {
          if (refusal) continue;
          const signed = { id: profile.id, givenName: profile.given_name, familyName: profile.family_name };
          insertMark(db, { profile, listingId: id, verdict: 'approved', author: signed, originModel, at: now });
        }
        return rows.map(({ id, refusal }) => toMarkedArticle(context, profile, id, refusal));
      }),

    articleUndo: (_parent, { undo, articleId, from }, context) =>
      context.world.once(context, 'articleUndo', () => {
        const { db } = context.world;
        const profile = callerOf(context);
        const id = articleId.toUpperCase();
        const kind: string = undo;
        const mark = markOf(db, profile.group_id, id);
        if (!mark || mark.verdict !== kind || !ownsMark(profile, mark)) throw new Refusal('STATUS_NOT_CHANGED');
        if (kind === 'approved' && from === 'reported_articles') throw new Refusal('STATUS_NOT_CHANGED');
        if (mark.sent_at !== null) throw new Refusal('REPORT_ALREADY_SENT');
        db.run(db.q.deleteFrom('marks').where('id', '=', mark.id));
        return toMarkedArticle(context, profile, id);
      }),
  },
};
