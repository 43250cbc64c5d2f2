import type { GatewayName } from '../contracts/client/operation';
import type { identityOperations } from './identity-operations';

/** What an operation does, where the schema has no words for its field; what its interactions and its states show, said as a rule. */
export const operationRules: Partial<Record<GatewayName | keyof typeof identityOperations, string>> = {
  allowedNotices: 'For each site of the account the notices that it may send there, each once.',
  articleCatalogo: 'A page that does not exist is null; one that nobody sells has no winner.',
  articleDescription: 'The description of a listing as it stands now, in both forms: with its markup and plain.',
  articleQuestions: 'Questions of one listing from `from` on, `size` at most; `total` counts all of them.',
  articlesByIds: 'One row for each id that exists; ids that do not are left out.',
  articlesCatalogo:
    'The active listings that take part in a catalogue page, all of them at once, the cheapest first, with what each seller has of reports and answers.',
  blackListSeller:
    'The seller goes on the list of watched ones of the account, and off the list of trusted ones if it was there.',
  blackListSellers:
    'Only what is on this list of the account; nickname and country narrow it, and `total` counts what the filters leave.',
  blindages:
    'One row for each protection of the listings that were asked for, with the reason that it forbids and its last day. A listing that a report of the account took down not long ago has such a row too, without an id.',
  caseDescription:
    'A case of the account with everything that it says. What only another status has is null: reasons of a rejection, and what was said when it was rolled back.',
  changePassword: 'Asked with a session. The current password is held first; the new one has to be another.',
  checkPassword: 'Asked with a session, before something that needs the password again. It changes nothing.',
  closedCasesList:
    'Closed cases alone, the newest first, from `from` on; a nickname narrows them to sellers whose own contains it.',
  confirmForgotPassword: 'The code that was last e-mailed for this purpose sets the new password, once.',
  confirmSignUp: 'The code that was last e-mailed for this purpose confirms the e-mail, once.',
  counterNotices: "What the account has reported of a seller, from `from` on, with the seller's counts over all of it.",
  createAuditor: 'Asked with a session and the current password. The new user belongs to the account that asks.',
  createLiveSearch:
    'The search begins at once and is `in_progress`. An operation key that was sent before answers the same search and makes no second one.',
  createLiveSearchReport:
    'The report is in the making when the call answers, with an id to ask for it by and no address yet.',
  createSellersLiveSearch:
    'As a live search, over what these sellers sell for the keyword; without one, over all that they sell.',
  deleteArticlesFromDB:
    'Of the listings that are named, `delete` takes off all that are marked suspicious and not sent, and `delete_inactive` those of them that are closed, inactive or under review. The ids that left are answered, and no others leave.',
  deleteLiveSearch: 'The search of this id is gone for the account; its id is answered.',
  deleteLiveSearchReport: 'The report of this id is gone for the account; its id is answered.',
  deleteNoticedReport: 'The report of this id is gone for the account; its id is answered.',
  deleteSellerFromDB:
    'The seller leaves the list that `sellerStatus` names, and no other; without it whichever list it is on.',
  editReportedArticles:
    'Changes the mark of listings that are marked and not sent. Each row says its refusal by itself; the others go through.',
  efficiency: 'The level of the account, one of the vocabulary.',
  filterProfileSellers: 'Sellers of the site in pages; past the last of them the list is empty and `total` stays.',
  forgotPassword: 'The answer is the same whether anybody has the e-mail or not: nobody learns who is registered.',
  getCredentials: 'Only of a profile of the same person as the caller.',
  getSellerID: 'The id of the seller who has this nickname on this site.',
  importTemplate: 'A workbook in the language of its path, for anybody: no session is asked for.',
  insertStatistics:
    'One line of usage; the device is `Desktop`, `Mobile` or `Tablet`. The console goes on whatever comes of it.',
  itemStatus: 'The status of one listing as it is now, also of one that has ended.',
  kits: 'The kits that these products are in, with their components; products that are in none have no row.',
  linkAccount:
    'A user of the marketplace in another country, by its id or its nickname, is joined to the organisation of the account that asks.',
  liveSearch: 'A page of what was found, from `from` on. The filter that is chosen narrows it, and may leave nothing.',
  liveSearchNarrowing: 'The categories of what was found with their counts, and what each filter narrows by.',
  liveSearchReports:
    "Only the account's own. A report has an address when it is ready, and neither before nor when it failed.",
  liveSearches: "Only the account's own, all of them at once, the newest first.",
  memberJudge: 'What restricts the account now: how many reports a day it may send, how many are left, and until when.',
  memberRestriction: 'What a restricted account may still send, and until when.',
  menu: 'What the caller may see, entry for entry; addresses are paths of the console or of http(s).',
  noticedReports:
    "Only the account's own. A report has an address when it is ready, and neither before nor when it failed.",
  ratesConvertions: 'How much of each currency one unit of the base is; every rate is above zero.',
  refreshSession:
    'The cookie is exchanged for another and an access token. One that another tab has just spent is told to ask again, one that was spent long ago is refused.',
  reportedArticlesCount: 'How many listings the account has marked suspicious and not sent.',
  reviewsTotal: 'Counts over all reviews of the listing; a listing without any has no average.',
  rollbackCase: 'A report of the account is taken back, with what the person says of it.',
  seller: 'One seller of the site, with the lists of the account that it is on.',
  sellerSearch: 'The public search of the marketplace; no session of the gateway goes with it.',
  sendMessageToSupport: 'Also from somebody who is not signed in. The number to ask by is answered.',
  showDenounceReminder: 'Whether the account is reminded today of cases that await its answer.',
  showReportImportTooltipUntil: 'Until when the tip of imports is put off; null where it never was.',
  signIn:
    'The answer holds an access token, and a cookie that no script reads. Right words of somebody without a place here are refused by their own codes.',
  signOut:
    'The session of the cookie ends; without one it is signed out as well. A provider with a session of its own names the page that ends it.',
  signUp:
    'A code goes out by e-mail; nothing is open before it is confirmed. `siteId` is required, also of a console that was released before it asked for it: the country is never guessed. The account reports there once it is open; a site that takes no registrations is refused with its `siteId`, which the console says at the country.',
  sites: 'Every site once, for whoever asks.',
  snapshotLink: 'The address of the page of a listing as it was kept.',
  suggestedArticles: 'Suggestions of a country in pages; the ids that the account has pinned are named beside them.',
  suggestedReportedCount: 'How many suggestions the account has marked and not sent.',
  suggestedStats:
    "The account's figures of the last seven days; of the seven days before, only how many reports were sent.",
  trackUserEvent: 'Something that a person did; the console goes on whatever comes of it.',
  translate: 'The text in the language that was asked for.',
  updateLiveSearch:
    'Another keyword is searched for anew. Filters are replaced by those that are sent, their prices in the currency of the profile; an empty `filterProfileId` chooses none.',
  updateProfileAccount: 'The account is verified by its data; its type cannot be changed afterwards.',
  variants:
    'A row for each product that a listing sells, with the mark that the account has put on it; products that nobody sells have none.',
  whiteListSeller:
    'The seller goes on the list of trusted ones of the account, and off the list of watched ones if it was there.',
  whiteListSellers:
    'Only what is on this list of the account; nickname and country narrow it, and `total` counts what the filters leave.',
};
