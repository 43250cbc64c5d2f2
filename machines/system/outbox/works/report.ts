import { canBeNoticedAgain } from '../../../domain/report-listings';
import type { VariantsReport } from '../../../seats/outbox';
import { mark, words, type MarkOf } from './mark';
import { mapped, type Ending, type WorkRule } from './work-rule';

const familyOf = (variants: VariantsReport | undefined) =>
  variants && {
    isVariant: true,
    isFamily: variants.isFamily,
    ...(variants.isFamily && variants.familyId !== null && { familyId: variants.familyId }),
  };

const fromFile = { isImport: true, source: 'type_article_xls' } as const;

/** The gateway's clock may be behind what the console takes for its time, milliseconds. */
const tolerance = 60_000;

const rule = mark<'report'>({
  perform: async (
    ports,
    { ids, originModel, author, report: said, elementType = 'ITM', variants, imported, operationKey },
    signal,
  ) =>
    mapped(
      await ports.reportArticles(
        {
          ...said,
          articlesIds: ids,
          originModel,
          author,
          elementType,
          operationKey,
          ...familyOf(variants),
          ...(imported && fromFile),
        },
        signal,
      ),
      (value) => words('reportArticles', value),
    ),
  stands: ({ author, report: said, imported }, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    const { reported } = listing;
    if (!reported) return 'absent';
    // A listing whose notice has ended keeps its old report until the new one takes its place.
    const isOld = imported === undefined || Date.parse(reported.createdAt ?? '') < imported.since - tolerance;
    if (isOld && canBeNoticedAgain(listing)) return 'absent';
    const isOurs = reported.author?.id === author.id && reported.code === said.code;
    return isOurs ? 'done' : { code: 'ALREADY_AUDITED' };
  },
});

/** A batch of an import: whoever imports is told of each listing, and keeps what was written. */
function endOfBatch({ failure, tells }: Ending, { done, failure: whole }: Parameters<typeof rule.ends>[2]): Ending {
  const quiet = tells.filter(({ to }) => to === 'listings' || to === 'profile');
  return whole === null ? { failure: null, tells: quiet, value: { refused: done.refused } } : { failure, tells: quiet };
}

export const report: WorkRule<MarkOf<'report'>> = {
  ...rule,
  ends: (id, given, how) => {
    const ending = rule.ends(id, given, how);
    return given.imported ? endOfBatch(ending, how) : ending;
  },
};
