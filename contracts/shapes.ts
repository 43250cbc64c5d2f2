/**
 * The answers of the gateway in the field's own terms. `contracts/operations` shapes wire answers into these; machines, views
 * and tests know nothing else of the wire. Times are ISO 8601 strings in UTC, money is `amount` in `currency`, ids are upper case.
 */
import type { ExportSource, ExportStatus } from './vocabulary/exports';
import type { FailureCode } from './vocabulary/failures';
import type { Lang } from './vocabulary/languages';
import type { DiscardReason, InfringementLocation } from './vocabulary/reasons';
import type { EfficiencyLevel, HelpFlag } from './vocabulary/members';

export type { HelpFlag };
export type Language = Lang;

export interface Page<T> {
  items: T[];
  total: number;
  offset: number;
  limit: number;
}

export interface Money {
  amount: number;
  currency: string;
}

export interface Person {
  id: string;
  givenName: string;
  familyName: string | null;
}

export interface Site {
  id: string;
  countryCode: string;
  countryName: string;
  currency: string;
  lang: Language;
}

export interface AllowedNotice {
  id: string;
  type: string | null;
  description: string | null;
}

export interface SiteNotices {
  siteId: string;
  notices: AllowedNotice[];
}

export interface Account {
  accountType: string | null;
  accountId: string | null;
  accountName: string | null;
  identificationName: string | null;
  identificationNumber: string | null;
  contactName: string | null;
  contactEmail: string | null;
  isVerified: boolean;
}

export interface Profile {
  id: string;
  givenName: string;
  familyName: string | null;
  lang: Language | null;
  currency: string | null;
  email: string | null;
  groupId: string | null;
  groupName: string | null;
  userIds: string[];
  isAcuerdo: boolean;
  isVerified: boolean;
  hasSuggestions: boolean;
  authorizedSiteIds: string[];
  marketplaceAccount: { id: string; siteId: string; nickname: string } | null;
  account: Account | null;
  suggestedListingsCountry: string | null;
  reportImportTooltipUntil: string | null;
  noticesLimitDayCount: number;
  noticesLimitUpdatedAt: string | null;
  blockDenounceReminderUntil: string | null;
  showDenounceReminder: boolean;
  helps: Record<HelpFlag, boolean>;
  articlesPinned: string[];
  settings: Record<string, unknown>;
}

export interface ProfileSummary {
  id: string;
  givenName: string;
  familyName: string | null;
  lang: Language | null;
  currency: string | null;
  userIds: string[];
}

export interface ProfileChange {
  lang?: Language;
  currency?: string;
  givenName?: string;
  familyName?: string;
  settings?: Record<string, unknown>;
  /** Null for every country. */
  suggestedListingsCountry?: string | null;
  blockDenounceReminderUntil?: string;
  reportImportTooltipUntil?: string;
  noticesLimitDayCount?: number;
  helps?: Partial<Record<HelpFlag, boolean>>;
  articlesPinned?: string[];
}

export interface MenuEntry {
  id: string;
  name: string;
  icon: string | null;
  url: string | null;
  isNew: boolean;
  newTab: boolean;
  children: MenuEntry[];
}

export interface NewProfile {
  lang: Language;
  currency: string;
  givenName: string;
  familyName: string;
}

/** What the verification form says; what its account type does not show is left out. */
export interface AccountForm {
  accountType: 'rights_holder' | 'attorney';
  personKind?: 'natural' | 'legal';
  identificationCountry?: string;
  identificationType?: string;
  identificationName?: string;
  identificationNumber?: string;
  contactName: string;
  internationalCode: string;
  contactPhone: string;
  contactEmail: string;
  accountLang: Language;
  accountDisplayName: string;
  /** The public e-mail, that no other account may have. */
  accountDisplayEmail: string;
  attorneyName?: string;
  holderContactName?: string;
  holderContactEmail?: string;
  accreditation?: string;
  representativeName?: string;
}

/** What became of the account form: an account that was not verified keeps its id. */
export interface AccountVerification {
  isVerified: boolean;
  accountId: string | null;
}

/** How well a member reports; a level not known yet counts as no data, `default`. */
export interface Efficiency {
  level: EfficiencyLevel;
}

/** Units of each currency for one unit of `base`; null where the answer names none. */
export interface Rates {
  base: string | null;
  rates: Record<string, number>;
}

