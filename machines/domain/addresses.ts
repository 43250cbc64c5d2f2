import { caseStatusGroups } from '../../contracts/vocabulary/case-status-groups';
import type { Lang } from '../../contracts/vocabulary/languages';
import { limits, pageSizes } from '../../contracts/vocabulary/limits';
import {
  liveSearchSorts,
  caseSorts,
  listingStatuses,
  reportSorts,
  sortOrders,
} from '../../contracts/vocabulary/listings';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { siteIds, type SiteId } from '../../contracts/vocabulary/sites';
import { isLanguage, safeRedirect } from './access';
import {
  restField,
  optionalPart,
  oneOfField,
  optionalField,
  someOfField,
  textField,
  wholeNumber,
  type Field,
  type PathPart,
} from './address-fields';
import { isIsoDay } from './timestamps';
import { readId } from './listing-id';
import { receiptOutcomes } from './receipt-outcomes';

export type Fields = Record<string, Field<unknown>>;
export type PathParts = Record<string, PathPart<unknown>>;
// oxlint-disable-next-line typescript/no-empty-object-type -- an address without parameters, and nothing else
type None = {};

interface Address<Params extends PathParts, Search extends Fields> {
  params: Params;
  search: Search;
}

/** What can be said in an address. Where it is, its path, is said by its route alone. */
function address<Params extends PathParts = None, Search extends Fields = None>(
  said: Partial<Address<Params, Search>>,
): Address<Params, Search> {
  return { params: said.params ?? ({} as Params), search: said.search ?? ({} as Search) };
}

const anySite: PathPart<string> = (id) => siteId(id);
const sellerNumber: PathPart<string> = (id) => (id !== undefined && /^\d{1,20}$/.test(id) ? id : null);
const anyId: PathPart<string> = (id) => id ?? null;
const listingId: PathPart<string> = (id) => (id !== undefined && /^[A-Za-z]{3}-?\d{10}$/.test(id) ? id : null);
const evidenceKind: PathPart<EvidenceKind> = (word) => evidenceKinds.find((kind) => kind === word) ?? null;
const language: PathPart<Lang> = (lang) => (isLanguage(lang) ? lang : null);
const siteId = (id: string | undefined): SiteId | null => siteIds.find((one) => one === id?.toUpperCase()) ?? null;
const dev: PathPart<'dev'> = (word) => (word === 'dev' ? word : null);

const catalogueId: PathPart<string> = (id) => (id !== undefined && /^[A-Za-z]{3}-?\d{8}$/.test(id) ? id : null);
export const reportId: PathPart<string> = (id) =>
  id !== undefined && /^\d+$/.test(id) && id.length === limits.reportId ? id : null;

/** Of what there can be evidence. */
const evidenceKinds = ['case', 'receipt', 'selection'] as const;
type EvidenceKind = (typeof evidenceKinds)[number];

const day = (text: string): string | null => (isIsoDay(text) ? text : null);

export const caseTabs = ['counter-notice', 'report', 'listing', 'seller'] as const;
export type CaseTab = (typeof caseTabs)[number];

/** By what the suspicious list puts its rows together. */
export const suspiciousGroups = ['none', 'seller', 'country', 'reason'] as const;
export type SuspiciousGroup = (typeof suspiciousGroups)[number];

/** Where a listing stands among the results: nothing was decided on it, what was, or nothing can be. */
export const resultTabs = ['review', 'suspicious', 'sent', 'trusted', 'inactive'] as const;
export type ResultTab = (typeof resultTabs)[number];

/** How the results are laid out: pictures to look at, or lines to read through. */
const resultLooks = ['cards', 'list'] as const;
export type ResultLook = (typeof resultLooks)[number];

/** An order of the results that is the console's own, over the whole search: what deserves a look first, or what the past teaches to report. */
const resultRanks = ['attention', 'learned'] as const;
export type ResultRank = (typeof resultRanks)[number];

/** By what the results are put together. */
export const resultGroups = ['none', 'seller', 'picture', 'title'] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** How far back the page of the performance looks, or the person's own days. */
export const performancePeriods = ['week', 'month', 'halfYear', 'own'] as const;

