import { operation } from '../client/operation';
import {
  AllowedNoticesDocument,
  CreateProfileDocument,
  EfficiencyDocument,
  GetCredentialsDocument,
  ProfileDocument,
  ProfilesDocument,
  ShowDenounceReminderDocument,
  ShowReportImportTooltipUntilDocument,
  UpdateProfileAccountDocument,
  UpdateProfileDocument,
} from '../generated/profile';
import { efficiencyLevels, helpFlags } from '../vocabulary/members';
import { languageOrNull, requireValue, toUpper, uniqueRows } from './shape/values';
import type { ProfileFieldsFragment } from '../generated/operations';
import type { HelpFlag, Profile } from '../shapes';

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function helps(wire: ProfileFieldsFragment['helps']): Record<HelpFlag, boolean> {
  const flags = helpFlags.map((flag) => [flag, wire?.[flag] ?? false] as const);
  return Object.fromEntries(flags) as Record<HelpFlag, boolean>;
}

/** A profile in our words; a flag that the gateway leaves out is off. */
function profileOf(wire: ProfileFieldsFragment): Profile {
  const { marketplaceAccount, account } = wire;
  return {
    id: wire.id,
    givenName: wire.givenName,
    familyName: wire.familyName,
    lang: languageOrNull(wire.lang),
    currency: wire.currency,
    email: wire.email,
    groupId: wire.groupId,
    groupName: wire.groupName,
    userIds: uniqueRows(wire.userIds),
    isAcuerdo: wire.isAcuerdo ?? false,
    isVerified: wire.isVerified ?? false,
    hasSuggestions: wire.hasSuggestions ?? false,
    authorizedSiteIds: uniqueRows(wire.authorizedSiteIds).map(toUpper),
    marketplaceAccount:
      marketplaceAccount?.id && marketplaceAccount.siteId
        ? {
            id: marketplaceAccount.id,
            siteId: toUpper(marketplaceAccount.siteId),
            nickname: marketplaceAccount.nickname ?? marketplaceAccount.id,
          }
        : null,
    account: account && { ...account, isVerified: account.isVerified ?? false },
    suggestedListingsCountry: wire.suggestedListingsCountry,
    reportImportTooltipUntil: wire.reportImportTooltipUntil,
    noticesLimitDayCount: wire.noticesLimitDayCount ?? 0,
    noticesLimitUpdatedAt: wire.noticesLimitUpdatedAt,
    blockDenounceReminderUntil: wire.blockDenounceReminderUntil,
    showDenounceReminder: wire.showDenounceReminder ?? false,
    helps: helps(wire.helps),
    articlesPinned: uniqueRows(wire.articlesPinned),
    settings: record(wire.settings),
  };
}

export const efficiency = operation({
  name: 'efficiency',
  document: EfficiencyDocument,
  send: () => ({}),
  answer: (data) => ({ level: efficiencyLevels.find((level) => level === data.efficiency?.level) ?? 'default' }),
  refusals: [],
});

export const showReportImportTooltipUntil = operation({
  name: 'showReportImportTooltipUntil',
  document: ShowReportImportTooltipUntilDocument,
  send: () => ({}),
  answer: (data) => data.showReportImportTooltipUntil?.reportImportTooltipUntil ?? null,
  refusals: [],
});

export const createProfile = operation({
  name: 'createProfile',
  document: CreateProfileDocument,
  send: ({ operationKey: _key, ...profile }) => profile,
  answer: (data) => {
    const wire = requireValue(data.createProfile, 'profile');
    return { ...wire, lang: languageOrNull(wire.lang), userIds: uniqueRows(wire.userIds) };
  },
  refusals: ['NAME_TOO_LONG', 'TOO_MANY_PROFILES', 'INVALID_INPUT'],
});

export const updateProfileAccount = operation({
  name: 'updateProfileAccount',
  document: UpdateProfileAccountDocument,
  send: ({ account }) => ({ account }),
  answer: (data) => {
    const { isVerified, accountId } = requireValue(data.updateProfileAccount, 'account');
    return { isVerified: isVerified ?? false, accountId };
  },
  refusals: ['INVALID_INPUT', 'EMAIL_REGISTERED', 'NOT_ALLOWED'],
});

export const profile = operation({
  name: 'profile',
  document: ProfileDocument,
  send: () => ({}),
  answer: (data) => profileOf(requireValue(data.profile, 'profile')),
  refusals: [],
});

export const profiles = operation({
  name: 'profiles',
  document: ProfilesDocument,
  send: () => ({}),
  answer: (data) =>
    uniqueRows(data.profiles).map((entry) => ({
      ...entry,
      lang: languageOrNull(entry.lang),
      userIds: uniqueRows(entry.userIds),
    })),
  refusals: [],
});

export const allowedNotices = operation({
  name: 'allowedNotices',
  document: AllowedNoticesDocument,
  send: () => ({}),
  answer: (data) =>
    uniqueRows(requireValue(data.profile?.allowedNotices, 'allowed notices')).map(({ siteId, notices }) => ({
      siteId: toUpper(siteId),
      notices: uniqueRows(notices),
    })),
  refusals: [],
});

export const showDenounceReminder = operation({
  name: 'showDenounceReminder',
  document: ShowDenounceReminderDocument,
  send: () => ({}),
  answer: (data) => data.showDenounceReminder?.showDenounceReminder ?? false,
  refusals: [],
});

export const updateProfile = operation({
  name: 'updateProfile',
  document: UpdateProfileDocument,
  send: ({ operationKey: _key, ...change }) => change,
  answer: (data) => profileOf(requireValue(data.updateProfile, 'profile')),
  refusals: ['NOTHING_CHANGED', 'NAME_TOO_LONG', 'INVALID_INPUT'],
});

export const getCredentials = operation({
  name: 'getCredentials',
  document: GetCredentialsDocument,
  send: ({ userId }) => ({ userId }),
  answer: ({ getCredentials: wire }) => ({
    username: requireValue(wire?.Username, 'user name'),
    password: requireValue(wire?.Password, 'password'),
    profileId: requireValue(wire?.ProfileId, 'profile id'),
  }),
  refusals: ['NOT_ALLOWED'],
});
