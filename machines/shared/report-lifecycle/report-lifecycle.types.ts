import type { ReportItem } from '../../domain/report-item';

/** What a report goes through: `silence` is a seller who didn't answer, `missed` a reporter who didn't. */
type Stage = 'sent' | 'moderation' | 'catalogue' | 'seller' | 'silence' | 'answer' | 'missed';
/** How it ends: `outcome` while that is open, `unknown` where the gateway told a status that isn't known here, or none. */
type End =
  | 'takenDown'
  | 'returned'
  | 'retracted'
  | 'expired'
  | 'rejected'
  | 'discarded'
  | 'closed'
  | 'outcome'
  | 'unknown';
export type LifecycleStage = Stage | End;

/** The moments that are known of a report, ISO 8601. */
export type ReportLifecycleInput = Pick<ReportItem, 'reportedAt' | 'answeredAt' | 'lastUpdated'>;
export type ReportLifecycleContext = ReportLifecycleInput;

/** What leads from one status to the next. */
export type ReportLifecycleEvent =
  | { type: 'report.received' }
  | { type: 'moderation.passed' }
  | { type: 'moderation.rejected' }
  | { type: 'moderation.discarded' }
  /** The reporter's account was restricted. */
  | { type: 'restriction.rejected' }
  | { type: 'restriction.discarded' }
  | { type: 'duplicate.found' }
  | { type: 'listing.edited' }
  /** A page of the catalogue is what infringes, and is being corrected. */
  | { type: 'catalogue.begun' }
  /** The infringement is of the catalogue's own, and not of the listing. */
  | { type: 'catalogue.blamed' }
  /** The listing has what was reported from the catalogue. */
  | { type: 'catalogue.copied' }
  | { type: 'imageBank.found' }
  | { type: 'agreement.applied' }
  /** Another report of the same listing has closed this one. */
  | { type: 'other.closed' }
  | { type: 'seller.answered' }
  | { type: 'seller.missed' }
  | { type: 'report.confirmed' }
  | { type: 'report.retracted' }
  | { type: 'reporter.missed' }
  /** Taken back after it had ended the listing. */
  | { type: 'report.rolledBack' };
