import type { CaseStatus } from '../contracts/vocabulary/case-statuses';
import type { ListingStatus } from '../contracts/vocabulary/listings';
import type { ReasonCode } from '../contracts/vocabulary/reasons';

/** The demo accounts, by the name before `@vigia.test`. */
export type Account = 'ana' | 'bruno' | 'carla' | 'diego' | 'elena' | 'auditor';

/** A listing id of thirteen characters; its first three are the site. */
type ListingId = string;

/**
 * What each provider state says, by name. A state holds after its handler whatever held before: handlers write over what they
 * find, so that interactions may come in any order and again. "Says everything" means that no field of the entity is null and no
 * list of it empty.
 */
export interface StateParams {
  'a person is signed in': { account: Account };
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
  'a site has no notices': { account: Account; siteId: string };
  'a reason is not allowed': { account: Account; siteId: string; code: ReasonCode };

  'a seller exists': { sellerId: string; siteId: string; nickname: string };
  'no seller exists': { nickname: string; siteId: string };
  'a listing exists': { id: ListingId; status: ListingStatus };
  'a listing that says everything exists': { id: ListingId };
  'no listing exists': { id: ListingId };
  'a listing has a question with an answer': { id: ListingId };
  'a listing is protected': { id: ListingId; reason: ReasonCode; dueDate: string };

  'a live search exists': { account: Account; id: string; keyword: string; siteId: string; finds: ListingId };
  'no live search exists': { account: Account };

  'a listing is trusted': { account: Account; id: ListingId };
  'a listing is suspicious': { account: Account; id: ListingId; code: ReasonCode };
  'a suspicious listing has ended': { account: Account; id: ListingId };
  'nothing is suspicious': { account: Account };
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
  'the account has no cases': { account: Account };
  'answers are due': { account: Account; count: number };
}

export type StateName = keyof StateParams;

/** How a provider brings each state about. */
export type StateHandlers = { [Name in StateName]: (params: StateParams[Name]) => void | Promise<void> };

/** Each state in a sentence, for whoever writes its handler. */
export const states: { readonly [Name in StateName]: string } = {
  'a person is signed in':
    'The call carries the access token of this account. The verification brings it about itself, through the identity endpoint.',
  'the profile says everything':
    'The main profile of the account has lang es, currency USD, and a value in each other field: account, marketplaceAccount, the three dates, settings with a key, one pinned listing.',
  'the account is restricted': 'memberRestriction answers these values.',
  'the account is judged': 'memberJudge answers these values.',
  'the account is suspended': 'A full suspension, without a date: the account can neither mark nor send.',
  'so many notices are left for today': 'A new member, who may send exactly so many more notices today.',
  'a person has another profile': 'The person behind the account has a second profile, whose user has this id.',
  'the menu has an entry with children': 'One menu entry at least has a child; both have an icon and an address.',
  'an error comes beside the data':
    'The next answer of the operation has its data and an error. The verification brings it about itself, by a fault.',
  'a site has no notices': 'The allowed notices of the account have an entry for the site, with an empty list.',
  'a reason is not allowed': 'The allowed notices of the account for the site hold other reasons, and not this one.',

  'a seller exists':
    'The seller says everything: reputation, figures, power status, address; on no list of any account.',
  'no seller exists': 'Nobody on the site has the nickname.',
  'a listing exists':
    'The listing has this status and two pictures, `<id>_1` and `<id>_2`; no mark of any account, no case and no protection.',
  'a listing that says everything exists':
    'Published, without marks. Has a price, a brand, a part number, attributes, two images, a variant with a picture, a kit with a component, a sale condition, a seller, a description, an official store and a catalogue product.',
  'no listing exists': 'No listing has the id.',
  'a listing has a question with an answer': 'The listing exists; its only question is answered.',
  'a listing is protected': 'A blindage forbids the reason for the listing until that day.',

  'a live search exists':
    'Processed, of the account, with required words, avoided words and a seller, sorted by relevance; it finds this listing alone, which another state brings about.',
  'no live search exists': 'The account has no live search.',

  'a listing is trusted': 'The listing exists, published, and the account has marked it trusted from a live search.',
  'a listing is suspicious':
    'The listing exists, published, has two pictures, and the account has marked it suspicious with the code, a comment, one tag, the first photo and an origin; not sent.',
  'a suspicious listing has ended': 'As suspicious, for PPPI1, and its status is now closed.',
  'nothing is suspicious': 'No listing awaits sending for the account.',
  'a listing was sent':
    'The account has reported the listing, published, and sent the report; its case has this id and status.',
  'a listing was withdrawn':
    'A report of the account for the code has ended the listing, which is published again before it may be reported for the same code.',

  'a case exists':
    'A case of the account that says everything: seller answer, one document, both photos, due date, the three seller counts, tags, comments. rejectMember and rejectOptionMember are set when its status is DOCUMENTATION_NOT_APPROVED, caseDetailRollback when it is ROLLBACK, rejectOption when it is REJECTED; each is null otherwise. Retraction reason and auditor comment are null.',
  'no case exists': 'No case has the id.',
  'the account has no cases': 'No report of the account was ever sent.',
  'answers are due': 'So many cases of the account await its answer today or earlier.',
};
