export const categories = [
  { id: 'cat1', name: 'BRAND' },
  { id: 'cat2', name: 'COPYRIGHT' },
  { id: 'cat3', name: 'PERSONAL_IMAGE' },
  { id: 'cat4', name: 'UTILITY_MODEL' },
  { id: 'cat5', name: 'PATENT' },
  { id: 'cat6', name: 'AGREEMENTS' },
  { id: 'cat7', name: 'RELATED_RIGHTS' },
] as const;
export type Category = (typeof categories)[number]['name'];

export type ReasonGroup = 'product' | 'publication' | 'actors' | 'producers' | 'broadcasters';

interface Reason {
  code: string;
  /** Null for a reason that is only shown, never offered. */
  category: Category | null;
  /** How the second step of the drawer divides its category; null where it does not. */
  group: ReasonGroup | null;
  /** Photos have to be chosen with it. */
  image: boolean;
}

export const reasons = [
  { code: 'PPPI1', category: 'BRAND', group: 'product', image: false },
  { code: 'PPPI2', category: 'BRAND', group: 'publication', image: false },
  { code: 'PPPI3', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI4', category: null, group: null, image: false },
  { code: 'PPPI5', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI6', category: 'COPYRIGHT', group: null, image: true },
  { code: 'PPPI7', category: 'PERSONAL_IMAGE', group: null, image: true },
  { code: 'PPPI8', category: 'UTILITY_MODEL', group: null, image: false },
  { code: 'PPPI9', category: 'PATENT', group: null, image: false },
  { code: 'PPPI10', category: 'BRAND', group: 'product', image: false },
  { code: 'PPPI11', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI12', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI13', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI14', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI15', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI16', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI17', category: 'COPYRIGHT', group: null, image: false },
  { code: 'PPPI18', category: 'RELATED_RIGHTS', group: 'actors', image: false },
  { code: 'PPPI19', category: 'RELATED_RIGHTS', group: 'actors', image: true },
  { code: 'PPPI20', category: 'RELATED_RIGHTS', group: 'producers', image: false },
  { code: 'PPPI21', category: 'RELATED_RIGHTS', group: 'producers', image: false },
  { code: 'PPPI22', category: 'RELATED_RIGHTS', group: 'broadcasters', image: false },
  { code: 'PPPI23', category: 'RELATED_RIGHTS', group: 'broadcasters', image: false },
  { code: 'ACUERDO', category: 'AGREEMENTS', group: null, image: false },
] as const satisfies readonly Reason[];
export type ReasonCode = (typeof reasons)[number]['code'];

export const reasonCodes: readonly ReasonCode[] = reasons.map((reason) => reason.code);

/** Reasons that concern pictures; the right to report images is the right to one of them. */
export const imageReasons = ['PPPI6', 'PPPI7', 'PPPI19'] as const satisfies readonly ReasonCode[];

/** Reasons that several listings at once can't be reported for. */
export const singleListingReasons: readonly ReasonCode[] = [...imageReasons];

/** Reasons that several selling conditions of a catalogue page at once can't be reported for. */
export const singleCatalogueReasons = ['PPPI2', 'PPPI6', 'PPPI7'] as const satisfies readonly ReasonCode[];

/** Reasons that the listing drawer does not take on a catalogue page. */
export const notOnCatalogueReasons = ['PPPI2'] as const satisfies readonly ReasonCode[];

/** Categories left out when photos were chosen first. */
export const notForChosenPhotosCategories = [
  'COPYRIGHT',
  'PERSONAL_IMAGE',
  'RELATED_RIGHTS',
] as const satisfies readonly Category[];

/** The reason that a protected item is checked for before anything is chosen. */
export const protectableReason = 'PPPI9' satisfies ReasonCode;

/** Where in a catalogue page the infringement is. */
export const infringementLocations = ['title', 'description', 'sheet', 'publish'] as const;
export type InfringementLocation = (typeof infringementLocations)[number];

/** Why a suggestion is discarded; the last one needs a comment. */
export const discardReasons = ['item1', 'item2', 'item3', 'item4'] as const;
export type DiscardReason = (typeof discardReasons)[number];
export const discardReasonWithComment = 'item4' satisfies DiscardReason;