export interface MemberRestriction {
  status: string | null;
  denouncesAvailable: number | null;
  dueDate: string | null;
}

export interface MemberJudge {
  type: string | null;
  subType: string | null;
  severity: string | null;
  maxDenounces: number | null;
  denouncesAvailable: number | null;
  dueDate: string | null;
}

export interface Credentials {
  username: string;
  password: string;
  profileId: string;
}

export type ListingStatus = 'active' | 'closed' | 'inactive' | 'paused' | 'under_review';
export type Condition = 'new' | 'used' | 'refurbished';

export interface Picture {
  id: string;
  url: string;
}

export interface ListingSeller {
  id: string;
  nickname: string;
  watched: boolean;
  trusted: boolean;
}

export interface ApprovedMark {
  author: Person | null;
  createdAt: string | null;
}

export interface ReportedMark {
  code: string;
  description: string;
  tags: string[];
  photosDenounced: string[];
  author: Person | null;
  createdAt: string | null;
  isFamily: boolean;
  familyId: string | null;
}

export interface Notice {
  noticeId: string | null;
  sent: boolean;
  sending: boolean;
  failed: boolean;
  reason: string | null;
  noticedAt: string | null;
  takeDownAt: string | null;
  noticeStatus: string | null;
  snapshot: string | null;
  /** Number of the reason why the report, or the seller's answer to it, was rejected. */
  rejectOption: string | null;
}

export interface KitComponent {
  type: string | null;
  userProductId: string;
  quantity: number;
}

export interface Variant {
  id: string;
  familyId: string | null;
  title: string;
  pictures: Picture[];
}

export interface Kit {
  type: string | null;
  components: KitComponent[];
}

/** A variation with what its own page says of it; `id` is the user product's. */
export interface ProductVariant extends Variant {
  siteId: string | null;
  price: Money | null;
  availableQuantity: number | null;
  soldQuantity: number | null;
  attributes: { id: string; valueName: string }[];
  thumbnail: string | null;
  status: string | null;
  reported: ReportedMark | null;
  noticed: Notice | null;
}

/** A variation that a report of the account names; `status` is the raw case status as sent. */
export interface DenouncedVariant {
  id: string;
  articleId: string | null;
  caseId: string | null;
  status: string | null;
}

/** A price that holds under a condition, told in the site's language. */
export interface SaleCondition {
  label: string;
  price: Money | null;
  /** How many have to be bought; null where it doesn't depend on that. */
  minimumQuantity: number | null;
}

/** A listing of the marketplace; `status` holds an unknown value as the gateway sent it. */
export interface Listing {
  id: string;
  siteId: string;
  title: string;
  price: Money | null;
  brand: string | null;
  partNumber: string | null;
  condition: string | null;
  availableQuantity: number | null;
  soldQuantity: number | null;
  seller: ListingSeller | null;
  country: { code: string; name: string } | null;
  officialStoreId: string | null;
  catalogListing: boolean;
  catalogProductId: string | null;
  attributes: { id: string; valueName: string }[];
  saleConditions: SaleCondition[];
  variants: Variant[];
  kits: Kit[];
  pictures: Picture[];
  thumbnail: string | null;
  href: string | null;
  status: ListingStatus | (string & {});
  approved: ApprovedMark | null;
  reported: ReportedMark | null;
  noticed: Notice | null;
  originModel: string | null;
  /** Only where whole listings were asked for: lists leave it out. */
  description?: string;
}

export interface ListingDescription {
  text: string;
  lastUpdated: string | null;
}

export interface Question {
  date: string | null;
  text: string;
  answer: string | null;
}

export interface Seller {
  id: string;
  nickname: string;
  country: string | null;
  reputation: string | null;
  itemsSold: number | null;
  reportsReceived: number | null;
  counterNoticesSent: number | null;
  counterNoticesAccepted: number | null;
  watched: boolean;
  trusted: boolean;
  powerSellerStatus: string | null;
  address: { city: string | null; state: string | null; zipCode: string | null; neighborhood: string | null } | null;
}

/** The flags of a seller after a change of them. */
export interface SellerMarks {
  id: string;
  watched: boolean;
  trusted: boolean;
}