/** In which order the sellers of a catalogue page stand. */
export const offerSorts = ['name', 'cheapest', 'dearest', 'official'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** Whether only those that have something are wanted, or only those without it. */
const heldOrNot = ['only', 'without'] as const;
export type HeldFilter = (typeof heldOrNot)[number];

const amount = optionalField((number) => (/^\d{1,15}(\.\d{1,2})?$/.test(number) ? Number(number) : null));
const currency = optionalField((code) => (/^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : null));
const sellerId = optionalField((id) => (id.length <= 40 ? id : null));

const anySendId = optionalField((id) => (id.length <= 100 ? id : null));
const page = wholeNumber(1, 1, 1_000_000);
/** How many rows a page has. */
const size = oneOfField<number, number>(pageSizes.selector, pageSizes.selectorDefault);
const redirect = optionalField(safeRedirect);
const liveSearches = address({ search: { q: textField } });

/** Part of a seller's. */
const nickname = optionalField((words) => (words.length <= limits.soughtTextMax ? words : null));

/** Either list of sellers, narrowed by a part of the nickname and a country. */
const sellers = address({
  search: {
    page,
    size,
    nickname,
    site: optionalField<string>((id) => siteId(id)),
  },
});

/** Every address of the console by its name, with what it may say. Its screen has the same name, unless `shownBy` knows better. */
export const addresses = {
  /** What awaits an answer, one after the other; the case in front. */
  answering: address({ search: { case: optionalField((id) => id) } }),
  landing: address({ params: { lang: language }, search: { redirect } }),
  login: address({ params: { lang: language }, search: { redirect } }),
  recoverPassword: address({ params: { lang: language }, search: { redirect } }),
  choosePassword: address({ params: { lang: language }, search: { redirect } }),
  register: address({ params: { lang: language }, search: { redirect } }),
  confirmAccount: address({ params: { lang: language }, search: { redirect } }),
  marketplaceLogin: address({ params: { lang: language }, search: { redirect } }),
  /** `answer` is the identity provider's: `code` and `state`, or `error`. */
  authenticate: address({
    params: { lang: language, dev: optionalPart(dev) },
    search: { redirect, answer: restField },
  }),
  authenticateForListing: address({
    params: { lang: language, articleId: listingId, dev: optionalPart(dev) },
    search: { redirect, answer: restField },
  }),
  noPermission: address({ params: { lang: language, siteId }, search: { redirect } }),
  logout: address({}),
  /** Where a sign-in lands that knows where it wants to go. */
  remembered: address({ search: { redirect } }),
  home: liveSearches,
  liveSearches,
  results: address({
    params: { id: anyId },
    search: {
      from: wholeNumber(0, 0, 1_000_000),
      sort: oneOfField(liveSearchSorts, null),
      order: oneOfField(sortOrders, 'asc'),
      size: oneOfField<number, number>(pageSizes.selector, pageSizes.listings),
      tab: oneOfField(resultTabs, 'review'),
      look: oneOfField(resultLooks, 'cards'),
      rank: oneOfField(resultRanks, null),
      group: oneOfField(resultGroups, 'none'),
      /** The id of the filter that is to hold. */
      filter: optionalField((id) => (id.length <= 100 ? id : null)),
      /** What narrows them within what was found: a seller's id, countries, bounds and their currency, official stores, those reported before. */
      seller: sellerId,
      sites: someOfField(siteIds),
      priceMin: amount,
      priceMax: amount,
      currency,
      official: oneOfField(heldOrNot, null),
      reported: oneOfField(heldOrNot, null),
      /** Only what wasn't there at the last look. */
      fresh: oneOfField(['only'], null),
      /** Only what sellers list again after a confirmed report. */
      relisted: oneOfField(['only'], null),
    },
  }),
  /** Without a country it is the profile's; `discard` is the suggestion whose discard drawer is open. */
  suggestions: address({
    search: { site: oneOfField([...siteIds, 'all'], null), discard: optionalField((id) => readId(id)?.id ?? null) },
  }),
  /** What was trusted in this browser. */
  recentlyTrusted: address({}),
  /** Listings that were pasted into the quick search, as this browser keeps them. */
  pastedListings: address({ params: { id: anyId } }),
  listing: address({ params: { articleId: listingId }, search: { from: optionalField((origin) => origin) } }),
  catalogueDetail: address({ params: { articleId: catalogueId }, search: { sort: oneOfField(offerSorts, 'name') } }),
  sendNotice: address({ params: { articleId: listingId } }),
  suspicious: address({
    search: {
      page,
      sort: oneOfField(reportSorts, 'recent'),
      reasons: someOfField(reasonCodes),
      sites: someOfField(siteIds),
      status: someOfField(listingStatuses),
      /** Part of a title, or a listing's id. */
      text: optionalField((words) => (words.length <= limits.soughtTextMax ? words : null)),
      /** A seller's id. */
      seller: sellerId,
      group: oneOfField(suspiciousGroups, 'none'),
      /** The send whose failed listings are to be sent once more. */
      again: anySendId,
      /** Whether the import of a file stands open over it. */
      import: oneOfField(['open'], null),
    },
  }),
  /** What became of the listings of a send. */
  receipt: address({ params: { id: anyId }, search: { outcome: oneOfField(receiptOutcomes, null) } }),
  history: address({
    search: {
      status: someOfField(caseStatusGroups),
      page,
      size,
      sort: oneOfField(reportSorts, 'recent'),
      /** The order of what awaits an answer. */
      by: oneOfField(caseSorts, 'due_date'),
      reasons: someOfField(reasonCodes),
      sites: someOfField(siteIds),
      item: optionalField((id) => readId(id)?.id ?? null),
      seller: optionalField((nickname) => (nickname.length <= 100 ? nickname : null)),
      sellerId,
      /** Days, YYYY-MM-DD. */
      due: optionalField(day),
      from: optionalField(day),
      to: optionalField(day),
    },
  }),
  /** Without a site the report is looked for in each that the profile may report in. */
  historyItem: address({ params: { id: reportId }, search: { site: optionalField<string>(siteId) } }),
  /** An archive of evidence of a case, of a send, or of what was chosen in a list, by the id under which this browser keeps it. */
  newEvidence: address({
    params: { kind: evidenceKind, id: anyId },
    search: { site: optionalField<string>(siteId) },
  }),
  evidenceCheck: address({}),
  /** Saves the copy of that listing as it was when it was reported. */
  snapshotDownload: address({ params: { articleId: listingId } }),
  /** The ring that this seller belongs to stands in front. */
  rings: address({ search: { seller: optionalField((id) => (/^\d{1,20}$/.test(id) ? id : null)) } }),
  /** What became of the reports of a period; the days are those of an own one. */
  performance: address({
    search: { period: oneOfField(performancePeriods, 'month'), from: optionalField(day), to: optionalField(day) },
  }),
  pendingCases: address({}),
  case: address({
    params: { id: anyId },
    search: { site: optionalField<string>(siteId), tab: oneOfField(caseTabs, 'counter-notice') },
  }),
  closedCases: address({
    search: { page, size, nickname },
  }),
  customReports: address({ search: { q: textField, page } }),
  liveSearchReports: address({ search: { q: textField, page } }),
  watchedSellers: sellers,
  trustedSellers: sellers,
  /** What the account knows of one seller. */
  sellerDossier: address({ params: { siteId: anySite, sellerId: sellerNumber } }),
  profilePage: address({}),
  changePassword: address({}),
  newAuditor: address({}),
  linkAccount: address({}),
  supportForm: address({}),
  help: address({}),
  helpEntry: address({ params: { id: anyId } }),
  videos: address({}),
  notFound: address({}),
  suspended: address({}),
};

export type AddressName = keyof typeof addresses;

/** Addresses without a screen of their own name; those that only lead elsewhere show nothing. */
export const shownBy = {
  home: 'liveSearches',
  authenticateForListing: 'authenticate',
  remembered: 'notFound',
  pendingCases: 'notFound',
} as const satisfies Partial<Record<AddressName, AddressName>>;

/** Every screen that can be shown, with or without a machine of its own. */
export type ScreenName = Exclude<AddressName, keyof typeof shownBy>;

/** Shown where somebody is, never gone to. */
export const unreachable = ['notFound', 'suspended'] as const satisfies readonly AddressName[];
type Unreachable = (typeof unreachable)[number];

type Table = typeof addresses;
export type ValueOfPart<Part> = Part extends PathPart<infer Value> ? Value : never;
type Params<Name extends AddressName> = {
  [Part in keyof Table[Name]['params']]: ValueOfPart<Table[Name]['params'][Part]>;
};
type Missing<Of> = { [Part in keyof Of]-?: undefined extends Of[Part] ? Part : never }[keyof Of];

/** What the path of that address says. */
export type ParamsOf<Name extends AddressName> = Omit<Params<Name>, Missing<Params<Name>>> &
  Partial<Pick<Params<Name>, Missing<Params<Name>>>>;

/** What its query says, all of it: what isn't said is as it is otherwise. */
export type SearchOf<Name extends AddressName> = {
  [Part in keyof Table[Name]['search']]: Table[Name]['search'][Part] extends Field<infer Value> ? Value : never;
};

/** What the machine of a screen is given of the address that it is opened at. */
export interface ScreenInput<Name extends ScreenName> {
  params: ParamsOf<Name>;
  search: SearchOf<Name>;
}

/** Another search in the address of a screen that is open. */
export interface SearchChange<Name extends ScreenName> {
  type: 'search.change';
  search: SearchOf<Name>;
}

/** Every address may ask for a language: of everybody for this view of it, or of those who are signed out. */
interface Wishes {
  force_locale?: Uppercase<Lang>;
  lang?: Lang;
}

interface Said<Name extends AddressName> {
  to: Name;
  search?: Partial<SearchOf<Name>> & Wishes;
}
type TargetAt<Name extends AddressName> = Said<Name> &
  (keyof Table[Name]['params'] extends never ? { params?: ParamsOf<Name> } : { params: ParamsOf<Name> });

/** An address to go to, by its name. */
export type Target<Name extends AddressName = Exclude<AddressName, Unreachable>> = Name extends AddressName
  ? TargetAt<Name>
  : never;
