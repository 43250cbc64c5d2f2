import { describe } from 'vitest';
import { caseSellerState, caseState, caseId, listingId, notAllowedMessage } from './case-states';
import { answers, answersWithError, refuses } from './contract';
import { exampleNow, exampleTime } from './examples';

const thumbnail = 'http://localhost:4600/files/pictures/MLA1100000001/1-R.png';
const wireReport = {
  caseId: { exactly: caseId },
  siteId: { exactly: 'MLA' },
  status: { exactly: 'PENDING_MODERATION' },
  articleId: { exactly: listingId },
  articleTitle: 'Zapatillas urbanas',
  denounceDate: exampleNow,
  denounceReasonId: 'PPPI1',
  denounceReasonText: 'Producto falsificado',
};

describe('cases that are looked back on', () => {
  answers('counterNotices', "GW-40 the first five of a seller's reports, with its counts", {
    given: [...caseState('PENDING_MODERATION'), caseSellerState],
    input: { size: 5, from: 0, sort: 'date_created', order: 'desc', sellerId: '5001' },
    data: {
      counterNotices: {
        cases: [wireReport],
        denounces: 3,
        counterNotices: 2,
        accepted: 1,
        paging: { total: 1, offset: { exactly: 0 }, limit: { exactly: 5 } },
      },
    },
    value: {
      items: [
        {
          caseId,
          listing: { id: listingId, siteId: 'MLA', title: 'Zapatillas urbanas' },
          reportedAt: exampleNow,
          reasonId: 'PPPI1',
          reasonText: 'Producto falsificado',
          status: 'PENDING_MODERATION',
        },
      ],
      denounces: 3,
      counterNotices: 2,
      accepted: 1,
      total: 1,
      offset: 0,
      limit: 5,
    },
  });

  answers('counterNotices', 'a seller without reports', {
    input: { size: 5, from: 0, sellerId: '5001' },
    data: {
      counterNotices: {
        cases: [],
        denounces: { exactly: 0 },
        counterNotices: { exactly: 0 },
        accepted: { exactly: 0 },
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 5 } },
      },
    },
    value: { items: [], denounces: 0, counterNotices: 0, accepted: 0, total: 0, offset: 0, limit: 5 },
  });

  answers('counterNotices', 'past the last of them', {
    given: caseState('PENDING_MODERATION'),
    input: { size: 5, from: 5 },
    data: {
      counterNotices: {
        cases: [],
        denounces: 3,
        counterNotices: 2,
        accepted: 1,
        paging: { total: { exactly: 1 }, offset: { exactly: 5 }, limit: { exactly: 5 } },
      },
    },
    value: { items: [], denounces: 3, counterNotices: 2, accepted: 1, total: 1, offset: 5, limit: 5 },
  });

  const input = { size: 10, from: 0, flow: 'closed' } as const;
  const row = {
    item_info: { id: { exactly: listingId }, title: 'Zapatillas urbanas', thumbnail, site_id: { exactly: 'MLA' } },
    case_id: { exactly: caseId },
    current_status: { exactly: 'DOCUMENTATION_NOT_APPROVED' },
    due_date: exampleTime(25),
    member_name: 'Ana Quiroga',
    reason_id: 'PPPI1',
    reason_text: 'Producto falsificado',
    seller_id: '5001',
    seller_name: 'TIENDA_SUR',
    element_related_count: 1,
    date_created: exampleNow,
    last_updated: exampleTime(22),
    user_product_ids: [],
    aDenouncedVariants: [],
  };
  answers('closedCasesList', 'GW-43 the closed cases of a nickname', {
    given: [...caseState('DOCUMENTATION_NOT_APPROVED', true), caseSellerState],
    input: { ...input, nickname: 'TIENDA_SUR' },
    data: {
      closedCasesList: { cases: [row], paging: { total: 1, offset: { exactly: 0 }, limit: { exactly: 10 } } },
    },
    value: {
      items: [
        {
          caseId,
          listing: { id: listingId, siteId: 'MLA', title: 'Zapatillas urbanas', thumbnail },
          status: 'DOCUMENTATION_NOT_APPROVED',
          dueDate: exampleTime(25),
          memberName: 'Ana Quiroga',
          reasonId: 'PPPI1',
          reasonText: 'Producto falsificado',
          seller: { id: '5001', nickname: 'TIENDA_SUR' },
          relatedCount: 1,
          createdAt: exampleNow,
          lastUpdated: exampleTime(22),
        },
      ],
      total: 1,
      offset: 0,
      limit: 10,
    },
  });

  answers('closedCasesList', 'none of a nickname that nobody has', {
    given: caseState('DOCUMENTATION_NOT_APPROVED', true),
    input: { ...input, nickname: 'NADIE' },
    data: {
      closedCasesList: {
        cases: [],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 10 } },
      },
    },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  answersWithError('closedCasesList', 'none at all, and an error beside them', {
    given: [['an error comes beside the data', { operation: 'closedCasesList' }]],
    input,
    data: {
      closedCasesList: {
        cases: [],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 10 } },
      },
    },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  answers('closedCasesList', 'an open case is not among them', {
    given: caseState('DOCUMENTATION_PRESENTED'),
    input,
    data: {
      closedCasesList: {
        cases: [],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 10 } },
      },
    },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  refuses('closedCasesList', 'NOT_ALLOWED', { as: 'carla', input, message: notAllowedMessage });
});
