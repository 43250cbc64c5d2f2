import { describe, expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { pageOfCases } from '../../shared/awaiting-cases/awaiting-cases.samples';
import { sampleCase } from '../../simulator/sample-case';
import { answeringMachine, type RepliesChanged } from './answering.machine';
import { answeringSystemActors, sampleCases } from './answering.samples';
import { answeringView } from './answering.view';

const [first, second, third] = ['10000002', '10000003', '10000004'] as const;

const caseDescription = (more: Record<string, Partial<ReturnType<typeof sampleCase>>> = {}) =>
  answers(({ caseId }: { caseId: string }) => sampleCase({ caseId, ...more[caseId] }));

async function open(ports: FakePorts = {}, at: string | null = null) {
  const stage = startWith(answeringMachine, {
    input: inputAt('answering', {}, at === null ? {} : { case: at }),
    systemActors: answeringSystemActors,
    ports: {
      pendingCounterNoticeList: answers(pageOfCases(sampleCases)),
      caseDescription: caseDescription() as never,
      denouncedVariants: answers([]),
      ...ports,
    },
  });
  await stage.settle();
  const view = () => answeringView(stage.actor.getSnapshot());
  const seen = (caseId: string, more: Partial<RepliesChanged['replies'][number]> = {}) =>
    stage.actor.send({ type: 'replies.seen', replies: [{ caseId, failed: false, elsewhere: false, ...more }] });
  return { ...stage, view, seen };
}
const at = (caseId: string) => goTo({ to: 'answering', search: { case: caseId } }, { replace: true });

describe('the answering queue', () => {
  it('begins with the one that is due first, with its reply form open, and says so in the address', async () => {
    const { view, receivedBy, actor } = await open();
    expect(view()).toMatchObject({ phase: 'answering', current: first, position: 1, total: 3, left: 3, given: 0 });
    expect(actor.getSnapshot().children.case?.getSnapshot().context.form).toBe('confirm');
    expect(receivedBy('screens')).toEqual([at(first)]);
  });

  it('moves in the order of the due dates, and no further than its ends', async () => {
    const { actor, view } = await open();
    expect(view()).toMatchObject({ canPrevious: false, canNext: true });
    actor.send({ type: 'queue.next' });
    actor.send({ type: 'queue.next' });
    expect(view()).toMatchObject({ current: third, canNext: false });
    actor.send({ type: 'queue.previous' });
    expect(view().current).toBe(second);
  });

  it('an answer that the outbox has leads to the next one that is left, and round to what was passed over', async () => {
    const { actor, view, seen } = await open();
    actor.send({ type: 'queue.next' });
    seen(second);
    expect(view()).toMatchObject({ current: third, given: 1, left: 2 });
    seen(third);
    expect(view()).toMatchObject({ current: first, given: 2, left: 1 });
    seen(first);
    expect(view()).toMatchObject({ phase: 'over', given: 3, left: 0 });
  });

  it('an answer that comes back is left again, and leads on from the end', async () => {
    const { actor, view, seen } = await open({
      pendingCounterNoticeList: answers(pageOfCases(sampleCases.slice(0, 1))),
    });
    seen(first);
    expect(view()).toMatchObject({ phase: 'over', left: 0 });
    seen(first, { failed: true });
    expect(view()).toMatchObject({ phase: 'over', left: 1, given: 0 });
    actor.send({ type: 'queue.goOn' });
    expect(view()).toMatchObject({ phase: 'answering', current: first });
  });

  it('one that was answered here can be looked at again', async () => {
    const { actor, view, seen, settle } = await open(
      {
        caseDescription: caseDescription({ [first]: { status: 'DOCUMENTATION_NOT_APPROVED' } }) as never,
      },
      second,
    );
    seen(first);
    actor.send({ type: 'queue.previous' });
    await settle();
    expect(view()).toMatchObject({ current: first, position: 1 });
  });

  it('one that was answered by somebody else meanwhile is skipped with a word', async () => {
    const { view, receivedBy } = await open({
      caseDescription: caseDescription({ [first]: { status: 'MEMBER_NOT_RESPOND' } }) as never,
    });
    expect(view()).toMatchObject({ current: second, left: 2 });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'answering.skipped', tone: 'info', values: { caseId: first } } },
    ]);
  });

  it('one that is answered in another tab is skipped, and nobody comes by it again', async () => {
    const { actor, view, seen, receivedBy } = await open();
    seen(first, { elsewhere: true });
    expect(view()).toMatchObject({ current: second, given: 0, left: 2, canPrevious: false });
    expect(receivedBy('notices')).toHaveLength(1);
    actor.send({ type: 'queue.previous' });
    expect(view().current).toBe(second);
  });

  it('a page that was loaded anew goes on where it stood, or says that this one is answered', async () => {
    expect((await open({}, third)).view()).toMatchObject({ current: third, position: 3 });
    const { view, receivedBy } = await open({}, '10000009');
    expect(view().current).toBe(first);
    expect(receivedBy('notices')).toMatchObject([{ notice: { values: { caseId: '10000009' } } }]);
  });

  it('an empty queue says so, and one that could not be read is read again', async () => {
    expect((await open({ pendingCounterNoticeList: answers(pageOfCases([])) })).view().phase).toBe('empty');
    const { actor, view, settle } = await open({
      pendingCounterNoticeList: answersInTurn<ReturnType<typeof pageOfCases>>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: pageOfCases(sampleCases) },
      ),
    });
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    actor.send({ type: 'queue.reload' });
    await settle();
    expect(view()).toMatchObject({ phase: 'answering', current: first });
  });

  it('a case that could not be had stays in front; one that is gone is skipped', async () => {
    expect((await open({ caseDescription: refuses('OFFLINE') })).view()).toMatchObject({ current: first });
    const { view } = await open({ caseDescription: refuses('CASE_NOT_FOUND') });
    expect(view()).toMatchObject({ phase: 'over', left: 0, given: 0 });
  });

  it('begins anew from an address that names no case, and follows none that it told itself', async () => {
    const { actor, view, settle } = await open();
    actor.send({ type: 'queue.next' });
    actor.send(searchAt('answering', { case: first }));
    expect(view().current).toBe(second);
    actor.send(searchAt('answering'));
    await settle();
    expect(view().current).toBe(first);
  });
});
