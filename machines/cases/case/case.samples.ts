import { caseMove } from '../../domain/case-reply';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleCase } from '../../simulator/sample-case';
import { anaFacts, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import type { caseMachine } from './case.machine';
import type { CaseContext, CaseEvent, CaseInput } from './case.types';
import { isMutationDone } from '../../domain/sends';
import type { QueuedReply } from './watch-reply';

export const caseInput: CaseInput = inputAt('case', { id: '10000002' }, { site: 'MLA' });
export const caseSystemActors = sampleSystemActors();

const closed = sampleCase({
  status: 'DOCUMENTATION_NOT_APPROVED',
  isRollbackable: true,
  rejectMember: '2',
  lastUpdated: '2026-11-19T15:30:00.000Z',
});

function replyChanged(
  type: QueuedReply['type'],
  phase: QueuedReply['phase'],
  more: Partial<QueuedReply> = {},
): CaseEvent {
  const goesAt = phase === 'countdown' ? sampleNow + 10_000 : null;
  return { type: 'reply.seen', reply: { id: 'r1', type, phase, goesAt, failure: null, elsewhere: false, ...more } };
}

const sentEvents: CaseEvent[] = [
  { type: 'case.reload' },
  { type: 'tab.choose', tab: 'seller' },
  searchAt('case', { tab: 'report' }),
  searchAt('case', { site: 'MLA', tab: 'seller' }),
  { type: 'confirm.begin' },
  { type: 'retract.begin' },
  { type: 'reply.leave' },
  { type: 'confirm.change', values: { rejectMemberId: '3' } },
  { type: 'retract.change', values: { reactivate: true, reason: 'other', comment: 'El vendedor mostró su factura' } },
  { type: 'confirm.submit' },
  { type: 'retract.submit', reasonText: 'Otro motivo' },
  { type: 'screen.resumed' },
  { type: 'reply.now' },
  { type: 'reply.takeBack' },
  replyChanged('confirm', 'countdown'),
  replyChanged('retract', 'countdown', { elsewhere: true }),
  replyChanged('confirm', 'inflight'),
  replyChanged('confirm', 'failed', { failure: { code: 'ABORTED' } }),
  replyChanged('rollback', 'failed', { failure: { code: 'CASE_NOT_OPEN' } }),
  replyChanged('retract', 'failed', { failure: { code: 'NOT_ALLOWED' } }),
  replyChanged('retract', 'done'),
  { type: 'reply.seen', reply: null },
];

export const caseSamples: MachineSamples<typeof caseMachine> = {
  lives: [
    { name: 'a case that awaits an answer', input: caseInput, systemActors: caseSystemActors, now: sampleNow },
    {
      name: 'an address that tells no site',
      input: inputAt('case', { id: '10000002' }),
      systemActors: sampleSystemActors({ profile: { ...anaFacts, sites: anaFacts.sites.slice(0, 2) } }),
      now: sampleNow,
    },
  ],
  events: [
    answered('caseDescription', sampleCase()),
    answered('caseDescription', closed),
    refused('caseDescription', 'CASE_NOT_FOUND'),
    refused('caseDescription', 'OFFLINE'),
    ...sentEvents,
    finished('reply', { ok: true, value: { caseId: '10000002', message: null } }),
    finished('reply', { ok: false, failure: { code: 'SERVER_ERROR' } }),
    finished('reply', { ok: false, failure: { code: 'CASE_NOT_OPEN' } }),
  ],
  serialize: ({ value, context }) => {
    const {
      shown,
      otherSites,
      confirm,
      retract,
      form,
      failure,
      replyFailure,
      seen: replyChanged,
    } = context as CaseContext;
    return JSON.stringify([
      value,
      shown?.status,
      otherSites.length,
      confirm.rejectMemberId,
      retract.reason,
      form,
      failure?.code,
      replyFailure?.code,
      replyChanged && [replyChanged.phase, replyChanged.type === 'confirm', replyChanged.elsewhere],
    ]);
  },
  never: {
    'one form stands open and the other is meant': (snapshot) =>
      (snapshot.matches({ reply: 'confirming' }) && snapshot.context.form !== 'confirm') ||
      (snapshot.matches({ reply: 'retracting' }) && snapshot.context.form !== 'retract'),
    'a form opens for a case that is not known': (snapshot) =>
      snapshot.matches({ reply: 'confirming' }) && snapshot.context.shown === null,
    'a confirmation goes out without a rejection reason': (snapshot) =>
      snapshot.matches({ reply: 'sending' }) &&
      snapshot.context.confirm.rejectMemberId === null &&
      snapshot.context.retract.reason === null,
    'a reply can be given while another one is under way': (snapshot) =>
      snapshot.context.seen !== null &&
      !isMutationDone(snapshot.context.seen) &&
      (snapshot.can({ type: 'confirm.begin' }) || snapshot.can({ type: 'confirm.submit' })),
    'a report that was decided can be confirmed': (snapshot) =>
      snapshot.context.shown !== null &&
      caseMove(snapshot.context.shown).may === 'rollback' &&
      snapshot.can({ type: 'confirm.begin' }),
  },
};

export const caseDescriptions = {
  states: {
    content: 'What is known of the case.',
    'content.asking': 'The case is asked for; what was shown stays meanwhile.',
    'content.shown': 'The case stands; its photos can be seen large.',
    'content.failed': 'The case could not be had.',
    reply: 'The answer to the seller.',
    'reply.choosing': 'End the listing, or reactivate it.',
    'reply.confirming': 'The report is being confirmed: a rejection reason is needed.',
    'reply.retracting': 'The report is being retracted, or, when it is closed, rolled back.',
    'reply.sending': 'The outbox has the answer: it can be taken back for a while, then it goes out.',
    'reply.underWay': 'The outbox has an answer that was given in an earlier visit, or in another tab.',
  },
  guards: {
    succeeded: 'the gateway answered',
    maybeElsewhere: 'that site knows no such case, and another one may',
    canAnswer: 'the seller has answered and the case is open',
    canRetract: 'the case is open, or it may be rolled back',
    confirmFaulty: 'the rejection reason is missing or the comment is too short',
    retractFaulty: 'the tick or the reason is missing, or the comment is too short',
    isUnderWay: 'the outbox has an answer to this case that is not over',
    canBeTakenBack: 'the answer still counts down in this tab',
    wasTaken: 'the answer was taken, or is no longer with the other tab',
    cameBackToConfirm: 'a confirmation was taken back or not taken',
    cameBackToRetract: 'a retraction was taken back or not taken',
    isRetracting: 'it is a retraction that was not taken',
    isOvertaken: 'the case came to something else than what the reply was begun for',
    wasTooLate: 'the gateway says that the case awaits no answer any more',
  },
};
