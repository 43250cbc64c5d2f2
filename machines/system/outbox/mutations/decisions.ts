import { markAdapter, toMarkUpdates } from './mark';
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
