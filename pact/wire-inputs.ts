import type { GatewayName, InputOf } from '../contracts/client/operation';

const renamed =
  (names: Readonly<Record<string, string>>) =>
  (words: object): object =>
    Object.fromEntries(Object.entries(words).map(([name, value]) => [names[name] ?? name, value]));

const reportWords = { codeDescription: 'code_description', elementType: 'element_type', productId: 'product_id' };

type Words<Name extends GatewayName> = (words: Omit<InputOf<Name>, 'operationKey'>) => object;

/** What a filter narrows by stands beside its other words; one that narrows by nothing doesn't say so. */
const wireFilter = ({ narrowing, ...filter }: NonNullable<InputOf<'updateLiveSearch'>['filterProfiles']>[number]) => ({
  ...filter,
  ...narrowing,
});

/** Operations that the gateway asks for by other words than ours, as the schema has them; every other one goes out as it is said. */
export const wireInputs: { [Name in GatewayName]?: Words<Name> } = {
  article: ({ articleId, ...words }) => ({ articleId: [articleId].flat(), ...words }),
  createLiveSearch: ({ filterProfiles, ...words }) => ({
    liveSearch: { ...words, filterProfiles: filterProfiles?.map(wireFilter) },
  }),
  discardArticles: renamed(reportWords),
  editReportedArticles: renamed(reportWords),
  insertStatistics: renamed({ sessionId: 'session_id' }),
  liveSearch: renamed({ size: 'articles_size', sortBy: 'sort_by', sortOrder: 'sort_order' }),
  noticedArticles: ({ status, ...words }) => ({ ...words, status: status?.join(',') }),
  reportArticles: renamed(reportWords),
  sendBrandInfringement: renamed({
    code: 'reportReasonId',
    location: 'reportReasonDetail',
    comment: 'reportReasonCommet',
  }),
  updateLiveSearch: ({ filterProfiles, filterProfileId, ...words }) => ({
    ...words,
    filterProfiles: filterProfiles?.map(wireFilter),
    filterProfileId: filterProfileId === null ? '' : filterProfileId,
  }),
};
