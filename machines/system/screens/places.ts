import { limits } from '../../../contracts/vocabulary/limits';
import { siteIds } from '../../../contracts/vocabulary/sites';
import { isLanguage } from '../../domain/access';

/** Every screen that can be shown, with or without a machine of its own. */
export type ScreenName =
  | 'landing'
  | 'login'
  | 'marketplaceLogin'
  | 'authenticate'
  | 'noPermission'
  | 'logout'
  | 'profilePage'
  | 'suspended'
  | 'notFound'
  | 'liveSearches'
  | 'results'
  | 'listing'
  | 'sendNotice'
  | 'suspicious'
  | 'history'
  | 'case'
  | 'supportForm';

export interface Place {
  /** Segments of the path; `$name` stands for a parameter. */
  path: string;
  /** Null until the area of that path has its screen: to a signed-in person it isn't there yet. */
  screen: ScreenName | null;
  for: 'signedIn' | 'signedOut' | 'everyone';
  /** What each parameter must look like; a path that does not fit is not found. */
  params?: Record<string, (text: string) => boolean>;
  /** Not there for people in the agreement programme (A12). */
  notForEnrolled?: true;
  /** Never hidden behind the verification gate (A01). */
  ungated?: true;
  /** Left to an account that is suspended until it contacts support (G04). */
  whileSuspended?: true;
  /** Signed out, this leads to the marketplace account's sign-in and not to the landing (A06). */
  marketplaceSignIn?: true;
  forwards?: 'remembered' | 'pendingCases';
}

const isListingId = (text: string) => /^[A-Za-z]{3}-?\d{10}$/.test(text);
const isCatalogueId = (text: string) => /^[A-Za-z]{3}-?\d{8}$/.test(text);
const isReportId = (text: string) => /^\d+$/.test(text) && text.length === limits.reportId;
const isSiteId = (text: string) => (siteIds as readonly string[]).includes(text.toUpperCase());
const isDev = (text: string) => text === 'dev';

/** Every path of the console; the first that fits holds, so fixed words come before parameters. */
export const places: readonly Place[] = [
  { path: '/', screen: 'liveSearches', for: 'signedIn' },
  { path: '/live_searches', screen: 'liveSearches', for: 'signedIn' },
  { path: '/live_searches/$id', screen: 'results', for: 'signedIn' },
  { path: '/article_detail/$articleId', screen: 'listing', for: 'signedIn', params: { articleId: isListingId } },
  { path: '/article_catalogo_detail/$articleId', screen: null, for: 'signedIn', params: { articleId: isCatalogueId } },
  {
    path: '/send_notice/$articleId',
    screen: 'sendNotice',
    for: 'signedIn',
    params: { articleId: isListingId },
    marketplaceSignIn: true,
  },
  { path: '/reported_articles', screen: 'suspicious', for: 'signedIn' },
  { path: '/suggested_listings', screen: null, for: 'signedIn' },
  { path: '/reports/noticed_articles', screen: 'history', for: 'signedIn', whileSuspended: true },
  {
    path: '/reports/noticed_articles/$id',
    screen: null,
    for: 'signedIn',
    params: { id: isReportId },
    whileSuspended: true,
  },
  { path: '/reports/custom_reports', screen: null, for: 'signedIn', whileSuspended: true },
  { path: '/livesearch_reports', screen: null, for: 'signedIn', whileSuspended: true },
  {
    path: '/case_management/client_pending_cases',
    screen: null,
    for: 'signedIn',
    notForEnrolled: true,
    marketplaceSignIn: true,
    forwards: 'pendingCases',
  },
  { path: '/case_management/client_closed_cases', screen: null, for: 'signedIn', notForEnrolled: true },
  { path: '/case_management/$id', screen: 'case', for: 'signedIn', notForEnrolled: true },
  { path: '/client_accounts/client_white_sellers', screen: null, for: 'signedIn' },
  { path: '/client_accounts/client_black_sellers', screen: null, for: 'signedIn' },
  { path: '/snapshot-download/$articleId', screen: null, for: 'signedIn' },
  { path: '/profile', screen: 'profilePage', for: 'signedIn', notForEnrolled: true },
  { path: '/support_form', screen: 'supportForm', for: 'everyone', ungated: true, whileSuspended: true },
  { path: '/redirect', screen: null, for: 'signedIn', forwards: 'remembered', ungated: true, whileSuspended: true },
  { path: '/logout', screen: 'logout', for: 'signedIn', ungated: true, whileSuspended: true },
  { path: '/oauth/$lang/authenticate', screen: 'authenticate', for: 'signedOut', params: { lang: isLanguage } },
  {
    path: '/oauth/$lang/authenticate/$dev',
    screen: 'authenticate',
    for: 'signedOut',
    params: { lang: isLanguage, dev: isDev },
  },
  {
    path: '/oauth/$lang/authenticate/send_notice/$articleId',
    screen: 'authenticate',
    for: 'signedOut',
    params: { lang: isLanguage, articleId: isListingId },
  },
  {
    path: '/oauth/$lang/authenticate/send_notice/$articleId/$dev',
    screen: 'authenticate',
    for: 'signedOut',
    params: { lang: isLanguage, articleId: isListingId, dev: isDev },
  },
  { path: '/login/$lang', screen: 'login', for: 'signedOut', params: { lang: isLanguage } },
  { path: '/marketplace_login/$lang', screen: 'marketplaceLogin', for: 'signedOut', params: { lang: isLanguage } },
  {
    path: '/no_permission/$lang/$siteId',
    screen: 'noPermission',
    for: 'signedOut',
    params: { lang: isLanguage, siteId: isSiteId },
  },
  { path: '/$lang', screen: 'landing', for: 'signedOut', params: { lang: isLanguage } },
];

export interface Found {
  place: Place;
  params: Record<string, string>;
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/').slice(1);
}

function fit(place: Place, segments: readonly string[]): Record<string, string> | null {
  const pattern = segmentsOf(place.path);
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, word] of pattern.entries()) {
    const text = segments[at] ?? '';
    if (!word.startsWith('$')) {
      if (word !== text) return null;
      continue;
    }
    const name = word.slice(1);
    if (text === '' || place.params?.[name]?.(text) === false) return null;
    params[name] = text;
  }
  return params;
}

/** The place of a path and what its parameters are, decoded; null when no place fits. */
export function findPlace(path: string): Found | null {
  let segments: string[];
  try {
    segments = segmentsOf(path).map(decodeURIComponent);
  } catch {
    return null;
  }
  for (const place of places) {
    const params = fit(place, segments);
    if (params) return { place, params };
  }
  return null;
}
