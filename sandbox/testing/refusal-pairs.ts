import { limits } from '../../contracts/vocabulary/limits';
import { imageReasons } from '../../contracts/vocabulary/reasons';
import type { StateName, StateParams } from '../../pact/states';
import type { DemoAccountName } from './run-operation';

const id = 'MLA1100000001';
const page = 'MLA20000001';
const caseId = '20000001';
const [image] = imageReasons;
const long = 'x'.repeat(5_000);
const nobody = '99999999';
const words = 'Es una copia de nuestro producto';
const ids = (count: number) => Array.from({ length: count }, (_, at) => `"MLA11000${String(10_000 + at)}"`).join(', ');
const account = (type: string, mail = 'brand@vigia.test') =>
  `account: { accountType: "${type}", accountLang: "es", attorneyName: "A", contactName: "", internationalCode: "54", contactPhone: "1", contactEmail: "a@b.co", accountDisplayName: "B", accountDisplayEmail: "${mail}" }`;
const marks = (code: string | undefined, description: string, listings = `"${id}"`) =>
  `articlesIds: [${listings}], code: ${code ?? ''}, description: "${description}", photosDenounced: []`;
const reply = (siteId: string, description: string) =>
  `caseId: "${caseId}", siteId: "${siteId}", description: "${description}", documentationApproved: false`;
const infringement = (comment: string, code = 'PPPI1') =>
  `productId: "${page}", reportReasonId: ${code}, reportReasonDetail: title, reportReasonCommet: "${comment}"`;

type State = { [Name in StateName]: readonly [Name, StateParams[Name]] }[StateName];
interface Both {
  /** The two refusals that hold, the one that is told first. */
  codes: readonly [string, string];
  given?: readonly State[];
  as?: DemoAccountName;
  /** The arguments of the call that meets both. */
  args: string;
}
type Pair = Both | { codes: readonly [string, string]; never: string };

const open: State = ['a listing exists', { id, status: 'active' }];
const noReason = (who: 'ana' | 'elena', code = 'PPPI1'): State => [
  'a reason is not allowed',
  { account: who, siteId: 'MLA', code: code as 'PPPI1' },
];
const noNotices: State = ['a site has no notices', { account: 'ana', siteId: 'MLA' }];
const suspended: State = ['the account is suspended', { account: 'elena' }];
const trusted: State = ['a listing is trusted', { account: 'ana', id }];
const sent: State = ['a listing was sent', { account: 'ana', id, caseId, status: 'PENDING_MODERATION' }];
const protectedOne: State = ['a listing is protected', { id, reason: 'PPPI1', dueDate: '2099-12-31' }];
const caseOf = (who: 'ana' | 'bruno', status: 'REJECTED' | 'DOCUMENTATION_PRESENTED'): State => [
  'a case exists',
  { account: who, caseId, listingId: id, status, isRollbackable: false },
];
const ended = 'the state refuses whatever is asked, so nothing else is looked at';
const oneMark = 'a listing whose report is on its way has that mark alone';
const noMark = 'what does not exist has no mark';
const knownSellers = 'a live search holds only sellers that exist';
const reportPairs = (who: Partial<Both>): Pair[] => [
  {
    ...who,
    codes: ['REASON_NOT_ALLOWED', 'PHOTO_REQUIRED'],
    given: [open, noReason('ana', image)],
    args: marks(image, words),
  },
  { ...who, codes: ['PHOTO_REQUIRED', 'INVALID_COMMENT'], given: [open], args: marks(image, 'x') },
];

