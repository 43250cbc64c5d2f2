import type { CaseStatus } from '../contracts/vocabulary/case-statuses';
import type { ListingStatus, SellerList } from '../contracts/vocabulary/listings';
import type { EfficiencyLevel } from '../contracts/vocabulary/members';
import type { ReasonCode } from '../contracts/vocabulary/reasons';
import type { Account } from './accounts';

export type { Account };

/** A listing id of thirteen characters; its first three are the site. */
type ListingId = string;

/** A catalogue id of eleven characters; its first three are the site. */
type CatalogueId = string;

/** Why somebody with the right password has no place in the console. */
type Standing = 'other_product' | 'not_a_member' | 'no_report_permission';

/** Reports of what was sent, or of what a live search would find. */
type ExportKind = 'notices' | 'live-search';

/**
 * What each provider state says, by name. Every interaction begins with the clean slate, and the states after it come in their
 * order: a state holds after its handler whatever held before, so that interactions may come in any order and again. "Says everything" means that no field of the entity is null and no
 * list of it empty.
 */
export interface StateParams {
  'a clean slate': Record<string, never>;
  'a person is signed in': { account: Account };
  'the session of a person has ended': { account: Account };
  'the profile says everything': { account: Account };
  'the account is restricted': { account: Account; status: string; denouncesAvailable: number; dueDate: string };
  'the account is judged': {
    account: Account;
    type: string;
    sub_type: string;
    severity: string;
    max_denounces: number;
    denounces_available: number;
    due_date: string;
  };
  'the account is suspended': { account: Account };
  'so many notices are left for today': { account: Account; count: number };
  'a person has another profile': { account: Account; userId: string };
  'the menu has an entry with children': { account: Account };
  'an error comes beside the data': { operation: string };
  'the same call was sent before': Record<string, never>;
  'an operation is refused': { operation: string; code: string };
  'a site has no notices': { account: Account; siteId: string };
  'a reason is not allowed': { account: Account; siteId: string; code: ReasonCode };

  'a seller exists': { sellerId: string; siteId: string; nickname: string };
  'no seller exists': { nickname: string; siteId: string };
  'no seller has the id': { sellerId: string; siteId: string };
  'a listing exists': { id: ListingId; status: ListingStatus };
  'a listing that says everything exists': { id: ListingId };
  'the status of a listing changed': { id: ListingId; status: ListingStatus };
  'no listing exists': { id: ListingId };
  'a listing has a question with an answer': { id: ListingId };
  'a listing is protected': { id: ListingId; reason: ReasonCode; dueDate: string };

  'a live search exists': { account: Account; id: string; keyword: string; siteId: string; finds: ListingId };

  'a listing is trusted': { account: Account; id: ListingId };
  'a listing is suspicious': { account: Account; id: ListingId; code: ReasonCode };
  'a suspicious listing has ended': { account: Account; id: ListingId };
  'a listing was sent': { account: Account; id: ListingId; caseId: string; status: CaseStatus };
  'a listing was withdrawn': { account: Account; id: ListingId; code: ReasonCode };

  'a case exists': {
    account: Account;
    caseId: string;
    listingId: ListingId;
    status: CaseStatus;
    isRollbackable: boolean;
  };
  'no case exists': { caseId: string };
  'a case is about a seller': { caseId: string; sellerId: string; siteId: string; nickname: string };
  'answers are due': { account: Account; count: number };
  'the reminder of pending answers is not put off': { account: Account; count: number };
  'a case names variants': { account: Account; caseId: string; listingId: ListingId; variantsIds: string[] };

  'the account has an efficiency': { account: Account; level: EfficiencyLevel };
  'a person has so many profiles': { account: Account; count: number };
  'an e-mail is public elsewhere': { email: string };

  /** `like` is the id of the one that it equals in all but its keyword. */
  'another live search exists': { account: Account; id: string; like: string; keyword: string };
  'a live search of a seller exists': { account: Account; sellerId: string; keyword: string };
  'a live search has a filter': { account: Account; id: string; filterId: string };
  'a seller sells a listing': { sellerId: string; siteId: string; nickname: string; listingId: ListingId };
  'a seller is on a list': { account: Account; sellerId: string; siteId: string; nickname: string; list: SellerList };

  'a listing is suggested': { account: Account; id: ListingId };

  'a generated report exists': {
    account: Account;
    kind: ExportKind;
    id: string;
    state: 'generating' | 'ready' | 'failed';
  };

  'a catalogue page exists': { id: CatalogueId; status: 'active' | 'inactive' };
  'no catalogue page exists': { id: CatalogueId };
  'a listing takes part in a catalogue page': { id: ListingId; catalogueId: CatalogueId };
  'a catalogue page was reported': { account: Account; id: CatalogueId };
  'a listing has a review': { id: ListingId; rate: number };

