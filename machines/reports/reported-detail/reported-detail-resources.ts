import { resourceOf } from '../../shared/resource/resource';

/** What its seller says of it. */
export const descriptionResource = resourceOf('articleDescription', {
  ask: ({ articleId }: { articleId: string }) => ({ articleId }),
  read: ({ text }) => text,
});
/** The page of the catalogue that it takes part in; null where there is none of that id. */
export const catalogueProductResource = resourceOf('articleCatalogo', {
  ask: ({ articleId }: { articleId: string }) => ({ articleId }),
  read: (page) => page,
});
