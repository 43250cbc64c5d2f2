/* Written by `npm run generate`, never by hand. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601: an instant in UTC (2026-11-20T23:05:00.000Z), or a calendar day (2026-11-20) where the field says day. */
  Date: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** Marketplace sites. Ids travel as ID and are compared without regard to case. */
export enum SiteId {
  Mla = 'MLA',
  Mlb = 'MLB',
  Mlc = 'MLC',
  Mco = 'MCO',
  Mcr = 'MCR',
  Mec = 'MEC',
  Mgt = 'MGT',
  Mhn = 'MHN',
  Mlm = 'MLM',
  Mni = 'MNI',
  Mpa = 'MPA',
  Mpy = 'MPY',
  Mpe = 'MPE',
  Mrd = 'MRD',
  Msv = 'MSV',
  Mlu = 'MLU',
  Mlv = 'MLV',
  Mbo = 'MBO'
}

export enum Lang {
  Es = 'es',
  En = 'en',
  Pt = 'pt'
}

/** Currencies of the rates list. */
export enum RateCurrency {
  Usd = 'USD',
  Ars = 'ARS',
  Brl = 'BRL',
  Clp = 'CLP',
  Ves = 'VES',
  Mxn = 'MXN',
  Cop = 'COP',
  Pen = 'PEN',
  Bob = 'BOB',
  Crc = 'CRC',
  Dop = 'DOP',
  Gtq = 'GTQ',
  Hnl = 'HNL',
  Nio = 'NIO',
  Pab = 'PAB',
  Uyu = 'UYU',
  Eur = 'EUR',
  Pyg = 'PYG'
}

/** Why a listing is reported. */
export enum ReasonCode {
  Pppi1 = 'PPPI1',
  Pppi2 = 'PPPI2',
  Pppi3 = 'PPPI3',
  Pppi4 = 'PPPI4',
  Pppi5 = 'PPPI5',
  Pppi6 = 'PPPI6',
  Pppi7 = 'PPPI7',
  Pppi8 = 'PPPI8',
  Pppi9 = 'PPPI9',
  Pppi10 = 'PPPI10',
  Pppi11 = 'PPPI11',
  Pppi12 = 'PPPI12',
  Pppi13 = 'PPPI13',
  Pppi14 = 'PPPI14',
  Pppi15 = 'PPPI15',
  Pppi16 = 'PPPI16',
  Pppi17 = 'PPPI17',
  Pppi18 = 'PPPI18',
  Pppi19 = 'PPPI19',
  Pppi20 = 'PPPI20',
  Pppi21 = 'PPPI21',
  Pppi22 = 'PPPI22',
  Pppi23 = 'PPPI23',
  Acuerdo = 'ACUERDO'
}

/** Families of reasons, in the order cat1 to cat7. */
export enum Category {
  Brand = 'BRAND',
  Copyright = 'COPYRIGHT',
  PersonalImage = 'PERSONAL_IMAGE',
  UtilityModel = 'UTILITY_MODEL',
  Patent = 'PATENT',
  Agreements = 'AGREEMENTS',
  RelatedRights = 'RELATED_RIGHTS'
}

/** Where in a catalogue page the infringement is. */
export enum InfringementLocation {
  Title = 'title',
  Description = 'description',
  Sheet = 'sheet',
  Publish = 'publish'
}

/** Status of a case as the gateway keeps it. */
export enum CaseStatus {
  Created = 'CREATED',
  PendingModeration = 'PENDING_MODERATION',
  WaitingDocumentation = 'WAITING_DOCUMENTATION',
  WaitingForPatchPdp = 'WAITING_FOR_PATCH_PDP',
  DocumentationPresented = 'DOCUMENTATION_PRESENTED',
  DocumentationApproved = 'DOCUMENTATION_APPROVED',
  DocumentationNotApproved = 'DOCUMENTATION_NOT_APPROVED',
  DocumentationNotPresented = 'DOCUMENTATION_NOT_PRESENTED',
  MemberNotRespond = 'MEMBER_NOT_RESPOND',
  Rollback = 'ROLLBACK',
  Discarded = 'DISCARDED',
  DiscardedDueRestriction = 'DISCARDED_DUE_RESTRICTION',
  Rejected = 'REJECTED',
  RejectedByRestriction = 'REJECTED_BY_RESTRICTION',
  RejectedModified = 'REJECTED_MODIFIED',
  RejectedPdpCatalog = 'REJECTED_PDP_CATALOG',
  RejectedPdpItem = 'REJECTED_PDP_ITEM',
  RejectedPdpImageRanker = 'REJECTED_PDP_IMAGE_RANKER',
  CrossDenounceClosed = 'CROSS_DENOUNCE_CLOSED',
  AcuerdoClosed = 'ACUERDO_CLOSED',
  DuplicatedDenounce = 'DUPLICATED_DENOUNCE'
}

/** Groups of case statuses, as filters name them. CROSS_DENOUNCE_CLOSED is in none. */
export enum CaseStatusGroup {
  Approved = 'APPROVED',
  InProgress = 'IN_PROGRESS',
  Pending = 'PENDING',
  Rejected = 'REJECTED',
  Discarded = 'DISCARDED',
  Rollback = 'ROLLBACK'
}

/** Older names of case statuses, still accepted as filter values. */
export enum CaseViewStatus {
  Waiting = 'waiting',
  Pending = 'pending',
  Accepted = 'accepted',
  NotApproved = 'not_approved',
  NotPresented = 'not_presented',
  NotRespond = 'not_respond',
  Rollback = 'rollback',
  DiscardDueRestriction = 'discard_due_restriction',
  PendingModeration = 'pending_moderation',
  Rejected = 'rejected',
  AcuerdoClosed = 'acuerdo_closed',
  DuplicatedDenounce = 'duplicated_denounce',
  Discarded = 'discarded',
  RejectedModified = 'rejected_modified',
  Revision = 'revision'
}

export enum ListingStatus {
  Active = 'active',
  Closed = 'closed',
  Inactive = 'inactive',
  Paused = 'paused',
  UnderReview = 'under_review'
}

export enum ListingCondition {
  All = 'all',
  New = 'new',
  Used = 'used',
  Refurbished = 'refurbished'
}

export enum DiscardReason {
  Item1 = 'item1',
  Item2 = 'item2',
  Item3 = 'item3',
  Item4 = 'item4'
}

/** Which screen a mark was made from. */
export enum OriginModel {
  LiveSearch = 'live_search',
  QuickSearch = 'quick_search',
  Suggestions = 'suggestions',
  Catalogue = 'catalogue',
  SendNotice = 'send_notice'
}

/** What found the listing; type_article_xls marks a spreadsheet import. */
export enum ReportSource {
  LiveSearch = 'live_search',
  QuickSearch = 'quick_search',
  Suggestions = 'suggestions',
  Catalogue = 'catalogue',
  SendNotice = 'send_notice',
  TypeArticleXls = 'type_article_xls'
}

/** ITM is a listing, CAT a catalogue page. */
export enum ElementType {
  Itm = 'ITM',
  Cat = 'CAT'
}

export enum UndoKind {
  Approved = 'approved',
  Reported = 'reported'
}

/** delete takes the named listings off the suspicious list; delete_inactive takes off those of them that are no longer published. */
export enum DeleteAction {
  Delete = 'delete',
  DeleteInactive = 'delete_inactive'
}

export enum SellerList {
  Black = 'black',
  White = 'white'
}

export enum Device {
  Mobile = 'Mobile',
  Tablet = 'Tablet',
  Desktop = 'Desktop'
}

export enum SortOrder {
  Asc = 'asc',
  Desc = 'desc'
}

/** Order of reports and of the suspicious list. */
export enum ReportSort {
  Recent = 'recent',
  Oldest = 'oldest'
}

/** due_date is the day by which the reporter has to answer. */
export enum CaseSort {
  DueDate = 'due_date',
  DateCreated = 'date_created'
}

export enum LiveSearchSort {
  Relevance = 'relevance',
  Price = 'price',
  SoldQuantity = 'sold_quantity',
  DateCreated = 'date_created'
}

export enum LiveSearchStatus {
  InProgress = 'in_progress',
  Processed = 'processed',
  Failed = 'failed'
}

export enum PendingFlow {
  ImportExcel = 'import_excel'
}

export enum ClosedFlow {
  Closed = 'closed'
}

export enum ExportStatus {
  All = 'all',
  Active = 'active',
  Paused = 'paused'
}

export enum ExportSource {
  Dump = 'dump',
  Api = 'api'
}

export enum EfficiencyLevel {
  Default = 'default',
  High = 'high',
  Medium = 'medium',
  Risk = 'risk'
}

export enum SellerReputation {
  Excellent = 'excellent',
  Good = 'good',
  Regular = 'regular',
  Bad = 'bad',
  Unknown = 'unknown'
}

export type Paging = {
  __typename?: 'Paging';
  /** Rows in the whole list. */
  total: Scalars['Int']['output'];
  /** Rows before the first one of this answer. */
  offset: Scalars['Int']['output'];
  /** Rows asked for. */
  limit: Scalars['Int']['output'];
};

/** Who did it: a profile. */
export type Author = {
  __typename?: 'Author';
  id?: Maybe<Scalars['ID']['output']>;
  givenName?: Maybe<Scalars['String']['output']>;
  familyName?: Maybe<Scalars['String']['output']>;
};

export type AuthorInput = {
  id: Scalars['ID']['input'];
  givenName: Scalars['String']['input'];
  familyName?: InputMaybe<Scalars['String']['input']>;
};

export type Site = {
  __typename?: 'Site';
  id: Scalars['ID']['output'];
  countryCode?: Maybe<Scalars['String']['output']>;
  countryName?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** The site's own language: pt for MLB, es elsewhere. */
  lang?: Maybe<Scalars['String']['output']>;
};

export type Notice = {
  __typename?: 'Notice';
  /** PPPI1 to PPPI23 or ACUERDO. */
  id: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
};

export type SiteNotices = {
  __typename?: 'SiteNotices';
  siteId: Scalars['ID']['output'];
  notices: Array<Notice>;
};

export type MarketplaceAccount = {
  __typename?: 'MarketplaceAccount';
  id?: Maybe<Scalars['ID']['output']>;
  siteId?: Maybe<Scalars['ID']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
};

export type ProfileAccount = {
  __typename?: 'ProfileAccount';
  /** rights_holder or attorney. */
  accountType?: Maybe<Scalars['String']['output']>;
  /** natural or legal. */
  personKind?: Maybe<Scalars['String']['output']>;
  identificationCountry?: Maybe<Scalars['String']['output']>;
  identificationType?: Maybe<Scalars['String']['output']>;
  identificationName?: Maybe<Scalars['String']['output']>;
  identificationNumber?: Maybe<Scalars['String']['output']>;
  contactName?: Maybe<Scalars['String']['output']>;
  internationalCode?: Maybe<Scalars['String']['output']>;
  contactPhone?: Maybe<Scalars['String']['output']>;
  contactEmail?: Maybe<Scalars['String']['output']>;
  accountLang?: Maybe<Scalars['String']['output']>;
  accountDisplayName?: Maybe<Scalars['String']['output']>;
  accountDisplayEmail?: Maybe<Scalars['String']['output']>;
  attorneyName?: Maybe<Scalars['String']['output']>;
  holderContactName?: Maybe<Scalars['String']['output']>;
  holderContactEmail?: Maybe<Scalars['String']['output']>;
  /** Accreditation of a representative of the rights. */
  accreditation?: Maybe<Scalars['String']['output']>;
  representativeName?: Maybe<Scalars['String']['output']>;
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  accountId?: Maybe<Scalars['ID']['output']>;
  accountName?: Maybe<Scalars['String']['output']>;
};

/** What the person has closed for good. */
export type Helps = {
  __typename?: 'Helps';
  dialog?: Maybe<Scalars['Boolean']['output']>;
  didReport?: Maybe<Scalars['Boolean']['output']>;
  onBoarding?: Maybe<Scalars['Boolean']['output']>;
  onBoardingPendingDenounced?: Maybe<Scalars['Boolean']['output']>;
  onBoardingPendingDetail?: Maybe<Scalars['Boolean']['output']>;
  suggestions?: Maybe<Scalars['Boolean']['output']>;
  didReportExcel?: Maybe<Scalars['Boolean']['output']>;
  redirectFlowInfo?: Maybe<Scalars['Boolean']['output']>;
  restrictionNewMember?: Maybe<Scalars['Boolean']['output']>;
  articlesPinned?: Maybe<Scalars['Boolean']['output']>;
  translateTooltipAlreadyShown?: Maybe<Scalars['Boolean']['output']>;
  newReasonTooltipAlreadyShown?: Maybe<Scalars['Boolean']['output']>;
  discardTooltipAlreadyShown?: Maybe<Scalars['Boolean']['output']>;
};