export interface SellerFilters {
  /** Part of the nickname. */
  nickname?: string;
  siteId?: string;
}

/** A protected item: `reason` can't be reported for `item` until `dueDate`. */
export interface Blindage {
  id: string | null;
  item: string;
  reason: string;
  dueDate: string;
}

export type LiveSearchStatus = 'in_progress' | 'processed' | 'failed';

export interface LiveSearchSite {
  id: string;
  count: number;
  active: boolean;
  filtered: number;
  country: string | null;
}

export interface LiveSearchSummary {
  id: string;
  keyword: string;
  requiredWords: string[];
  avoidedWords: string[];
  sellers: string[];
  sites: LiveSearchSite[];
  sortBy: string | null;
  order: string | null;
  status: LiveSearchStatus;
  failedCount: number;
  finished: boolean;
  finishedAt: string | null;
  createdAt: string | null;
  author: string | null;
}

/**
 * One filter of a live search. Price bounds are as they were typed and, `…Converted`, in `profileCurrency`; stock bounds are the
 * least. `id` is null until the gateway gives it one.
 */
export interface FilterProfile {
  id: string | null;
  name: string | null;
  sites: string[];
  priceMin: number | null;
  priceMax: number | null;
  priceMinConverted: number | null;
  priceMaxConverted: number | null;
  profileCurrency: string | null;
  categoryId: string | null;
  sellerNickname: string | null;
  articleCondition: string | null;
  brand: string | null;
  model: string | null;
  attributes: { id: string; valueName: string }[];
  dateFrom: string | null;
  dateTo: string | null;
  stockOffered: number | null;
  stockSold: number | null;
  indexed: boolean;
  /** Null where the gateway didn't say: the document that asks it is one of its own. */
  narrowing: FilterNarrowing | null;
}

/** What a filter narrows by beyond what every gateway knows. Sellers are nicknames. */
export interface FilterNarrowing {
  requiredWords: string[];
  avoidedWords: string[];
  sellers: string[];
  blacklistedSellers: string[];
}

/** A category of what a live search found. */
export interface SearchCategory {
  id: string;
  name: string;
  count: number;
}

/** What a live search can be narrowed by, and what its filters narrow by. */
export interface SearchNarrowing {
  /** Those with the most listings first. */
  categories: SearchCategory[];
  filters: { id: string; narrowing: FilterNarrowing }[];
}

/** The filters of a live search and the one that holds now. */
export interface LiveSearchFilters {
  filterProfiles: FilterProfile[];
  filterProfileId: string | null;
}

export interface LiveSearch extends LiveSearchSummary, LiveSearchFilters {
  listings: Page<Listing>;
}

/** What is left out stays as it was; `filterProfileId` null chooses none. */
export interface LiveSearchChange {
  id: string;
  keyword?: string;
  filterProfiles?: FilterProfile[];
  filterProfileId?: string | null;
}

/** Who can be chosen in a filter. */
export interface SellerChoice {
  id: string;
  siteId: string | null;
  nickname: string;
}

/** At least one of `keyword` and `sellerId`; without sites all of them are searched. */
export interface QuickSearch {
  keyword?: string;
  /** The screen that asks. */
  source?: string;
  sellerId?: string;
  status?: ListingStatus | 'all';
  sites?: string[];
}

export interface SuggestedListings extends Page<Listing> {
  /** Ids shown first. */
  pinned: string[];
}

/** Figures of the last seven days, and of the notices of the seven before. */
export interface SuggestedStats {
  approved: number;
  reported: number;
  noticed: number;
  noticedPrevWeek: number;
}

export interface Discard {
  articlesIds: string[];
  code: DiscardReason;
  codeDescription: string;
  /** Required for the last reason; 200 characters at most. */
  description: string;
  originModel: OriginModel;
}

/** The gateway's word on one listing of a discard; `failure` is a refusal code, or null when it is gone from the suggestions. */
export interface DiscardOutcome {
  id: string;
  failure: FailureCode | null;
}

export interface NewLiveSearch {
  keyword: string;
  sites: string[];
  requiredWords?: string[];
  avoidedWords?: string[];
  sellers?: string[];
  filterProfiles?: FilterProfile[];
}

/** What a report says of its listings: the reason's code, our words and the chosen photos. */
export interface ReportDraft {
  code: string;
  codeDescription: string;
  description: string;
  tags: string[];
  photosDenounced: string[];
}

