import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { discardDrawerMachine, type DiscardDrawerEvent } from './discard-drawer.machine';
import { discardDrawerInput, discardDrawerSystemActors } from './discard-drawer.samples';
import { discardDrawerView } from './discard-drawer.view';

function open(kept?: { code: string | null; comment: string }) {
  const stage = startWith(discardDrawerMachine, {
    input: discardDrawerInput,
    systemActors: discardDrawerSystemActors(kept),
  });
  return {
    ...stage,
    view: () => discardDrawerView(stage.actor.getSnapshot()),
    say: (...events: DiscardDrawerEvent[]) => events.forEach((event) => stage.actor.send(event)),
  };
}
const [id] = discardDrawerInput.ids;
const submit: DiscardDrawerEvent = { type: 'discard.submit', label: 'Otro motivo' };

describe('the discard drawer', () => {
  it('tells its decision at once, closes a tenth of a second later, and ends when it has moved out', () => {
    const { say, toParent, clock, actor, receivedBy } = open();
    say({ type: 'reason.choose', code: 'item1' }, submit);
    const decision = { ids: [id], code: 'item1', codeDescription: 'Otro motivo', description: '' };
    expect(toParent).toEqual([{ type: 'discard.decided', decision }]);
    clock.increment(99);
    expect(actor.getSnapshot().value).toBe('decided');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('leaving');
    say({ type: 'drawer.gone' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { decided: true } });
    expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: `discard:${id}` });
  });

  it('decides once, however often it is pressed', () => {
    const { say, toParent } = open();
    say({ type: 'reason.choose', code: 'item2' }, submit, submit);
    expect(toParent).toHaveLength(1);
  });

  it('asks a comment for the last reason only, and blanks are none', () => {
    const { say, view, toParent } = open();
    expect(view().why).toEqual({ because: 'REASON_MISSING' });
    say({ type: 'reason.choose', code: 'item4' }, { type: 'step.continue' });
    expect(view().why).toEqual({ because: 'COMMENT_EMPTY' });
    say({ type: 'comment.change', text: '  \n' }, submit);
    expect(toParent).toEqual([]);
    say({ type: 'comment.change', text: ' Ya la vimos ' }, submit);
    expect(toParent).toMatchObject([{ decision: { code: 'item4', description: 'Ya la vimos' } }]);
  });

  it('loses nothing of what has no room, and sends nothing until it has', () => {
    const { say, view, toParent } = open();
    say({ type: 'reason.choose', code: 'item4' }, { type: 'step.continue' });
    say({ type: 'comment.change', text: 'x'.repeat(203) }, submit);
    expect([view().comment.length, view().why?.because, toParent]).toEqual([203, 'DISCARD_COMMENT_TOO_LONG', []]);
    say({ type: 'comment.change', text: `${'x'.repeat(200)}  ` }, submit);
    expect(toParent).toMatchObject([{ decision: { description: 'x'.repeat(200) } }]);
  });

  it('keeps what is chosen and typed, takes it up again, and begins anew when that is wished', () => {
    const first = open();
    first.say({ type: 'reason.choose', code: 'item4' }, { type: 'step.continue' });
    first.say({ type: 'comment.change', text: 'A medias' }, { type: 'drawer.close' }, { type: 'drawer.gone' });
    expect(first.actor.getSnapshot().output).toEqual({ decided: false });
    const kept = { code: 'item4', comment: 'A medias' };
    expect(first.receivedBy('drafts').at(-1)).toEqual({ type: 'draft.keep', key: `discard:${id}`, value: kept });
    const again = open(kept);
    expect(again.view()).toMatchObject({ ...kept, step: 'comment', resumed: true });
    again.say({ type: 'draft.drop' });
    expect(again.view()).toMatchObject({ code: null, comment: '', step: 'reason', resumed: false, seed: 1 });
  });
});
