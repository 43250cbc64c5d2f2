import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { sameFields, truthOf, type Truth } from '../../kit/truth';

export type ProfileTruth = Truth<Profile, ProfileChange>;

/** The profile as the gateway said it, under the changes on their way: language, currency and the helps that were closed. */
export const profileTruth = truthOf<Profile, ProfileChange>({
  idOf: ({ id }) => id,
  take(answer, known, late) {
    if (!late || known === null) return answer;
    const { lang, currency, helps } = known;
    return { ...answer, lang, currency, helps };
  },
  apply: (profile, { helps, ...change }) => ({ ...profile, ...change, helps: { ...profile.helps, ...helps } }),
  show: (profile) => profile,
  same: sameFields,
});