/** Each two refusals that follow each other, an operation at a time: how both come to hold, or why they never do. */
export const refusalPairs: Record<string, Pair[]> = {
  search: [{ codes: ['KEYWORD_REQUIRED', 'SELLER_NOT_FOUND'], never: 'a search of a seller needs no keyword' }],
  updateProfile: [
    { codes: ['NAME_TOO_LONG', 'INVALID_INPUT'], args: `givenName: "${long}", currency: "XXX"` },
    {
      codes: ['INVALID_INPUT', 'NOTHING_CHANGED'],
      never: 'what is not valid is another value than the one that holds',
    },
  ],
  updateProfileAccount: [
    {
      codes: ['NOT_ALLOWED', 'INVALID_INPUT'],
      given: [['the profile says everything', { account: 'ana' }]],
      args: account('nobody'),
    },
    {
      codes: ['INVALID_INPUT', 'EMAIL_REGISTERED'],
      given: [['an e-mail is public elsewhere', { email: 'taken@vigia.test' }]],
      as: 'bruno',
      args: account('attorney', 'taken@vigia.test'),
    },
  ],
  createProfile: [
    {
      codes: ['NAME_TOO_LONG', 'INVALID_INPUT'],
      args: `lang: es, currency: "XXX", givenName: "${long}", familyName: ""`,
    },
    {
      codes: ['INVALID_INPUT', 'TOO_MANY_PROFILES'],
      given: [['a person has so many profiles', { account: 'ana', count: limits.profiles }]],
      args: 'lang: es, currency: "XXX", givenName: "A", familyName: "B"',
    },
  ],
  createLiveSearch: [
    { codes: ['KEYWORD_REQUIRED', 'SITE_REQUIRED'], args: 'liveSearch: { keyword: " ", sites: [] }' },
    {
      codes: ['SITE_REQUIRED', 'SELLER_NOT_FOUND'],
      args: `liveSearch: { keyword: "a", sites: [], sellers: ["${nobody}"] }`,
    },
    { codes: ['SELLER_NOT_FOUND', 'DUPLICATE_LIVE_SEARCH'], never: knownSellers },
  ],
  updateLiveSearch: [
    { codes: ['LIVE_SEARCH_NOT_FOUND', 'KEYWORD_REQUIRED'], args: 'id: "1", keyword: ""' },
    { codes: ['KEYWORD_REQUIRED', 'DUPLICATE_LIVE_SEARCH'], never: 'no live search has an empty keyword' },
    {
      codes: ['DUPLICATE_LIVE_SEARCH', 'INVALID_INPUT'],
      given: [
        ['a listing that says everything exists', { id }],
        ['a live search exists', { account: 'ana', id: '3001', keyword: 'zapatillas', siteId: 'MLA', finds: id }],
        ['another live search exists', { account: 'ana', id: '3002', like: '3001', keyword: 'botas' }],
      ],
      args: 'id: "3001", keyword: "botas", filterProfileId: "none"',
    },
    {
      codes: ['INVALID_INPUT', 'SELLER_NOT_FOUND'],
      given: [
        ['a listing that says everything exists', { id }],
        ['a live search exists', { account: 'ana', id: '3001', keyword: 'zapatillas', siteId: 'MLA', finds: id }],
      ],
      args: `id: "3001", filterProfiles: [{ priceMin: 2, priceMax: 1, sellers: ["${nobody}"] }]`,
    },
  ],
  createSellersLiveSearch: [{ codes: ['SELLER_NOT_FOUND', 'DUPLICATE_LIVE_SEARCH'], never: knownSellers }],
  reportArticles: [
    {
      codes: ['SUSPENDED', 'ONLY_ONE_SITE'],
      given: [suspended],
      as: 'elena',
      args: marks('PPPI1', words, `"${id}", "MLB1100000001"`),
    },
    {
      codes: ['ONLY_ONE_SITE', 'NO_NOTICES_FOR_SITE'],
      given: [noNotices],
      args: marks('PPPI1', words, `"${id}", "MLB1100000001"`),
    },
    { codes: ['NO_NOTICES_FOR_SITE', 'REASON_NOT_ALLOWED'], given: [open, noNotices], args: marks('ACUERDO', words) },
    ...reportPairs({}),
    { codes: ['INVALID_COMMENT', 'ALREADY_AUDITED'], given: [trusted], args: marks('PPPI1', 'x') },
    { codes: ['ALREADY_AUDITED', 'REPORT_ALREADY_SENT'], never: oneMark },
    {
      codes: ['REPORT_ALREADY_SENT', 'NOT_PUBLISHED'],
      given: [sent, ['the status of a listing changed', { id, status: 'closed' }]],
      args: marks('PPPI1', words),
    },
    {
      codes: ['NOT_PUBLISHED', 'BLINDED'],
      given: [['a listing exists', { id, status: 'closed' }], protectedOne],
      args: marks('PPPI1', words),
    },
    {
      codes: ['BLINDED', 'RE_REPORT_TOO_SOON'],
      given: [['a listing was withdrawn', { account: 'ana', id, code: 'PPPI1' }], protectedOne],
      args: marks('PPPI1', words),
    },
    { codes: ['RE_REPORT_TOO_SOON', 'STATUS_NOT_CHANGED'], never: ended },
  ],
  editReportedArticles: [
    {
      codes: ['SUSPENDED', 'REASON_NOT_ALLOWED'],
      given: [suspended, noReason('elena')],
      as: 'elena',
      args: marks('PPPI1', words),
    },
    ...reportPairs({}),
    { codes: ['INVALID_COMMENT', 'NOT_REPORTED'], given: [open], args: marks('PPPI1', 'x') },
    { codes: ['NOT_REPORTED', 'REPORT_ALREADY_SENT'], never: 'what was sent was reported' },
  ],
  approveArticles: [
    {
      codes: ['SUSPENDED', 'ARTICLE_NOT_FOUND'],
      given: [suspended, ['no listing exists', { id }]],
      as: 'elena',
      args: `articlesIds: ["${id}"]`,
    },
    { codes: ['ARTICLE_NOT_FOUND', 'ALREADY_AUDITED'], never: noMark },
    { codes: ['ALREADY_AUDITED', 'REPORT_ALREADY_SENT'], never: oneMark },
    { codes: ['REPORT_ALREADY_SENT', 'STATUS_NOT_CHANGED'], never: ended },
  ],
  discardArticles: [
    {
      codes: ['SUSPENDED', 'INVALID_COMMENT'],
      given: [suspended],
      as: 'elena',
      args: `articlesIds: ["${id}"], code: item4, description: "${long}"`,
    },
    {
      codes: ['INVALID_COMMENT', 'ARTICLE_NOT_FOUND'],
      given: [['no listing exists', { id }]],
      args: `articlesIds: ["${id}"], code: item4, description: "${long}"`,
    },
    { codes: ['ARTICLE_NOT_FOUND', 'ALREADY_AUDITED'], never: noMark },
  ],
  articleUndo: [
    { codes: ['STATUS_NOT_CHANGED', 'REPORT_ALREADY_SENT'], given: [sent], args: `undo: approved, articleId: "${id}"` },
  ],
  sendNotice: [
    {
      codes: ['BATCH_TOO_LARGE', 'SUSPENDED'],
      given: [suspended],
      as: 'elena',
      args: `articlesIds: [${ids(limits.sendBatch + 1)}]`,
    },
    {
      codes: ['SUSPENDED', 'ANSWERS_DUE'],
      given: [['answers are due', { account: 'elena', count: 1 }], suspended],
      as: 'elena',
      args: `articlesIds: ["${id}"]`,
    },
    {
      codes: ['ANSWERS_DUE', 'ALLOWANCE_USED'],
      given: [
        ['answers are due', { account: 'diego', count: 1 }],
        ['so many notices are left for today', { account: 'diego', count: 0 }],
      ],
      as: 'diego',
      args: `articlesIds: ["${id}"]`,
    },
  ],
  sendBrandInfringement: [
    {
      codes: ['SUSPENDED', 'ARTICLE_NOT_FOUND'],
      given: [suspended, ['no catalogue page exists', { id: page }]],
      as: 'elena',
      args: infringement(''),
    },
    {
      codes: ['ARTICLE_NOT_FOUND', 'NO_NOTICES_FOR_SITE'],
      given: [['no catalogue page exists', { id: page }], noNotices],
      args: infringement(''),
    },
    {
      codes: ['NO_NOTICES_FOR_SITE', 'REASON_NOT_ALLOWED'],
      given: [['a catalogue page exists', { id: page, status: 'active' }], noNotices],
      args: infringement('', 'ACUERDO'),
    },
    {
      codes: ['REASON_NOT_ALLOWED', 'INVALID_COMMENT'],
      given: [['a catalogue page exists', { id: page, status: 'active' }]],
      args: infringement(long, 'ACUERDO'),
    },
    {
      codes: ['INVALID_COMMENT', 'REPORT_ALREADY_SENT'],
      given: [
        ['a catalogue page exists', { id: page, status: 'active' }],
        ['a catalogue page was reported', { account: 'ana', id: page }],
      ],
      args: infringement(long),
    },
  ],
  respondCounterNotice: [
    {
      codes: ['NOT_ALLOWED', 'CASE_NOT_FOUND'],
      given: [['no case exists', { caseId }]],
      as: 'carla',
      args: reply('MLA', words),
    },
    { codes: ['CASE_NOT_FOUND', 'CASE_NOT_OPEN'], given: [open, caseOf('ana', 'REJECTED')], args: reply('MLB', words) },
    {
      codes: ['CASE_NOT_OPEN', 'REJECT_REASON_REQUIRED'],
      given: [open, caseOf('ana', 'REJECTED')],
      args: reply('MLA', words),
    },
    {
      codes: ['REJECT_REASON_REQUIRED', 'INVALID_COMMENT'],
      given: [open, caseOf('ana', 'DOCUMENTATION_PRESENTED')],
      args: reply('MLA', 'x'),
    },
  ],
  rollbackCase: [
    {
      codes: ['NOT_ALLOWED', 'CASE_NOT_FOUND'],
      given: [['no case exists', { caseId }]],
      as: 'carla',
      args: `caseId: "${caseId}", comment: "${words}"`,
    },
    {
      codes: ['CASE_NOT_FOUND', 'NOT_ROLLBACKABLE'],
      given: [open, caseOf('bruno', 'REJECTED')],
      args: `caseId: "${caseId}", comment: "${words}"`,
    },
    {
      codes: ['NOT_ROLLBACKABLE', 'INVALID_COMMENT'],
      given: [open, caseOf('ana', 'REJECTED')],
      args: `caseId: "${caseId}", comment: ""`,
    },
  ],
  createNoticedReport: [{ codes: ['INVALID_INPUT', 'NO_ARTICLES_FOUND'], args: 'title: ""' }],
  createLiveSearchReport: [
    { codes: ['KEYWORD_REQUIRED', 'SITE_REQUIRED'], args: 'keyword: "", sites: []' },
    { codes: ['SITE_REQUIRED', 'SELLER_NOT_FOUND'], args: `keyword: "a", sites: [], sellerId: "${nobody}"` },
    {
      codes: ['SELLER_NOT_FOUND', 'INVALID_INPUT'],
      args: `keyword: "a", sites: ["MLA"], sellerId: "${nobody}", currency: "XXX"`,
    },
  ],
};
