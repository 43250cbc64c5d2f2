import { describe } from 'vitest';
import { caseSellerState, caseState, caseId, listingId, notAllowedMessage, noCaseState } from './case-states';
import { answers, refuses } from './contract';
import { exampleTime, paging } from './examples';

const at = '2026-11-20T12:00:00.000Z';
const open = caseState('DOCUMENTATION_PRESENTED');
const thumbnail = 'http://localhost:4600/files/pictures/MLA1100000001/1-R.png';

const wireSummary = {
  item_info: { id: { exactly: listingId }, title: 'Zapatillas urbanas', thumbnail, site_id: { exactly: 'MLA' } },
  case_id: { exactly: caseId },
  current_status: { exactly: 'DOCUMENTATION_PRESENTED' },
  due_date: exampleTime(25),
  member_name: 'Ana Quiroga',
  reason_id: 'PPPI1',
  reason_text: 'Producto falsificado',
  seller_id: '5001',
  seller_name: 'TIENDA_SUR',
  element_related_count: 1,
  date_created: at,
  last_updated: exampleTime(22),
  user_product_ids: [],
  aDenouncedVariants: [],
};
const summary = {
  caseId,
  listing: { id: listingId, siteId: 'MLA', title: 'Zapatillas urbanas', thumbnail },
  status: 'DOCUMENTATION_PRESENTED',
  dueDate: exampleTime(25),
  memberName: 'Ana Quiroga',
  reasonId: 'PPPI1',
  reasonText: 'Producto falsificado',
  seller: { id: '5001', nickname: 'TIENDA_SUR' },
  relatedCount: 1,
  createdAt: at,
  lastUpdated: exampleTime(22),
};
const none = { cases: [], paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 50 } } };
const nothing = { items: [], total: 0, offset: 0, limit: 50 };

describe('case lists', () => {
  answers('counterNoticesV3', 'GW-41 GW-07 cases by group, listing, seller and nickname, with paging', {
    given: [...open, caseSellerState],
    input: {
      size: 50,
      from: 0,
      sort: 'due_date',
      order: 'asc',
      status: ['PENDING'],
      sellerId: '5001',
      itemId: listingId,
      nickname: 'TIENDA_SUR',
    },
    data: { counterNoticesV3: { cases: [wireSummary], paging } },
    value: { items: [summary], ...paging },
  });
  const products = ['MLAU1100000001'];
  answers('counterNoticesV3', 'CAS-07 a case with the variants that it names', {
    given: [['a case names variants', { account: 'ana', caseId, listingId, variantsIds: products }]],
    input: { size: 50, from: 0, itemId: listingId },
    data: {
      counterNoticesV3: {
        cases: [
          {
            ...wireSummary,
            current_status: { exactly: 'PENDING_MODERATION' },
            due_date: exampleTime(25),
            user_product_ids: products,
            aDenouncedVariants: products.map((id) => ({ id })),
          },
        ],
        paging,
      },
    },
    value: {
      items: [{ ...summary, status: 'PENDING_MODERATION' }],
      ...paging,
    },
  });
  answers('counterNoticesV3', 'a nickname that nobody has finds none', {
    given: open,
    input: { size: 50, from: 0, sort: 'date_created', order: 'desc', nickname: 'NADIE_ASI', sellerId: '1' },
    data: { counterNoticesV3: none },
    value: nothing,
  });
  refuses('counterNoticesV3', 'NOT_ALLOWED', { as: 'carla', input: { size: 50, from: 0 }, message: notAllowedMessage });

  answers('pendingCounterNoticeList', 'GW-42 what awaits an answer for a listing, by due date', {
    given: open,
    input: { size: 50, from: 0, sort: 'due_date', order: 'asc', itemid: listingId },
    data: { pendingCounterNoticeList: { cases: [wireSummary], paging } },
    value: { items: [summary], ...paging },
  });
  answers('pendingCounterNoticeList', 'GW-42 CAS-32 nothing is due by a day long past', {
    given: open,
    input: { size: 50, from: 0, dueDate: '2020-01-01' },
    data: { pendingCounterNoticeList: none },
    value: nothing,
  });
  refuses('pendingCounterNoticeList', 'NOT_ALLOWED', {
    as: 'carla',
    input: { size: 50, from: 0 },
    message: notAllowedMessage,
  });
});

