import { resourceOf } from '../../shared/resource/resource';

/** For which reasons the listing is refused for a while, and until when. */
export const protectionResource = resourceOf('blindages', {
  ask: ({ articleId }: { articleId: string }) => ({ itemsIds: [articleId] }),
  read: (blindages) => blindages,
});
