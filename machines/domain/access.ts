import type { Failure } from '../../contracts/ports';
import type { Language, MemberJudge, Profile } from '../../contracts/shapes';
import { languages } from '../../contracts/vocabulary/languages';
import { verificationRequiredSince } from '../../contracts/vocabulary/limits';

/** What decides who may go where. `person` is null until the profile is known. */
export interface Access {
  session: 'restoring' | 'out' | 'in';
  person: { enrolled: boolean; gated: boolean; main: boolean } | null;
  suspended: boolean;
  /** The language that the person chose last, `es` when none. */
  lang: Language;
  /** Where the person wanted to go before the marketplace account's sign-in left the console. */
  remembered: string | null;
  /** The session ended while this page was open (K10). */
  ended: boolean;
}

export const noAccess: Access = {
  session: 'restoring',
  person: null,
  suspended: false,
  lang: 'es',
  remembered: null,
  ended: false,
};

/**
 * Theirs is the main account, of a rights holder or an attorney: it creates auditors and links the accounts of other countries. An
 * auditor, and the account of another country, has none of its own (G08).
 */
export function isMainAccount(profile: Pick<Profile, 'account'> | null): boolean {
  return Boolean(profile?.account?.accountId);
}

type Verifiable = Pick<Profile, 'isAcuerdo' | 'isVerified'>;

/** The person still has to prove who they are; people in the agreement programme never have to (A01). */
export function needsVerification({ isAcuerdo, isVerified }: Verifiable): boolean {
  return !isAcuerdo && !isVerified;
}

/** Local midnight of the day from which verification is required, epoch milliseconds. `since` is a local day, `YYYY-MM-DD`. */
export function verificationStart(since: string = verificationRequiredSince): number {
  return new Date(`${since}T00:00:00`).getTime();
}

/** Every signed-in path shows the profile page: verification is needed, and its day has come. `now` in epoch milliseconds. */
export function isGated(profile: Verifiable, now: number, since: string = verificationRequiredSince): boolean {
  return needsVerification(profile) && now >= verificationStart(since);
}

export type StartUpModal = 'suggestions' | 'onboarding' | 'verification';

/** The one modal of this load: the first whose condition holds (A11); null where none does. */
export function startUpModal(profile: Verifiable & Pick<Profile, 'hasSuggestions' | 'helps'>): StartUpModal | null {
  const due: Record<StartUpModal, boolean> = {
    suggestions: profile.hasSuggestions && !profile.helps.suggestions,
    onboarding: !profile.helps.onBoarding,
    verification: needsVerification(profile),
  };
  const order: StartUpModal[] = ['suggestions', 'onboarding', 'verification'];
  return order.find((modal) => due[modal]) ?? null;
}

/** Suspended until the person contacts support: only history, reports, help and support are left (G02, G04). */
export function isFullySuspended(judge: Pick<MemberJudge, 'severity' | 'dueDate'> | null): boolean {
  return judge?.severity === 'suspension' && judge.dueDate === null;
}

/** The call got no answer at all, so it says nothing about the session. */
export function wasNotAnswered({ code }: Pick<Failure, 'code'>): boolean {
  return code === 'OFFLINE' || code === 'TIMED_OUT' || code === 'ABORTED';
}

/** The identity service had no word on the session: asking again may help. */
export function mayPass(failure: Pick<Failure, 'code'>): boolean {
  return (
    wasNotAnswered(failure) ||
    ['BAD_STATUS', 'UNREADABLE_ANSWER', 'SERVER_ERROR', 'TOO_MANY_ATTEMPTS'].includes(failure.code)
  );
}

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && (languages as readonly string[]).includes(text);
}

const nowhere = 'https://console.invalid';
/** White space and control characters are dropped or kept by browsers as they like; a backslash is a slash to them. */
// oxlint-disable-next-line no-control-regex
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/u;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !treacherous.test(path);
}

/**
 * The path and query of this console that a redirect parameter names, normalised; null for everything that a browser could take
 * for another place, also once or twice decoded.
 */
export function safeRedirect(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 2000 || !isOwnPath(raw)) return null;
  let url: URL;
  try {
    url = new URL(raw, nowhere);
  } catch {
    return null;
  }
  if (url.origin !== nowhere || url.username !== '' || url.password !== '') return null;
  let path: string | null = url.pathname;
  for (let turn = 0; turn < 3; turn += 1) {
    if (path === null || !isOwnPath(path) || !isOwnPath(new URL(path, nowhere).pathname)) return null;
    path = decoded(path);
  }
  return path === null || !isOwnPath(path) ? null : `${url.pathname}${url.search}${url.hash}`;
}
