import { describe, expect, it } from 'vitest';
import type { DraftEntry } from '../../../contracts/ports';
import { answers, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { draftsMachine, type DraftsEvent } from './drafts.machine';
import { sampleReportDraft, replyKey, reportKey } from './drafts.samples';

/** A browser's store of drafts that outlives the machine. */
function storeOf(...entries: DraftEntry[]) {
  const kept = new Map(entries.map((entry) => [`${entry.profileId}|${entry.key}`, entry]));
  const ports: FakePorts = {
    readDrafts: answers(({ profileId }: { profileId: string | null }) =>
      [...kept.values()].filter((entry) => entry.profileId === profileId),
    ),
    writeDraft: answers((entry: DraftEntry) => void kept.set(`${entry.profileId}|${entry.key}`, entry)),
    deleteDraft: answers(
      ({ profileId, key }: { profileId: string | null; key: string }) => void kept.delete(`${profileId}|${key}`),
    ),
  };
  return { kept, ports };
}

function start(ports: FakePorts) {
  const started = startWith(draftsMachine, { ports, now: 1000 });
  return {
    ...started,
    send: (...events: DraftsEvent[]) => events.forEach((event) => started.actor.send(event)),
    typed: (key: string) => started.actor.getSnapshot().context.drafts[key],
    state: () => started.actor.getSnapshot().value,
  };
}

async function awake(ports: FakePorts) {
  const started = start(ports);
  started.send({ type: 'drafts.wake', profileId: 'profile-1' });
  await started.settle();
  return started;
}

describe('what was typed and not yet sent', () => {
  it('is written at once, so that a reload right after the last key loses nothing, and offered back after it', async () => {
    const { kept, ports } = storeOf();
    const { send, typed, settle } = await awake(ports);
    send({ type: 'draft.keep', key: reportKey, value: 'No' }, { type: 'draft.keep', key: reportKey, value: 'No es' });
    expect(typed(reportKey)).toBe('No es');
    await settle();
    expect([...kept.values()]).toEqual([{ key: reportKey, profileId: 'profile-1', savedAt: 1000, value: 'No es' }]);
    const reloaded = await awake(ports);
    expect(reloaded.typed(reportKey)).toBe('No es');
  });

  it('reaches the other tabs of its profile, where what is being typed wins', async () => {
    const { ports } = storeOf();
    const { send, settle, said, tab, typed } = await awake(ports);
    send({ type: 'draft.keep', key: reportKey, value: 'No es' });
    await settle();
    send({ type: 'draft.drop', key: reportKey });
    await settle();
    const changes = said.map((message) => (message.type === 'drafts.changed' ? message.changes : null));
    expect(changes).toEqual([{ [reportKey]: { kept: true, value: 'No es' } }, { [reportKey]: { kept: false } }]);
    const changed = (profileId: string, value: string) =>
      tab({ type: 'drafts.changed', profileId, changes: { [replyKey]: { kept: true, value } } });
    changed('profile-1', 'Es original');
    changed('profile-2', 'of somebody else');
    expect(typed(replyKey)).toBe('Es original');
    send({ type: 'draft.keep', key: replyKey, value: 'typed here' });
    changed('profile-1', 'typed there');
    expect(typed(replyKey)).toBe('typed here');
    await settle();
    tab({ type: 'drafts.changed', profileId: 'profile-1', changes: { [replyKey]: { kept: false } } });
    expect(typed(replyKey)).toBeUndefined();
  });

  it('is dropped at once when it was sent, also in the browser', async () => {
    const { kept, ports } = storeOf(sampleReportDraft);
    const { send, typed, settle, state } = await awake(ports);
    expect(typed(reportKey)).toEqual(sampleReportDraft.value);
    send({ type: 'draft.drop', key: reportKey });
    expect(typed(reportKey)).toBeUndefined();
    await settle();
    expect([state(), kept.size]).toEqual(['keeping', 0]);
  });

  it('belongs to its profile: another one finds nothing, and the first finds its own again', async () => {
    const { ports } = storeOf();
    const { send, typed, settle } = await awake(ports);
    send(
      { type: 'draft.keep', key: reportKey, value: 'mío' },
      { type: 'drafts.rest' },
      { type: 'drafts.wake', profileId: 'profile-2' },
    );
    await settle();
    expect(typed(reportKey)).toBeUndefined();
    send({ type: 'drafts.rest' });
    await settle();
    send({ type: 'drafts.wake', profileId: 'profile-1' });
    await settle();
    expect(typed(reportKey)).toBe('mío');
  });

  it('what is typed while the browser is read wins over what it had', async () => {
    const { ports } = storeOf();
    const readDrafts = answersLater<DraftEntry[]>();
    const { send, typed, settle } = start({ ...ports, readDrafts });
    send({ type: 'drafts.wake', profileId: 'profile-1' }, { type: 'draft.keep', key: reportKey, value: 'nuevo' });
    readDrafts.answer({
      ok: true,
      value: [sampleReportDraft, { ...sampleReportDraft, key: replyKey, value: 'respuesta' }],
    });
    await settle();
    expect([typed(reportKey), typed(replyKey)]).toEqual(['nuevo', 'respuesta']);
  });

  it('what is typed during a write is written after it', async () => {
    const { kept, ports } = storeOf();
    const writeDraft = answersLater<void>();
    const { send, settle, state } = await awake({ ...ports, writeDraft });
    send({ type: 'draft.keep', key: reportKey, value: 'uno' });
    send({ type: 'draft.keep', key: reportKey, value: 'dos' });
    writeDraft.answer({ ok: true, value: undefined });
    await settle();
    expect(state()).toBe('writing');
    expect(writeDraft.asked).toMatchObject([{ value: 'uno' }, { value: 'dos' }]);
    expect(kept.size).toBe(0);
  });

  it('the person’s own logout writes nothing more', async () => {
    const { kept, ports } = storeOf();
    const { send, settle, state } = await awake(ports);
    send(
      { type: 'draft.keep', key: reportKey, value: 'x' },
      { type: 'draft.keep', key: replyKey, value: 'y' },
      { type: 'drafts.clear' },
    );
    await settle();
    expect([...kept.values()].map((entry) => entry.key)).not.toContain(replyKey);
    expect(state()).toBe('asleep');
  });

  it('a browser that keeps nothing still keeps what is typed while the page lives, and says so once', async () => {
    const refusing = {
      readDrafts: refuses('STORAGE_UNAVAILABLE'),
      writeDraft: refuses('STORAGE_UNAVAILABLE'),
      deleteDraft: refuses('STORAGE_UNAVAILABLE'),
    } as FakePorts;
    const { send, typed, settle, state, receivedBy } = await awake(refusing);
    send({ type: 'draft.keep', key: reportKey, value: 'x' });
    await settle();
    expect([state(), typed(reportKey)]).toEqual(['keeping', 'x']);
    const notice = { code: 'storage.unkept', tone: 'failure', failure: { code: 'STORAGE_UNAVAILABLE' } };
    expect(receivedBy('notices')).toMatchObject([{ type: 'notice.raise', notice }]);
    send({ type: 'draft.keep', key: reportKey, value: 'xy' });
    await settle();
    expect(receivedBy('notices')).toHaveLength(1);
  });
});
