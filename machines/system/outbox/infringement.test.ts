import { describe, expect, it } from 'vitest';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { operationMachine } from './operation/operation.machine';
import { aSupervisor, operationInput } from './operation/operation.samples';
import { sendBrandInfringement } from './mutations/mutations';

const input = { productId: 'MLA19000001', code: 'PPPI1', location: 'title' as const, comment: 'Usa nuestra marca' };
const taken = { ok: true, value: { caseId: '70000001' } } as const;

async function send(
  outcome: { ok: true; value: { caseId: string | null } } | { ok: false; failure: { code: 'REPORT_ALREADY_SENT' } },
  ports: FakePorts = {},
) {
  const supervisor = aSupervisor();
  const writeCookie = answers<void>(undefined);
  const port = answersInTurn<{ caseId: string | null }>(outcome);
  const { actor, settle } = startWith(operationMachine, {
    input: operationInput({
      work: { kind: 'command', command: { type: 'sendBrandInfringement', input } },
      supervisor: supervisor.actor,
    }),
    ports: {
      writeJournal: answers<void>(undefined),
      deleteJournal: answers<void>(undefined),
      sendBrandInfringement: port,
      writeCookie,
      ...ports,
    },
  });
  actor.send({ type: 'mutation.go' });
  await settle(60);
  return {
    asked: port.asked,
    cookies: writeCookie.asked,
    told: supervisor.heard.findLast(({ type }) => type === 'queued.settled'),
  };
}

describe('the report of a catalogue page in the outbox', () => {
  it('CAT-19 once its case is there, the browser keeps it for that page for two days, whoever still looks', async () => {
    const { asked, cookies, told } = await send(taken);
    expect(asked).toEqual([{ ...input, operationKey: 'op' }]);
    expect(cookies).toEqual([{ name: 'brand_infringement_MLA19000001', value: '70000001', maxAge: 2 * 24 * 60 * 60 }]);
    expect(told).toMatchObject({ done: { value: { caseId: '70000001' } }, failure: null });
  });

  it('that was refused, or has no case, leaves none', async () => {
    expect((await send({ ok: false, failure: { code: 'REPORT_ALREADY_SENT' } })).cookies).toEqual([]);
    expect((await send({ ok: true, value: { caseId: null } })).cookies).toEqual([]);
  });

  it('is done all the same where the browser keeps no cookies', async () => {
    const { told } = await send(taken, { writeCookie: refuses<void>('STORAGE_UNAVAILABLE') });
    expect(told).toMatchObject({ done: { value: { caseId: '70000001' } }, failure: null });
  });

  it('has its draft dropped, and tells its case where nobody looks any more', () => {
    const how = { done: { value: taken.value, words: [], refused: [] }, failure: null };
    const drop = { to: 'drafts', event: { type: 'draft.drop', key: 'infringement:MLA19000001' } };
    expect(sendBrandInfringement.ends('op', input, { ...how, heard: true }).tells).toEqual([drop]);
    expect(sendBrandInfringement.ends('op', input, { ...how, heard: false }).tells).toEqual([
      {
        to: 'notices',
        event: {
          type: 'notice.raise',
          notice: { code: 'command.sendBrandInfringement.done', tone: 'success', values: { caseId: '70000001' } },
        },
      },
      drop,
    ]);
  });
});
