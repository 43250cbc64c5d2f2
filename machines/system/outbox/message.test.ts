import { describe, expect, it } from 'vitest';
import { answers, answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import type { SingleMutation } from './journal';
import { operationMachine } from './operation/operation.machine';
import { aSupervisor, operationInput } from './operation/operation.samples';
import type { OperationInput } from './operation/operation.types';
import { sendMessageToSupport } from './mutations/mutations';
import type { MutationEnd } from './mutations/mutation-adapter';

const message = { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: 'Hola' };
const work: SingleMutation = { kind: 'command', command: { type: 'sendMessageToSupport', input: message } };
const taken = { ok: true, value: { caseId: '90000001' } } as const;
const lost = { ok: false, failure: { code: 'TIMED_OUT' } } as const;

async function sendMessage(more: Partial<OperationInput>, ...outcomes: (typeof taken | typeof lost)[]) {
  const supervisor = aSupervisor();
  const port = answersInTurn<{ caseId: string }, { operationKey: string }>(...outcomes);
  const stage = startWith(operationMachine, {
    input: operationInput({ work, supervisor: supervisor.actor, ...more }),
    ports: {
      writeJournal: answers<void>(undefined),
      deleteJournal: answers<void>(undefined),
      sendMessageToSupport: port,
    } as FakePorts,
  });
  stage.actor.send({ type: 'mutation.go' });
  await stage.settle(60);
  const told = () => supervisor.heard.findLast(({ type }) => type === 'queued.settled');
  return { ...stage, told, asked: port.asked, state: () => stage.actor.getSnapshot().value };
}

describe('a message to support in the outbox', () => {
  it('GW-87 goes out under its key, and its case is the value', async () => {
    const { asked, told } = await sendMessage({}, taken);
    expect(asked).toEqual([{ ...message, operationKey: 'op' }]);
    expect(told()).toMatchObject({ done: { value: { caseId: '90000001' } }, failure: null });
  });

  it('whose answer was lost is open at once, as nobody can be asked, and goes again only on the person’s word', async () => {
    const { actor, asked, state, told, clock, settle } = await sendMessage({}, lost, taken);
    expect(state()).toBe('unknown');
    clock.increment(3_600_000);
    await settle();
    expect(asked).toHaveLength(1);
    actor.send({ type: 'mutation.retry' });
    await settle();
    expect([state(), asked.length]).toEqual(['settled', 2]);
    expect(told()).toMatchObject({ done: { value: { caseId: '90000001' } }, failure: null });
  });

  it('that was on its way when the page died is open too', async () => {
    const { actor, asked, state, told, settle } = await sendMessage({ left: 'inflight', inflightAt: 0 }, taken);
    expect([state(), asked]).toEqual(['unknown', []]);
    actor.send({ type: 'mutation.forget' });
    await settle();
    expect(told()).toMatchObject({ failure: { code: 'SERVER_ERROR' } });
  });

  it('goes again by itself where its key is honoured, at once when the person says so, and can be given up', async () => {
    const { actor, asked, state, settle } = await sendMessage({ keysHonoured: true }, lost);
    expect(state()).toBe('repeating');
    actor.send({ type: 'mutation.retry' });
    await settle();
    expect(asked.map(({ operationKey }) => operationKey)).toEqual(['op', 'op']);
    actor.send({ type: 'mutation.forget' });
    await settle();
    expect(state()).toBe('settled');
  });
});

describe('when a message to support is over', () => {
  const done = { value: { caseId: '90000001' }, words: [], refused: [] };
  const drop = { to: 'drafts', event: { type: 'draft.drop', key: 'support' } };
  const ending = (how: Partial<MutationEnd>) =>
    sendMessageToSupport.ends('op', message, { done, failure: null, heard: false, ...how });

  it('SUP-06 the form tells the case, or a notice when it is gone, and the draft goes', () => {
    expect(ending({ heard: true })).toEqual({ failure: null, tells: [drop] });
    const notice = (caseId: string) => ({
      to: 'notices',
      event: {
        type: 'notice.raise',
        notice: { code: 'command.sendMessageToSupport.done', tone: 'success', values: { caseId } },
      },
    });
    expect(ending({}).tells).toEqual([notice('90000001'), drop]);
    expect(ending({ done: { ...done, value: { caseId: null } } }).tells).toEqual([notice('none'), drop]);
  });

  it('without having been taken the draft stays', () => {
    const failure = { code: 'INVALID_INPUT' } as const;
    const notice = { code: 'command.sendMessageToSupport.failed', tone: 'failure', failure };
    expect(ending({ failure })).toEqual({
      failure,
      tells: [{ to: 'notices', event: { type: 'notice.raise', notice } }],
    });
  });
});
