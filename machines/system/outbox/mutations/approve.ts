import { markAdapter, toMarkUpdates } from './mark';
import { mapOutcome } from './mutation-adapter';

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
