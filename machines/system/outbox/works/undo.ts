import type { ListingWord } from '../../../seats/listings';
import { mark } from './mark';
import { mapped } from './work-rule';

export const undo = mark<'undo'>({
  perform: async (ports, { ids: [articleId], undo: what, from, operationKey }, signal) =>
    mapped(await ports.articleUndo({ undo: what, articleId, from, operationKey }, signal), () => {
      const word: ListingWord =
        what === 'approved' ? { id: articleId, approved: null } : { id: articleId, reported: null };
      return { words: [word], refused: [] };
    }),
  stands: ({ undo: what }, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    return listing[what] ? 'absent' : 'done';
  },
});
