import { saveReceipt, type Receipt } from '../../domain/receipts';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import { reportedListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { SendRow } from '../../system-actors/outbox';
import type { receiptMachine, ReceiptEvent, ReceiptInput } from './receipt.machine';

export const receiptInput: ReceiptInput = inputAt('receipt', { id: 's1' });

const titles = ['Zapatillas Andes', 'Bolso Andes', 'Gorra Andes', '=SUMA(A1)', 'Campera Andes', 'Mochila Andes'];
const sendRows: SendRow[] = [
  { id: 'MLA1000000001', status: 'sent', caseId: '20000001' },
  { id: 'MLA1000000002', status: 'refused', failure: { code: 'REPORT_ALREADY_SENT' } },
  { id: 'MLA1000000003', status: 'refused', failure: { code: 'BLINDED' } },
  { id: 'MLA1000000004', status: 'refused', failure: { code: 'NOT_PUBLISHED' } },
  { id: 'MLA1000000005', status: 'unknown' },
  { id: 'MLA1000000006', status: 'queued' },
];

/** The receipt of a send in which everything happened that can happen. */
export const sampleReceipt: Receipt = saveReceipt(
  {},
  { id: 's1', rows: sendRows },
  Object.fromEntries(sendRows.map(({ id }, at) => [id, reportedListing({ id, title: titles[at] })])),
  sampleNow,
).value;
/** Two of its listings were never known in the tab of the send: of one the send knows the reason. */
export const unnamedReceipt: Receipt = saveReceipt(
  {},
  {
    id: 's1',
    rows: [
      { id: 'MLA1000000001', code: 'PPPI1', status: 'sent' },
      { id: 'MLA1000000002', status: 'sent' },
    ],
  },
  {},
  sampleNow,
).value;
export const sentReceipt: Receipt = { at: sampleNow, rows: sampleReceipt.rows.slice(0, 1) };

/** Until when the third one is protected. */
export const sampleProtection = [{ id: 'b1', item: 'MLA1000000003', reason: 'PPPI1', dueDate: '2026-12-01' }];

export const receiptSystemActors = (receipt: Receipt | null) =>
  sampleSystemActors({ drafts: { drafts: receipt === null ? {} : { 'receipt:s1': receipt } } });

const sentEvents: ReceiptEvent[] = [
  searchAt('receipt', { outcome: 'refused' }),
  { type: 'receipt.seen', receipt: sampleReceipt },
  { type: 'receipt.seen', receipt: sentReceipt },
  { type: 'receipt.seen', receipt: unnamedReceipt },
  { type: 'outcome.choose', outcome: 'refused' },
  { type: 'failed.retry' },
];

export const receiptSamples: MachineSamples<typeof receiptMachine> = {
  // What is kept is told by an event: a system actor that held it would tell it before the first step.
  lives: [
    { name: 'a receipt is opened', input: receiptInput, systemActors: receiptSystemActors(null), now: sampleNow },
  ],
  events: [
    ...sentEvents,
    answered('blindages', sampleProtection),
    refused('blindages', 'OFFLINE'),
    answered('articlesByIds', [reportedListing({ id: 'MLA1000000001', title: 'Zapatillas Andes' })]),
    refused('articlesByIds', 'OFFLINE'),
  ],
  never: {
    'it shows a receipt that it does not have': (snapshot) =>
      snapshot.matches('shown') && snapshot.context.receipt === null,
  },
};

export const receiptDescriptions = {
  states: {
    waiting: 'What is kept in this browser is being read.',
    missing: 'Nothing is kept of that send.',
    shown: 'A line for each listing of the send.',
    'shown.judging': 'Whether any was refused because it is protected.',
    'shown.asking': 'Until when those are protected is asked for.',
    'shown.naming': 'Whether any of them has no name or no reason yet.',
    'shown.askingNames': 'Those are asked for, some at a time.',
    'shown.known': 'What can be known of them is known.',
  },
  guards: {
    someProtected: 'one of them is protected',
    someUnnamed: 'one of them has no name or no reason, and was not asked for',
    someFailed: 'one of them can be tried again',
    succeeded: 'the gateway answered',
  },
};
