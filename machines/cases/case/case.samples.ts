import type { Case } from '../../../contracts/shapes';
import type { SeatFacts } from '../../kit/answers';
import { answered, refused } from '../../kit/cover';
import type { Reply } from '../../kit/seats';
import type { CaseInput } from './case.types';

export const caseInput: CaseInput = { params: { id: '10000002' }, search: { site: 'MLA' } };
export const caseSeats: SeatFacts = { drafts: { drafts: {} } };

export function sampleCase(more: Partial<Case> = {}): Case {
  return {
    caseId: '10000002',
    status: 'DOCUMENTATION_PRESENTED',
    auditor: 'Ana',
    seller: { id: '77', nickname: 'TIENDA SUR' },
    listing: { id: 'MLA1234567891', title: 'Bolso Andes', status: 'active', thumbnail: null, href: null, price: null },
    siteId: 'MLA',
    country: { code: 'AR', name: 'Argentina' },
    reportedAt: '2026-11-17T12:00:00.000Z',
    reasonId: 'PPPI1',
    reasonText: 'Producto falsificado',
    description: 'Es una copia',
    respondBy: '2026-11-22T12:00:00.000Z',
    counterNoticeAt: '2026-11-18T12:00:00.000Z',
    lastUpdated: null,
    groupResponse: null,
    sellerResponse: 'Tengo factura',
    documents: [{ name: 'factura.pdf', url: '/files/documents/1.pdf', size: 2048 }],
    photosNew: [],
    photosDenounced: [],
    sellerCounts: { denounces: 3, counterNotices: 2, accepted: 1 },
    rejectOption: null,
    rejectMember: null,
    isRollbackable: false,
    rollbackDetail: null,
    ...more,
  };
}

const reply = (type: Reply['type']): Reply =>
  type === 'rollback'
    ? { type, caseId: '10000002', siteId: 'MLA', comment: 'Otro motivo' }
    : {
        type,
        caseId: '10000002',
        siteId: 'MLA',
        reply: {
          caseId: '10000002',
          siteId: 'MLA',
          description: '',
          rejectMemberId: null,
          documentationApproved: type === 'retract',
        },
      };

export function settledReply(type: Reply['type'], code: 'SERVER_ERROR' | null) {
  return {
    type: 'work.settled' as const,
    id: 'id-1',
    work: { kind: 'reply' as const, reply: reply(type) },
    failure: code === null ? null : { code },
  };
}

export const caseEvents = [
  answered('caseDescription', sampleCase()),
  answered('caseDescription', sampleCase({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true })),
  refused('caseDescription', 'CASE_NOT_FOUND'),
  { type: 'case.reload' },
  { type: 'tab.choose', tab: 'seller' },
  { type: 'search.change', search: { tab: 'report' } },
  { type: 'confirm.begin' },
  { type: 'retract.begin' },
  { type: 'reply.leave' },
  { type: 'confirm.change', values: { rejectMemberId: '3' } },
  { type: 'retract.change', values: { reactivate: true, reason: 'other' } },
  { type: 'confirm.submit' },
  { type: 'retract.submit', reasonText: 'Otro motivo' },
  settledReply('confirm', null),
  settledReply('confirm', 'SERVER_ERROR'),
  settledReply('retract', 'SERVER_ERROR'),
  { type: 'screen.resumed' },
];