  'a person can sign in': { user: string; password: string };
  'a person has no place here': { user: string; password: string; standing: Standing; siteId: string };
  'a sign-in failed too often': { user: string };
  'a browser has a session': { account: Account };
  'another tab refreshed meanwhile': { account: Account };

  'nobody has the e-mail': { email: string };
  'a person has registered': { email: string; password: string };
  'a registered person is signed in': { email: string; password: string };
  'a code was sent': { email: string; password: string; purpose: 'registration' | 'recovery'; code: string };
  'codes were sent too often': { email: string; password: string };
  'the current password failed too often': { account: Account };
  'a marketplace account exists': {
    account: Account;
    id: string;
    siteId: string;
    nickname: string;
    mayReport: boolean;
  };
  'no marketplace account has the nickname': { nickname: string };
}

/** States of the identity service's calls about accounts. */
export const accountStates = [
  'nobody has the e-mail',
  'a person has registered',
  'a registered person is signed in',
  'a code was sent',
  'codes were sent too often',
  'the current password failed too often',
  'a marketplace account exists',
  'no marketplace account has the nickname',
] as const satisfies StateName[];
export type AccountState = (typeof accountStates)[number];

/** States of the identity service: those that answer a `cookie` say with which one the call goes out. */
export const identityStates = [
  'a person can sign in',
  'a person has no place here',
  'a sign-in failed too often',
  'a browser has a session',
  'another tab refreshed meanwhile',
  ...accountStates,
] as const satisfies StateName[];
export type IdentityState = (typeof identityStates)[number];

export type StateName = keyof StateParams;

/** States that the verification brings about itself. */
export type VerifierState = 'the same call was sent before';

/** How a gateway brings each of its states about. */
export type StateHandlers = {
  [Name in Exclude<StateName, IdentityState | VerifierState>]: (params: StateParams[Name]) => void | Promise<void>;
};