export type HelpsInput = {
  dialog?: InputMaybe<Scalars['Boolean']['input']>;
  didReport?: InputMaybe<Scalars['Boolean']['input']>;
  onBoarding?: InputMaybe<Scalars['Boolean']['input']>;
  onBoardingPendingDenounced?: InputMaybe<Scalars['Boolean']['input']>;
  onBoardingPendingDetail?: InputMaybe<Scalars['Boolean']['input']>;
  suggestions?: InputMaybe<Scalars['Boolean']['input']>;
  didReportExcel?: InputMaybe<Scalars['Boolean']['input']>;
  redirectFlowInfo?: InputMaybe<Scalars['Boolean']['input']>;
  restrictionNewMember?: InputMaybe<Scalars['Boolean']['input']>;
  articlesPinned?: InputMaybe<Scalars['Boolean']['input']>;
  translateTooltipAlreadyShown?: InputMaybe<Scalars['Boolean']['input']>;
  newReasonTooltipAlreadyShown?: InputMaybe<Scalars['Boolean']['input']>;
  discardTooltipAlreadyShown?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Profile = {
  __typename?: 'Profile';
  id: Scalars['ID']['output'];
  givenName: Scalars['String']['output'];
  familyName?: Maybe<Scalars['String']['output']>;
  lang?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  settings?: Maybe<Scalars['JSON']['output']>;
  groupId?: Maybe<Scalars['ID']['output']>;
  groupName?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  userIds?: Maybe<Array<Scalars['ID']['output']>>;
  isAcuerdo?: Maybe<Scalars['Boolean']['output']>;
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  hasSuggestions?: Maybe<Scalars['Boolean']['output']>;
  authorizedSiteIds?: Maybe<Array<Scalars['ID']['output']>>;
  allowedNotices?: Maybe<Array<SiteNotices>>;
  marketplaceAccount?: Maybe<MarketplaceAccount>;
  account?: Maybe<ProfileAccount>;
  suggestedListingsCountry?: Maybe<Scalars['ID']['output']>;
  reportImportTooltipUntil?: Maybe<Scalars['Date']['output']>;
  /** Notices sent on the day of noticesLimitUpdatedAt. */
  noticesLimitDayCount?: Maybe<Scalars['Int']['output']>;
  noticesLimitUpdatedAt?: Maybe<Scalars['Date']['output']>;
  blockDenounceReminderUntil?: Maybe<Scalars['Date']['output']>;
  showDenounceReminder?: Maybe<Scalars['Boolean']['output']>;
  helps?: Maybe<Helps>;
  /** Suggestions kept on top, by listing id. */
  articlesPinned?: Maybe<Array<Scalars['ID']['output']>>;
};

export type MemberRestriction = {
  __typename?: 'MemberRestriction';
  /** Notices that may still be sent today; null when nothing limits them. */
  denouncesAvailable?: Maybe<Scalars['Int']['output']>;
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** none, new_member, dormant, low_efficiency, or a value not known yet. */
  status?: Maybe<Scalars['String']['output']>;
};

export type Efficiency = {
  __typename?: 'Efficiency';
  level?: Maybe<Scalars['String']['output']>;
};

export type MemberJudge = {
  __typename?: 'MemberJudge';
  type?: Maybe<Scalars['String']['output']>;
  /** excellent, good, regular, critical or neutral. */
  sub_type?: Maybe<Scalars['String']['output']>;
  /** warning, temporary_restriction, temporary_suspension, suspension, or a value not known yet. */
  severity?: Maybe<Scalars['String']['output']>;
  max_denounces?: Maybe<Scalars['Int']['output']>;
  denounces_available?: Maybe<Scalars['Int']['output']>;
  due_date?: Maybe<Scalars['Date']['output']>;
};

export type MenuEntry = {
  __typename?: 'MenuEntry';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  new_tab?: Maybe<Scalars['Boolean']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  childs?: Maybe<Array<MenuEntry>>;
};

/** How much of each currency one unit of the base buys. */
export type Rates = {
  __typename?: 'Rates';
  USD?: Maybe<Scalars['Float']['output']>;
  ARS?: Maybe<Scalars['Float']['output']>;
  BRL?: Maybe<Scalars['Float']['output']>;
  CLP?: Maybe<Scalars['Float']['output']>;
  VES?: Maybe<Scalars['Float']['output']>;
  MXN?: Maybe<Scalars['Float']['output']>;
  COP?: Maybe<Scalars['Float']['output']>;
  PEN?: Maybe<Scalars['Float']['output']>;
  BOB?: Maybe<Scalars['Float']['output']>;
  CRC?: Maybe<Scalars['Float']['output']>;
  DOP?: Maybe<Scalars['Float']['output']>;
  GTQ?: Maybe<Scalars['Float']['output']>;
  HNL?: Maybe<Scalars['Float']['output']>;
  NIO?: Maybe<Scalars['Float']['output']>;
  PAB?: Maybe<Scalars['Float']['output']>;
  UYU?: Maybe<Scalars['Float']['output']>;
  EUR?: Maybe<Scalars['Float']['output']>;
  PYG?: Maybe<Scalars['Float']['output']>;
};

export type RatesConvertions = {
  __typename?: 'RatesConvertions';
  /** USD when null. */
  base?: Maybe<Scalars['String']['output']>;
  rates?: Maybe<Rates>;
};

export type DenounceReminder = {
  __typename?: 'DenounceReminder';
  showDenounceReminder?: Maybe<Scalars['Boolean']['output']>;
};

export type ReportImportTooltip = {
  __typename?: 'ReportImportTooltip';
  reportImportTooltipUntil?: Maybe<Scalars['Date']['output']>;
};

/** What signs a person in to another profile. Used once, kept nowhere. */
export type Credentials = {
  __typename?: 'Credentials';
  Username?: Maybe<Scalars['String']['output']>;
  Password?: Maybe<Scalars['String']['output']>;
  ProfileId?: Maybe<Scalars['ID']['output']>;
};

export type ProfileAccountInput = {
  accountType: Scalars['String']['input'];
  personKind?: InputMaybe<Scalars['String']['input']>;
  identificationCountry?: InputMaybe<Scalars['String']['input']>;
  identificationType?: InputMaybe<Scalars['String']['input']>;
  identificationName?: InputMaybe<Scalars['String']['input']>;
  identificationNumber?: InputMaybe<Scalars['String']['input']>;
  contactName: Scalars['String']['input'];
  internationalCode: Scalars['String']['input'];
  contactPhone: Scalars['String']['input'];
  contactEmail: Scalars['String']['input'];
  accountLang: Scalars['String']['input'];
  accountDisplayName: Scalars['String']['input'];
  accountDisplayEmail: Scalars['String']['input'];
  attorneyName?: InputMaybe<Scalars['String']['input']>;
  holderContactName?: InputMaybe<Scalars['String']['input']>;
  holderContactEmail?: InputMaybe<Scalars['String']['input']>;
  accreditation?: InputMaybe<Scalars['String']['input']>;
  representativeName?: InputMaybe<Scalars['String']['input']>;
};

export type AccountVerification = {
  __typename?: 'AccountVerification';
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  accountId?: Maybe<Scalars['ID']['output']>;
};

export type Country = {
  __typename?: 'Country';
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type Address = {
  __typename?: 'Address';
  city?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
  neighborhood?: Maybe<Scalars['String']['output']>;
};

export type Seller = {
  __typename?: 'Seller';
  id: Scalars['ID']['output'];
  siteId?: Maybe<Scalars['ID']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
  /** Country code. */
  country?: Maybe<Scalars['String']['output']>;
  /** excellent, good, regular, bad or unknown. */
  reputation?: Maybe<Scalars['String']['output']>;
  itemsSold?: Maybe<Scalars['Int']['output']>;
  reportsReceived?: Maybe<Scalars['Int']['output']>;
  counterNoticesSent?: Maybe<Scalars['Int']['output']>;
  counterNoticesAccepted?: Maybe<Scalars['Int']['output']>;
  /** On the watched list. */
  blackSeller?: Maybe<Scalars['Boolean']['output']>;
  /** On the trusted list. */
  whiteSeller?: Maybe<Scalars['Boolean']['output']>;
  /** platinum, gold or silver; null for other sellers. */
  reputationPowerSellerStatus?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Address>;
};

export type Attribute = {
  __typename?: 'Attribute';
  id: Scalars['ID']['output'];
  /** Label in the site's language. */
  name?: Maybe<Scalars['String']['output']>;
  valueName?: Maybe<Scalars['String']['output']>;
};

/** The url ends in -O.<ext>; -R is the small size, -N the normal one. */
export type Image = {
  __typename?: 'Image';
  id: Scalars['ID']['output'];
  url?: Maybe<Scalars['String']['output']>;
  secure_url?: Maybe<Scalars['String']['output']>;
};

export type KitComponent = {
  __typename?: 'KitComponent';
  type?: Maybe<Scalars['String']['output']>;
  user_product_id?: Maybe<Scalars['ID']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

export type Kit = {
  __typename?: 'Kit';
  id?: Maybe<Scalars['ID']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  components?: Maybe<Array<KitComponent>>;
};

/** One variation of a product. */
export type Variant = {
  __typename?: 'Variant';
  /** The user product id. */
  id: Scalars['ID']['output'];
  family_id?: Maybe<Scalars['ID']['output']>;
  siteId?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  soldQuantity?: Maybe<Scalars['Int']['output']>;
  attributes?: Maybe<Array<Attribute>>;
  pictures?: Maybe<Array<Image>>;
  thumbnail?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  reported?: Maybe<ReportedMark>;
  noticed?: Maybe<NoticedMark>;
};

/** A price that holds under a condition. */
export type SaleCondition = {
  __typename?: 'SaleCondition';
  id: Scalars['ID']['output'];
  /** What has to hold: quantity, payment method, membership, coupon. */
  kind?: Maybe<Scalars['String']['output']>;
  /** In the site's language. */
  label?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  startsAt?: Maybe<Scalars['Date']['output']>;
  endsAt?: Maybe<Scalars['Date']['output']>;
};

export type Question = {
  __typename?: 'Question';
  id?: Maybe<Scalars['ID']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  answer?: Maybe<Scalars['String']['output']>;
};

export type ApprovedMark = {
  __typename?: 'ApprovedMark';
  author?: Maybe<Author>;
  createdAt?: Maybe<Scalars['Date']['output']>;
};

export type ReportedMark = {
  __typename?: 'ReportedMark';
  tags?: Maybe<Array<Scalars['String']['output']>>;
  code?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Image ids. */
  photosDenounced?: Maybe<Array<Scalars['ID']['output']>>;
  author?: Maybe<Author>;
  createdAt?: Maybe<Scalars['Date']['output']>;
  isFamily?: Maybe<Scalars['Boolean']['output']>;
  familyId?: Maybe<Scalars['ID']['output']>;
};

export type NoticedMark = {
  __typename?: 'NoticedMark';
  sent?: Maybe<Scalars['Boolean']['output']>;
  /** Why it failed: a refusal code. */
  reason?: Maybe<Scalars['String']['output']>;
  failed?: Maybe<Scalars['Boolean']['output']>;
  sending?: Maybe<Scalars['Boolean']['output']>;
  noticeId?: Maybe<Scalars['ID']['output']>;
  noticedAt?: Maybe<Scalars['Date']['output']>;
  takeDownAt?: Maybe<Scalars['Date']['output']>;
  /** A value of CaseStatus, or one not known yet. */
  noticeStatus?: Maybe<Scalars['String']['output']>;
  /** Address of the snapshot. */
  snapshot?: Maybe<Scalars['String']['output']>;
  /** Number of the rejection reason. */
  rejectOption?: Maybe<Scalars['ID']['output']>;
};

export type Article = {
  __typename?: 'Article';
  /** Listing ids have 13 characters, catalogue ids 11; the first three are the site. */
  id: Scalars['ID']['output'];
  siteId?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  partNumber?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** new, used or refurbished. */
  condition?: Maybe<Scalars['String']['output']>;
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  soldQuantity?: Maybe<Scalars['Int']['output']>;
  seller?: Maybe<Seller>;
  country?: Maybe<Country>;
  officialStoreId?: Maybe<Scalars['ID']['output']>;
  catalogListing?: Maybe<Scalars['Boolean']['output']>;
  catalogProductId?: Maybe<Scalars['ID']['output']>;
  variants?: Maybe<Array<Variant>>;
  kits?: Maybe<Array<Kit>>;
  description?: Maybe<Scalars['String']['output']>;
  attributes?: Maybe<Array<Attribute>>;
  saleConditions?: Maybe<Array<SaleCondition>>;
  images?: Maybe<Array<Image>>;
  thumbnail?: Maybe<Scalars['String']['output']>;
  /** Address on the marketplace. */
  href?: Maybe<Scalars['String']['output']>;
  /** A value of ListingStatus, or one not known yet. */
  status?: Maybe<Scalars['String']['output']>;
  approved?: Maybe<ApprovedMark>;
  reported?: Maybe<ReportedMark>;
  noticed?: Maybe<NoticedMark>;
  originModel?: Maybe<Scalars['String']['output']>;
  questions?: Maybe<Array<Question>>;
};

export type ArticleDescription = {
  __typename?: 'ArticleDescription';
  id: Scalars['ID']['output'];
  dateCreated?: Maybe<Scalars['Date']['output']>;
  lastUpdated?: Maybe<Scalars['Date']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  plainText?: Maybe<Scalars['String']['output']>;
};

export type ArticleQuestions = {
  __typename?: 'ArticleQuestions';
  questions: Array<Question>;
  paging: Paging;
};

export type ItemStatus = {
  __typename?: 'ItemStatus';
  id: Scalars['ID']['output'];
  status?: Maybe<Scalars['String']['output']>;
};

export type SearchResults = {
  __typename?: 'SearchResults';
  results: Array<Article>;
  paging: Paging;
};

/** A protection that forbids reporting the item for the reason until the day is past. */
export type Blindage = {
  __typename?: 'Blindage';
  id?: Maybe<Scalars['ID']['output']>;
  item: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  dueDate: Scalars['Date']['output'];
};

export type DenouncedVariant = {
  __typename?: 'DenouncedVariant';
  id: Scalars['ID']['output'];
  articleId?: Maybe<Scalars['ID']['output']>;
  caseId?: Maybe<Scalars['ID']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

/** What became of one listing of a mark. A refused one carries its refusal code and keeps the marks it had. */
export type MarkedArticle = {
  __typename?: 'MarkedArticle';
  id: Scalars['ID']['output'];
  approved?: Maybe<ApprovedMark>;
  reported?: Maybe<ReportedMark>;
  noticed?: Maybe<NoticedMark>;
  refusal?: Maybe<Scalars['String']['output']>;
};

export type DeletedArticles = {
  __typename?: 'DeletedArticles';
  /** The ids taken off the list. */
  articlesIds: Array<Scalars['ID']['output']>;
};

export type CountrySite = {
  __typename?: 'CountrySite';
  /** Site id. */
  id: Scalars['ID']['output'];
  /** Listings found. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Whether the search looks there. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Listings left by the filter profile. */
  filtered?: Maybe<Scalars['Int']['output']>;
  /** Country code. */
  country?: Maybe<Scalars['String']['output']>;
};

export type LiveSearchCountries = {
  __typename?: 'LiveSearchCountries';
  countrySites: Array<CountrySite>;
};

export type FilterProfile = {
  __typename?: 'FilterProfile';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  sites?: Maybe<Array<Scalars['ID']['output']>>;
  priceMin?: Maybe<Scalars['Float']['output']>;
  priceMax?: Maybe<Scalars['Float']['output']>;
  /** priceMin in profileCurrency. */
  priceMinConverted?: Maybe<Scalars['Float']['output']>;
  /** priceMax in profileCurrency. */
  priceMaxConverted?: Maybe<Scalars['Float']['output']>;
  profileCurrency?: Maybe<Scalars['String']['output']>;
  categoryId?: Maybe<Scalars['ID']['output']>;
  sellerNickname?: Maybe<Scalars['String']['output']>;
  articleCondition?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  model?: Maybe<Scalars['String']['output']>;
  attributes?: Maybe<Array<Attribute>>;
  dateFrom?: Maybe<Scalars['Date']['output']>;
  dateTo?: Maybe<Scalars['Date']['output']>;
  /** At least so many in stock. */
  stockOffered?: Maybe<Scalars['Int']['output']>;
  /** At least so many sold. */
  stockSold?: Maybe<Scalars['Int']['output']>;
  indexed?: Maybe<Scalars['Boolean']['output']>;
  /** Words that a listing has to have. Like the three below, one that a gateway may not know (decision 0031). */
  requiredWords?: Maybe<Array<Scalars['String']['output']>>;
  /** Words that it may not have. */
  avoidedWords?: Maybe<Array<Scalars['String']['output']>>;
  /** Nicknames of those who sell it; beside sellerNickname, where both are said. */
  sellers?: Maybe<Array<Scalars['String']['output']>>;
  /** Nicknames of those who may not sell it. */
  blacklistedSellers?: Maybe<Array<Scalars['String']['output']>>;
};

export type AttributeInput = {
  id: Scalars['ID']['input'];
  valueName: Scalars['String']['input'];
};

export type FilterProfileInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  sites?: InputMaybe<Array<Scalars['ID']['input']>>;
  priceMin?: InputMaybe<Scalars['Float']['input']>;
  priceMax?: InputMaybe<Scalars['Float']['input']>;
  priceMinConverted?: InputMaybe<Scalars['Float']['input']>;
  priceMaxConverted?: InputMaybe<Scalars['Float']['input']>;
  profileCurrency?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sellerNickname?: InputMaybe<Scalars['String']['input']>;
  articleCondition?: InputMaybe<ListingCondition>;
  brand?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  attributes?: InputMaybe<Array<AttributeInput>>;
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  stockOffered?: InputMaybe<Scalars['Int']['input']>;
  stockSold?: InputMaybe<Scalars['Int']['input']>;
  indexed?: InputMaybe<Scalars['Boolean']['input']>;
  requiredWords?: InputMaybe<Array<Scalars['String']['input']>>;
  avoidedWords?: InputMaybe<Array<Scalars['String']['input']>>;
  sellers?: InputMaybe<Array<Scalars['String']['input']>>;
  blacklistedSellers?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type LiveSearchInput = {
  keyword: Scalars['String']['input'];
  sites: Array<Scalars['ID']['input']>;
  requiredWords?: InputMaybe<Array<Scalars['String']['input']>>;
  avoidedWords?: InputMaybe<Array<Scalars['String']['input']>>;
  sellers?: InputMaybe<Array<Scalars['ID']['input']>>;
  filterProfiles?: InputMaybe<Array<FilterProfileInput>>;
};

/** A category of what a live search found. */
export type SearchCategory = {
  __typename?: 'SearchCategory';
  id: Scalars['ID']['output'];
  /** In the language of the request. */
  name?: Maybe<Scalars['String']['output']>;
  /** Listings found in it. */
  count?: Maybe<Scalars['Int']['output']>;
};

export type LiveSearchArticles = {
  __typename?: 'LiveSearchArticles';
  items: Array<Article>;
  from?: Maybe<Scalars['Int']['output']>;
  size?: Maybe<Scalars['Int']['output']>;
  paging: Paging;
};

export type LiveSearch = {
  __typename?: 'LiveSearch';
  id: Scalars['ID']['output'];
  keyword?: Maybe<Scalars['String']['output']>;
  requiredWords?: Maybe<Array<Scalars['String']['output']>>;
  avoidedWords?: Maybe<Array<Scalars['String']['output']>>;
  sellers?: Maybe<Array<Seller>>;
  countries?: Maybe<LiveSearchCountries>;
  filterProfiles?: Maybe<Array<FilterProfile>>;
  filterProfileId?: Maybe<Scalars['ID']['output']>;
  sortBy?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Scalars['String']['output']>;
  /** Null in lists of live searches. */
  articles?: Maybe<LiveSearchArticles>;
  /** A value of LiveSearchStatus, or one not known yet. */
  status?: Maybe<Scalars['String']['output']>;
  failedCount?: Maybe<Scalars['Int']['output']>;
  finished?: Maybe<Scalars['Boolean']['output']>;
  finishedAt?: Maybe<Scalars['Date']['output']>;
  createdAt?: Maybe<Scalars['Date']['output']>;
  author?: Maybe<Author>;
  /** Those with the most listings first, whatever filter holds. One that a gateway may not know (decision 0031). */
  categories?: Maybe<Array<SearchCategory>>;
};

export type LiveSearchList = {
  __typename?: 'LiveSearchList';
  liveSearches: Array<LiveSearch>;
  paging: Paging;
};

export type SellerPage = {
  __typename?: 'SellerPage';
  sellers: Array<Seller>;
  paging: Paging;
};

export type SellerId = {
  __typename?: 'SellerID';
  sellerId?: Maybe<Scalars['ID']['output']>;
};

export type Deleted = {
  __typename?: 'Deleted';
  id: Scalars['ID']['output'];
};

/** A listing of the suspicious list with what was said about it. */
export type ReportedArticle = {
  __typename?: 'ReportedArticle';
  id: Scalars['ID']['output'];
  article: Article;
  editing?: Maybe<Scalars['Boolean']['output']>;
  removing?: Maybe<Scalars['Boolean']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  photosDenounced?: Maybe<Array<Scalars['ID']['output']>>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
};

export type ReportedArticles = {
  __typename?: 'ReportedArticles';
  articles: Array<ReportedArticle>;
  paging: Paging;
};

export type ReportedFilters = {
  /** Part of the title, or a listing id. */
  text?: InputMaybe<Scalars['String']['input']>;
  sites?: InputMaybe<Array<Scalars['ID']['input']>>;
  reasons?: InputMaybe<Array<ReasonCode>>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Array<ListingStatus>>;
};

export type ReportedArticlesCount = {
  __typename?: 'ReportedArticlesCount';
  /** Suspicious listings not sent yet. */
  count?: Maybe<Scalars['Int']['output']>;
  /** The same, counted in storage. */
  countDB?: Maybe<Scalars['Int']['output']>;
};

export type SuggestedArticles = {
  __typename?: 'SuggestedArticles';
  articles: Array<Article>;
  /** Ids shown first. */
  pinned?: Maybe<Array<Scalars['ID']['output']>>;
  paging: Paging;
};

/** Figures of the last seven days. */
export type SuggestedStats = {
  __typename?: 'SuggestedStats';
  approved?: Maybe<Scalars['Int']['output']>;
  reported?: Maybe<Scalars['Int']['output']>;
  noticed?: Maybe<Scalars['Int']['output']>;
  noticedPrevWeek?: Maybe<Scalars['Int']['output']>;
};

export type SuggestedReportedCount = {
  __typename?: 'SuggestedReportedCount';
  count?: Maybe<Scalars['Int']['output']>;
};

export type PendingDenouncesCount = {
  __typename?: 'PendingDenouncesCount';
  total?: Maybe<Scalars['Int']['output']>;
  paging: Paging;
};

export type ItemPendingDenounces = {
  __typename?: 'ItemPendingDenounces';
  itemId: Scalars['ID']['output'];
  total: Scalars['Int']['output'];
};

export type CaseDocument = {
  __typename?: 'CaseDocument';
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  size?: Maybe<Scalars['Int']['output']>;
};

export type Photo = {
  __typename?: 'Photo';
  id?: Maybe<Scalars['ID']['output']>;
  src?: Maybe<Scalars['String']['output']>;
  /** same, new or removed. */
  status?: Maybe<Scalars['String']['output']>;
};

export type SellerCounts = {
  __typename?: 'SellerCounts';
  denounces?: Maybe<Scalars['Int']['output']>;
  counterNotices?: Maybe<Scalars['Int']['output']>;
  accepted?: Maybe<Scalars['Int']['output']>;
};

/** A rejection reason, numbered 1 to 17, with its texts. */
export type RejectOption = {
  __typename?: 'RejectOption';
  id?: Maybe<Scalars['ID']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  es?: Maybe<Scalars['String']['output']>;
  en?: Maybe<Scalars['String']['output']>;
  pt?: Maybe<Scalars['String']['output']>;
};

export type CaseRollback = {
  __typename?: 'CaseRollback';
  comment?: Maybe<Scalars['String']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  author?: Maybe<Scalars['String']['output']>;
};

/** The listing as it was when it was reported. */
export type ArticleSnapshot = {
  __typename?: 'ArticleSnapshot';
  title?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  condition?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<Scalars['String']['output']>;
  images?: Maybe<Array<Image>>;
  href?: Maybe<Scalars['String']['output']>;
  takenAt?: Maybe<Scalars['Date']['output']>;
  /** Address of the stored file. */
  url?: Maybe<Scalars['String']['output']>;
};

export type Case = {
  __typename?: 'Case';
  caseId: Scalars['ID']['output'];
  siteId?: Maybe<Scalars['ID']['output']>;
  /** A value of CaseStatus, or one not known yet. */
  status?: Maybe<Scalars['String']['output']>;
  auditor?: Maybe<Scalars['String']['output']>;
  auditorId?: Maybe<Scalars['ID']['output']>;
  sellerId?: Maybe<Scalars['ID']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
  articleId?: Maybe<Scalars['ID']['output']>;
  articleTitle?: Maybe<Scalars['String']['output']>;
  /** The listing's status now. */
  articleStatus?: Maybe<Scalars['String']['output']>;
  countryCode?: Maybe<Scalars['String']['output']>;
  countryName?: Maybe<Scalars['String']['output']>;
  denounceDate?: Maybe<Scalars['Date']['output']>;
  denounceReasonId?: Maybe<Scalars['String']['output']>;
  denounceReasonText?: Maybe<Scalars['String']['output']>;
  denounceDescription?: Maybe<Scalars['String']['output']>;
  /** The day by which the reporter has to answer. */
  limitResponseDate?: Maybe<Scalars['Date']['output']>;
  counterNoticeDate?: Maybe<Scalars['Date']['output']>;
  lastUpdated?: Maybe<Scalars['Date']['output']>;
  /** A value of CaseStatusGroup; null when the status is in no group. */
  groupResponse?: Maybe<Scalars['String']['output']>;
  documentUrl?: Maybe<Scalars['String']['output']>;
  documentName?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  documentSize?: Maybe<Scalars['Int']['output']>;
  documents?: Maybe<Array<CaseDocument>>;
  sellerResponse?: Maybe<Scalars['String']['output']>;
  snapshot?: Maybe<ArticleSnapshot>;
  photosNew?: Maybe<Array<Photo>>;
  photosDenounced?: Maybe<Array<Photo>>;
  sellerCounts?: Maybe<SellerCounts>;
  /** The reason that the reporter gave when confirming. */
  rejectOptionMember?: Maybe<RejectOption>;
  /** Its number. */
  rejectMember?: Maybe<Scalars['ID']['output']>;
  /** The reason that moderation gave. */
  rejectOption?: Maybe<RejectOption>;
  isRollbackable?: Maybe<Scalars['Boolean']['output']>;
  caseDetailRollback?: Maybe<CaseRollback>;
};

export type ItemInfo = {
  __typename?: 'ItemInfo';
  id: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<Scalars['String']['output']>;
  permalink?: Maybe<Scalars['String']['output']>;
  site_id?: Maybe<Scalars['ID']['output']>;
};

export type SimplifiedCase = {
  __typename?: 'SimplifiedCase';
  item_info?: Maybe<ItemInfo>;
  case_id: Scalars['ID']['output'];
  current_status?: Maybe<Scalars['String']['output']>;
  due_date?: Maybe<Scalars['Date']['output']>;
  member_name?: Maybe<Scalars['String']['output']>;
  reason_id?: Maybe<Scalars['String']['output']>;
  reason_text?: Maybe<Scalars['String']['output']>;
  seller_id?: Maybe<Scalars['ID']['output']>;
  seller_name?: Maybe<Scalars['String']['output']>;
  element_related_count?: Maybe<Scalars['Int']['output']>;
  date_created?: Maybe<Scalars['Date']['output']>;
  last_updated?: Maybe<Scalars['Date']['output']>;
  user_product_ids?: Maybe<Array<Scalars['ID']['output']>>;
  aDenouncedVariants?: Maybe<Array<DenouncedVariant>>;
};

export type SimplifiedCases = {
  __typename?: 'SimplifiedCases';
  cases: Array<SimplifiedCase>;
  paging: Paging;
};

/** The reports of one seller, and three counts over all of them. */
export type CounterNotices = {
  __typename?: 'CounterNotices';
  cases: Array<Case>;
  denounces?: Maybe<Scalars['Int']['output']>;
  counterNotices?: Maybe<Scalars['Int']['output']>;
  accepted?: Maybe<Scalars['Int']['output']>;
  paging: Paging;
};

export type Report = {
  __typename?: 'Report';
  /** Eight digits; also the id of its case. */
  id: Scalars['ID']['output'];
  caseId?: Maybe<Scalars['ID']['output']>;
  article?: Maybe<Article>;
  seller?: Maybe<Seller>;
  reasonCode?: Maybe<Scalars['String']['output']>;
  auditor?: Maybe<Author>;
  comment?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
  reportedAt?: Maybe<Scalars['Date']['output']>;
  /** A value of CaseStatus, or one not known yet. */
  status?: Maybe<Scalars['String']['output']>;
  retractionReason?: Maybe<Scalars['String']['output']>;
  auditorComment?: Maybe<Scalars['String']['output']>;
  counterNoticeComment?: Maybe<Scalars['String']['output']>;
  files?: Maybe<Array<CaseDocument>>;
  /** The day by which somebody has to answer. */
  expiresAt?: Maybe<Scalars['Date']['output']>;
  /** Images flagged in the report. */
  images?: Maybe<Array<Photo>>;
  lastUpdated?: Maybe<Scalars['Date']['output']>;
};

export type Reports = {
  __typename?: 'Reports';
  reports: Array<Report>;
  paging: Paging;
};

export type CounterNoticeResponse = {
  __typename?: 'CounterNoticeResponse';
  caseId: Scalars['ID']['output'];
  status?: Maybe<Scalars['String']['output']>;
  articleId?: Maybe<Scalars['ID']['output']>;
  lastUpdated?: Maybe<Scalars['Date']['output']>;
  groupResponse?: Maybe<Scalars['String']['output']>;
  rejectMember?: Maybe<Scalars['ID']['output']>;
};

export type RolledBackCase = {
  __typename?: 'RolledBackCase';
  caseId: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type RankedName = {
  __typename?: 'RankedName';
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** A generated file. */
export type NoticedReport = {
  __typename?: 'NoticedReport';
  id: Scalars['ID']['output'];
  /** Null until ready. */
  url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  ready?: Maybe<Scalars['Boolean']['output']>;
  failed?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['Date']['output']>;
  generating?: Maybe<Scalars['Boolean']['output']>;
  topCountries?: Maybe<Array<RankedName>>;
  topSellers?: Maybe<Array<RankedName>>;
};

export type NoticedReports = {
  __typename?: 'NoticedReports';
  reports: Array<NoticedReport>;
  paging: Paging;
};

export type SellerFilters = {
  nickname?: InputMaybe<Scalars['String']['input']>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
};

export type ListedSellers = {
  __typename?: 'ListedSellers';
  sellers: Array<Seller>;
  from?: Maybe<Scalars['Int']['output']>;
  total?: Maybe<Scalars['Int']['output']>;
  paging: Paging;
};

export type CatalogPicker = {
  __typename?: 'CatalogPicker';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<CatalogPickerOption>>;
};

export type CatalogPickerOption = {
  __typename?: 'CatalogPickerOption';
  productId: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<Scalars['String']['output']>;
};

export type CatalogArticle = {
  __typename?: 'CatalogArticle';
  id: Scalars['ID']['output'];
  status?: Maybe<Scalars['String']['output']>;
  sold_quantity?: Maybe<Scalars['Int']['output']>;
  domain_id?: Maybe<Scalars['ID']['output']>;
  permalink?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  pickers?: Maybe<Array<CatalogPicker>>;
  pictures?: Maybe<Array<Image>>;
  attributes?: Maybe<Array<Attribute>>;
  buy_box_winner?: Maybe<CatalogResult>;
  short_description?: Maybe<Scalars['String']['output']>;
};

export type CatalogResult = {
  __typename?: 'CatalogResult';
  item_id: Scalars['ID']['output'];
  category_id?: Maybe<Scalars['ID']['output']>;
  seller_id?: Maybe<Scalars['ID']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  currency_id?: Maybe<Scalars['String']['output']>;
  sold_quantity?: Maybe<Scalars['Int']['output']>;
  available_quantity?: Maybe<Scalars['Int']['output']>;
  official_store_id?: Maybe<Scalars['ID']['output']>;
  sellerData?: Maybe<Seller>;
};

export type CatalogResults = {
  __typename?: 'CatalogResults';
  results: Array<CatalogResult>;
  paging: Paging;
};

export type Review = {
  __typename?: 'Review';
  id: Scalars['ID']['output'];
  reviewable_object?: Maybe<Scalars['ID']['output']>;
  date_created?: Maybe<Scalars['Date']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Int']['output']>;
  valorization?: Maybe<Scalars['Int']['output']>;
  likes?: Maybe<Scalars['Int']['output']>;
  dislikes?: Maybe<Scalars['Int']['output']>;
  reviewer_id?: Maybe<Scalars['ID']['output']>;
  buying_date?: Maybe<Scalars['Date']['output']>;
  relevance?: Maybe<Scalars['Int']['output']>;
  forbidden_words?: Maybe<Scalars['Int']['output']>;
};

export type Reviews = {
  __typename?: 'Reviews';
  reviews: Array<Review>;
  paging: Paging;
};

export type RatingLevels = {
  __typename?: 'RatingLevels';
  one_star?: Maybe<Scalars['Int']['output']>;
  two_star?: Maybe<Scalars['Int']['output']>;
  three_star?: Maybe<Scalars['Int']['output']>;
  four_star?: Maybe<Scalars['Int']['output']>;
  five_star?: Maybe<Scalars['Int']['output']>;
};

export type ReviewTotals = {
  __typename?: 'ReviewTotals';
  total?: Maybe<Scalars['Int']['output']>;
  positive?: Maybe<Scalars['Int']['output']>;
  negative?: Maybe<Scalars['Int']['output']>;
};

export type ReviewsTotal = {
  __typename?: 'ReviewsTotal';
  rating_average?: Maybe<Scalars['Float']['output']>;
  rating_levels?: Maybe<RatingLevels>;
  hasMore?: Maybe<Scalars['Boolean']['output']>;
  hasPositive?: Maybe<Scalars['Boolean']['output']>;
  hasNegative?: Maybe<Scalars['Boolean']['output']>;
  totals?: Maybe<ReviewTotals>;
};

export type BrandInfringement = {
  __typename?: 'BrandInfringement';
  caseId?: Maybe<Scalars['ID']['output']>;
};

export type SupportCase = {
  __typename?: 'SupportCase';
  caseCx?: Maybe<Scalars['ID']['output']>;
};

export type StatisticsStatus = {
  __typename?: 'StatisticsStatus';
  status?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  sites?: Maybe<Array<Site>>;
  /** allowedNotices is asked by a document of its own, so that its failure is told apart. */
  profile?: Maybe<Profile>;
  /** Every profile of the signed-in user. */
  profiles?: Maybe<Array<Profile>>;
  memberRestriction?: Maybe<MemberRestriction>;
  efficiency?: Maybe<Efficiency>;
  memberJudge?: Maybe<MemberJudge>;
  menu?: Maybe<Array<MenuEntry>>;
  ratesConvertions?: Maybe<RatesConvertions>;
  showDenounceReminder?: Maybe<DenounceReminder>;
  showReportImportTooltipUntil?: Maybe<ReportImportTooltip>;
  /** At least one of keyword and sellerId. status is a ListingStatus or all. */
  search?: Maybe<SearchResults>;
  /**
   * Listings by id, one or many; ids that do not exist are left out. fasterMode leaves out description, questions and
   * sale conditions; massiveMode also leaves out images, variants and kits.
   */
  article?: Maybe<Array<Article>>;
  articleDescription?: Maybe<ArticleDescription>;
  articleQuestions?: Maybe<ArticleQuestions>;
  articlesByIds?: Maybe<Array<Article>>;
  itemStatus?: Maybe<ItemStatus>;
  liveSearch?: Maybe<LiveSearch>;
  liveSearches?: Maybe<LiveSearchList>;
  /** sort and filters are extensions. */
  reportedArticles?: Maybe<ReportedArticles>;
  reportedArticlesCount?: Maybe<ReportedArticlesCount>;
  suggestedArticles?: Maybe<SuggestedArticles>;
  suggestedStats?: Maybe<SuggestedStats>;
  suggestedReportedCount?: Maybe<SuggestedReportedCount>;
  blindages?: Maybe<Array<Blindage>>;
  variants?: Maybe<Array<Variant>>;
  kits?: Maybe<Array<Kit>>;
  /** At least one of the three inputs. */
  denouncedVariants?: Maybe<Array<DenouncedVariant>>;
  filterProfileSellers?: Maybe<SellerPage>;
  getSellerID?: Maybe<SellerId>;
  /** Cases that await the reporter's answer. */
  pendingDenouncesCount?: Maybe<PendingDenouncesCount>;
  /** For each listing, how many of its reports are still open. */
  itemPendingDenouncesCount?: Maybe<Array<ItemPendingDenounces>>;
  counterNotices?: Maybe<CounterNotices>;
  /** status holds values of CaseStatus, CaseStatusGroup or CaseViewStatus, mixed as one likes. */
  counterNoticesV3?: Maybe<SimplifiedCases>;
  /** Cases that await the reporter's answer, of one listing or due on a day or before it. */
  pendingCounterNoticeList?: Maybe<SimplifiedCases>;
  closedCasesList?: Maybe<SimplifiedCases>;
  caseDescription?: Maybe<Case>;
  /**
   * Reports that were sent. status holds values of CaseStatus, CaseStatusGroup or CaseViewStatus, with commas between
   * them. sort, reasons, sites, dateFrom and dateTo are extensions; the days are those on which it was reported, by the calendar where the caller is, both in it.
   */
  noticedArticles?: Maybe<Reports>;
  noticedReports?: Maybe<NoticedReports>;
  liveSearchReports?: Maybe<NoticedReports>;
  blackListSellers?: Maybe<ListedSellers>;
  whiteListSellers?: Maybe<ListedSellers>;
  seller?: Maybe<Seller>;
  articleCatalogo?: Maybe<CatalogArticle>;
  articlesCatalogo?: Maybe<CatalogResults>;
  /** rating is one to five, or positive or negative. */
  reviews?: Maybe<Reviews>;
  reviewsTotal?: Maybe<ReviewsTotal>;
};


export type QuerySearchArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  sites?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryArticleArgs = {
  articleId: Array<Scalars['ID']['input']>;
  fasterMode?: InputMaybe<Scalars['Boolean']['input']>;
  massiveMode?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryArticleDescriptionArgs = {
  articleId: Scalars['ID']['input'];
};


export type QueryArticleQuestionsArgs = {
  articleId: Scalars['ID']['input'];
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryArticlesByIdsArgs = {
  articlesIds: Array<Scalars['ID']['input']>;
};


export type QueryItemStatusArgs = {
  articleId: Scalars['ID']['input'];
};


export type QueryLiveSearchArgs = {
  id: Scalars['ID']['input'];
  articles_size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  sort_by?: InputMaybe<LiveSearchSort>;
  sort_order?: InputMaybe<SortOrder>;
};


export type QueryReportedArticlesArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ReportSort>;
  filters?: InputMaybe<ReportedFilters>;
};


export type QuerySuggestedArticlesArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBlindagesArgs = {
  itemsIds: Array<Scalars['ID']['input']>;
};


export type QueryVariantsArgs = {
  userProductsIds: Array<Scalars['ID']['input']>;
};


export type QueryKitsArgs = {
  userProductsIds: Array<Scalars['ID']['input']>;
};


export type QueryDenouncedVariantsArgs = {
  variantsIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  articleId?: InputMaybe<Scalars['ID']['input']>;
  caseId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFilterProfileSellersArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetSellerIdArgs = {
  nickName: Scalars['String']['input'];
  siteId: Scalars['ID']['input'];
};


export type QueryPendingDenouncesCountArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryItemPendingDenouncesCountArgs = {
  itemId: Array<Scalars['ID']['input']>;
  flow?: InputMaybe<PendingFlow>;
};


export type QueryCounterNoticesArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CaseSort>;
  order?: InputMaybe<SortOrder>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCounterNoticesV3Args = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CaseSort>;
  order?: InputMaybe<SortOrder>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPendingCounterNoticeListArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CaseSort>;
  order?: InputMaybe<SortOrder>;
  itemid?: InputMaybe<Scalars['ID']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryClosedCasesListArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  flow?: InputMaybe<ClosedFlow>;
};


export type QueryCaseDescriptionArgs = {
  caseId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


export type QueryNoticedArticlesArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<ReportSort>;
  reasons?: InputMaybe<Array<ReasonCode>>;
  sites?: InputMaybe<Array<Scalars['ID']['input']>>;
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryNoticedReportsArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLiveSearchReportsArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlackListSellersArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<SellerFilters>;
};


export type QueryWhiteListSellersArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<SellerFilters>;
};


export type QuerySellerArgs = {
  sellerId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


export type QueryArticleCatalogoArgs = {
  articleId: Scalars['ID']['input'];
};


export type QueryArticlesCatalogoArgs = {
  articleId: Scalars['ID']['input'];
};


export type QueryReviewsArgs = {
  itemId: Scalars['ID']['input'];
  rating?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewsTotalArgs = {
  itemId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Changes what is given and leaves the rest. noticesLimitDayCount also sets noticesLimitUpdatedAt. */
  updateProfile?: Maybe<Profile>;
  updateProfileAccount?: Maybe<AccountVerification>;
  /** Names have 30 characters at most. */
  createProfile?: Maybe<Profile>;
  getCredentials?: Maybe<Credentials>;
  createLiveSearch?: Maybe<LiveSearch>;
  updateLiveSearch?: Maybe<LiveSearch>;
  deleteLiveSearch?: Maybe<Deleted>;
  createSellersLiveSearch?: Maybe<LiveSearch>;
  /** Marks listings suspicious. Refused as a whole only when no listing can be marked; otherwise each row says its own. */
  reportArticles?: Maybe<Array<MarkedArticle>>;
  editReportedArticles?: Maybe<Array<MarkedArticle>>;
  /** Marks listings trusted. Refused as a whole only when none of them can be, as reportArticles. */
  approveArticles?: Maybe<Array<MarkedArticle>>;
  /** Takes suggestions away. description has 200 characters at most and is required for item4. */
  discardArticles?: Maybe<Array<MarkedArticle>>;
  /** Takes a mark back; from names the list it was taken back on. */
  articleUndo?: Maybe<MarkedArticle>;
  /** Sends the reports of up to 25 suspicious listings. Each row's noticed says whether it was sent, and if not why. */
  sendNotice?: Maybe<Array<MarkedArticle>>;
  deleteArticlesFromDB?: Maybe<DeletedArticles>;
  /** reportReasonCommet has 500 characters at most. */
  sendBrandInfringement?: Maybe<BrandInfringement>;
  insertStatistics?: Maybe<StatisticsStatus>;
  trackUserEvent?: Maybe<StatisticsStatus>;
  /** documentationApproved true accepts the seller's papers: the report is retracted and the listing reactivated. */
  respondCounterNotice?: Maybe<CounterNoticeResponse>;
  rollbackCase?: Maybe<RolledBackCase>;
  blackListSeller?: Maybe<Seller>;
  whiteListSeller?: Maybe<Seller>;
  deleteSellerFromDB?: Maybe<Deleted>;
  /** auditedBy, priceFrom and priceTo are extensions. The days are those on which it was reported, by the calendar where the caller is, both in it. */
  createNoticedReport?: Maybe<NoticedReport>;
  deleteNoticedReport?: Maybe<Deleted>;
  createLiveSearchReport?: Maybe<NoticedReport>;
  deleteLiveSearchReport?: Maybe<Deleted>;
  sendMessageToSupport?: Maybe<SupportCase>;
};


export type MutationUpdateProfileArgs = {
  lang?: InputMaybe<Lang>;
  currency?: InputMaybe<Scalars['String']['input']>;
  givenName?: InputMaybe<Scalars['String']['input']>;
  familyName?: InputMaybe<Scalars['String']['input']>;
  settings?: InputMaybe<Scalars['JSON']['input']>;
  suggestedListingsCountry?: InputMaybe<Scalars['ID']['input']>;
  blockDenounceReminderUntil?: InputMaybe<Scalars['Date']['input']>;
  reportImportTooltipUntil?: InputMaybe<Scalars['Date']['input']>;
  noticesLimitDayCount?: InputMaybe<Scalars['Int']['input']>;
  helps?: InputMaybe<HelpsInput>;
  articlesPinned?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationUpdateProfileAccountArgs = {
  account: ProfileAccountInput;
};


export type MutationCreateProfileArgs = {
  lang: Lang;
  currency: Scalars['String']['input'];
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
};


export type MutationGetCredentialsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCreateLiveSearchArgs = {
  liveSearch: LiveSearchInput;
};


export type MutationUpdateLiveSearchArgs = {
  id: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  filterProfiles?: InputMaybe<Array<FilterProfileInput>>;
  filterProfileId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteLiveSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateSellersLiveSearchArgs = {
  sellers: Array<Scalars['ID']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportArticlesArgs = {
  articlesIds: Array<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  code: ReasonCode;
  code_description?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  photosDenounced?: InputMaybe<Array<Scalars['ID']['input']>>;
  originModel?: InputMaybe<OriginModel>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
  element_type?: InputMaybe<ElementType>;
  source?: InputMaybe<ReportSource>;
  isFamily?: InputMaybe<Scalars['Boolean']['input']>;
  familyId?: InputMaybe<Scalars['ID']['input']>;
  isImport?: InputMaybe<Scalars['Boolean']['input']>;
  isVariant?: InputMaybe<Scalars['Boolean']['input']>;
  author?: InputMaybe<AuthorInput>;
};


export type MutationEditReportedArticlesArgs = {
  articlesIds: Array<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  code: ReasonCode;
  code_description?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  photosDenounced?: InputMaybe<Array<Scalars['ID']['input']>>;
  originModel?: InputMaybe<OriginModel>;
  element_type?: InputMaybe<ElementType>;
  source?: InputMaybe<ReportSource>;
  isFamily?: InputMaybe<Scalars['Boolean']['input']>;
  familyId?: InputMaybe<Scalars['ID']['input']>;
  isImport?: InputMaybe<Scalars['Boolean']['input']>;
  isVariant?: InputMaybe<Scalars['Boolean']['input']>;
  author?: InputMaybe<AuthorInput>;
};


export type MutationApproveArticlesArgs = {
  articlesIds: Array<Scalars['ID']['input']>;
  originModel?: InputMaybe<OriginModel>;
};


export type MutationDiscardArticlesArgs = {
  articlesIds: Array<Scalars['ID']['input']>;
  code: DiscardReason;
  code_description?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  originModel?: InputMaybe<OriginModel>;
};


export type MutationArticleUndoArgs = {
  undo: UndoKind;
  articleId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationSendNoticeArgs = {
  articlesIds: Array<Scalars['ID']['input']>;
  auditor?: InputMaybe<AuthorInput>;
};


export type MutationDeleteArticlesFromDbArgs = {
  action: DeleteAction;
  articlesIds: Array<Scalars['ID']['input']>;
};


export type MutationSendBrandInfringementArgs = {
  productId: Scalars['ID']['input'];
  reportReasonId: ReasonCode;
  reportReasonDetail: InfringementLocation;
  reportReasonCommet?: InputMaybe<Scalars['String']['input']>;
};


export type MutationInsertStatisticsArgs = {
  session_id?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
  event?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  agent?: InputMaybe<Scalars['String']['input']>;
  device?: InputMaybe<Device>;
  type?: InputMaybe<Scalars['String']['input']>;
  detail?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationTrackUserEventArgs = {
  event: Scalars['String']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
  detail?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationRespondCounterNoticeArgs = {
  caseId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  rejectMemberId?: InputMaybe<Scalars['ID']['input']>;
  documentationApproved: Scalars['Boolean']['input'];
};


export type MutationRollbackCaseArgs = {
  caseId: Scalars['ID']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBlackListSellerArgs = {
  siteId: Scalars['ID']['input'];
  sellerId: Scalars['ID']['input'];
};


export type MutationWhiteListSellerArgs = {
  siteId: Scalars['ID']['input'];
  sellerId: Scalars['ID']['input'];
};


export type MutationDeleteSellerFromDbArgs = {
  sellerId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<SellerFilters>;
  sellerStatus?: InputMaybe<SellerList>;
};


export type MutationCreateNoticedReportArgs = {
  title: Scalars['String']['input'];
  origin?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Lang>;
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  auditedBy?: InputMaybe<Scalars['ID']['input']>;
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  priceTo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationDeleteNoticedReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateLiveSearchReportArgs = {
  status?: InputMaybe<ExportStatus>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<ExportSource>;
  language?: InputMaybe<Lang>;
  currency?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  sites?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationDeleteLiveSearchReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendMessageToSupportArgs = {
  email: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  SiteId: SiteId;
  Lang: Lang;
  RateCurrency: RateCurrency;
  ReasonCode: ReasonCode;
  Category: Category;
  InfringementLocation: InfringementLocation;
  CaseStatus: CaseStatus;
  CaseStatusGroup: CaseStatusGroup;
  CaseViewStatus: CaseViewStatus;
  ListingStatus: ListingStatus;
  ListingCondition: ListingCondition;
  DiscardReason: DiscardReason;
  OriginModel: OriginModel;
  ReportSource: ReportSource;
  ElementType: ElementType;
  UndoKind: UndoKind;
  DeleteAction: DeleteAction;
  SellerList: SellerList;
  Device: Device;
  SortOrder: SortOrder;
  ReportSort: ReportSort;
  CaseSort: CaseSort;
  LiveSearchSort: LiveSearchSort;
  LiveSearchStatus: LiveSearchStatus;
  PendingFlow: PendingFlow;
  ClosedFlow: ClosedFlow;
  ExportStatus: ExportStatus;
  ExportSource: ExportSource;
  EfficiencyLevel: EfficiencyLevel;
  SellerReputation: SellerReputation;
  Paging: ResolverTypeWrapper<Paging>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Author: ResolverTypeWrapper<Author>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AuthorInput: AuthorInput;
  Site: ResolverTypeWrapper<Site>;
  Notice: ResolverTypeWrapper<Notice>;
  SiteNotices: ResolverTypeWrapper<SiteNotices>;
  MarketplaceAccount: ResolverTypeWrapper<MarketplaceAccount>;
  ProfileAccount: ResolverTypeWrapper<ProfileAccount>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Helps: ResolverTypeWrapper<Helps>;
  HelpsInput: HelpsInput;
  Profile: ResolverTypeWrapper<Profile>;
  MemberRestriction: ResolverTypeWrapper<MemberRestriction>;
  Efficiency: ResolverTypeWrapper<Efficiency>;
  MemberJudge: ResolverTypeWrapper<MemberJudge>;
  MenuEntry: ResolverTypeWrapper<MenuEntry>;
  Rates: ResolverTypeWrapper<Rates>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  RatesConvertions: ResolverTypeWrapper<RatesConvertions>;
  DenounceReminder: ResolverTypeWrapper<DenounceReminder>;
  ReportImportTooltip: ResolverTypeWrapper<ReportImportTooltip>;
  Credentials: ResolverTypeWrapper<Credentials>;
  ProfileAccountInput: ProfileAccountInput;
  AccountVerification: ResolverTypeWrapper<AccountVerification>;
  Country: ResolverTypeWrapper<Country>;
  Address: ResolverTypeWrapper<Address>;
  Seller: ResolverTypeWrapper<Seller>;
  Attribute: ResolverTypeWrapper<Attribute>;
  Image: ResolverTypeWrapper<Image>;
  KitComponent: ResolverTypeWrapper<KitComponent>;
  Kit: ResolverTypeWrapper<Kit>;
  Variant: ResolverTypeWrapper<Variant>;
  SaleCondition: ResolverTypeWrapper<SaleCondition>;
  Question: ResolverTypeWrapper<Question>;
  ApprovedMark: ResolverTypeWrapper<ApprovedMark>;
  ReportedMark: ResolverTypeWrapper<ReportedMark>;
  NoticedMark: ResolverTypeWrapper<NoticedMark>;
  Article: ResolverTypeWrapper<Article>;
  ArticleDescription: ResolverTypeWrapper<ArticleDescription>;
  ArticleQuestions: ResolverTypeWrapper<ArticleQuestions>;
  ItemStatus: ResolverTypeWrapper<ItemStatus>;
  SearchResults: ResolverTypeWrapper<SearchResults>;
  Blindage: ResolverTypeWrapper<Blindage>;
  DenouncedVariant: ResolverTypeWrapper<DenouncedVariant>;
  MarkedArticle: ResolverTypeWrapper<MarkedArticle>;
  DeletedArticles: ResolverTypeWrapper<DeletedArticles>;
  CountrySite: ResolverTypeWrapper<CountrySite>;
  LiveSearchCountries: ResolverTypeWrapper<LiveSearchCountries>;
  FilterProfile: ResolverTypeWrapper<FilterProfile>;
  AttributeInput: AttributeInput;
  FilterProfileInput: FilterProfileInput;
  LiveSearchInput: LiveSearchInput;
  SearchCategory: ResolverTypeWrapper<SearchCategory>;
  LiveSearchArticles: ResolverTypeWrapper<LiveSearchArticles>;
  LiveSearch: ResolverTypeWrapper<LiveSearch>;
  LiveSearchList: ResolverTypeWrapper<LiveSearchList>;
  SellerPage: ResolverTypeWrapper<SellerPage>;
  SellerID: ResolverTypeWrapper<SellerId>;
  Deleted: ResolverTypeWrapper<Deleted>;
  ReportedArticle: ResolverTypeWrapper<ReportedArticle>;
  ReportedArticles: ResolverTypeWrapper<ReportedArticles>;
  ReportedFilters: ReportedFilters;
  ReportedArticlesCount: ResolverTypeWrapper<ReportedArticlesCount>;
  SuggestedArticles: ResolverTypeWrapper<SuggestedArticles>;
  SuggestedStats: ResolverTypeWrapper<SuggestedStats>;
  SuggestedReportedCount: ResolverTypeWrapper<SuggestedReportedCount>;
  PendingDenouncesCount: ResolverTypeWrapper<PendingDenouncesCount>;
  ItemPendingDenounces: ResolverTypeWrapper<ItemPendingDenounces>;
  CaseDocument: ResolverTypeWrapper<CaseDocument>;
  Photo: ResolverTypeWrapper<Photo>;
  SellerCounts: ResolverTypeWrapper<SellerCounts>;
  RejectOption: ResolverTypeWrapper<RejectOption>;
  CaseRollback: ResolverTypeWrapper<CaseRollback>;
  ArticleSnapshot: ResolverTypeWrapper<ArticleSnapshot>;
  Case: ResolverTypeWrapper<Case>;
  ItemInfo: ResolverTypeWrapper<ItemInfo>;
  SimplifiedCase: ResolverTypeWrapper<SimplifiedCase>;
  SimplifiedCases: ResolverTypeWrapper<SimplifiedCases>;
  CounterNotices: ResolverTypeWrapper<CounterNotices>;
  Report: ResolverTypeWrapper<Report>;
  Reports: ResolverTypeWrapper<Reports>;
  CounterNoticeResponse: ResolverTypeWrapper<CounterNoticeResponse>;
  RolledBackCase: ResolverTypeWrapper<RolledBackCase>;
  RankedName: ResolverTypeWrapper<RankedName>;
  NoticedReport: ResolverTypeWrapper<NoticedReport>;
  NoticedReports: ResolverTypeWrapper<NoticedReports>;
  SellerFilters: SellerFilters;
  ListedSellers: ResolverTypeWrapper<ListedSellers>;
  CatalogPicker: ResolverTypeWrapper<CatalogPicker>;
  CatalogPickerOption: ResolverTypeWrapper<CatalogPickerOption>;
  CatalogArticle: ResolverTypeWrapper<CatalogArticle>;
  CatalogResult: ResolverTypeWrapper<CatalogResult>;
  CatalogResults: ResolverTypeWrapper<CatalogResults>;
  Review: ResolverTypeWrapper<Review>;
  Reviews: ResolverTypeWrapper<Reviews>;
  RatingLevels: ResolverTypeWrapper<RatingLevels>;
  ReviewTotals: ResolverTypeWrapper<ReviewTotals>;
  ReviewsTotal: ResolverTypeWrapper<ReviewsTotal>;
  BrandInfringement: ResolverTypeWrapper<BrandInfringement>;
  SupportCase: ResolverTypeWrapper<SupportCase>;
  StatisticsStatus: ResolverTypeWrapper<StatisticsStatus>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  JSON: Scalars['JSON']['output'];
  Paging: Paging;
  Int: Scalars['Int']['output'];
  Author: Author;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AuthorInput: AuthorInput;
  Site: Site;
  Notice: Notice;
  SiteNotices: SiteNotices;
  MarketplaceAccount: MarketplaceAccount;
  ProfileAccount: ProfileAccount;
  Boolean: Scalars['Boolean']['output'];
  Helps: Helps;
  HelpsInput: HelpsInput;
  Profile: Profile;
  MemberRestriction: MemberRestriction;
  Efficiency: Efficiency;
  MemberJudge: MemberJudge;
  MenuEntry: MenuEntry;
  Rates: Rates;
  Float: Scalars['Float']['output'];
  RatesConvertions: RatesConvertions;
  DenounceReminder: DenounceReminder;
  ReportImportTooltip: ReportImportTooltip;
  Credentials: Credentials;
  ProfileAccountInput: ProfileAccountInput;
  AccountVerification: AccountVerification;
  Country: Country;
  Address: Address;
  Seller: Seller;
  Attribute: Attribute;
  Image: Image;
  KitComponent: KitComponent;
  Kit: Kit;
  Variant: Variant;
  SaleCondition: SaleCondition;
  Question: Question;
  ApprovedMark: ApprovedMark;
  ReportedMark: ReportedMark;
  NoticedMark: NoticedMark;
  Article: Article;
  ArticleDescription: ArticleDescription;
  ArticleQuestions: ArticleQuestions;
  ItemStatus: ItemStatus;
  SearchResults: SearchResults;
  Blindage: Blindage;
  DenouncedVariant: DenouncedVariant;
  MarkedArticle: MarkedArticle;
  DeletedArticles: DeletedArticles;
  CountrySite: CountrySite;
  LiveSearchCountries: LiveSearchCountries;
  FilterProfile: FilterProfile;
  AttributeInput: AttributeInput;
  FilterProfileInput: FilterProfileInput;
  LiveSearchInput: LiveSearchInput;
  SearchCategory: SearchCategory;
  LiveSearchArticles: LiveSearchArticles;
  LiveSearch: LiveSearch;
  LiveSearchList: LiveSearchList;
  SellerPage: SellerPage;
  SellerID: SellerId;
  Deleted: Deleted;
  ReportedArticle: ReportedArticle;
  ReportedArticles: ReportedArticles;
  ReportedFilters: ReportedFilters;
  ReportedArticlesCount: ReportedArticlesCount;
  SuggestedArticles: SuggestedArticles;
  SuggestedStats: SuggestedStats;
  SuggestedReportedCount: SuggestedReportedCount;
  PendingDenouncesCount: PendingDenouncesCount;
  ItemPendingDenounces: ItemPendingDenounces;
  CaseDocument: CaseDocument;
  Photo: Photo;
  SellerCounts: SellerCounts;
  RejectOption: RejectOption;
  CaseRollback: CaseRollback;
  ArticleSnapshot: ArticleSnapshot;
  Case: Case;
  ItemInfo: ItemInfo;
  SimplifiedCase: SimplifiedCase;
  SimplifiedCases: SimplifiedCases;
  CounterNotices: CounterNotices;
  Report: Report;
  Reports: Reports;
  CounterNoticeResponse: CounterNoticeResponse;
  RolledBackCase: RolledBackCase;
  RankedName: RankedName;
  NoticedReport: NoticedReport;
  NoticedReports: NoticedReports;
  SellerFilters: SellerFilters;
  ListedSellers: ListedSellers;
  CatalogPicker: CatalogPicker;
  CatalogPickerOption: CatalogPickerOption;
  CatalogArticle: CatalogArticle;
  CatalogResult: CatalogResult;
  CatalogResults: CatalogResults;
  Review: Review;
  Reviews: Reviews;
  RatingLevels: RatingLevels;
  ReviewTotals: ReviewTotals;
  ReviewsTotal: ReviewsTotal;
  BrandInfringement: BrandInfringement;
  SupportCase: SupportCase;
  StatisticsStatus: StatisticsStatus;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type PagingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Paging'] = ResolversParentTypes['Paging']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteNoticesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SiteNotices'] = ResolversParentTypes['SiteNotices']> = {
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
};

export type MarketplaceAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MarketplaceAccount'] = ResolversParentTypes['MarketplaceAccount']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProfileAccount'] = ResolversParentTypes['ProfileAccount']> = {
  accountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identificationCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identificationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identificationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identificationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internationalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountLang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountDisplayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountDisplayEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attorneyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderContactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderContactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accreditation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  representativeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HelpsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Helps'] = ResolversParentTypes['Helps']> = {
  dialog?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  didReport?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  onBoarding?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  onBoardingPendingDenounced?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  onBoardingPendingDetail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  didReportExcel?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirectFlowInfo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  restrictionNewMember?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  articlesPinned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  translateTooltipAlreadyShown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newReasonTooltipAlreadyShown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  discardTooltipAlreadyShown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  groupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  isAcuerdo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasSuggestions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  authorizedSiteIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  allowedNotices?: Resolver<Maybe<Array<ResolversTypes['SiteNotices']>>, ParentType, ContextType>;
  marketplaceAccount?: Resolver<Maybe<ResolversTypes['MarketplaceAccount']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['ProfileAccount']>, ParentType, ContextType>;
  suggestedListingsCountry?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reportImportTooltipUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  noticesLimitDayCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noticesLimitUpdatedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  blockDenounceReminderUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  showDenounceReminder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  helps?: Resolver<Maybe<ResolversTypes['Helps']>, ParentType, ContextType>;
  articlesPinned?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type MemberRestrictionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MemberRestriction'] = ResolversParentTypes['MemberRestriction']> = {
  denouncesAvailable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EfficiencyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Efficiency'] = ResolversParentTypes['Efficiency']> = {
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberJudgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MemberJudge'] = ResolversParentTypes['MemberJudge']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_denounces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  denounces_available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_tab?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_new?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  childs?: Resolver<Maybe<Array<ResolversTypes['MenuEntry']>>, ParentType, ContextType>;
};

export type RatesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Rates'] = ResolversParentTypes['Rates']> = {
  USD?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ARS?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  BRL?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  CLP?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  VES?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  MXN?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  COP?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  PEN?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  BOB?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  CRC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  DOP?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  GTQ?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  HNL?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  NIO?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  PAB?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  UYU?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  EUR?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  PYG?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RatesConvertionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatesConvertions'] = ResolversParentTypes['RatesConvertions']> = {
  base?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ResolversTypes['Rates']>, ParentType, ContextType>;
};

export type DenounceReminderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DenounceReminder'] = ResolversParentTypes['DenounceReminder']> = {
  showDenounceReminder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ReportImportTooltipResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReportImportTooltip'] = ResolversParentTypes['ReportImportTooltip']> = {
  reportImportTooltipUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CredentialsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Credentials'] = ResolversParentTypes['Credentials']> = {
  Username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProfileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AccountVerificationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountVerification'] = ResolversParentTypes['AccountVerification']> = {
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  neighborhood?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reputation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemsSold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reportsReceived?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counterNoticesSent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counterNoticesAccepted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  blackSeller?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  whiteSeller?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reputationPowerSellerStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KitComponentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['KitComponent'] = ResolversParentTypes['KitComponent']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Kit'] = ResolversParentTypes['Kit']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  components?: Resolver<Maybe<Array<ResolversTypes['KitComponent']>>, ParentType, ContextType>;
};

export type VariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  family_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soldQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['Attribute']>>, ParentType, ContextType>;
  pictures?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['ReportedMark']>, ParentType, ContextType>;
  noticed?: Resolver<Maybe<ResolversTypes['NoticedMark']>, ParentType, ContextType>;
};

export type SaleConditionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SaleCondition'] = ResolversParentTypes['SaleCondition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovedMarkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApprovedMark'] = ResolversParentTypes['ApprovedMark']> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ReportedMarkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReportedMark'] = ResolversParentTypes['ReportedMark']> = {
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photosDenounced?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isFamily?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  familyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NoticedMarkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NoticedMark'] = ResolversParentTypes['NoticedMark']> = {
  sent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sending?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  noticeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  noticedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  takeDownAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  noticeStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectOption?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soldQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  officialStoreId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogListing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  catalogProductId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['Variant']>>, ParentType, ContextType>;
  kits?: Resolver<Maybe<Array<ResolversTypes['Kit']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['Attribute']>>, ParentType, ContextType>;
  saleConditions?: Resolver<Maybe<Array<ResolversTypes['SaleCondition']>>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['ApprovedMark']>, ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['ReportedMark']>, ParentType, ContextType>;
  noticed?: Resolver<Maybe<ResolversTypes['NoticedMark']>, ParentType, ContextType>;
  originModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['Question']>>, ParentType, ContextType>;
};

export type ArticleDescriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ArticleDescription'] = ResolversParentTypes['ArticleDescription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plainText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleQuestionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ArticleQuestions'] = ResolversParentTypes['ArticleQuestions']> = {
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ItemStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemStatus'] = ResolversParentTypes['ItemStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  results?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type BlindageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Blindage'] = ResolversParentTypes['Blindage']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DenouncedVariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DenouncedVariant'] = ResolversParentTypes['DenouncedVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarkedArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MarkedArticle'] = ResolversParentTypes['MarkedArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['ApprovedMark']>, ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['ReportedMark']>, ParentType, ContextType>;
  noticed?: Resolver<Maybe<ResolversTypes['NoticedMark']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeletedArticlesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeletedArticles'] = ResolversParentTypes['DeletedArticles']> = {
  articlesIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CountrySiteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountrySite'] = ResolversParentTypes['CountrySite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  filtered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LiveSearchCountriesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LiveSearchCountries'] = ResolversParentTypes['LiveSearchCountries']> = {
  countrySites?: Resolver<Array<ResolversTypes['CountrySite']>, ParentType, ContextType>;
};

export type FilterProfileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilterProfile'] = ResolversParentTypes['FilterProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sites?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  priceMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceMinConverted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceMaxConverted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  profileCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerNickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleCondition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['Attribute']>>, ParentType, ContextType>;
  dateFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stockOffered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockSold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  indexed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  requiredWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  avoidedWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  sellers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  blacklistedSellers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SearchCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SearchCategory'] = ResolversParentTypes['SearchCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LiveSearchArticlesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LiveSearchArticles'] = ResolversParentTypes['LiveSearchArticles']> = {
  items?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type LiveSearchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LiveSearch'] = ResolversParentTypes['LiveSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  avoidedWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  sellers?: Resolver<Maybe<Array<ResolversTypes['Seller']>>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['LiveSearchCountries']>, ParentType, ContextType>;
  filterProfiles?: Resolver<Maybe<Array<ResolversTypes['FilterProfile']>>, ParentType, ContextType>;
  filterProfileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sortBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articles?: Resolver<Maybe<ResolversTypes['LiveSearchArticles']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finished?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['SearchCategory']>>, ParentType, ContextType>;
};

export type LiveSearchListResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LiveSearchList'] = ResolversParentTypes['LiveSearchList']> = {
  liveSearches?: Resolver<Array<ResolversTypes['LiveSearch']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type SellerPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SellerPage'] = ResolversParentTypes['SellerPage']> = {
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type SellerIdResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SellerID'] = ResolversParentTypes['SellerID']> = {
  sellerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeletedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Deleted'] = ResolversParentTypes['Deleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportedArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReportedArticle'] = ResolversParentTypes['ReportedArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
  editing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  removing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photosDenounced?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ReportedArticlesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReportedArticles'] = ResolversParentTypes['ReportedArticles']> = {
  articles?: Resolver<Array<ResolversTypes['ReportedArticle']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ReportedArticlesCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReportedArticlesCount'] = ResolversParentTypes['ReportedArticlesCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countDB?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SuggestedArticlesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SuggestedArticles'] = ResolversParentTypes['SuggestedArticles']> = {
  articles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  pinned?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type SuggestedStatsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SuggestedStats'] = ResolversParentTypes['SuggestedStats']> = {
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noticed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noticedPrevWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SuggestedReportedCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SuggestedReportedCount'] = ResolversParentTypes['SuggestedReportedCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PendingDenouncesCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PendingDenouncesCount'] = ResolversParentTypes['PendingDenouncesCount']> = {
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ItemPendingDenouncesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemPendingDenounces'] = ResolversParentTypes['ItemPendingDenounces']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseDocumentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseDocument'] = ResolversParentTypes['CaseDocument']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerCountsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SellerCounts'] = ResolversParentTypes['SellerCounts']> = {
  denounces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counterNotices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accepted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RejectOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RejectOption'] = ResolversParentTypes['RejectOption']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseRollbackResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseRollback'] = ResolversParentTypes['CaseRollback']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleSnapshotResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ArticleSnapshot'] = ResolversParentTypes['ArticleSnapshot']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  articleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  denounceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  denounceReasonId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  denounceReasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  denounceDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitResponseDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  counterNoticeDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  groupResponse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['CaseDocument']>>, ParentType, ContextType>;
  sellerResponse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshot?: Resolver<Maybe<ResolversTypes['ArticleSnapshot']>, ParentType, ContextType>;
  photosNew?: Resolver<Maybe<Array<ResolversTypes['Photo']>>, ParentType, ContextType>;
  photosDenounced?: Resolver<Maybe<Array<ResolversTypes['Photo']>>, ParentType, ContextType>;
  sellerCounts?: Resolver<Maybe<ResolversTypes['SellerCounts']>, ParentType, ContextType>;
  rejectOptionMember?: Resolver<Maybe<ResolversTypes['RejectOption']>, ParentType, ContextType>;
  rejectMember?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rejectOption?: Resolver<Maybe<ResolversTypes['RejectOption']>, ParentType, ContextType>;
  isRollbackable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  caseDetailRollback?: Resolver<Maybe<ResolversTypes['CaseRollback']>, ParentType, ContextType>;
};

export type ItemInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemInfo'] = ResolversParentTypes['ItemInfo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permalink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SimplifiedCaseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SimplifiedCase'] = ResolversParentTypes['SimplifiedCase']> = {
  item_info?: Resolver<Maybe<ResolversTypes['ItemInfo']>, ParentType, ContextType>;
  case_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  member_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seller_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  element_related_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date_created?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  last_updated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  user_product_ids?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  aDenouncedVariants?: Resolver<Maybe<Array<ResolversTypes['DenouncedVariant']>>, ParentType, ContextType>;
};

export type SimplifiedCasesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SimplifiedCases'] = ResolversParentTypes['SimplifiedCases']> = {
  cases?: Resolver<Array<ResolversTypes['SimplifiedCase']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CounterNoticesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CounterNotices'] = ResolversParentTypes['CounterNotices']> = {
  cases?: Resolver<Array<ResolversTypes['Case']>, ParentType, ContextType>;
  denounces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counterNotices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accepted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditor?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retractionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditorComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterNoticeComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseDocument']>>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Photo']>>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ReportsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Reports'] = ResolversParentTypes['Reports']> = {
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CounterNoticeResponseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CounterNoticeResponse'] = ResolversParentTypes['CounterNoticeResponse']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  groupResponse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectMember?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RolledBackCaseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RolledBackCase'] = ResolversParentTypes['RolledBackCase']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RankedNameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RankedName'] = ResolversParentTypes['RankedName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticedReportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NoticedReport'] = ResolversParentTypes['NoticedReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ready?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  generating?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  topCountries?: Resolver<Maybe<Array<ResolversTypes['RankedName']>>, ParentType, ContextType>;
  topSellers?: Resolver<Maybe<Array<ResolversTypes['RankedName']>>, ParentType, ContextType>;
};

export type NoticedReportsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NoticedReports'] = ResolversParentTypes['NoticedReports']> = {
  reports?: Resolver<Array<ResolversTypes['NoticedReport']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ListedSellersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedSellers'] = ResolversParentTypes['ListedSellers']> = {
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CatalogPickerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CatalogPicker'] = ResolversParentTypes['CatalogPicker']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['CatalogPickerOption']>>, ParentType, ContextType>;
};

export type CatalogPickerOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CatalogPickerOption'] = ResolversParentTypes['CatalogPickerOption']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogArticleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CatalogArticle'] = ResolversParentTypes['CatalogArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold_quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  domain_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permalink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickers?: Resolver<Maybe<Array<ResolversTypes['CatalogPicker']>>, ParentType, ContextType>;
  pictures?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['Attribute']>>, ParentType, ContextType>;
  buy_box_winner?: Resolver<Maybe<ResolversTypes['CatalogResult']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CatalogResult'] = ResolversParentTypes['CatalogResult']> = {
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seller_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold_quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  available_quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  official_store_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerData?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
};

export type CatalogResultsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CatalogResults'] = ResolversParentTypes['CatalogResults']> = {
  results?: Resolver<Array<ResolversTypes['CatalogResult']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviewable_object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date_created?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  valorization?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dislikes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  buying_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  relevance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forbidden_words?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReviewsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Reviews'] = ResolversParentTypes['Reviews']> = {
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type RatingLevelsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatingLevels'] = ResolversParentTypes['RatingLevels']> = {
  one_star?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  two_star?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  three_star?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  four_star?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  five_star?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReviewTotalsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReviewTotals'] = ResolversParentTypes['ReviewTotals']> = {
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positive?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  negative?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReviewsTotalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReviewsTotal'] = ResolversParentTypes['ReviewsTotal']> = {
  rating_average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_levels?: Resolver<Maybe<ResolversTypes['RatingLevels']>, ParentType, ContextType>;
  hasMore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasPositive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasNegative?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['ReviewTotals']>, ParentType, ContextType>;
};

