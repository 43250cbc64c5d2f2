import { operation } from '../client/operation';
import {
  CreateProfileDocument,
  EfficiencyDocument,
  ShowReportImportTooltipUntilDocument,
  UpdateProfileAccountDocument,
} from '../generated/profile';
import { efficiencyLevels } from '../vocabulary/members';
import { languageOrNull, requireValue, uniqueRows } from './shape/values';

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
