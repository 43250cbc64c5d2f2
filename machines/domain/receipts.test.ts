import { describe, expect, it } from 'vitest';
import { saveReceipt, outcomeOf, readReceipt, readReceipts, retriableIds, type ReceiptRow } from './receipts';

const row = (status: ReceiptRow['status'], code?: 'BLINDED' | 'REPORT_ALREADY_SENT' | 'NOT_PUBLISHED') => ({
  id: `MLA${status}${code ?? ''}`,
  status,
  ...(code && { failure: { code } }),
});
const rows = [
  row('sent'),
  row('unknown'),
  row('queued'),
  row('refused', 'REPORT_ALREADY_SENT'),
  row('refused', 'BLINDED'),
  row('refused', 'NOT_PUBLISHED'),
];

describe('the receipt of a send', () => {
  it('has a line for each listing, with its outcome, and what can be tried again', () => {
    const { key, value } = saveReceipt({}, { id: 's1', rows }, {}, 5);
    const receipt = readReceipt({ [key]: JSON.parse(JSON.stringify(value)) }, 's1');
    expect(receipt?.rows.map(outcomeOf)).toEqual(['sent', 'unknown', 'stayed', 'alreadySent', 'protected', 'refused']);
    expect(receipt && retriableIds(receipt)).toEqual(['MLAqueued', 'MLArefusedNOT_PUBLISHED']);
  });

  it('keeps the seller and the picture of a listing as far as they are known, and the case that its report opened', () => {
    const facts = { title: 'Gorra', reported: null, thumbnail: '/gorra-O.jpg' };
    const seller = { id: '7', nickname: 'ANDES_7', watched: false, trusted: false };
    const sent = [
      { id: 'MLA1', status: 'sent' as const, caseId: '20000001' },
      { id: 'MLA2', status: 'sent' as const },
      { id: 'MLA3', status: 'sent' as const },
    ];
    const visible = { MLA1: { ...facts, seller }, MLA2: { ...facts, seller: null, thumbnail: null } };
    expect(saveReceipt({}, { id: 's1', rows: sent }, visible, 5).value.rows).toEqual([
      {
        id: 'MLA1',
        title: 'Gorra',
        code: null,
        status: 'sent',
        failure: null,
        seller: 'ANDES_7',
        picture: '/gorra-O.jpg',
        caseId: '20000001',
      },
      { id: 'MLA2', title: 'Gorra', code: null, status: 'sent', failure: null },
      { id: 'MLA3', title: '', code: null, status: 'sent', failure: null },
    ]);
  });

  it('is kept with the nine before it, the newest first; what cannot be read is none', () => {
    let kept: Record<string, unknown> = { 'receipt:broken': { at: 'x' }, 'report:MLA1': {} };
    for (let at = 1; at <= 12; at += 1) {
      const { key, value, drop } = saveReceipt(kept, { id: `s${at}`, rows }, {}, at);
      kept = { ...kept, [key]: value };
      for (const gone of drop) delete kept[gone];
    }
    expect(readReceipts(kept).map(({ id }) => id)).toEqual([
      's12',
      's11',
      's10',
      's9',
      's8',
      's7',
      's6',
      's5',
      's4',
      's3',
    ]);
    expect([readReceipt(kept, 'broken'), readReceipt(undefined, 's1')]).toEqual([null, null]);
  });
});
