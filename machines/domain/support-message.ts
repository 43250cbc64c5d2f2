import type { Profile, SupportMessage } from '../../contracts/shapes';
import { siteIds } from '../../contracts/vocabulary/sites';
import { blockReason, type BlockReason } from './block-reason';
import { isEmail } from './credentials';
import { ownSite } from './sites';

/** Under which a message that was begun and not sent is kept. */
export const supportDraft = 'support';

export const supportFields = ['email', 'siteId', 'userId', 'message'] as const;
export type SupportField = (typeof supportFields)[number];

export const emptyMessage: SupportMessage = { email: '', userId: '', siteId: '', message: '' };

export interface SupportFaults {
  email: BlockReason<'EMAIL_EMPTY' | 'EMAIL_INVALID'> | null;
  userId: BlockReason<'MARKETPLACE_USER_EMPTY'> | null;
  siteId: BlockReason<'SITE_EMPTY'> | null;
  message: BlockReason<'MESSAGE_EMPTY'> | null;
}

/** What a message to support lacks, at each field from the top: all four are needed. */
export function supportFaults({ email, userId, siteId, message }: SupportMessage): SupportFaults {
  const site = siteId.trim().toUpperCase();
  return {
    email:
      email.trim() === '' ? blockReason('EMAIL_EMPTY') : isEmail(email.trim()) ? null : blockReason('EMAIL_INVALID'),
    siteId: (siteIds as readonly string[]).includes(site) ? null : blockReason('SITE_EMPTY'),
    userId: userId.trim() === '' ? blockReason('MARKETPLACE_USER_EMPTY') : null,
    message: message.trim() === '' ? blockReason('MESSAGE_EMPTY') : null,
  };
}

export function hasSupportFaults(message: SupportMessage): boolean {
  return Object.values(supportFaults(message)).some((fault) => fault !== null);
}

/** The message as it goes out: without space around its fields, the site in capitals. */
export function supportMessage({ email, userId, siteId, message }: SupportMessage): SupportMessage {
  return {
    email: email.trim(),
    userId: userId.trim(),
    siteId: siteId.trim().toUpperCase(),
    message: message.trim(),
  };
}

type Known = Pick<Profile, 'email' | 'userIds' | 'marketplaceAccount' | 'authorizedSiteIds'>;

/** What the profile tells of who writes; what it doesn't know, or knows wrongly, is left out and asked. */
export function supportDetailsOf(profile: Known | null): Partial<Omit<SupportMessage, 'message'>> {
  if (profile === null) return {};
  const { email, userIds, marketplaceAccount } = profile;
  const told = {
    email: email ?? '',
    userId: marketplaceAccount?.id ?? userIds[0] ?? '',
    siteId: ownSite(profile) ?? '',
  };
  const faults = supportFaults({ ...told, message: '' });
  return {
    ...(faults.email === null ? { email: told.email } : {}),
    ...(faults.userId === null ? { userId: told.userId } : {}),
    ...(faults.siteId === null ? { siteId: told.siteId } : {}),
  };
}

/** Whether a kept draft is a message of this form; what other versions kept is left alone. */
export function isSupportDraft(kept: unknown): kept is Partial<SupportMessage> {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    supportFields.every((field) => !(field in kept) || typeof (kept as Record<string, unknown>)[field] === 'string')
  );
}
