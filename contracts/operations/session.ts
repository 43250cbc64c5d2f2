import { operation } from '../client/operation';
import {
  AllowedNoticesDocument,
  GetCredentialsDocument,
  MemberJudgeDocument,
  MemberRestrictionDocument,
  MenuDocument,
  ProfileDocument,
  ProfilesDocument,
  RatesConvertionsDocument,
  ShowDenounceReminderDocument,
  SitesDocument,
  UpdateProfileDocument,
} from '../generated/session';
import { defaultCurrency, siteLanguage } from '../vocabulary/sites';
import { toMenuEntry, profileOf } from './shape/profile';
import { languageOrNull, requireValue, uniqueRows, toUpper } from './shape/values';

export const sites = operation({
  name: 'sites',
  document: SitesDocument,
  send: () => ({}),
  answer: (data) =>
    uniqueRows(data.sites).map((site) => {
      const id = toUpper(site.id);
      return {
        id,
        countryCode: site.countryCode ?? id,
        countryName: site.countryName ?? site.countryCode ?? id,
        currency: site.currency ?? defaultCurrency,
        lang: languageOrNull(site.lang) ?? siteLanguage(id),
      };
    }),
  refusals: [],
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

export const memberRestriction = operation({
  name: 'memberRestriction',
  document: MemberRestrictionDocument,
  send: () => ({}),
  answer: ({ memberRestriction: wire }) => ({
    status: wire?.status ?? null,
    denouncesAvailable: wire?.denouncesAvailable ?? null,
    dueDate: wire?.dueDate ?? null,
  }),
  refusals: [],
});

export const memberJudge = operation({
  name: 'memberJudge',
  document: MemberJudgeDocument,
  send: () => ({}),
  answer: ({ memberJudge: wire }) => ({
    type: wire?.type ?? null,
    subType: wire?.sub_type ?? null,
    severity: wire?.severity ?? null,
    maxDenounces: wire?.max_denounces ?? null,
    denouncesAvailable: wire?.denounces_available ?? null,
    dueDate: wire?.due_date ?? null,
  }),
  refusals: [],
});

export const menu = operation({
  name: 'menu',
  document: MenuDocument,
  send: () => ({}),
  answer: (data) => uniqueRows(data.menu).map(toMenuEntry),
  refusals: [],
});

export const ratesConvertions = operation({
  name: 'ratesConvertions',
  document: RatesConvertionsDocument,
  send: () => ({}),
  answer: (data) => {
    const { base, rates } = requireValue(data.ratesConvertions, 'rates');
    const known = Object.entries(rates ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    );
    return { base, rates: Object.fromEntries(known) };
  },
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
