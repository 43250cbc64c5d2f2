import { markAdapter, toMarkUpdates } from './mark';
import { mapOutcome } from './mutation-adapter';

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
