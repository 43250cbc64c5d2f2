import type { ListingMarkUpdate } from '../../../system-actors/listings';
import { markAdapter } from './mark';
import { mapOutcome } from './mutation-adapter';

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
