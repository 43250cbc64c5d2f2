import type { Failure } from '../../contracts/ports';
import type { Listing } from '../../contracts/shapes';
import type { ReceiptOutcome } from './receipt-outcomes';
import { wasAlreadySent, type SendStatus } from './sends';

/** What became of the listings of a send, kept beside the drafts: it survives a reload. */
const prefix = 'receipt:';
/** The oldest leave first. */
const maxSaved = 10;

export interface ReceiptRow {
  id: string;
  /** Empty where the listing wasn't known. */
  title: string;
  /** The code of the reason that it was reported for; null where nobody knows it any more. */
  code: string | null;
  status: SendStatus;
  failure: Failure | null;
  /** The nickname of its seller and its picture, as far as they were known; receipts of older versions have neither. */
  seller?: string;
  picture?: string;
  /** The case that its report opened, where the gateway said it; receipts of older versions have none. */
  caseId?: string;
}

export interface Receipt {
  /** World time at which the send was over, epoch milliseconds. */
  at: number;
  rows: ReceiptRow[];
}
type Kept = Readonly<Record<string, unknown>>;

export const receiptKey = (sendId: string): string => `${prefix}${sendId}`;

const hasRows = (value: unknown): value is Receipt =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'rows' in value &&
  Array.isArray(value.rows);

/** What is kept of that send; null where nothing is, or nothing that this version can read. */
export function readReceipt(kept: Kept | undefined, sendId: string): Receipt | null {
  const value = kept?.[receiptKey(sendId)];
  return hasRows(value) ? value : null;
}

/** The sends of which a receipt is kept, the newest first. */
export function readReceipts(kept: Kept = {}): { id: string; at: number }[] {
  return Object.entries(kept)
    .flatMap(([key, value]) =>
      key.startsWith(prefix) && hasRows(value) ? [{ id: key.slice(prefix.length), at: value.at }] : [],
    )
    .sort((a, b) => b.at - a.at);
}

interface EndedSend {
  id: string;
  rows: readonly { id: string; code?: string; status: SendStatus; failure?: Failure; caseId?: string }[];
}

type KnownListing = Pick<Listing, 'title' | 'reported' | 'seller' | 'thumbnail'>;

/** The seller and the picture of a listing, as far as there are any. */
export const listingFactsOf = ({
  seller,
  thumbnail,
}: Pick<Listing, 'seller' | 'thumbnail'>): Pick<ReceiptRow, 'seller' | 'picture'> => ({
  ...(seller && { seller: seller.nickname }),
  ...(thumbnail !== null && { picture: thumbnail }),
});

/** The receipt of a send that is over, to be kept under its key, and the keys of those that leave for want of room. */
export function saveReceipt(
  kept: Kept | undefined,
  { id, rows }: EndedSend,
  visible: Readonly<Record<string, KnownListing>>,
  now: number,
): { key: string; value: Receipt; drop: string[] } {
  const others = readReceipts(kept).filter((other) => other.id !== id);
  return {
    key: receiptKey(id),
    value: {
      at: now,
      rows: rows.map(({ id: listingId, code, status, failure = null, caseId }) => {
        const known = visible[listingId];
        return {
          id: listingId,
          title: known?.title ?? '',
          code: code ?? known?.reported?.code ?? null,
          status,
          failure,
          ...(known && listingFactsOf(known)),
          ...(caseId !== undefined && { caseId }),
        };
      }),
    },
    drop: others.slice(maxSaved - 1).map((other) => receiptKey(other.id)),
  };
}

const protecting: readonly string[] = ['BLINDED', 'RE_REPORT_TOO_SOON'];

export function outcomeOf({ status, failure }: Pick<ReceiptRow, 'status' | 'failure'>): ReceiptOutcome {
  if (status === 'sent' || status === 'unknown') return status;
  if (status !== 'refused') return 'stayed';
  if (wasAlreadySent({ status, failure })) return 'alreadySent';
  return failure !== null && protecting.includes(failure.code) ? 'protected' : 'refused';
}

/** The listings of which it says no name, or no reason. */
export const unnamedIds = ({ rows }: Receipt): string[] =>
  rows.filter(({ title, code }) => title === '' || code === null).map(({ id }) => id);

/** Those that may be sent once more: refused, or never gone out. What became of the unknown ones is found out, not tried again. */
export const retriableIds = ({ rows }: Receipt): string[] =>
  rows.filter((row) => ['refused', 'stayed'].includes(outcomeOf(row))).map(({ id }) => id);
