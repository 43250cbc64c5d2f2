import { setup } from 'xstate';
import type {
  LifecycleStage,
  ReportLifecycleContext,
  ReportLifecycleEvent,
  ReportLifecycleInput,
} from './report-lifecycle.types';

/** The stage as which a status is told while a report stands in it, and once it has been left unless what left it says otherwise. */
const told = (stage: LifecycleStage) => ({ meta: { stage } });

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
      ...told('sent'),
      on: {
        'report.received': 'PENDING_MODERATION',
        'listing.edited': 'REJECTED_MODIFIED',
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    PENDING_MODERATION: {
      tags: ['open'],
      ...told('moderation'),
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
      ...told('catalogue'),
      on: {
        'catalogue.blamed': 'REJECTED_PDP_CATALOG',
        'seller.answered': { target: 'DOCUMENTATION_PRESENTED', ...told('seller') },
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    WAITING_DOCUMENTATION: {
      tags: ['open'],
      ...told('seller'),
      on: {
        'seller.answered': 'DOCUMENTATION_PRESENTED',
        'seller.missed': { target: 'DOCUMENTATION_NOT_PRESENTED', ...told('silence') },
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    DOCUMENTATION_PRESENTED: {
      tags: ['open'],
      ...told('answer'),
      on: {
        'report.confirmed': 'DOCUMENTATION_NOT_APPROVED',
        'report.retracted': 'DOCUMENTATION_APPROVED',
        'reporter.missed': { target: 'MEMBER_NOT_RESPOND', ...told('missed') },
        'other.closed': 'CROSS_DENOUNCE_CLOSED',
      },
    },
    DOCUMENTATION_NOT_APPROVED: { ...told('takenDown'), on: { 'report.rolledBack': 'ROLLBACK' } },
    DOCUMENTATION_NOT_PRESENTED: { ...told('takenDown'), on: { 'report.rolledBack': 'ROLLBACK' } },
    ACUERDO_CLOSED: { ...told('takenDown'), on: { 'report.rolledBack': 'ROLLBACK' } },
    DOCUMENTATION_APPROVED: { type: 'final', ...told('returned') },
    ROLLBACK: { type: 'final', ...told('retracted') },
    MEMBER_NOT_RESPOND: { type: 'final', ...told('expired') },
    REJECTED: { type: 'final', ...told('rejected') },
    REJECTED_BY_RESTRICTION: { type: 'final', ...told('rejected') },
    DUPLICATED_DENOUNCE: { type: 'final', ...told('rejected') },
    DISCARDED: { type: 'final', ...told('discarded') },
    DISCARDED_DUE_RESTRICTION: { type: 'final', ...told('discarded') },
    REJECTED_MODIFIED: { type: 'final', ...told('discarded') },
    REJECTED_PDP_CATALOG: { type: 'final', ...told('discarded') },
    REJECTED_PDP_ITEM: { type: 'final', ...told('discarded') },
    REJECTED_PDP_IMAGE_RANKER: { type: 'final', ...told('discarded') },
    CROSS_DENOUNCE_CLOSED: { type: 'final', ...told('closed') },
  },
});
