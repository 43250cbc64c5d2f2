import { resourceOf } from '../../shared/resource/resource';

/** What its seller says of it. */
export const description = resourceOf('articleDescription', {
  ask: ({ articleId }: { articleId: string }) => ({ articleId }),
  read: ({ text }) => text,
});
/** The page of the catalogue that it takes part in; null where there is none of that id. */
export const product = resourceOf('articleCatalogo', {
  ask: ({ articleId }: { articleId: string }) => ({ articleId }),
  read: (page) => page,
});
