import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const localeFile = /\/locales\/[a-z]{2}\.json(?:\?(entrance|home|work|support))?$/;

/** What the pages outside say: a person who isn't signed in is given no more. */
const entranceId =
  /^(landing|login|marketplaceLogin|authenticate|noPermission|session|shell|screen|parts|country|notice\.session)\.|^because\.((USER|PASSWORD|EMAIL)_EMPTY|EMAIL_INVALID)\.|^failure\.(OFFLINE|TIMED_OUT|ABORTED|BAD_STATUS|UNREADABLE_ANSWER|SERVER_ERROR|NO_VALID_TOKEN|NOT_LOGGED_IN|UNKNOWN_FIELD|STORAGE_UNAVAILABLE|INVALID_INPUT|WRONG_CREDENTIALS|NOT_PRODUCT_CREDENTIALS|NO_REPORT_PERMISSION|WRONG_MARKETPLACE_ACCOUNT|SIGN_IN_INTERRUPTED|TOO_MANY_ATTEMPTS|NOT_ALLOWED)\./;

/** What the screens of listings, reports and cases say: the home of a signed-in person is painted without it. */
const workId =
  /^(results|listing|listingDetail|gallery|reportDrawer|suspicious|send|sendNotice|case|caseStatus|caseGroup|history|reason|reasonGroup|category|rejectReason|retractReason|discardReason|countdown|reputation|condition|reportSort|listingStatus)\.|^failed\.(article|articleCatalogo|articleDescription|articleQuestions|articlesByIds|articlesCatalogo|blackListSeller|blackListSellers|blindages|caseDescription|closedCasesList|counterNotices|counterNoticesV3|createLiveSearchReport|createNoticedReport|createSellersLiveSearch|deleteLiveSearchReport|deleteNoticedReport|deleteSellerFromDB|denouncedVariants|discardArticles|filterProfileSellers|importTemplate|itemStatus|kits|liveSearch|liveSearchReports|noticedArticles|noticedReports|reviews|reviewsTotal|search|seller|sellerSearch|sendBrandInfringement|snapshotLink|suggestedArticles|suggestedReportedCount|suggestedStats|translate|updateLiveSearch|variants|whiteListSeller|whiteListSellers)\./;

/** What writing to support says, to whoever is signed in and to whoever is not. */
const supportId = /^supportForm\.|^because\.(MARKETPLACE_USER|SITE|MESSAGE)_EMPTY\./;

export const localeParts = ['entrance', 'home', 'work', 'support'] as const;
export type LocalePart = (typeof localeParts)[number];

/** The part of its locale that a message belongs to: each is fetched when a screen of it is. */
export function partOf(id: string): LocalePart {
  if (entranceId.test(id)) return 'entrance';
  if (supportId.test(id)) return 'support';
  return workId.test(id) ? 'work' : 'home';
}

/**
 * The module of one locale file: each message parsed to its ICU syntax tree, so that no browser carries a parser. A message
 * without arguments travels as its text and becomes a tree when the module runs. Throws on a message that isn't valid ICU.
 */
export function localeModule(json: string, file: string, part?: LocalePart): string {
  const all = JSON.parse(json) as Record<string, string>;
  const messages = Object.fromEntries(Object.entries(all).filter(([id]) => part === undefined || partOf(id) === part));
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        const tree = parse(message);
        const [only] = tree;
        return [id, tree.length === 1 && only?.type === 0 ? only.value : tree];
      } catch (error) {
        throw new Error(`${file}: the message "${id}" isn't valid ICU: ${String(error)}`, { cause: error });
      }
    }),
  );
  return [
    `const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
    'for (const id in messages) if (typeof messages[id] === "string") messages[id] = [{ type: 0, value: messages[id] }];',
    'export default messages;',
  ].join('\n');
}

/** Compiles `locales/*.json` (flat `{ id: message }`) as they are imported. */
export function localeMessages(): Plugin {
  return {
    name: 'locale-messages',
    enforce: 'pre',
    transform(code, id) {
      const file = localeFile.exec(id);
      if (!file) return null;
      return { code: localeModule(code, id, file[1] as LocalePart | undefined), map: null, moduleType: 'js' };
    },
  };
}
