import { describe, expect, it } from 'vitest';
import type { Case, DenouncedVariant } from '../../../contracts/shapes';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { goTo } from '../../domain/navigation-events';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { anaFacts } from '../../simulator/sample-system-actors';
import { caseMachine } from './case.machine';
import { caseInput, caseSystemActors } from './case.samples';
import { sampleCase } from '../../simulator/sample-case';
import { caseView } from './case.view';

async function open(caseDescription: FakePorts['caseDescription'], input = caseInput, systemActors = caseSystemActors) {
  const denouncedVariants = answers<DenouncedVariant[]>([]);
  const stage = startWith(caseMachine, { input, systemActors, ports: { caseDescription, denouncedVariants } });
  await stage.settle();
  return { ...stage, denouncedVariants, view: () => caseView(stage.actor.getSnapshot()) };
}
const closed = sampleCase({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true });

describe('the case', () => {
  it('CAS-08 GW-44 is asked for by its id and its site', async () => {
    const caseDescription = answers(sampleCase());
    const { view } = await open(caseDescription);
    expect(caseDescription.asked).toEqual([{ caseId: '10000002', siteId: 'MLA' }]);
    expect(view()).toMatchObject({
      phase: 'shown',
      move: { may: 'answer' },
      form: null,
      canConfirm: true,
      canRetract: true,
    });
  });

  it("takes the profile's own site where the address has none that is known", async () => {
    const caseDescription = answers(sampleCase());
    await open(caseDescription, inputAt('case', { id: '1' }, { site: '<b>' }));
    expect(caseDescription.asked).toEqual([{ caseId: '1', siteId: 'MLA' }]);
  });

  it('an address without a site asks the sites of the profile in their order until one knows the case', async () => {
    const unknown = { ok: false, failure: { code: 'CASE_NOT_FOUND' } } as const;
    const caseDescription = answersInTurn<Case>(unknown, unknown, { ok: true, value: sampleCase({ siteId: 'MLM' }) });
    const sites = ['MLB', 'MLA', 'MLM', 'MLC'].map((id) => ({ ...anaFacts.sites[0]!, id }));
    const systemActors = { ...caseSystemActors, profile: { ...anaFacts, sites } };
    const { actor, view, receivedBy } = await open(caseDescription, inputAt('case', { id: '1' }), systemActors);
    expect(caseDescription.asked).toEqual(['MLA', 'MLB', 'MLM'].map((siteId) => ({ caseId: '1', siteId })));
    expect(view()).toMatchObject({ phase: 'shown', siteId: 'MLM' });
    actor.send({ type: 'tab.choose', tab: 'seller' });
    expect(receivedBy('screens')).toMatchObject([{ target: { search: { site: 'MLM', tab: 'seller' } } }]);
  });

  it('a case is missing once no site of the profile knows it, and one that could not be asked is no answer', async () => {
    const sites = ['MLA', 'MLB'].map((id) => ({ ...anaFacts.sites[0]!, id }));
    const systemActors = { ...caseSystemActors, profile: { ...anaFacts, sites } };
    const nobody = refuses('CASE_NOT_FOUND');
    expect((await open(nobody, inputAt('case', { id: '1' }), systemActors)).view().phase).toBe('missing');
    const [failing, named] = [refuses('OFFLINE'), refuses('CASE_NOT_FOUND')];
    expect((await open(failing, inputAt('case', { id: '1' }), systemActors)).view().phase).toBe('failed');
    expect((await open(named, inputAt('case', { id: '1' }, { site: 'MLC' }), systemActors)).view().phase).toBe(
      'missing',
    );
    expect([nobody, failing, named].map(({ asked }) => asked.length)).toEqual([2, 1, 1]);
  });

  it('CAS-16 CAS-17 does not confirm without a rejection reason, and confirms with one through the outbox, once', async () => {
    const { actor, view, receivedBy } = await open(answers(sampleCase()));
    actor.send({ type: 'confirm.begin' });
    actor.send({ type: 'confirm.submit' });
    expect(view()).toMatchObject({
      form: 'confirm',
      confirmRefused: { rejectMemberId: { because: 'REJECT_REASON_MISSING' } },
    });
    actor.send({ type: 'confirm.change', values: { description: 'no está autorizado' } });
    actor.send({ type: 'confirm.submit' });
    expect(receivedBy('outbox')).toEqual([]);
    actor.send({ type: 'confirm.change', values: { rejectMemberId: '3' } });
    actor.send({ type: 'confirm.submit' });
    actor.send({ type: 'confirm.submit' });
    expect(receivedBy('outbox')).toEqual([
      {
        type: 'mutation.submit',
        id: 'id-1',
        requester: actor.getSnapshot().children.reply,
        work: {
          kind: 'reply',
          reply: {
            type: 'confirm',
            caseId: '10000002',
            siteId: 'MLA',
            reply: {
              caseId: '10000002',
              siteId: 'MLA',
              description: 'no está autorizado',
              rejectMemberId: '3',
              documentationApproved: false,
            },
          },
        },
      },
    ]);
  });

  it('CAS-18 CAS-19 CAS-20 retracts only with the tick and a reason, without a comment', async () => {
    const { actor, view, receivedBy } = await open(answers(sampleCase()));
    actor.send({ type: 'retract.begin' });
    actor.send({ type: 'retract.submit', reasonText: '' });
    expect(view().retractRefused).toEqual({
      reactivate: { because: 'REACTIVATION_NOT_TICKED' },
      reason: { because: 'RETRACT_REASON_MISSING' },
      comment: null,
    });
    actor.send({ type: 'retract.change', values: { reactivate: true, reason: 'by_mistake' } });
    actor.send({ type: 'retract.submit', reasonText: 'Denuncié por error' });
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          reply: {
            type: 'retract',
            reply: { documentationApproved: true, rejectMemberId: null, description: 'Denuncié por error' },
          },
        },
      },
    ]);
  });

  it('CAS-26 CAS-27 CAS-28 a closed case that may be rolled back takes the reason as its comment', async () => {
    const { actor, view, receivedBy } = await open(answers(closed));
    expect(view()).toMatchObject({ closed: true, canConfirm: false, canRetract: true });
    actor.send({ type: 'retract.begin' });
    actor.send({ type: 'retract.change', values: { reason: 'other', comment: 'nos equivocamos' } });
    actor.send({ type: 'retract.submit', reasonText: 'Otro motivo' });
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          reply: { type: 'rollback', caseId: '10000002', siteId: 'MLA', comment: 'Otro motivo. nos equivocamos' },
        },
      },
    ]);
  });

  it('CAS-27 a closed case that may not be rolled back offers nothing and says why', async () => {
    const { actor, view } = await open(answers(sampleCase({ status: 'DOCUMENTATION_NOT_APPROVED' })));
    actor.send({ type: 'retract.begin' });
    expect(view()).toMatchObject({
      form: null,
      canConfirm: false,
      canRetract: false,
      move: { may: 'nothing', why: { because: 'CASE_NOT_ROLLBACKABLE' } },
    });
  });

  it('CAS-21 asks for the case again once the answer was taken, and forgets what was written', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ status: 'DOCUMENTATION_APPROVED' }) },
    );
    const { actor, settle, settleWork, view } = await open(caseDescription);
    actor.send({ type: 'retract.begin' });
    actor.send({ type: 'retract.change', values: { reactivate: true, reason: 'other' } });
    actor.send({ type: 'retract.submit', reasonText: 'Otro motivo' });
    settleWork();
    await settle();
    expect(view()).toMatchObject({
      form: null,
      shown: { status: 'DOCUMENTATION_APPROVED' },
      retract: { reactivate: false, reason: null },
    });
  });

  it('ERR-51 a reply that failed keeps what was written and says why', async () => {
    const { actor, settleWork, view } = await open(answers(sampleCase()));
    actor.send({ type: 'confirm.begin' });
    actor.send({ type: 'confirm.change', values: { rejectMemberId: '2', description: 'ilegible' } });
    actor.send({ type: 'confirm.submit' });
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(view()).toMatchObject({
      form: 'confirm',
      confirm: { rejectMemberId: '2', description: 'ilegible' },
      replyFailure: { code: 'SERVER_ERROR' },
    });
  });

  it('a reply that came too late leads to the case as it is now; what was written is kept', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ status: 'DOCUMENTATION_APPROVED' }) },
    );
    const { actor, settle, settleWork, view, receivedBy } = await open(caseDescription);
    actor.send({ type: 'confirm.begin' });
    actor.send({ type: 'confirm.change', values: { rejectMemberId: '2' } });
    actor.send({ type: 'confirm.submit' });
    settleWork({ ok: false, failure: { code: 'CASE_NOT_OPEN' } });
    actor.send({ type: 'case.reload' });
    await settle();
    expect(view()).toMatchObject({ form: null, replyFailure: null, shown: { status: 'DOCUMENTATION_APPROVED' } });
    expect(receivedBy('drafts').map(({ type }) => type)).not.toContain('draft.drop');
  });

  it('a case that was answered meanwhile, as asking again shows, has what awaits an answer counted anew', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ status: 'DOCUMENTATION_APPROVED' }) },
    );
    const { actor, settle, view, receivedBy } = await open(caseDescription);
    actor.send({ type: 'retract.begin' });
    expect(receivedBy('profile')).toEqual([]);
    actor.send({ type: 'case.reload' });
    await settle();
    expect(view()).toMatchObject({ form: null, overtaken: { outcome: 'retracted' } });
    expect(receivedBy('profile')).toEqual([{ type: 'counts.refetch' }]);
  });

  it('a case that is asked for again leaves a reply that is being written alone', async () => {
    const { actor, settle, view } = await open(answers(sampleCase()));
    actor.send({ type: 'confirm.begin' });
    actor.send({ type: 'case.reload' });
    await settle();
    expect(view().form).toBe('confirm');
  });

  it('takes up a reply that was begun and not sent, though it was read after the case was opened', async () => {
    const savedDraft = {
      confirm: { rejectMemberId: '5', description: 'comprado' },
      retract: { reactivate: false, reason: null, comment: '' },
    };
    const { actor, setFacts, view } = await open(answers(sampleCase()));
    setFacts('drafts', { drafts: { 'reply:10000002': savedDraft } });
    actor.send({ type: 'confirm.begin' });
    expect(view().confirm).toEqual(savedDraft.confirm);
  });

  it('a case that does not exist is told apart from one that could not be had', async () => {
    expect((await open(refuses('CASE_NOT_FOUND'))).view()).toMatchObject({ phase: 'missing' });
    expect((await open(refuses('OFFLINE'))).view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
  });

  it('CAS-09 keeps the tab in the address', async () => {
    const { actor, view, receivedBy } = await open(
      answers(sampleCase()),
      inputAt('case', { id: '10000002' }, { site: 'MLA', tab: 'nope' }),
    );
    expect(view().tab).toBe('counter-notice');
    actor.send({ type: 'tab.choose', tab: 'seller' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'case', params: { id: '10000002' }, search: { site: 'MLA', tab: 'seller' } }, { replace: true }),
    ]);
    actor.send(searchAt('case', { tab: 'seller' }));
    expect(view().tab).toBe('seller');
  });

  it('shows the first of the documents while an answer is awaited, and none of a case that was decided', async () => {
    const documents = ['nota.docx', 'factura.pdf', 'foto.webp', 'factura.pdf'].map((name) => ({
      name,
      url: `/files/documents/${name}`,
      size: null,
    }));
    const openOnes = ({ documents: actors }: ReturnType<typeof caseView>) =>
      actors.map((actor) => actor?.getSnapshot().hasTag('open') ?? null);
    expect(openOnes((await open(answers(sampleCase({ documents })))).view())).toEqual([null, true, false, true]);
    expect(openOnes((await open(answers({ ...closed, documents }))).view())).toEqual([null, false, false, false]);
  });

  it('a document that was opened stays open when the case is asked for again', async () => {
    const { actor, view, settle } = await open(answers(sampleCase()));
    const [before] = view().documents;
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect([view().documents[0] === before, before?.getSnapshot().hasTag('open')]).toEqual([true, true]);
  });

  it('asks which variants were reported while an answer is awaited, and otherwise when the report is looked at', async () => {
    const awaiting = await open(answers(sampleCase()));
    expect(awaiting.denouncedVariants.asked.length).toBe(1);
    const decided = await open(answers(closed));
    expect(decided.denouncedVariants.asked.length).toBe(0);
    decided.actor.send(searchAt('case', { tab: 'report' }));
    expect(decided.denouncedVariants.asked.length).toBe(1);
  });
});
