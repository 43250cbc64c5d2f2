import type { ProfileFieldsFragment } from '../../generated/operations';
import type { HelpFlag, Profile } from '../../shapes';
import { helpFlags } from '../../vocabulary/members';
import { languageOrNull, uniqueRows, toUpper } from './values';

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function helps(wire: ProfileFieldsFragment['helps']): Record<HelpFlag, boolean> {
  const flags = helpFlags.map((flag) => [flag, wire?.[flag] ?? false] as const);
  return Object.fromEntries(flags) as Record<HelpFlag, boolean>;
}

/** A profile in our words; a flag that the gateway leaves out is off. */
export function profileOf(wire: ProfileFieldsFragment): Profile {
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