export type OriginModel = 'live_search' | 'quick_search' | 'suggestions' | 'catalogue' | 'send_notice';

/** Where a report was made and what it is about. */
export interface ReportContext {
  originModel?: OriginModel;
  elementType?: 'ITM' | 'CAT';
  source?: string;
  isFamily?: boolean;
  familyId?: string;
  isImport?: boolean;
  isVariant?: boolean;
}

export interface NewReport extends ReportDraft, ReportContext {
  articlesIds: string[];
  originModel: OriginModel;
  author: Person;
  elementType: 'ITM' | 'CAT';
  /** The catalogue page of a report about one. */
  productId?: string;
}

/** What it leaves out of the context stays as it was. */
export interface ReportChange extends ReportDraft, ReportContext {
  articlesIds: string[];
  author: Person;
}

/** The gateway's word on one listing of a batch: `failure` is a refusal code, or null when the notice was accepted. */
export interface NoticeOutcome {
  id: string;
  notice: Notice | null;
  failure: FailureCode | null;
}

/** The gateway's word on one listing of a mark: `failure` is a refusal code, and the mark is then null. */
export interface ApprovedOutcome {
  id: string;
  approved: ApprovedMark | null;
  failure: FailureCode | null;
}

export interface ReportedOutcome {
  id: string;
  reported: ReportedMark | null;
  failure: FailureCode | null;
}

/** What narrows the suspicious list; each is optional, and an empty list narrows nothing. */
export interface SuspiciousFilters {
  /** Part of the title, or a listing id. */
  text?: string;
  sites?: string[];
  reasons?: string[];
  sellerId?: string;
  status?: ListingStatus[];
}

/** One line of usage statistics; it never holds text that a person typed other than the search keyword (J08). */
export interface Statistic {
  sessionId: string;
  version: string;
  event: string;
  page: string;
  search?: string;
  from?: string;
  date: string;
  agent: string;
  device: 'Mobile' | 'Tablet' | 'Desktop';
  type: string;
  detail?: Record<string, unknown>;
}

export interface UserEvent {
  event: string;
  date: string;
  detail?: Record<string, unknown>;
}

/** A row of the report history; `status` is the raw case status as sent, null when absent. */
export interface HistoryReport {
  caseId: string;
  listing: { id: string; siteId: string; title: string; thumbnail: string | null; href: string | null };
  seller: { id: string; nickname: string } | null;
  reasonCode: string | null;
  auditor: string | null;
  comment: string | null;
  tags: string[];
  reportedAt: string | null;
  status: string | null;
  retractionReason: string | null;
  auditorComment: string | null;
  sellerComment: string | null;
  files: CaseDocument[];
  expiresAt: string | null;
  imagesFlagged: boolean;
}

export interface CaseDocument {
  name: string;
  url: string;
  size: number | null;
}

/** A row of the simplified case list. */
export interface CaseSummary {
  caseId: string;
  listing: { id: string; siteId: string; title: string; thumbnail: string | null };
  status: string | null;
  dueDate: string | null;
  memberName: string | null;
  reasonId: string | null;
  reasonText: string | null;
  seller: { id: string; nickname: string } | null;
  relatedCount: number;
  createdAt: string | null;
  lastUpdated: string | null;
}

export interface CasePhoto {
  id: string;
  src: string;
  status: string | null;
}

export interface RejectOption {
  id: string;
  reason: string | null;
  texts: Record<Language, string>;
}

/** The listing as it was when it was reported; `file` is the address of the copy that was stored. */
export interface CaseSnapshot {
  title: string | null;
  price: Money | null;
  condition: string | null;
  description: string | null;
  pictures: Picture[];
  href: string | null;
  takenAt: string | null;
  file: string | null;
}

