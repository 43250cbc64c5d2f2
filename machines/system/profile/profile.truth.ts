import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { hasSameFields, truthOf, type Truth } from '../../kit/truth';

export type ProfileTruth = Truth<Profile, ProfileChange>;

/** What a person changes: a late answer says nothing of it. The day's count isn't among it, which the gateway counts. */
const decided = Object.keys({
  lang: true,
  currency: true,
  givenName: true,
  familyName: true,
  settings: true,
  suggestedListingsCountry: true,
  blockDenounceReminderUntil: true,
  reportImportTooltipUntil: true,
  helps: true,
  articlesPinned: true,
} satisfies Record<Exclude<keyof ProfileChange, 'noticesLimitDayCount'>, true>) as (keyof ProfileChange)[];

/** The profile with that change in it. */
export const applyProfileChange = (profile: Profile, { helps, settings, ...change }: ProfileChange): Profile => ({
  ...profile,
  ...change,
  helps: { ...profile.helps, ...helps },
  settings: { ...profile.settings, ...settings },
});

/** The profile as the gateway said it, under the changes on their way: names, language, currency, the helps that were closed, and how suggestions are shown. */
export const profileTruth = truthOf<Profile, ProfileChange>({
  idOf: ({ id }) => id,
  take(answer, known, late) {
    if (!late || known === null) return answer;
    return { ...answer, ...Object.fromEntries(decided.map((key) => [key, known[key]])) };
  },
  apply: applyProfileChange,
  show: (profile) => profile,
  same: hasSameFields,
});
