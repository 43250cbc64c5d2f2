import { markAdapter, rowFailure, type MarkAdapterRules } from './mark';
import { mapOutcome } from './mutation-adapter';

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
