import { describe } from 'vitest';
import type { Refusal } from '../contracts/vocabulary/failures';
import type { InputOf } from '../contracts/client/operation';
import { answers, refuses, type ProviderState } from './contract';
import { person, reportedMark } from './examples';
import { accounts } from './accounts';

const id = 'MLA1100000001';
const other = 'MLA1100000002';
const page = 'MLA10000001';
const listed: ProviderState = ['a listing exists', { id, status: 'active' }];
const report: InputOf<'reportArticles'> = {
  articlesIds: [id],
  code: 'PPPI1',
  codeDescription: 'Producto falsificado',
  description: 'Es una copia de nuestro producto',
  tags: ['copia'],
  photosDenounced: [],
  originModel: 'live_search',
  elementType: 'ITM',
  source: 'live_search',
  isFamily: false,
  isImport: false,
  isVariant: false,
  author: person,
  operationKey: 'operation-key',
};
const plain = { ...reportedMark, photosDenounced: [] };

describe('suspicious marks', () => {
  answers('reportArticles', 'GW-63 GW-64 GW-65 a listing marked suspicious', {
    given: [listed],
    input: report,
    data: {
      reportArticles: [{ id: { exactly: id }, reported: { ...plain, code: { exactly: 'PPPI1' } }, refusal: null }],
    },
    value: [{ id, reported: plain, failure: null }],
  });
  answers('reportArticles', 'a reason about pictures with the chosen photo', {
    given: [listed],
    input: { ...report, code: 'PPPI6', photosDenounced: [`${id}_1`] },
    data: {
      reportArticles: [
        { id: { exactly: id }, reported: { ...reportedMark, code: { exactly: 'PPPI6' } }, refusal: null },
      ],
    },
    value: [{ id, reported: { ...reportedMark, code: 'PPPI6' }, failure: null }],
  });

  answers('reportArticles', 'GW-63 GW-64 a listing reported from a catalogue page, with the page', {
    given: [['a catalogue page exists', { id: page, status: 'active' }], listed],
    input: { ...report, originModel: 'catalogue', source: 'catalogue', elementType: 'CAT', productId: page },
    data: { reportArticles: [{ id: { exactly: id }, reported: plain, refusal: null }] },
    value: [{ id, reported: plain, failure: null }],
  });
  answers('reportArticles', 'GW-63 GW-94 variants of one family', {
    given: [['a listing that says everything exists', { id }]],
    input: { ...report, articlesIds: ['MLAU1100000001'], isVariant: true, isFamily: true, familyId: 'MLAF1100000001' },
    data: {
      reportArticles: [
        {
          id: { exactly: 'MLAU1100000001' },
          reported: { ...plain, isFamily: true, familyId: 'MLAF1100000001' },
          refusal: null,
        },
      ],
    },
    value: [
      { id: 'MLAU1100000001', reported: { ...plain, isFamily: true, familyId: 'MLAF1100000001' }, failure: null },
    ],
  });
  answers('reportArticles', 'GW-66 a listing of a spreadsheet import', {
    given: [listed],
    input: { ...report, source: 'type_article_xls', isImport: true },
    data: { reportArticles: [{ id: { exactly: id }, reported: plain, refusal: null }] },
    value: [{ id, reported: plain, failure: null }],
  });

  const refused: [
    code: Refusal,
    message: string,
    given: ProviderState[],
    change: Partial<InputOf<'reportArticles'>>,
  ][] = [
    ['INVALID_COMMENT', 'The comment is too short', [listed], { description: 'a b' }],
    ['PHOTO_REQUIRED', 'The reason needs at least one photo', [listed], { code: 'PPPI6' }],
    [
      'ONLY_ONE_SITE',
      'All listings must belong to one site',
      [listed, ['a listing exists', { id: 'MLB1100000003', status: 'active' }]],
      { articlesIds: [id, 'MLB1100000003'] },
    ],
    [
      'NO_NOTICES_FOR_SITE',
      'There are no report codes for the site',
      [
        ['a listing exists', { id: 'MLU1100000004', status: 'active' }],
        ['a site has no notices', { account: 'ana', siteId: 'MLU' }],
      ],
      { articlesIds: ['MLU1100000004'] },
    ],
    [
      'REASON_NOT_ALLOWED',
      'The reason cannot be used for these listings',
      [
        ['a listing exists', { id: 'MLC1100000005', status: 'active' }],
        ['a reason is not allowed', { account: 'ana', siteId: 'MLC', code: 'PPPI1' }],
      ],
      { articlesIds: ['MLC1100000005'] },
    ],
    [
      'ALREADY_AUDITED',
      'The listing was already audited in the organisation',
      [['a listing is trusted', { account: 'ana', id }]],
      {},
    ],
    [
      'NOT_PUBLISHED',
      'The listing does not exist or is not published',
      [['a listing exists', { id, status: 'closed' }]],
      {},
    ],
    [
      'REPORT_ALREADY_SENT',
      'The report was already sent for the listing',
      [['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'PENDING_MODERATION' }]],
      {},
    ],
    [
      'BLINDED',
      'The item is protected for this reason',
      [listed, ['a listing is protected', { id, reason: 'PPPI9', dueDate: '2099-12-31T00:00:00.000Z' }]],
      { code: 'PPPI9' },
    ],
    [
      'RE_REPORT_TOO_SOON',
      'The listing cannot be reported again for the same infringement yet',
      [['a listing was withdrawn', { account: 'ana', id, code: 'PPPI1' }]],
      {},
    ],
  ];
  for (const [code, message, given, change] of refused) {
    refuses('reportArticles', code, { given, input: { ...report, ...change }, message });
  }
  refuses('reportArticles', 'SUSPENDED', {
    as: 'elena',
    given: [['the account is suspended', { account: 'elena' }], listed],
    input: { ...report, author: accounts.elena.person },
    message: 'The account is suspended',
  });

  refuses('reportArticles', 'STATUS_NOT_CHANGED', {
    given: [listed, ['an operation is refused', { operation: 'reportArticles', code: 'STATUS_NOT_CHANGED' }]],
    input: report,
    message: 'The listing status could not be changed',
  });

  const rows: [code: Refusal, given: ProviderState, change: Partial<InputOf<'reportArticles'>>][] = [
    ['ALREADY_AUDITED', ['a listing is trusted', { account: 'ana', id: other }], {}],
    ['NOT_PUBLISHED', ['a listing exists', { id: other, status: 'closed' }], {}],
    [
      'REPORT_ALREADY_SENT',
      ['a listing was sent', { account: 'ana', id: other, caseId: '20000002', status: 'CREATED' }],
      {},
    ],
    [
      'BLINDED',
      ['a listing is protected', { id: other, reason: 'PPPI9', dueDate: '2099-12-31T00:00:00.000Z' }],
      { code: 'PPPI9' },
    ],
    ['RE_REPORT_TOO_SOON', ['a listing was withdrawn', { account: 'ana', id: other, code: 'PPPI1' }], {}],
  ];
  for (const [code, given, change] of rows) {
    const marked = { ...plain, code: change.code ?? plain.code };
    const before: ProviderState[] = code === 'BLINDED' ? [['a listing exists', { id: other, status: 'active' }]] : [];
    answers('reportArticles', `of two listings one is refused, ${code}`, {
      given: [listed, ...before, given],
      input: { ...report, ...change, articlesIds: [id, other] },
      data: {
        reportArticles: [
          { id: { exactly: id }, reported: marked, refusal: null },
          { id: { exactly: other }, refusal: { exactly: code } },
        ],
      },
      value: [
        { id, reported: marked, failure: null },
        { id: other, reported: null, failure: code },
      ],
    });
  }
});

describe('changed marks', () => {
  const suspicious: ProviderState = ['a listing is suspicious', { account: 'ana', id, code: 'PPPI1' }];
  const change: InputOf<'editReportedArticles'> = {
    articlesIds: [id],
    code: 'PPPI2',
    codeDescription: 'Uso ilegal de marca',
    description: 'Usa nuestra marca sin permiso',
    tags: ['copia'],
    photosDenounced: [],
    originModel: 'live_search',
    elementType: 'ITM',
    source: 'live_search',
    isFamily: true,
    familyId: 'MLAF1100000001',
    isImport: false,
    isVariant: true,
    author: person,
    operationKey: 'operation-key',
  };
  const changed = {
    ...plain,
    code: 'PPPI2',
    description: 'Usa nuestra marca sin permiso',
    isFamily: true,
    familyId: 'MLAF1100000001',
  };

  answers('editReportedArticles', 'GW-67 another reason and another comment', {
    given: [suspicious],
    input: change,
    data: {
      editReportedArticles: [
        {
          id: { exactly: id },
          reported: { ...changed, code: { exactly: 'PPPI2' }, description: { exactly: changed.description } },
          refusal: null,
        },
      ],
    },
    value: [{ id, reported: changed, failure: null }],
  });
  for (const [code, given] of [
    ['NOT_REPORTED', ['a listing exists', { id: other, status: 'active' }]],
    [
      'REPORT_ALREADY_SENT',
      ['a listing was sent', { account: 'ana', id: other, caseId: '20000002', status: 'CREATED' }],
    ],
  ] satisfies [Refusal, ProviderState][]) {
    answers('editReportedArticles', `of two listings one is refused, ${code}`, {
      given: [suspicious, given],
      input: { ...change, articlesIds: [id, other] },
      data: {
        editReportedArticles: [
          { id: { exactly: id }, reported: changed, refusal: null },
          { id: { exactly: other }, refusal: { exactly: code } },
        ],
      },
      value: [
        { id, reported: changed, failure: null },
        { id: other, reported: null, failure: code },
      ],
    });
  }
  refuses('editReportedArticles', 'NOT_REPORTED', {
    given: [listed],
    input: change,
    message: 'The listing is not marked as suspicious',
  });
  refuses('editReportedArticles', 'REPORT_ALREADY_SENT', {
    given: [['a listing was sent', { account: 'ana', id, caseId: '20000001', status: 'CREATED' }]],
    input: change,
    message: 'The report was already sent for the listing',
  });
  refuses('editReportedArticles', 'INVALID_COMMENT', {
    given: [suspicious],
    input: { ...change, description: 'a b' },
    message: 'The comment is too short',
  });
  refuses('editReportedArticles', 'PHOTO_REQUIRED', {
    given: [suspicious],
    input: { ...change, code: 'PPPI6' },
    message: 'The reason needs at least one photo',
  });
  refuses('editReportedArticles', 'REASON_NOT_ALLOWED', {
    given: [
      ['a listing is suspicious', { account: 'ana', id: 'MLC1100000005', code: 'PPPI2' }],
      ['a reason is not allowed', { account: 'ana', siteId: 'MLC', code: 'PPPI1' }],
    ],
    input: { ...change, articlesIds: ['MLC1100000005'], code: 'PPPI1' },
    message: 'The reason cannot be used for these listings',
  });
  refuses('editReportedArticles', 'SUSPENDED', {
    as: 'elena',
    given: [
      ['the account is suspended', { account: 'elena' }],
      ['a listing is suspicious', { account: 'elena', id, code: 'PPPI1' }],
    ],
    input: { ...change, author: accounts.elena.person },
    message: 'The account is suspended',
  });
});
