import type { Case } from '../../contracts/shapes';

/** A case that awaits an answer. */
export function sampleCase(more: Partial<Case> = {}): Case {
  return {
    caseId: '10000002',
    status: 'DOCUMENTATION_PRESENTED',
    auditor: 'Ana',
    seller: { id: '77', nickname: 'TIENDA SUR' },
    listing: {
      id: 'MLA1234567891',
      title: 'Bolso Andes',
      status: 'active',
      thumbnail: null,
      href: null,
    },
    snapshot: null,
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
    rollback: null,
    ...more,
  };
}
