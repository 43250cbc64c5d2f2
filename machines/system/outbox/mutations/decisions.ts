import { markAdapter, toMarkUpdates, rowFailure, type MarkAdapterRules } from './mark';
import { mapOutcome } from './mutation-adapter';
import type { ListingMarkUpdate } from '../../../system-actors/listings';

export const approve = markAdapter<'approve'>({
  perform: async (ports, { ids, originModel, operationKey }, signal) =>
    mapOutcome(await ports.approveArticles({ articlesIds: ids, originModel, operationKey }, signal), (value) =>
      toMarkUpdates('approveArticles', value),
    ),
  stands: (_mark, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    return listing.approved ? 'done' : 'absent';
  },
});

export const undo = markAdapter<'undo'>({
  perform: async (ports, { ids: [articleId], undo: what, from, operationKey }, signal) =>
    mapOutcome(await ports.articleUndo({ undo: what, articleId, from, operationKey }, signal), () => {
      const word: ListingMarkUpdate =
        what === 'approved' ? { id: articleId, approved: null } : { id: articleId, reported: null };
      return { words: [word], refused: [] };
    }),
  stands: ({ undo: what }, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    return listing[what] ? 'absent' : 'done';
  },
});

export const remove = markAdapter<'remove'>({
  perform: async (ports, { ids, action, operationKey }, signal) =>
    mapOutcome(await ports.deleteArticlesFromDB({ action, articlesIds: ids, operationKey }, signal), (value) => ({
      words: value.ids.map((id) => ({ id, reported: null })),
      refused: ids
        .filter((id) => !value.ids.includes(id))
        .map((id) => ({ id, failure: { code: 'STATUS_NOT_CHANGED', operation: 'deleteArticlesFromDB' } })),
    })),
  stands: (_mark, listing) => (listing?.reported ? 'absent' : 'done'),
  tellsDone: 'mark.remove.done',
});

export const edit = markAdapter<'edit'>({
  perform: async (ports, { ids, author, report, operationKey }, signal) =>
    mapOutcome(
      await ports.editReportedArticles({ ...report, articlesIds: ids, author, operationKey }, signal),
      (value) => toMarkUpdates('editReportedArticles', value),
    ),
  stands: ({ report }, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    const { reported } = listing;
    if (!reported) return { code: 'NOT_REPORTED' };
    return reported.code === report.code && reported.description === report.description ? 'done' : 'absent';
  },
  tellsDone: 'mark.edit.done',
  keepsCounts: true,
});

/**
 * A listing doesn't say whether it was discarded. One that nobody marked is therefore discarded once more where an answer was lost, and
 * that it is gone already then means that it was done.
 */
const rule: MarkAdapterRules<'discard'> = {
  perform: async (ports, { ids, code, codeDescription, description, originModel, again, operationKey }, signal) => {
    const input = { articlesIds: ids, code, codeDescription, description, originModel, operationKey };
    const outcome = await ports.discardArticles(input, signal);
    const isGone = (failure: string | null) => failure === null || (again === true && failure === 'ALREADY_AUDITED');
    if (!outcome.ok && isGone(outcome.failure.code))
      return { ok: true, value: { words: ids.map((id) => ({ id, discarded: true as const })), refused: [] } };
    return mapOutcome(outcome, (rows) => ({
      words: rows.filter(({ failure }) => isGone(failure)).map(({ id }) => ({ id, discarded: true as const })),
      refused: rows
        .filter(({ failure }) => !isGone(failure))
        .map(({ id, failure }) => ({ id, failure: rowFailure('discardArticles', failure ?? '') })),
    }));
  },
  stands: (_mark, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    return listing.approved || listing.reported ? { code: 'ALREADY_AUDITED' } : 'absent';
  },
  again: (given) => ({ ...given, again: true }),
  keepsCounts: true,
};

export const discard = markAdapter<'discard'>(rule);
