import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { DraftEntry } from '../../contracts/ports';
import { testEnvironment, type FakePorts } from '../simulator/answers';
import { setEnvironment } from '../kit/port';
import { setup } from 'xstate';
import { persistVisitorDraft } from './persist-visitor-draft';

function open(key: string | null, before: unknown) {
  const entry = (value: unknown): DraftEntry => ({ key: 'visitor', profileId: null, savedAt: 0, value });
  const done: { type: string; value?: unknown }[] = [];
  const ports: FakePorts = {
    readDrafts: async () => ({ ok: true, value: before === null ? [] : [entry(before)] }),
    writeDraft: async ({ value }: DraftEntry) => {
      done.push({ type: 'write', value });
      return { ok: true, value: undefined };
    },
    deleteDraft: async () => {
      done.push({ type: 'delete' });
      return { ok: true, value: undefined };
    },
  };
  const heard: unknown[] = [];
  const parent = setup({
    actors: { visitorsDraft: persistVisitorDraft },
    actions: { hear: ({ event }) => heard.push(event) },
  }).createMachine({
    invoke: { id: 'draft', src: 'visitorsDraft', input: { key } },
    on: { '*': { actions: 'hear' } },
  });
  const root = createActor(parent);
  setEnvironment(root, testEnvironment(ports).outside);
  root.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { say: root.getSnapshot().children['draft']!, done, heard, settle };
}

describe('what a visitor types', () => {
  it('is told once, and what is kept of one page stands beside what the next one keeps', async () => {
    const { say, done, heard, settle } = open('visitor', { givenName: 'Nora' });
    say.send({ type: 'draft.keep', value: { email: 'nora@kumara.test' } });
    await settle();
    expect(heard).toEqual([{ type: 'draft.seen', draft: { givenName: 'Nora' } }]);
    expect(done).toEqual([{ type: 'write', value: { givenName: 'Nora', email: 'nora@kumara.test' } }]);
  });

  it('is dropped where something was kept, and nothing is asked for where nothing was', async () => {
    const something = open('visitor', { email: 'nora@kumara.test' });
    something.say.send({ type: 'draft.drop' });
    something.say.send({ type: 'draft.drop' });
    const nothing = open('visitor', null);
    nothing.say.send({ type: 'draft.drop' });
    await nothing.settle();
    expect([something.done, nothing.done, nothing.heard]).toEqual([[{ type: 'delete' }], [], []]);
  });

  it('what is no draft is passed over, and without a key nothing is read or kept', async () => {
    const odd = open('visitor', 'text');
    const none = open(null, { email: 'nora@kumara.test' });
    none.say.send({ type: 'draft.keep', value: {} });
    await none.settle();
    expect([odd.heard, none.heard, none.done]).toEqual([[], [], []]);
  });
});
