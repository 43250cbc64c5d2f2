import type { SnapshotFrom } from 'xstate';
import type { marketplaceLoginMachine } from './marketplace-login.machine';

/** Where the person will arrive; whether the browser is on its way out is the session's to say. */
export function marketplaceLoginView(snapshot: SnapshotFrom<typeof marketplaceLoginMachine>) {
  return { redirect: snapshot.context.redirect, lang: snapshot.context.lang };
}
