import { describe, expect, test } from 'vitest';
import { reportedListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { getElement, press } from '../../../../tests/render-node';
import { openSuspicious, type Opening } from './suspicious.fixture';

const ids = ['MLA1000000001', 'MLA1000000002', 'MLA1000000003'];
const [one = '', two = '', three = ''] = ids;

async function openKeys(opening: Opening = {}) {
  const stage = await openSuspicious({ listings: ids.map((id) => reportedListing({ id })), ...opening });
  const { actor, host } = stage;
  /** Whether the page takes the key for itself. */
  const heard = (at: Element, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    act(() => void at.dispatchEvent(event));
    return event.defaultPrevented;
  };
  return {
    ...stage,
    heard,
    item: (id: string) => getElement(host, `[data-item="${id}"]`),
    chosen: () => actor.getSnapshot().context.list.chosen,
    cursor: () => actor.getSnapshot().context.cursor,
    drawerIds: () => actor.getSnapshot().children.marking?.getSnapshot().context.subject?.ids,
    question: () => actor.getSnapshot().children.marking?.getSnapshot().context.question,
  };
}

describe('keys in the suspicious list', () => {
  test('G chooses the group of the row at hand and lets go of it, beside what else is chosen', async () => {
    const reasons = ['PPPI1', 'PPPI3', 'PPPI1'];
    const listings = ids.map((id, at) => reportedListing({ id, reported: sampleReported({ code: reasons[at] }) }));
    const { heard, item, chosen } = await openKeys({ listings, query: { group: 'reason' } });
    expect([heard(item(one), 'g'), chosen()]).toEqual([true, [one, three]]);
    for (const at of [one, one, three]) heard(item(at), 'j');
    heard(item(two), 'g');
    expect(chosen()).toEqual([one, three, two]);
    heard(item(two), 'k');
    heard(item(three), 'g');
    expect(chosen()).toEqual([two]);
  });

  test('G is not heard where nothing stands together', async () => {
    const { heard, item, chosen } = await openKeys();
    expect([heard(item(one), 'g'), chosen()]).toEqual([false, []]);
  });

  test('what is selected stays while the menu of a row hears the keys, and Escape is left to close that menu', async () => {
    const { host, heard, chosen } = await openKeys();
    expect([heard(getElement(host, '[data-item]'), 'x'), chosen()]).toEqual([true, [one]]);
    const choice = getElement(host, '[data-item] [role=menuitem]');
    expect([heard(choice, 'a'), heard(choice, 'w'), heard(choice, 'e'), heard(choice, 'Escape')]).toEqual(
      Array(4).fill(false),
    );
    expect(chosen()).toEqual([one]);
  });

  test('Ctrl+Enter sends the row under the cursor alone, and keys go on with the next one', async () => {
    const { heard, receivedBy, item, cursor, settle } = await openKeys();
    act(() => item(two).focus());
    heard(item(two), 'Enter', { ctrlKey: true });
    await act(settle);
    expect(receivedBy('outbox')).toMatchObject([{ work: { kind: 'send', send: { ids: [two] } } }]);
    expect([cursor(), document.activeElement]).toEqual([three, item(three)]);
  });

  test('Tab stops once in a row, and the arrows lead to what else it has but for the photo, which is its menu’s detail', async () => {
    const { item, heard } = await openKeys();
    const controls = [...item(two).querySelectorAll<HTMLElement>('a[href], input, button:not([role=menuitem])')];
    expect(controls.filter(({ tabIndex }) => tabIndex === 0)).toEqual([item(two).querySelector('a[href]')]);
    const reached = new Set<Element | null>();
    act(() => item(two).querySelector<HTMLElement>('input')?.focus());
    for (let left = controls.length; left > 0; left -= 1) {
      reached.add(document.activeElement);
      heard(document.activeElement ?? document.body, 'ArrowRight');
    }
    expect(controls.filter((control) => !reached.has(control)).map(({ ariaHasPopup }) => ariaHasPopup)).toEqual([
      'dialog',
    ]);
  });

  test('the arrows to the sides lead from a row into it and back, and the one down to the next row', async () => {
    const { item, heard, cursor } = await openKeys();
    act(() => item(two).focus());
    for (const _time of [1, 2]) {
      heard(item(two), 'ArrowRight');
      expect(item(two).querySelector('input')).toBe(document.activeElement);
      heard(document.activeElement ?? document.body, 'ArrowLeft');
      expect(document.activeElement).toBe(item(two));
      heard(item(two), 'ArrowLeft');
      expect(document.activeElement).toBe(item(two));
    }
    heard(item(two), 'ArrowDown');
    expect([cursor(), document.activeElement]).toEqual([three, item(three)]);
  });

  test('Ctrl+Enter asks about all that are selected before they are sent', async () => {
    const { heard, receivedBy, item, settle, actor } = await openKeys();
    act(() => item(one).focus());
    for (const key of ['x', 'j', 'x']) heard(document.activeElement ?? document.body, key);
    heard(document.activeElement ?? document.body, 'Enter', { ctrlKey: true });
    await act(settle);
    expect([receivedBy('outbox'), actor.getSnapshot().context.question]).toMatchObject([
      [],
      { about: 'send', summary: { go: [one, two] } },
    ]);
  });

  test('E reports the one at hand where none is selected', async () => {
    const { heard, item, drawerIds } = await openKeys();
    act(() => item(two).focus());
    heard(item(two), 'e');
    expect(drawerIds()).toEqual([two]);
  });

  test('E reports those that are selected together', async () => {
    const { heard, item, drawerIds } = await openKeys();
    act(() => item(one).focus());
    for (const key of ['x', 'j', 'j', 'x', 'e']) heard(document.activeElement ?? document.body, key);
    expect(drawerIds()).toEqual([one, three]);
  });

  test.each([
    ['U', 'u', { about: 'dismiss', ids: [one, two] }],
    ['T', 't', { about: 'trust', ids: [one, two] }],
  ])('%s asks once about all that are selected', async (_, key, question) => {
    const { heard, receivedBy, item, question: asked } = await openKeys();
    act(() => item(one).focus());
    for (const pressed of ['x', 'j', 'x', key]) heard(document.activeElement ?? document.body, pressed);
    expect([asked(), receivedBy('outbox')]).toEqual([question, []]);
  });

  test('Delete asks once about all that are selected', async () => {
    const { heard, receivedBy, item, actor } = await openKeys();
    act(() => item(two).focus());
    for (const key of ['x', 'j', 'x', 'Delete']) heard(document.activeElement ?? document.body, key);
    expect(actor.getSnapshot().context.question).toEqual({ about: 'remove', ids: [two, three] });
    act(() => actor.send({ type: 'question.confirm' }));
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'remove', ids: [two, three] } } }]);
  });

  test('Delete asks about the row under the cursor, and once it is gone keys go on with the next', async () => {
    const { heard, item, actor, cursor } = await openKeys();
    act(() => item(two).focus());
    heard(item(two), 'Delete');
    expect(actor.getSnapshot().context.question).toEqual({ about: 'remove', ids: [two] });
    act(() => actor.send({ type: 'question.confirm' }));
    expect(cursor()).toBe(three);
  });

  test('a key that can do nothing says why', async () => {
    const { heard, receivedBy, item } = await openKeys({ visible: { sending: true } });
    act(() => item(one).focus());
    for (const key of ['Delete', 'e', 'u']) heard(item(one), key);
    expect(receivedBy('notices')).toMatchObject(
      Array(3).fill({ notice: { code: 'mark.blocked', why: { because: 'BEING_SENT' } } }),
    );
  });

  test('letters act on the list after a button of the page was pressed; in a field they are written', async () => {
    const { heard, host, chosen, button, item } = await openKeys();
    act(() => item(one).focus());
    heard(item(one), 'x');
    const none = button('Quitar selección');
    act(() => none.focus());
    press(none);
    expect(chosen()).toEqual([]);
    const tool = getElement(host, '[role=toolbar] button');
    act(() => tool.focus());
    expect([heard(tool, 'j'), heard(tool, 'x'), chosen()]).toEqual([true, true, [two]]);
    expect([heard(tool, 'Enter'), heard(tool, 'ArrowDown'), heard(tool, ' ')]).toEqual([false, false, false]);
    const field = getElement(host, 'input:not([type=checkbox])');
    expect([heard(field, 'x'), heard(field, 'j'), chosen()]).toEqual([false, false, [two]]);
  });
});
