import { mark, words } from './mark';
import { mapped } from './work-rule';

export const approve = mark<'approve'>({
  perform: async (ports, { ids, originModel, operationKey }, signal) =>
    mapped(await ports.approveArticles({ articlesIds: ids, originModel, operationKey }, signal), (value) =>
      words('approveArticles', value),
    ),
  stands: (_mark, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    return listing.approved ? 'done' : 'absent';
  },
});