export interface Case {
  caseId: string;
  status: string | null;
  auditor: string | null;
  seller: { id: string | null; nickname: string | null };
  listing: {
    id: string;
    title: string;
    status: string | null;
    thumbnail: string | null;
    href: string | null;
  };
  snapshot: CaseSnapshot | null;
  siteId: string;
  country: { code: string | null; name: string | null };
  reportedAt: string | null;
  reasonId: string | null;
  reasonText: string | null;
  description: string | null;
  respondBy: string | null;
  counterNoticeAt: string | null;
  lastUpdated: string | null;
  groupResponse: string | null;
  sellerResponse: string | null;
  documents: CaseDocument[];
  photosNew: CasePhoto[];
  photosDenounced: CasePhoto[];
  sellerCounts: { denounces: number; counterNotices: number; accepted: number };
  rejectOption: RejectOption | null;
  rejectMember: string | null;
  isRollbackable: boolean;
  rollback: { comment: string | null; date: string | null; author: string | null } | null;
}

export interface CaseReply {
  caseId: string;
  siteId: string;
  description: string;
  rejectMemberId: string | null;
  documentationApproved: boolean;
}

export interface CaseReplyAnswer {
  caseId: string;
  status: string | null;
  articleId: string | null;
  lastUpdated: string | null;
  groupResponse: string | null;
  rejectMember: string | null;
}

/** One report of a seller's history. */
export interface SellerReport {
  caseId: string;
  listing: { id: string; siteId: string; title: string };
  reportedAt: string | null;
  reasonId: string | null;
  reasonText: string | null;
  status: string | null;
}

/** A page of a seller's reports, with three counts over all of them. */
export interface SellerHistory extends Page<SellerReport> {
  denounces: number;
  counterNotices: number;
  accepted: number;
}

/** A report that is generated into a file; `url` is null until it is ready. */
export interface ExportRow {
  id: string;
  title: string;
  url: string | null;
  state: 'generating' | 'ready' | 'failed';
  createdAt: string | null;
  /** The most first; empty where the gateway says nothing of them. */
  topCountries: Ranked[];
  topSellers: Ranked[];
}

/** A country or a seller by the name that the gateway gives it, and how many listings of a report are of it. */
export interface Ranked {
  name: string;
  count: number;
}

export interface NewNoticedReport {
  title: string;
  /** A site id. */
  origin?: string;
  currency?: string;
  language?: Language;
  dateFrom?: string;
  dateTo?: string;
  /** A profile id. */
  auditedBy?: string;
  /** In `currency`. */
  priceFrom?: number;
  priceTo?: number;
}

/** At least one of `keyword` and `sellerId`, and one site. */
export interface NewLiveSearchReport {
  status: ExportStatus;
  source: ExportSource;
  keyword?: string;
  sellerId?: string;
  language?: Language;
  currency?: string;
  sites: string[];
}

/** A page of the catalogue, that several sellers' listings take part in. */
export interface CatalogueProduct {
  id: string;
  status: string | null;
  soldQuantity: number | null;
  domainId: string | null;
  href: string | null;
  name: string;
  pickers: { id: string; name: string; options: { productId: string; label: string; thumbnail: string | null }[] }[];
  pictures: Picture[];
  attributes: { id: string; valueName: string }[];
  /** The listing that the page sells first. */
  buyBoxWinner: string | null;
  description: string | null;
}

/** A listing that takes part in a catalogue page. */
export interface CatalogueOffer {
  itemId: string;
  categoryId: string | null;
  sellerId: string | null;
  price: Money | null;
  soldQuantity: number | null;
  availableQuantity: number | null;
  officialStoreId: string | null;
  seller: Seller | null;
}

/** Which reviews are asked for. */
export type ReviewRating = 'one' | 'two' | 'three' | 'four' | 'five' | 'positive' | 'negative';

export interface Review {
  id: string;
  date: string | null;
  title: string;
  content: string;
  /** 1 to 5. */
  rate: number | null;
  likes: number;
  dislikes: number;
  buyingDate: string | null;
}

export interface ReviewsTotal {
  average: number | null;
  /** How many reviews have one star, two, three, four and five. */
  levels: [number, number, number, number, number];
  total: number;
  positive: number;
  negative: number;
  hasMore: boolean;
  hasPositive: boolean;
  hasNegative: boolean;
}

export interface BrandInfringement {
  productId: string;
  code: string;
  location: InfringementLocation;
  /** 500 characters at most. */
  comment?: string;
}

export interface SupportMessage {
  email: string;
  userId: string;
  siteId: string;
  message: string;
}

/** A signed-in session: the access token lives in memory only, `expiresAt` is in epoch milliseconds. */
export interface Session {
  accessToken: string;
  expiresAt: number;
  userId: string;
}