/** Each state in a sentence, for whoever writes its handler. */
export const states: { readonly [Name in StateName]: string } = {
  'a clean slate':
    'The accounts are who the table above says and have nothing: no mark, discarded or pinned listing, suggestion, live search, case, generated report, reported catalogue page, seller on a list, key of an operation, and no user, profile or marketplace account beside their own. Nobody has failed to sign in or to give a password, and no e-mailed code is open. Sessions go on. Whatever else the gateway has may stay: listings, sellers and catalogue pages come with the states that name them. It may be brought about by six organisations made anew.',
  'a person is signed in': 'The call carries an access token of this account: the answer to the state change holds it.',
  'the session of a person has ended':
    'The call carries an access token of this account that is no longer good, expired or revoked: the answer to the state change holds it.',
  'the profile says everything':
    'The main profile of the account has lang es, currency USD, and a value in each other field: account, marketplaceAccount, the three dates, settings with a key, one pinned listing. Of its helps `didReport`, `onBoardingPendingDenounced`, `suggestions`, `redirectFlowInfo`, `articlesPinned` and `newReasonTooltipAlreadyShown` are true, the others false.',
  'the account is restricted':
    'memberRestriction answers these values: so many notices are left today, the limit holds until `dueDate`, and nobody has judged the account.',
  'the account is judged': 'memberJudge answers these values.',
  'the account is suspended': 'A full suspension, without a date: the account can neither mark nor send.',
  'so many notices are left for today': 'A new member, who may send exactly so many more notices today.',
  'a person has another profile': 'The person behind the account has a second profile, whose user has this id.',
  'the menu has an entry with children': 'One menu entry at least has a child; both have an icon and an address.',
  'an error comes beside the data': 'The next answer of the operation has its data and an error beside it.',
  'the same call was sent before':
    'The verification brings this about and asks no states address for it: it sends the request twice with one operation key. The second answer is the first, and nothing is done again.',
  'an operation is refused':
    'The next call of the operation is refused with this code, whatever it asks, as when what it would change cannot be written.',
  'a site has no notices': 'The allowed notices of the account have an entry for the site, with an empty list.',
  'a reason is not allowed': 'The allowed notices of the account for the site hold other reasons, and not this one.',

  'a seller exists':
    'The seller says everything: reputation, figures, power status, address; on no list of any account.',
  'no seller exists': 'Nobody on the site has the nickname.',
  'no seller has the id': 'Nobody on the site has the id.',
  'a listing exists':
    'The listing has this status and two pictures, `<id>_1` and `<id>_2`; no mark of any account, no case and no protection.',
  'a listing that says everything exists':
    'Published, without marks. Has a price, a brand, a part number, attributes, two images, a variant with a picture, a kit with a component, a sale condition, a seller, a description, a question with its answer, an official store and a catalogue product. Its own product is `<site>U<number>` of its id, in the family `<site>F<number>`: `MLAU1100000001` and `MLAF1100000001` for `MLA1100000001`.',
  'the status of a listing changed':
    'The listing, which another state brings about, has this status now; all else is as it was.',
  'no listing exists': 'No listing has the id.',
  'a listing has a question with an answer': 'The listing exists; its only question is answered.',
  'a listing is protected': 'A blindage forbids the reason for the listing until that day.',

  'a live search exists':
    'The only one of the account: status `processed`, finished, without failures, sorted by `relevance`, `asc`, without filters; with required words, avoided words and a seller. It searched this site alone, which is active, and finds this listing alone (count 1), which another state brings about.',

  'a listing is trusted': 'The listing exists, published, and the account has marked it trusted from a live search.',
  'a listing is suspicious':
    'The listing exists, published, has two pictures, and the account has marked it suspicious with the code, a comment, one tag, the first photo and an origin; not sent.',
  'a suspicious listing has ended': 'As suspicious, for PPPI1, and its status is now closed.',
  'a listing was sent':
    'The account has reported the listing, published, and sent the report; its case has this id and status. Its notice names rejection reason 1, and when the listing was taken down, when the status is DOCUMENTATION_NOT_APPROVED.',
  'a listing was withdrawn':
    'A report of the account for the code has ended the listing, which is published again before it may be reported for the same code.',

  'a case exists':
    'A case of the account that says everything: seller answer, one document, both photos, due date, the three seller counts, tags, comments. rejectMember and rejectOptionMember are set when its status is DOCUMENTATION_NOT_APPROVED, caseDetailRollback when it is ROLLBACK, rejectOption when it is REJECTED; each is null otherwise. Retraction reason and auditor comment are null.',
  'no case exists': 'No case has the id.',
  'a case is about a seller':
    'The listing of the case, which another state brings about, is sold by this seller, who says everything.',
  'a case names variants':
    'A case of the account for the listing, in moderation, that was reported with these variants.',
  'answers are due': 'So many cases of the account await its answer today or earlier.',
  'the reminder of pending answers is not put off':
    'So many cases of the account await its answer today or earlier, and it has put the reminder off until no date.',

  'the account has an efficiency': 'efficiency answers this level.',
  'a person has so many profiles':
    'The person behind the account has exactly so many profiles, counted with the main one.',
  'an e-mail is public elsewhere': 'The account of another organisation shows this public e-mail.',

  'another live search exists':
    'A live search of the account with the countries, words and sellers of the one that `like` names, for this keyword.',
  'a live search of a seller exists':
    'A live search of the account made from this seller alone, for this keyword, on the site of the seller.',
  'a live search has a filter':
    'The live search, which another state brings about, has one filter with this id that says everything; it is the chosen one and leaves no listing.',
  'a seller sells a listing':
    'The seller says everything; its only listing is this one, published, which says everything.',
  'a seller is on a list':
    'The seller says everything and is the only one on this list of the account, and on no other.',

  'a listing is suggested':
    'The only suggestion of the account: a published listing that says everything, without marks.',

  'a generated report exists':
    'The only generated report of this kind of the account; when it is ready it has an address.',

  'a catalogue page exists':
    'The page says everything: sold quantity, domain, address, name, a picker with an option and its thumbnail, pictures, attributes, description. No listing takes part in it and nobody has reported it.',
  'no catalogue page exists': 'No catalogue page has the id.',
  'a listing takes part in a catalogue page':
    'Published, with a price, a category, an official store and a seller that says everything; the only one of the page.',
  'a catalogue page was reported': 'The account has reported the page for a brand reason within the last two days.',
  'a listing has a review':
    'The listing exists; its only review has this rate, a title, a text, a date, a date of buying, likes and dislikes.',

  'a person can sign in': 'This user has this password and is a member of the console.',
  'a person has no place here':
    'This user has this password and belongs to another product, is no member, or has no permission to report on the site.',
  'a sign-in failed too often': 'So many sign-ins of this user failed that the next one has to wait.',
  'a browser has a session':
    'The account has signed in in a browser: the answer to the state change holds the `cookie` header with which it asks from now on.',
  'another tab refreshed meanwhile':
    'The account has signed in in a browser, another tab of which has refreshed twice since: the answer to the state change holds the `cookie` header from before.',

  'nobody has the e-mail': 'No user has this e-mail, confirmed or not.',
  'a person has registered': 'A user has this e-mail, confirmed, and this password.',
  'a registered person is signed in':
    'A user has this e-mail, confirmed, and this password; the call carries an access token of this user: the answer to the state change holds it.',
  'a code was sent':
    'The code that was last e-mailed to this person for this purpose is this one, and nobody has tried it. For `registration` the e-mail is not confirmed yet.',
  'codes were sent too often': 'So many codes went out to this e-mail, not confirmed yet, that no other one may now.',
  'the current password failed too often':
    'The account gave a wrong current password so often that the next one has to wait.',
  'a marketplace account exists':
    'The marketplace has this user on this site, linked to no profile. It belongs to the organisation of the account, and may report or not.',
  'no marketplace account has the nickname': 'Nobody in any country has the nickname.',
};
