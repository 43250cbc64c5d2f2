import { describe, expect, it } from 'vitest';
import type { Case, DenouncedVariant } from '../../../contracts/shapes';
import { emptyConfirm } from '../../domain/case-reply';
import { answers, answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import { quietOutbox } from '../../simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts, Reply, Mutation } from '../../system-actors/outbox';
import { caseMachine } from './case.machine';
import { caseInput, caseSystemActors } from './case.samples';
import { sampleCase } from '../../simulator/sample-case';
import { caseView } from './case.view';

async function open(caseDescription: FakePorts['caseDescription']) {
  const stage = startWith(caseMachine, {
    input: caseInput,
    systemActors: caseSystemActors,
    ports: { caseDescription, denouncedVariants: answers<DenouncedVariant[]>([]) },
  });
  await stage.settle();
  return { ...stage, view: () => caseView(stage.actor.getSnapshot()) };
}
const closed = sampleCase({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true });
const rolledBack = sampleCase({ status: 'ROLLBACK' });

describe('a reply that counts down', () => {
  const goesAt = 10_000;
  const outboxWithReply = (more: Partial<QueuedMutationFacts> = {}): OutboxFacts => {
    const reply: Reply = { type: 'rollback', caseId: '10000002', siteId: 'MLA', comment: 'Otro motivo' };
    const work: Mutation = { kind: 'reply', reply };
    const job: QueuedMutationFacts = {
      id: 'r1',
      work,
      phase: 'countdown',
      goesAt,
      failure: null,
      elsewhere: false,
      ...more,
    };
    return { ...quietOutbox, jobs: { r1: job } };
  };
  const savedDraft = {
    confirm: emptyConfirm,
    retract: { reactivate: true, reason: 'other', comment: 'nos equivocamos' },
  };

  it('is told with its moment, and is taken back or let go through the outbox', async () => {
    const { actor, setFacts, view, receivedBy } = await open(answers(closed));
    expect(view()).toMatchObject({ underWay: null, canTakeBack: false });
    setFacts('outbox', outboxWithReply());
    expect(view()).toMatchObject({
      form: null,
      underWay: { phase: 'countdown', goesAt, type: 'rollback' },
      canTakeBack: true,
      canRetract: false,
    });
    actor.send({ type: 'reply.now' });
    actor.send({ type: 'reply.takeBack' });
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.now', id: 'r1' },
      { type: 'send.cancel', id: 'r1' },
    ]);
    setFacts('outbox', outboxWithReply({ phase: 'inflight', goesAt: null }));
    expect(view()).toMatchObject({ underWay: { phase: 'inflight' }, canTakeBack: false });
  });

  it('of an earlier visit is the draft of its form again once it is taken back, and nothing is told to have failed', async () => {
    const { actor, setFacts, view } = await open(answers(closed));
    setFacts('drafts', { drafts: { 'reply:10000002': savedDraft } });
    setFacts('outbox', outboxWithReply());
    setFacts('outbox', outboxWithReply({ phase: 'failed', goesAt: null, failure: { code: 'ABORTED' } }));
    expect(view()).toMatchObject({ form: 'retract', retract: savedDraft.retract, replyFailure: null, underWay: null });
    actor.send({ type: 'reply.leave' });
    expect(view()).toMatchObject({ form: null, canRetract: true });
  });

  it('that was given here comes back with its text when it is taken back', async () => {
    const { actor, setFacts, settleWork, view } = await open(answers(closed));
    actor.send({ type: 'retract.begin' });
    actor.send({ type: 'retract.change', values: { reason: 'other', comment: 'nos equivocamos' } });
    actor.send({ type: 'retract.submit', reasonText: 'Otro motivo' });
    setFacts('outbox', outboxWithReply());
    expect(view()).toMatchObject({ form: null, underWay: { goesAt } });
    settleWork({ ok: false, failure: { code: 'ABORTED' } });
    setFacts('outbox', outboxWithReply({ phase: 'failed', goesAt: null, failure: { code: 'ABORTED' } }));
    expect(view()).toMatchObject({
      form: 'retract',
      retract: { reason: 'other', comment: 'nos equivocamos' },
      replyFailure: null,
      underWay: null,
    });
  });

  it('CAS-21 of an earlier visit that was taken leads to the case as it is then', async () => {
    const caseDescription = answersInTurn<Case>({ ok: true, value: closed }, { ok: true, value: rolledBack });
    const { setFacts, settle, view } = await open(caseDescription);
    setFacts('outbox', outboxWithReply({ phase: 'inflight', goesAt: null }));
    setFacts('outbox', outboxWithReply({ phase: 'done', goesAt: null }));
    await settle();
    expect(view()).toMatchObject({ form: null, underWay: null, shown: { status: 'ROLLBACK' } });
  });

  it('of another tab is shown and taken back from here; once it is gone there, the case is asked for again', async () => {
    const caseDescription = answersInTurn<Case>({ ok: true, value: closed }, { ok: true, value: rolledBack });
    const { actor, setFacts, settle, view, receivedBy } = await open(caseDescription);
    actor.send({ type: 'retract.begin' });
    setFacts('outbox', outboxWithReply({ elsewhere: true }));
    actor.send({ type: 'reply.takeBack' });
    expect(view()).toMatchObject({ form: null, canTakeBack: true, underWay: { elsewhere: true } });
    setFacts('outbox', quietOutbox);
    await settle();
    expect([receivedBy('outbox'), view().shown?.status]).toEqual([[{ type: 'send.cancel', id: 'r1' }], 'ROLLBACK']);
  });
});
