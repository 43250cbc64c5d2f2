import type { VariantsReport } from '../../../seats/outbox';
import { mark, words } from './mark';
import { mapped } from './work-rule';

const familyOf = (variants: VariantsReport | undefined) =>
  variants && {
    isVariant: true,
    isFamily: variants.isFamily,
    ...(variants.isFamily && variants.familyId !== null && { familyId: variants.familyId }),
  };

export const report = mark<'report'>({
  perform: async (
    ports,
    { ids, originModel, author, report: said, elementType = 'ITM', variants, operationKey },
    signal,
  ) =>
    mapped(
      await ports.reportArticles(
        { ...said, articlesIds: ids, originModel, author, elementType, operationKey, ...familyOf(variants) },
        signal,
      ),
      (value) => words('reportArticles', value),
    ),
  stands: ({ author, report: said }, listing) => {
    if (!listing) return { code: 'ARTICLE_NOT_FOUND' };
    const { reported } = listing;
    if (!reported) return 'absent';
    const isOurs = reported.author?.id === author.id && reported.code === said.code;
    return isOurs ? 'done' : { code: 'ALREADY_AUDITED' };
  },
});