const file = 'http://localhost:4600/files/documents/20000001.pdf';
const photo = 'http://localhost:4600/files/pictures/MLA1100000001/1-O.png';
const option = {
  id: '1',
  reason: 'document_mismatch',
  es: 'El documento no corresponde',
  en: 'The document does not match',
  pt: 'O documento não corresponde',
};
const wireCase = {
  caseId: { exactly: caseId },
  siteId: { exactly: 'MLA' },
  status: { exactly: 'DOCUMENTATION_PRESENTED' },
  auditor: 'Ana Quiroga',
  auditorId: '300000001',
  sellerId: '5001',
  nickname: 'TIENDA_SUR',
  articleId: { exactly: listingId },
  articleTitle: 'Zapatillas urbanas',
  articleStatus: 'active',
  countryCode: 'AR',
  countryName: 'Argentina',
  denounceDate: at,
  denounceReasonId: 'PPPI1',
  denounceReasonText: 'Producto falsificado',
  denounceDescription: 'Es una copia de nuestro producto',
  limitResponseDate: exampleTime(25),
  counterNoticeDate: exampleTime(21),
  lastUpdated: exampleTime(22),
  groupResponse: { exactly: 'PENDING' },
  documentUrl: file,
  documentName: 'factura.pdf',
  documentSize: 5120,
  documents: [{ name: 'factura.pdf', url: file, size: 5120 }],
  sellerResponse: 'Tengo la factura',
  snapshot: {
    title: 'Zapatillas urbanas',
    price: 45999.5,
    currency: 'ARS',
    condition: 'new',
    description: 'Producto nuevo en su empaque.',
    thumbnail,
    images: [{ id: 'MLA1100000001_1', url: `${photo}?plain`, secure_url: photo }],
    href: 'http://localhost:4600/marketplace/MLA1100000001',
    takenAt: at,
    url: 'http://localhost:4600/files/snapshots/20000001.html',
  },
  photosNew: [{ id: 'MLA1100000001_1', src: photo, status: 'same' }],
  photosDenounced: [{ id: 'MLA1100000001_1', src: photo, status: 'same' }],
  sellerCounts: { denounces: 4, counterNotices: 2, accepted: 1 },
  rejectOptionMember: null,
  rejectMember: null,
  rejectOption: null,
  isRollbackable: { exactly: false },
  caseDetailRollback: null,
};
const ours = {
  caseId,
  status: 'DOCUMENTATION_PRESENTED',
  auditor: 'Ana Quiroga',
  seller: { id: '5001', nickname: 'TIENDA_SUR' },
  listing: {
    id: listingId,
    title: 'Zapatillas urbanas',
    status: 'active',
    thumbnail,
    href: 'http://localhost:4600/marketplace/MLA1100000001',
  },
  snapshot: {
    title: 'Zapatillas urbanas',
    price: { amount: 45999.5, currency: 'ARS' },
    condition: 'new',
    description: 'Producto nuevo en su empaque.',
    pictures: [{ id: 'MLA1100000001_1', url: photo }],
    href: 'http://localhost:4600/marketplace/MLA1100000001',
    takenAt: at,
    file: 'http://localhost:4600/files/snapshots/20000001.html',
  },
  siteId: 'MLA',
  country: { code: 'AR', name: 'Argentina' },
  reportedAt: at,
  reasonId: 'PPPI1',
  reasonText: 'Producto falsificado',
  description: 'Es una copia de nuestro producto',
  respondBy: exampleTime(25),
  counterNoticeAt: exampleTime(21),
  lastUpdated: exampleTime(22),
  groupResponse: 'PENDING',
  sellerResponse: 'Tengo la factura',
  documents: [{ name: 'factura.pdf', url: file, size: 5120 }],
  photosNew: [{ id: 'MLA1100000001_1', src: photo, status: 'same' }],
  photosDenounced: [{ id: 'MLA1100000001_1', src: photo, status: 'same' }],
  sellerCounts: { denounces: 4, counterNotices: 2, accepted: 1 },
  rejectOption: null,
  rejectMember: null,
  isRollbackable: false,
  rollback: null,
};

describe('one case', () => {
  const input = { caseId, siteId: 'MLA' };
  answers('caseDescription', 'GW-44 a case that awaits an answer, with all its fields', {
    given: open,
    input,
    data: { caseDescription: wireCase },
    value: ours,
  });
  answers('caseDescription', 'a confirmed case carries the reason of the rejection', {
    given: caseState('DOCUMENTATION_NOT_APPROVED', true),
    input,
    data: {
      caseDescription: {
        ...wireCase,
        status: { exactly: 'DOCUMENTATION_NOT_APPROVED' },
        groupResponse: { exactly: 'APPROVED' },
        rejectOptionMember: option,
        rejectMember: '1',
        isRollbackable: { exactly: true },
      },
    },
    value: {
      ...ours,
      status: 'DOCUMENTATION_NOT_APPROVED',
      groupResponse: 'APPROVED',
      rejectOption: { id: '1', reason: option.reason, texts: { es: option.es, en: option.en, pt: option.pt } },
      rejectMember: '1',
      isRollbackable: true,
    },
  });
  answers('caseDescription', 'CAS-29 a rolled-back case carries what was said', {
    given: caseState('ROLLBACK'),
    input,
    data: {
      caseDescription: {
        ...wireCase,
        status: { exactly: 'ROLLBACK' },
        groupResponse: { exactly: 'ROLLBACK' },
        caseDetailRollback: { comment: 'Denunciado por error.', date: at, author: 'Ana Quiroga' },
      },
    },
    value: {
      ...ours,
      status: 'ROLLBACK',
      groupResponse: 'ROLLBACK',
      rollback: { comment: 'Denunciado por error.', date: at, author: 'Ana Quiroga' },
    },
  });
  answers('caseDescription', 'a case that moderation rejected carries its reason', {
    given: caseState('REJECTED'),
    input,
    data: {
      caseDescription: {
        ...wireCase,
        status: { exactly: 'REJECTED' },
        groupResponse: { exactly: 'REJECTED' },
        rejectOption: option,
      },
    },
    value: {
      ...ours,
      status: 'REJECTED',
      groupResponse: 'REJECTED',
      rejectOption: { id: '1', reason: option.reason, texts: { es: option.es, en: option.en, pt: option.pt } },
    },
  });
  refuses('caseDescription', 'CASE_NOT_FOUND', {
    given: [noCaseState],
    input: { caseId: '99999999', siteId: 'MLA' },
    message: 'The case does not exist',
  });
});
