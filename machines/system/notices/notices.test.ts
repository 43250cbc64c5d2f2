import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import type { NoticeInput } from '../../system-actors/notices';
import { noticesMachine } from './notices.machine';
import { sentNotice } from './notices.samples';
import { noticesView } from './notices.view';

function open() {
  const stage = startWith(noticesMachine);
  const raise = (name: string, tone: NoticeInput['tone'] = 'success') =>
    stage.actor.send({ type: 'notice.raise', notice: { ...sentNotice, tone, values: { name } } });
  const raised = () => noticesView(stage.actor.getSnapshot()).shown.map(({ values }) => values?.['name']);
  return { ...stage, raise, raised };
}

describe('notices', () => {
  it('SHL-21 each stands for 5000 ms', () => {
    const { raise, raised, clock } = open();
    raise('a', 'failure');
    clock.increment(2000);
    raise('b', 'info');
    clock.increment(2999);
    expect(raised()).toEqual(['a', 'b']);
    clock.increment(1);
    expect(raised()).toEqual(['b']);
    clock.increment(2000);
    expect(raised()).toEqual([]);
  });

  it('SHL-20 the fourth enters and the oldest leaves at once', () => {
    const { raise, raised, clock } = open();
    ['a', 'b', 'c', 'd'].forEach((name) => raise(name));
    expect(raised()).toEqual(['b', 'c', 'd']);
    clock.increment(5000);
    expect(raised()).toEqual([]);
  });

  it('the same fact raised three times stands once, as long as its last one, and leaves the others alone', () => {
    const { raise, raised, clock } = open();
    raise('a');
    raise('b');
    clock.increment(3000);
    raise('a');
    raise('a');
    expect(raised()).toEqual(['b', 'a']);
    clock.increment(2000);
    expect(raised()).toEqual(['a']);
    clock.increment(3000);
    expect(raised()).toEqual([]);
  });

  it('keeps what a notice carries', () => {
    const { actor } = open();
    actor.send({ type: 'notice.raise', notice: sentNotice });
    expect(noticesView(actor.getSnapshot()).shown).toEqual([{ ...sentNotice, id: 'notice-1' }]);
  });

  it('a held notice stays, and goes on with the time it had left', () => {
    const { actor, raise, raised, clock } = open();
    raise('a');
    clock.increment(4000);
    actor.send({ type: 'notice.hold', id: 'notice-1' });
    actor.send({ type: 'notice.hold', id: 'notice-1' });
    clock.increment(60_000);
    expect(raised()).toEqual(['a']);
    actor.send({ type: 'notice.release', id: 'notice-1' });
    actor.send({ type: 'notice.release', id: 'notice-1' });
    clock.increment(999);
    expect(raised()).toEqual(['a']);
    clock.increment(1);
    expect(raised()).toEqual([]);
  });

  it('a dismissed notice goes at once and its timer with it', () => {
    const { actor, raise, raised, clock } = open();
    raise('a');
    raise('b');
    actor.send({ type: 'notice.dismiss', id: 'notice-1' });
    expect(raised()).toEqual(['b']);
    actor.send({ type: 'notice.dismiss', id: 'notice-1' });
    clock.increment(5000);
    expect(raised()).toEqual([]);
    expect(actor.getSnapshot().value).toBe('quiet');
  });
});
