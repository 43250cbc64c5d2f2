import type { AddressName } from '../../domain/addresses';

/** Who may see what is at an address. */
export interface AccessRule {
  for: 'signedIn' | 'signedOut' | 'everyone';
  /** Not there for people in the agreement programme (A12). */
  notForEnrolled?: true;
  /** Not there for auditors: the main account alone (G08). */
  mainAccount?: true;
  /** Never hidden behind the verification gate (A01). */
  ungated?: true;
  /** Left to an account that is suspended until it contacts support (G04). */
  whileSuspended?: true;
  /** Signed out, this leads to the marketplace account's sign-in and not to the landing (A06). */
  marketplaceSignIn?: true;
}

const signedOut: AccessRule = { for: 'signedOut' };
const always = { ungated: true, whileSuspended: true } as const;

const exceptions: Partial<Record<AddressName, AccessRule>> = {
  landing: signedOut,
  login: signedOut,
  recoverPassword: signedOut,
  choosePassword: signedOut,
  register: signedOut,
  confirmAccount: signedOut,
  marketplaceLogin: signedOut,
  authenticate: signedOut,
  authenticateForListing: signedOut,
  noPermission: signedOut,
  logout: { for: 'signedIn', ...always },
  remembered: { for: 'signedIn', ...always },
  sendNotice: { for: 'signedIn', marketplaceSignIn: true },
  history: { for: 'signedIn', whileSuspended: true },
  historyItem: { for: 'signedIn', whileSuspended: true },
  performance: { for: 'signedIn', whileSuspended: true },
  pendingCases: { for: 'signedIn', notForEnrolled: true, marketplaceSignIn: true },
  answering: { for: 'signedIn', notForEnrolled: true },
  case: { for: 'signedIn', notForEnrolled: true },
  closedCases: { for: 'signedIn', notForEnrolled: true },
  customReports: { for: 'signedIn', whileSuspended: true },
  liveSearchReports: { for: 'signedIn', whileSuspended: true },
  profilePage: { for: 'signedIn', notForEnrolled: true },
  changePassword: { for: 'signedIn', notForEnrolled: true },
  newAuditor: { for: 'signedIn', notForEnrolled: true, mainAccount: true },
  linkAccount: { for: 'signedIn', notForEnrolled: true, mainAccount: true },
  supportForm: { for: 'everyone', ...always },
  evidenceCheck: { for: 'everyone', ...always },
  help: { for: 'everyone', ...always },
  helpEntry: { for: 'everyone', ...always },
  videos: { for: 'everyone', ...always },
  notFound: { for: 'everyone', ...always },
};

/** Who may see what is at that address: people who are signed in, unless the table above says otherwise. */
export const accessRuleOf = (address: AddressName): AccessRule => exceptions[address] ?? { for: 'signedIn' };
