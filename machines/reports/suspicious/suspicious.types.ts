import type { Failure } from '../../../contracts/ports';
import type { Because } from '../../domain/because';

export interface SuspiciousInput {
  params: Record<string, string>;
  /** `page`, counted from 1. */
  search: Record<string, unknown>;
}

/** What a person is asked once before it happens. */
export type Question =
  | { about: 'dismiss'; ids: string[] }
  | { about: 'remove'; ids: string[] }
  | { about: 'trust'; ids: string[] }
  | { about: 'inactive'; ids: string[] }
  /** The day's limit takes `go` of them and leaves `stay` in the list. */
  | { about: 'send'; ids: string[] | 'all'; go: number; stay: number };

export interface SendVerdict {
  ids: string[] | 'all';
  why: Because | null;
  go: number;
  stay: number;
}

export interface SuspiciousContext {
  page: number;
  /** Of this page, in the gateway's order; the listings themselves are in their seat. */
  ids: string[];
  total: number;
  failure: Failure | null;
  selected: string[];
  question: Question | null;
  verdict: SendVerdict | null;
  /** The listing whose report is being edited. */
  subject: string | null;
  inactive: { found: string[]; seen: number; failure: Failure | null };
  asOf: number;
}

export type SuspiciousEvent =
  | { type: 'list.reload' }
  | { type: 'page.go'; page: number }
  | { type: 'row.toggle'; id: string }
  | { type: 'rows.choose'; ids: string[] }
  | { type: 'send.ask'; ids: string[] | 'all' }
  | { type: 'report.edit'; id: string }
  | { type: 'dismiss.ask'; ids: string[] }
  | { type: 'remove.ask'; ids: string[] }
  | { type: 'trust.ask'; ids: string[] }
  | { type: 'inactive.seek' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | { type: 'listing.open'; id: string }
  | { type: 'search.change'; search: Record<string, unknown> }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | { type: 'sends.over' };