export type BrandInfringementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BrandInfringement'] = ResolversParentTypes['BrandInfringement']> = {
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SupportCaseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SupportCase'] = ResolversParentTypes['SupportCase']> = {
  caseCx?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StatisticsStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatisticsStatus'] = ResolversParentTypes['StatisticsStatus']> = {
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  sites?: Resolver<Maybe<Array<ResolversTypes['Site']>>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  profiles?: Resolver<Maybe<Array<ResolversTypes['Profile']>>, ParentType, ContextType>;
  memberRestriction?: Resolver<Maybe<ResolversTypes['MemberRestriction']>, ParentType, ContextType>;
  efficiency?: Resolver<Maybe<ResolversTypes['Efficiency']>, ParentType, ContextType>;
  memberJudge?: Resolver<Maybe<ResolversTypes['MemberJudge']>, ParentType, ContextType>;
  menu?: Resolver<Maybe<Array<ResolversTypes['MenuEntry']>>, ParentType, ContextType>;
  ratesConvertions?: Resolver<Maybe<ResolversTypes['RatesConvertions']>, ParentType, ContextType>;
  showDenounceReminder?: Resolver<Maybe<ResolversTypes['DenounceReminder']>, ParentType, ContextType>;
  showReportImportTooltipUntil?: Resolver<Maybe<ResolversTypes['ReportImportTooltip']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, Partial<QuerySearchArgs>>;
  article?: Resolver<Maybe<Array<ResolversTypes['Article']>>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'articleId'>>;
  articleDescription?: Resolver<Maybe<ResolversTypes['ArticleDescription']>, ParentType, ContextType, RequireFields<QueryArticleDescriptionArgs, 'articleId'>>;
  articleQuestions?: Resolver<Maybe<ResolversTypes['ArticleQuestions']>, ParentType, ContextType, RequireFields<QueryArticleQuestionsArgs, 'articleId'>>;
  articlesByIds?: Resolver<Maybe<Array<ResolversTypes['Article']>>, ParentType, ContextType, RequireFields<QueryArticlesByIdsArgs, 'articlesIds'>>;
  itemStatus?: Resolver<Maybe<ResolversTypes['ItemStatus']>, ParentType, ContextType, RequireFields<QueryItemStatusArgs, 'articleId'>>;
  liveSearch?: Resolver<Maybe<ResolversTypes['LiveSearch']>, ParentType, ContextType, RequireFields<QueryLiveSearchArgs, 'id' | 'articles_size'>>;
  liveSearches?: Resolver<Maybe<ResolversTypes['LiveSearchList']>, ParentType, ContextType>;
  reportedArticles?: Resolver<Maybe<ResolversTypes['ReportedArticles']>, ParentType, ContextType, RequireFields<QueryReportedArticlesArgs, 'size'>>;
  reportedArticlesCount?: Resolver<Maybe<ResolversTypes['ReportedArticlesCount']>, ParentType, ContextType>;
  suggestedArticles?: Resolver<Maybe<ResolversTypes['SuggestedArticles']>, ParentType, ContextType, Partial<QuerySuggestedArticlesArgs>>;
  suggestedStats?: Resolver<Maybe<ResolversTypes['SuggestedStats']>, ParentType, ContextType>;
  suggestedReportedCount?: Resolver<Maybe<ResolversTypes['SuggestedReportedCount']>, ParentType, ContextType>;
  blindages?: Resolver<Maybe<Array<ResolversTypes['Blindage']>>, ParentType, ContextType, RequireFields<QueryBlindagesArgs, 'itemsIds'>>;
  variants?: Resolver<Maybe<Array<ResolversTypes['Variant']>>, ParentType, ContextType, RequireFields<QueryVariantsArgs, 'userProductsIds'>>;
  kits?: Resolver<Maybe<Array<ResolversTypes['Kit']>>, ParentType, ContextType, RequireFields<QueryKitsArgs, 'userProductsIds'>>;
  denouncedVariants?: Resolver<Maybe<Array<ResolversTypes['DenouncedVariant']>>, ParentType, ContextType, Partial<QueryDenouncedVariantsArgs>>;
  filterProfileSellers?: Resolver<Maybe<ResolversTypes['SellerPage']>, ParentType, ContextType, Partial<QueryFilterProfileSellersArgs>>;
  getSellerID?: Resolver<Maybe<ResolversTypes['SellerID']>, ParentType, ContextType, RequireFields<QueryGetSellerIdArgs, 'nickName' | 'siteId'>>;
  pendingDenouncesCount?: Resolver<Maybe<ResolversTypes['PendingDenouncesCount']>, ParentType, ContextType, Partial<QueryPendingDenouncesCountArgs>>;
  itemPendingDenouncesCount?: Resolver<Maybe<Array<ResolversTypes['ItemPendingDenounces']>>, ParentType, ContextType, RequireFields<QueryItemPendingDenouncesCountArgs, 'itemId'>>;
  counterNotices?: Resolver<Maybe<ResolversTypes['CounterNotices']>, ParentType, ContextType, RequireFields<QueryCounterNoticesArgs, 'size'>>;
  counterNoticesV3?: Resolver<Maybe<ResolversTypes['SimplifiedCases']>, ParentType, ContextType, Partial<QueryCounterNoticesV3Args>>;
  pendingCounterNoticeList?: Resolver<Maybe<ResolversTypes['SimplifiedCases']>, ParentType, ContextType, RequireFields<QueryPendingCounterNoticeListArgs, 'sort' | 'order'>>;
  closedCasesList?: Resolver<Maybe<ResolversTypes['SimplifiedCases']>, ParentType, ContextType, Partial<QueryClosedCasesListArgs>>;
  caseDescription?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseDescriptionArgs, 'caseId' | 'siteId'>>;
  noticedArticles?: Resolver<Maybe<ResolversTypes['Reports']>, ParentType, ContextType, Partial<QueryNoticedArticlesArgs>>;
  noticedReports?: Resolver<Maybe<ResolversTypes['NoticedReports']>, ParentType, ContextType, Partial<QueryNoticedReportsArgs>>;
  liveSearchReports?: Resolver<Maybe<ResolversTypes['NoticedReports']>, ParentType, ContextType, Partial<QueryLiveSearchReportsArgs>>;
  blackListSellers?: Resolver<Maybe<ResolversTypes['ListedSellers']>, ParentType, ContextType, Partial<QueryBlackListSellersArgs>>;
  whiteListSellers?: Resolver<Maybe<ResolversTypes['ListedSellers']>, ParentType, ContextType, Partial<QueryWhiteListSellersArgs>>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'sellerId' | 'siteId'>>;
  articleCatalogo?: Resolver<Maybe<ResolversTypes['CatalogArticle']>, ParentType, ContextType, RequireFields<QueryArticleCatalogoArgs, 'articleId'>>;
  articlesCatalogo?: Resolver<Maybe<ResolversTypes['CatalogResults']>, ParentType, ContextType, RequireFields<QueryArticlesCatalogoArgs, 'articleId'>>;
  reviews?: Resolver<Maybe<ResolversTypes['Reviews']>, ParentType, ContextType, RequireFields<QueryReviewsArgs, 'itemId'>>;
  reviewsTotal?: Resolver<Maybe<ResolversTypes['ReviewsTotal']>, ParentType, ContextType, RequireFields<QueryReviewsTotalArgs, 'itemId'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  updateProfile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, Partial<MutationUpdateProfileArgs>>;
  updateProfileAccount?: Resolver<Maybe<ResolversTypes['AccountVerification']>, ParentType, ContextType, RequireFields<MutationUpdateProfileAccountArgs, 'account'>>;
  createProfile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<MutationCreateProfileArgs, 'lang' | 'currency' | 'givenName' | 'familyName'>>;
  getCredentials?: Resolver<Maybe<ResolversTypes['Credentials']>, ParentType, ContextType, RequireFields<MutationGetCredentialsArgs, 'userId'>>;
  createLiveSearch?: Resolver<Maybe<ResolversTypes['LiveSearch']>, ParentType, ContextType, RequireFields<MutationCreateLiveSearchArgs, 'liveSearch'>>;
  updateLiveSearch?: Resolver<Maybe<ResolversTypes['LiveSearch']>, ParentType, ContextType, RequireFields<MutationUpdateLiveSearchArgs, 'id'>>;
  deleteLiveSearch?: Resolver<Maybe<ResolversTypes['Deleted']>, ParentType, ContextType, RequireFields<MutationDeleteLiveSearchArgs, 'id'>>;
  createSellersLiveSearch?: Resolver<Maybe<ResolversTypes['LiveSearch']>, ParentType, ContextType, RequireFields<MutationCreateSellersLiveSearchArgs, 'sellers'>>;
  reportArticles?: Resolver<Maybe<Array<ResolversTypes['MarkedArticle']>>, ParentType, ContextType, RequireFields<MutationReportArticlesArgs, 'articlesIds' | 'code' | 'description'>>;
  editReportedArticles?: Resolver<Maybe<Array<ResolversTypes['MarkedArticle']>>, ParentType, ContextType, RequireFields<MutationEditReportedArticlesArgs, 'articlesIds' | 'code' | 'description'>>;
  approveArticles?: Resolver<Maybe<Array<ResolversTypes['MarkedArticle']>>, ParentType, ContextType, RequireFields<MutationApproveArticlesArgs, 'articlesIds'>>;
  discardArticles?: Resolver<Maybe<Array<ResolversTypes['MarkedArticle']>>, ParentType, ContextType, RequireFields<MutationDiscardArticlesArgs, 'articlesIds' | 'code'>>;
  articleUndo?: Resolver<Maybe<ResolversTypes['MarkedArticle']>, ParentType, ContextType, RequireFields<MutationArticleUndoArgs, 'undo' | 'articleId'>>;
  sendNotice?: Resolver<Maybe<Array<ResolversTypes['MarkedArticle']>>, ParentType, ContextType, RequireFields<MutationSendNoticeArgs, 'articlesIds'>>;
  deleteArticlesFromDB?: Resolver<Maybe<ResolversTypes['DeletedArticles']>, ParentType, ContextType, RequireFields<MutationDeleteArticlesFromDbArgs, 'action' | 'articlesIds'>>;
  sendBrandInfringement?: Resolver<Maybe<ResolversTypes['BrandInfringement']>, ParentType, ContextType, RequireFields<MutationSendBrandInfringementArgs, 'productId' | 'reportReasonId' | 'reportReasonDetail'>>;
  insertStatistics?: Resolver<Maybe<ResolversTypes['StatisticsStatus']>, ParentType, ContextType, Partial<MutationInsertStatisticsArgs>>;
  trackUserEvent?: Resolver<Maybe<ResolversTypes['StatisticsStatus']>, ParentType, ContextType, RequireFields<MutationTrackUserEventArgs, 'event'>>;
  respondCounterNotice?: Resolver<Maybe<ResolversTypes['CounterNoticeResponse']>, ParentType, ContextType, RequireFields<MutationRespondCounterNoticeArgs, 'caseId' | 'siteId' | 'documentationApproved'>>;
  rollbackCase?: Resolver<Maybe<ResolversTypes['RolledBackCase']>, ParentType, ContextType, RequireFields<MutationRollbackCaseArgs, 'caseId'>>;
  blackListSeller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<MutationBlackListSellerArgs, 'siteId' | 'sellerId'>>;
  whiteListSeller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<MutationWhiteListSellerArgs, 'siteId' | 'sellerId'>>;
  deleteSellerFromDB?: Resolver<Maybe<ResolversTypes['Deleted']>, ParentType, ContextType, RequireFields<MutationDeleteSellerFromDbArgs, 'sellerId'>>;
  createNoticedReport?: Resolver<Maybe<ResolversTypes['NoticedReport']>, ParentType, ContextType, RequireFields<MutationCreateNoticedReportArgs, 'title'>>;
  deleteNoticedReport?: Resolver<Maybe<ResolversTypes['Deleted']>, ParentType, ContextType, RequireFields<MutationDeleteNoticedReportArgs, 'id'>>;
  createLiveSearchReport?: Resolver<Maybe<ResolversTypes['NoticedReport']>, ParentType, ContextType, Partial<MutationCreateLiveSearchReportArgs>>;
  deleteLiveSearchReport?: Resolver<Maybe<ResolversTypes['Deleted']>, ParentType, ContextType, RequireFields<MutationDeleteLiveSearchReportArgs, 'id'>>;
  sendMessageToSupport?: Resolver<Maybe<ResolversTypes['SupportCase']>, ParentType, ContextType, RequireFields<MutationSendMessageToSupportArgs, 'email' | 'userId' | 'siteId' | 'message'>>;
};

