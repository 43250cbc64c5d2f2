import { helpFlags } from '../../contracts/vocabulary/members';
import type { Tables } from './tables';

export interface NewProfile {
  id: string;
  personId: string;
  groupId: string;
  ownerProfileId: string;
  givenName: string;
  familyName: string;
  lang: string;
  currency: string;
  email: string | null;
  isAcuerdo: boolean;
  isVerified: boolean;
  sites: readonly string[];
  /** Epoch ms. */
  createdAt: number;
}

/** A profile with nothing closed, nothing sent and no restriction. */
export const newProfileRow = (profile: NewProfile): Tables['profiles'] => ({
  id: profile.id,
  person_id: profile.personId,
  group_id: profile.groupId,
  owner_profile_id: profile.ownerProfileId,
  given_name: profile.givenName,
  family_name: profile.familyName,
  lang: profile.lang,
  currency: profile.currency,
  email: profile.email,
  is_acuerdo: Number(profile.isAcuerdo),
  is_verified: Number(profile.isVerified),
  has_suggestions: 0,
  settings_json: '{}',
  account_json: null,
  marketplace_json: null,
  sites_json: JSON.stringify(profile.sites),
  suggested_country: null,
  tooltip_until: null,
  day_count: 0,
  day_updated_at: null,
  reminder_blocked_until: null,
  helps_json: JSON.stringify(Object.fromEntries(helpFlags.map((flag) => [flag, false]))),
  pinned_json: '[]',
  restriction: 'none',
  restriction_max: null,
  restriction_until: null,
  judge_type: null,
  judge_quality: null,
  judge_severity: null,
  judge_max: null,
  judge_until: null,
  efficiency: 'default',
  sent_elsewhere: 0,
  sent_elsewhere_day: null,
  created_at: profile.createdAt,
});
