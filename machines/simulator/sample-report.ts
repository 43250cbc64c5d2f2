import type { HistoryReport } from '../../contracts/shapes';

/** A report of the history that nobody has decided on yet. */
export const sampleReport = (more: Partial<HistoryReport> = {}): HistoryReport => ({
  caseId: '10000001',
  listing: { id: 'MLA1234567890', siteId: 'MLA', title: 'Zapatillas Andes', thumbnail: null, href: null },
  seller: { id: '77', nickname: 'TIENDA SUR' },
  reasonCode: 'PPPI1',
  auditor: 'Ana',
  comment: 'Producto falsificado',
  tags: [],
  reportedAt: '2026-11-18T12:00:00.000Z',
  status: 'PENDING_MODERATION',
  retractionReason: null,
  auditorComment: null,
  sellerComment: null,
  files: [],
  expiresAt: null,
  imagesFlagged: false,
  ...more,
});

/** One that was confirmed. */
export const sampleSentReport = (more: Partial<HistoryReport> = {}): HistoryReport =>
  sampleReport({
    caseId: '10000003',
    listing: { id: 'MLA1234567899', siteId: 'MLA', title: 'Mochila Andes 30 L', thumbnail: null, href: null },
    seller: { id: '77001', nickname: 'OFERTAS_DEL_SUR' },
    auditor: 'Ana Torres',
    comment: 'Es una copia',
    reportedAt: '2026-11-17T12:00:00.000Z',
    status: 'DOCUMENTATION_NOT_APPROVED',
    ...more,
  });
