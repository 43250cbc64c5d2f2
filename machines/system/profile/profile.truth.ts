import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { sameFields, truthOf, type Truth } from '../../kit/truth';

export type ProfileTruth = Truth<Profile, ProfileChange>;

/** The profile as the gateway said it, under the changes on their way: names, language, currency, the helps that were closed, and how suggestions are shown. */
export const profileTruth = truthOf<Profile, ProfileChange>({
  idOf: ({ id }) => id,
  take(answer, known, late) {
    if (!late || known === null) return answer;
    const { givenName, familyName, lang, currency, helps, articlesPinned, suggestedListingsCountry, settings } = known;
    const { reportImportTooltipUntil } = known;
    return {
      ...answer,
      givenName,
      familyName,
      lang,
      currency,
      helps,
      articlesPinned,
      suggestedListingsCountry,
      settings,
      reportImportTooltipUntil,
    };
  },
  apply: (profile, { helps, settings, ...change }) => ({
    ...profile,
    ...change,
    helps: { ...profile.helps, ...helps },
    settings: { ...profile.settings, ...settings },
  }),
  show: (profile) => profile,
  same: sameFields,
});
