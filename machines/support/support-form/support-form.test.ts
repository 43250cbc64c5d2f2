import { describe, expect, it } from 'vitest';
import type { DraftEntry } from '../../../contracts/ports';
import {
  answers,
  answersInTurn,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import { anaProfile, signedOutSystemActors } from '../../simulator/sample-system-actors';
import { supportFormMachine } from './support-form.machine';
import {
  sampleMessageOutbox,
  sentMessage,
  signedInSystemActors,
  supportFormInput,
  typedMessage,
} from './support-form.samples';
import { supportFormView } from './support-form.view';

type PortFake = FakePorts['sendMessageToSupport'];

const nothingKept = { readDrafts: answers([]), writeDraft: answers(undefined), deleteDraft: answers(undefined) };

function open(systemActors: SystemActorFacts, port: PortFake = neverAnswers(), kept: FakePorts = nothingKept) {
  const stage = startWith(supportFormMachine, {
    input: supportFormInput,
    systemActors,
    ports: { sendMessageToSupport: port, ...kept },
  });
  return { ...stage, view: () => supportFormView(stage.actor.getSnapshot()) };
}
const signedOut = (port?: PortFake, kept?: FakePorts) => open(signedOutSystemActors, port, kept);
const signedIn = (more: SystemActorFacts = {}) => open({ ...signedInSystemActors, ...more });

describe('writing to support without being signed in', () => {
  it('SUP-03 SUP-05 asks for e-mail, country, user and message, and sends nothing that lacks one', async () => {
    const port = answers({ caseId: '90000001' });
    const { actor, view, settle } = signedOut(port);
    expect(view()).toMatchObject({ known: {}, step: 'writing', canWrite: true });
    actor.send({ type: 'message.submit' });
    await settle();
    expect(view().refused).toEqual({
      email: { because: 'EMAIL_EMPTY' },
      userId: { because: 'MARKETPLACE_USER_EMPTY' },
      siteId: { because: 'SITE_EMPTY' },
      message: { because: 'MESSAGE_EMPTY' },
    });
    expect(port.asked).toEqual([]);
  });

  it('each attempt tells what is wrong with it, and one that goes tells nothing', () => {
    const { actor, view } = signedOut();
    actor.send({ type: 'message.submit' });
    actor.send({ type: 'values.change', values: { ...typedMessage, email: 'vera@marca' } });
    actor.send({ type: 'message.submit' });
    expect(view().refused).toMatchObject({ email: { because: 'EMAIL_INVALID' }, message: null });
    actor.send({ type: 'values.change', values: { email: 'vera@marca.test' } });
    actor.send({ type: 'message.submit' });
    expect(view()).toMatchObject({ refused: null, busy: true });
  });

  it('SUP-06 GW-87 sends the four and shows the case', async () => {
    const port = answers({ caseId: '90000001' });
    const { actor, view, settle, heard } = signedOut(port);
    actor.send({ type: 'values.change', values: { ...typedMessage, message: ' No puedo ingresar\n' } });
    actor.send({ type: 'message.submit' });
    expect(view()).toMatchObject({ busy: true, canWrite: false });
    await settle();
    expect(port.asked).toEqual([{ ...typedMessage, operationKey: 'id-1' }]);
    expect(view()).toMatchObject({ step: 'sent', caseId: '90000001', busy: false });
    expect(heard).toEqual([]);
  });

  it('what was written is kept for the tab until support has it, and is there again after a reload', async () => {
    const kept = { readDrafts: answers([]), writeDraft: answers(undefined), deleteDraft: answers(undefined) };
    const { actor, settle } = signedOut(answers({ caseId: '90000001' }), kept);
    actor.send({ type: 'values.change', values: typedMessage });
    await settle();
    const [entry] = kept.writeDraft.asked;
    expect(entry).toMatchObject({ key: 'support', profileId: null, value: typedMessage });
    expect(kept.deleteDraft.asked).toEqual([]);
    const again = signedOut(neverAnswers(), { ...kept, readDrafts: answers([entry as DraftEntry]) });
    await again.settle();
    expect(again.view().values).toEqual(typedMessage);
    actor.send({ type: 'message.submit' });
    await settle();
    expect(kept.deleteDraft.asked).toEqual([{ key: 'support', profileId: null }]);
  });

  it('ERR-68 a refusal is told and keeps the text', async () => {
    const { actor, view, settle } = signedOut(refuses('INVALID_INPUT'));
    actor.send({ type: 'values.change', values: typedMessage });
    actor.send({ type: 'message.submit' });
    await settle();
    expect(view()).toMatchObject({
      step: 'writing',
      failure: { code: 'INVALID_INPUT' },
      values: typedMessage,
      canWrite: true,
    });
  });

  it('a lost answer is told as open; it goes once more only when the person says so, under the same key', async () => {
    const port = answersInTurn<{ caseId: string | null }>(
      { ok: false, failure: { code: 'TIMED_OUT' } },
      { ok: true, value: { caseId: '90000002' } },
    );
    const { actor, view, settle, clock } = signedOut(port as PortFake);
    actor.send({ type: 'values.change', values: typedMessage });
    actor.send({ type: 'message.submit' });
    await settle();
    clock.increment(3_600_000);
    await settle();
    expect(view()).toMatchObject({ step: 'unsure', values: typedMessage, failure: { code: 'TIMED_OUT' } });
    expect(port.asked).toHaveLength(1);
    actor.send({ type: 'message.repeat' });
    await settle();
    expect(port.asked).toEqual([
      { ...typedMessage, operationKey: 'id-1' },
      { ...typedMessage, operationKey: 'id-1' },
    ]);
    expect(view()).toMatchObject({ step: 'sent', caseId: '90000002' });
  });

  it('from an open end writing goes on, and what is sent then has a key of its own', async () => {
    const port = refuses<{ caseId: string | null }, { operationKey: string }>('OFFLINE');
    const { actor, view, settle } = signedOut(port);
    actor.send({ type: 'values.change', values: typedMessage });
    actor.send({ type: 'message.submit' });
    await settle();
    actor.send({ type: 'message.reopen' });
    expect(view()).toMatchObject({ step: 'writing', values: typedMessage, failure: null });
    actor.send({ type: 'message.submit' });
    await settle();
    expect(port.asked.map(({ operationKey }) => operationKey)).toEqual(['id-1', 'id-2']);
  });

  it('another message begins with who writes, and without the text', async () => {
    const { actor, view, settle } = signedOut(answers({ caseId: null }));
    actor.send({ type: 'values.change', values: typedMessage });
    actor.send({ type: 'message.submit' });
    await settle();
    expect(view()).toMatchObject({ step: 'sent', caseId: null });
    actor.send({ type: 'message.another' });
    expect(view()).toMatchObject({ step: 'writing', values: { ...typedMessage, message: '' } });
    expect(view().refused).toBeNull();
  });
});

describe('writing to support signed in', () => {
  it('SUP-03 knows who writes and asks for the message alone', () => {
    const { view } = signedIn();
    expect(view()).toMatchObject({
      known: { email: 'ana@vigia.test', userId: '1', siteId: 'MLA' },
      values: { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: '' },
    });
  });

  it('asks for what the profile does not know', () => {
    const profile = { ...anaProfile, email: null };
    const { actor, view, receivedBy } = signedIn({ profile: { ...signedInSystemActors.profile, profile } as never });
    actor.send({ type: 'values.change', values: { message: 'Hola' } });
    actor.send({ type: 'message.submit' });
    expect(view()).toMatchObject({
      known: { userId: '1', siteId: 'MLA' },
      refused: { email: { because: 'EMAIL_EMPTY' } },
    });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('GW-87 sends through the outbox, once, and SUP-06 shows the case', () => {
    const { actor, view, receivedBy, settleWork } = signedIn();
    actor.send({ type: 'values.change', values: { message: 'Hola ' } });
    actor.send({ type: 'message.submit' });
    actor.send({ type: 'message.submit' });
    expect(receivedBy('outbox')).toEqual([
      {
        type: 'mutation.submit',
        id: 'id-1',
        requester: actor.getSnapshot().children.submitMessage,
        work: { kind: 'command', command: { type: 'sendMessageToSupport', input: sentMessage } },
      },
    ]);
    expect(view().busy).toBe(true);
    settleWork({ ok: true, value: { caseId: '90000001' } });
    expect(view()).toMatchObject({ step: 'sent', caseId: '90000001' });
  });

  it('ERR-68 a refusal is told and keeps the text', () => {
    const { actor, view, settleWork } = signedIn();
    actor.send({ type: 'values.change', values: { message: 'Hola' } });
    actor.send({ type: 'message.submit' });
    settleWork({ ok: false, failure: { code: 'INVALID_INPUT' } });
    expect(view()).toMatchObject({
      step: 'writing',
      failure: { code: 'INVALID_INPUT' },
      values: { message: 'Hola' },
    });
    actor.send({ type: 'message.submit' });
    expect(view()).toMatchObject({ busy: true, failure: null });
  });

  it('keeps each change as a draft', () => {
    const { actor, receivedBy } = signedIn();
    actor.send({ type: 'values.change', values: { message: 'Hola' } });
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', key: 'support', value: sentMessage }]);
  });

  it('offers a draft as soon as it is read, under what the profile says now', () => {
    const stage = signedIn();
    stage.setFacts('drafts', { drafts: { support: { ...typedMessage, message: 'De antes' } } });
    expect(stage.view().values).toEqual({ ...sentMessage, message: 'De antes' });
    stage.setFacts('drafts', { drafts: { support: { message: 'Otra' } } });
    expect(stage.view().values.message).toBe('De antes');
  });

  it('what is typed before the draft was read stays', () => {
    const stage = signedIn();
    stage.actor.send({ type: 'values.change', values: { message: 'Nuevo' } });
    stage.setFacts('drafts', { drafts: { support: { message: 'De antes' } } });
    expect(stage.view().values.message).toBe('Nuevo');
  });

  it('a message that waits for the connection says so', () => {
    const stage = signedIn();
    stage.actor.send({ type: 'values.change', values: { message: 'Hola' } });
    stage.actor.send({ type: 'message.submit' });
    stage.setFacts('outbox', sampleMessageOutbox('waiting', 'id-1') as never);
    expect(stage.view()).toMatchObject({ busy: true, waiting: true });
    stage.setFacts('outbox', sampleMessageOutbox('inflight', 'id-1') as never);
    expect(stage.view()).toMatchObject({ busy: true, waiting: false });
  });

  it('a lost answer is told as open, and sent once more only when the person says so', () => {
    const stage = signedIn();
    stage.actor.send({ type: 'values.change', values: { message: 'Hola' } });
    stage.actor.send({ type: 'message.submit' });
    stage.setFacts('outbox', sampleMessageOutbox('unknown', 'id-1') as never);
    expect(stage.view()).toMatchObject({ step: 'unsure', values: { message: 'Hola' } });
    stage.actor.send({ type: 'message.repeat' });
    expect(stage.receivedBy('outbox').at(-1)).toEqual({ type: 'mutation.retry', id: 'id-1' });
    expect(stage.view().busy).toBe(true);
  });

  it('from an open end writing goes on, and the outbox forgets the message', () => {
    const stage = signedIn({ outbox: sampleMessageOutbox('unknown') });
    expect(stage.view()).toMatchObject({ step: 'unsure', values: sentMessage });
    stage.actor.send({ type: 'message.reopen' });
    expect(stage.receivedBy('outbox').at(-1)).toEqual({ type: 'mutation.forget', id: 'id-1' });
    stage.settleWork({ ok: false, failure: { code: 'ABORTED', values: { abandoned: 'yes' } } });
    expect(stage.view()).toMatchObject({ step: 'writing', values: sentMessage, failure: null });
  });

  it.each(['queued', 'inflight', 'waiting', 'unknown'] as const)(
    'a message of a former visit that is %s is taken up and not written twice',
    (phase) => {
      const stage = signedIn({ outbox: sampleMessageOutbox(phase) });
      expect(stage.receivedBy('outbox')).toEqual([
        {
          type: 'mutation.submit',
          id: 'id-1',
          requester: stage.actor.getSnapshot().children.submitMessage,
          work: { kind: 'command', command: { type: 'sendMessageToSupport', input: sentMessage } },
        },
      ]);
      expect(stage.view()).toMatchObject({ busy: phase !== 'unknown', canWrite: false });
      stage.settleWork({ ok: true, value: { caseId: '90000001' } });
      expect(stage.view()).toMatchObject({ step: 'sent', caseId: '90000001' });
    },
  );

  it.each(['done', 'failed'] as const)('a message of a former visit that is %s is none of this one', (phase) => {
    const stage = signedIn({ outbox: sampleMessageOutbox(phase) });
    expect(stage.view()).toMatchObject({ step: 'writing', values: { message: '' }, canWrite: true });
    expect(stage.receivedBy('outbox')).toEqual([]);
  });
});
