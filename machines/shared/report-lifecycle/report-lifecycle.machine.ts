import { setup } from 'xstate';
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

/** The stage as which a status is told while a report stands in it, and once it has been left unless what left it says otherwise. */
const withStage = (stage: LifecycleStage) => ({ meta: { stage } });

/** The life of a report: its states are the gateway's statuses, the first way out of an open one is the usual one. */
export const reportLifecycleMachine = setup({
  types: {
    context: {} as ReportLifecycleContext,
    events: {} as ReportLifecycleEvent,
    input: {} as ReportLifecycleInput,
    meta: {} as { stage: LifecycleStage },
    tags: {} as 'open',
  },
}).createMachine({
  id: 'reportLifecycle',
  context: ({ input }) => ({ ...input }),
  initial: 'CREATED',
  states: {
    CREATED: {
      tags: ['open'],
      ...withStage('sent'),
      on: {
        'report.received': 'PENDING_MODERATION',
        'listing.edited': 'REJECTED_MODIFIED',
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    PENDING_MODERATION: {
      tags: ['open'],
      ...withStage('moderation'),
      on: {
        'moderation.passed': 'WAITING_DOCUMENTATION',
        'moderation.rejected': 'REJECTED',
        'moderation.discarded': 'DISCARDED',
        'restriction.rejected': 'REJECTED_BY_RESTRICTION',
        'restriction.discarded': 'DISCARDED_DUE_RESTRICTION',
        'duplicate.found': 'DUPLICATED_DENOUNCE',
        'listing.edited': 'REJECTED_MODIFIED',
        'catalogue.begun': 'WAITING_FOR_PATCH_PDP',
        'catalogue.blamed': 'REJECTED_PDP_CATALOG',
        'catalogue.copied': 'REJECTED_PDP_ITEM',
        'imageBank.found': 'REJECTED_PDP_IMAGE_RANKER',
        'agreement.applied': 'ACUERDO_CLOSED',
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    WAITING_FOR_PATCH_PDP: {
      tags: ['open'],
      ...withStage('catalogue'),
      on: {
        'catalogue.blamed': 'REJECTED_PDP_CATALOG',
        'seller.answered': { target: 'DOCUMENTATION_PRESENTED', ...withStage('seller') },
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    WAITING_DOCUMENTATION: {
      tags: ['open'],
      ...withStage('seller'),
      on: {
        'seller.answered': 'DOCUMENTATION_PRESENTED',
        'seller.missed': { target: 'DOCUMENTATION_NOT_PRESENTED', ...withStage('silence') },
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    DOCUMENTATION_PRESENTED: {
      tags: ['open'],
      ...withStage('answer'),
      on: {
        'report.confirmed': 'DOCUMENTATION_NOT_APPROVED',
        'report.retracted': 'DOCUMENTATION_APPROVED',
        'reporter.missed': { target: 'MEMBER_NOT_RESPOND', ...withStage('missed') },
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    DOCUMENTATION_NOT_APPROVED: { ...withStage('takenDown'), on: { 'report.rolledBack': 'ROLLBACK' } },
    DOCUMENTATION_NOT_PRESENTED: { ...withStage('takenDown'), on: { 'report.rolledBack': 'ROLLBACK' } },
    ACUERDO_CLOSED: { ...withStage('takenDown'), on: { 'report.rolledBack': 'ROLLBACK' } },
    DOCUMENTATION_APPROVED: { type: 'final', ...withStage('returned') },
    ROLLBACK: { type: 'final', ...withStage('retracted') },
    MEMBER_NOT_RESPOND: { type: 'final', ...withStage('expired') },
    REJECTED: { type: 'final', ...withStage('rejected') },
    REJECTED_BY_RESTRICTION: { type: 'final', ...withStage('rejected') },
    DUPLICATED_DENOUNCE: { type: 'final', ...withStage('rejected') },
    DISCARDED: { type: 'final', ...withStage('discarded') },
    DISCARDED_DUE_RESTRICTION: { type: 'final', ...withStage('discarded') },
    REJECTED_MODIFIED: { type: 'final', ...withStage('discarded') },
    REJECTED_PDP_CATALOG: { type: 'final', ...withStage('discarded') },
    REJECTED_PDP_ITEM: { type: 'final', ...withStage('discarded') },
    REJECTED_PDP_IMAGE_RANKER: { type: 'final', ...withStage('discarded') },
    CROSS_DENOUNCE_CLOSED: { type: 'final', ...withStage('closed') },
  },
});
