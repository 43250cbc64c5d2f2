export const listingStatuses = ['active', 'closed', 'inactive', 'paused', 'under_review'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Listings in these are refused by a detail that checks the status, and are what *delete inactive* takes away. */
export const invalidListingStatuses = [
  'closed',
  'inactive',
  'under_review',
] as const satisfies readonly ListingStatus[];

export const listingConditions = ['all', 'new', 'used', 'refurbished'] as const;
export type ListingCondition = (typeof listingConditions)[number];

/** Which screen a mark was made from. */
export const originModels = ['live_search', 'quick_search', 'suggestions', 'catalogue', 'send_notice'] as const;
export type OriginModel = (typeof originModels)[number];

/** The source of a spreadsheet import. */
export const importSource = 'type_article_xls';

/** What found a reported listing. */
export const reportSources = [...originModels, importSource] as const;
export type ReportSource = (typeof reportSources)[number];

/** ITM is a listing, CAT a catalogue page. */
export const elementTypes = ['ITM', 'CAT'] as const;
export type ElementType = (typeof elementTypes)[number];

export const undoKinds = ['approved', 'reported'] as const;
export type UndoKind = (typeof undoKinds)[number];

export const deleteActions = ['delete', 'delete_inactive'] as const;
export type DeleteAction = (typeof deleteActions)[number];

export const liveSearchStatuses = ['in_progress', 'processed', 'failed'] as const;
export type LiveSearchStatus = (typeof liveSearchStatuses)[number];

export const liveSearchSorts = ['relevance', 'price', 'sold_quantity', 'date_created'] as const;
export type LiveSearchSort = (typeof liveSearchSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Order of the report history and of the suspicious list. */
export const reportSorts = ['recent', 'oldest'] as const;
export type ReportSort = (typeof reportSorts)[number];

export const caseSorts = ['due_date', 'date_created'] as const;
export type CaseSort = (typeof caseSorts)[number];

/** Who asks for a listing's open reports. */
export const pendingFlows = ['import_excel'] as const;

export const sellerLists = ['black', 'white'] as const;
export type SellerList = (typeof sellerLists)[number];

export const sellerReputations = ['excellent', 'good', 'regular', 'bad', 'unknown'] as const;
export type SellerReputation = (typeof sellerReputations)[number];

/** Picture sizes by the letter before the extension. */
export const pictureSizes = { original: 'O', small: 'R', normal: 'N' } as const;

export const imageExtensions = ['jpeg', 'jpg', 'gif', 'png', 'bmp'] as const;

/** A bundle has different products in it, a pack several of one. */
export const kitTypes = ['bundle', 'pack'] as const;

export const kitComponentTypes = ['main', 'product', 'accessory'] as const;
