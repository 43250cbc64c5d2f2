import { markAdapter } from './mark';
import { mapOutcome } from './mutation-adapter';

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