export type Resolvers<ContextType = unknown> = {
  Date?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Paging?: PagingResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  SiteNotices?: SiteNoticesResolvers<ContextType>;
  MarketplaceAccount?: MarketplaceAccountResolvers<ContextType>;
  ProfileAccount?: ProfileAccountResolvers<ContextType>;
  Helps?: HelpsResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  MemberRestriction?: MemberRestrictionResolvers<ContextType>;
  Efficiency?: EfficiencyResolvers<ContextType>;
  MemberJudge?: MemberJudgeResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Rates?: RatesResolvers<ContextType>;
  RatesConvertions?: RatesConvertionsResolvers<ContextType>;
  DenounceReminder?: DenounceReminderResolvers<ContextType>;
  ReportImportTooltip?: ReportImportTooltipResolvers<ContextType>;
  Credentials?: CredentialsResolvers<ContextType>;
  AccountVerification?: AccountVerificationResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  KitComponent?: KitComponentResolvers<ContextType>;
  Kit?: KitResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  SaleCondition?: SaleConditionResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  ApprovedMark?: ApprovedMarkResolvers<ContextType>;
  ReportedMark?: ReportedMarkResolvers<ContextType>;
  NoticedMark?: NoticedMarkResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleDescription?: ArticleDescriptionResolvers<ContextType>;
  ArticleQuestions?: ArticleQuestionsResolvers<ContextType>;
  ItemStatus?: ItemStatusResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  Blindage?: BlindageResolvers<ContextType>;
  DenouncedVariant?: DenouncedVariantResolvers<ContextType>;
  MarkedArticle?: MarkedArticleResolvers<ContextType>;
  DeletedArticles?: DeletedArticlesResolvers<ContextType>;
  CountrySite?: CountrySiteResolvers<ContextType>;
  LiveSearchCountries?: LiveSearchCountriesResolvers<ContextType>;
  FilterProfile?: FilterProfileResolvers<ContextType>;
  SearchCategory?: SearchCategoryResolvers<ContextType>;
  LiveSearchArticles?: LiveSearchArticlesResolvers<ContextType>;
  LiveSearch?: LiveSearchResolvers<ContextType>;
  LiveSearchList?: LiveSearchListResolvers<ContextType>;
  SellerPage?: SellerPageResolvers<ContextType>;
  SellerID?: SellerIdResolvers<ContextType>;
  Deleted?: DeletedResolvers<ContextType>;
  ReportedArticle?: ReportedArticleResolvers<ContextType>;
  ReportedArticles?: ReportedArticlesResolvers<ContextType>;
  ReportedArticlesCount?: ReportedArticlesCountResolvers<ContextType>;
  SuggestedArticles?: SuggestedArticlesResolvers<ContextType>;
  SuggestedStats?: SuggestedStatsResolvers<ContextType>;
  SuggestedReportedCount?: SuggestedReportedCountResolvers<ContextType>;
  PendingDenouncesCount?: PendingDenouncesCountResolvers<ContextType>;
  ItemPendingDenounces?: ItemPendingDenouncesResolvers<ContextType>;
  CaseDocument?: CaseDocumentResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  SellerCounts?: SellerCountsResolvers<ContextType>;
  RejectOption?: RejectOptionResolvers<ContextType>;
  CaseRollback?: CaseRollbackResolvers<ContextType>;
  ArticleSnapshot?: ArticleSnapshotResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  ItemInfo?: ItemInfoResolvers<ContextType>;
  SimplifiedCase?: SimplifiedCaseResolvers<ContextType>;
  SimplifiedCases?: SimplifiedCasesResolvers<ContextType>;
  CounterNotices?: CounterNoticesResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  Reports?: ReportsResolvers<ContextType>;
  CounterNoticeResponse?: CounterNoticeResponseResolvers<ContextType>;
  RolledBackCase?: RolledBackCaseResolvers<ContextType>;
  RankedName?: RankedNameResolvers<ContextType>;
  NoticedReport?: NoticedReportResolvers<ContextType>;
  NoticedReports?: NoticedReportsResolvers<ContextType>;
  ListedSellers?: ListedSellersResolvers<ContextType>;
  CatalogPicker?: CatalogPickerResolvers<ContextType>;
  CatalogPickerOption?: CatalogPickerOptionResolvers<ContextType>;
  CatalogArticle?: CatalogArticleResolvers<ContextType>;
  CatalogResult?: CatalogResultResolvers<ContextType>;
  CatalogResults?: CatalogResultsResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  Reviews?: ReviewsResolvers<ContextType>;
  RatingLevels?: RatingLevelsResolvers<ContextType>;
  ReviewTotals?: ReviewTotalsResolvers<ContextType>;
  ReviewsTotal?: ReviewsTotalResolvers<ContextType>;
  BrandInfringement?: BrandInfringementResolvers<ContextType>;
  SupportCase?: SupportCaseResolvers<ContextType>;
  StatisticsStatus?: StatisticsStatusResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};
