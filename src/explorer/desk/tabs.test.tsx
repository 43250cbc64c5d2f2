import { expect, test, vi } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { pressKey, getByName } from './page.fixture';
import { Tabs } from './tabs';

const tabs = [
  { id: 'ports', name: 'Ports', count: 2 },
  { id: 'data', name: 'Data', count: 0 },
  { id: 'share', name: 'Share' },
] as const;
type Id = (typeof tabs)[number]['id'];

/** Tabs that show what is chosen, and all that was. */
function tabbed(first: Id) {
  const chosen: Id[] = [];
  const at = (id: Id) => (
    <Tabs label="Beside" tabs={tabs} chosen={id} onChoose={choose}>
      <p>All about {id}</p>
    </Tabs>
  );
  const choose = (id: Id) => {
    chosen.push(id);
    show(at(id));
  };
  const { host, show } = renderNode(at(first));
  return { host, chosen };
}

test('are a list of which one panel is shown, named by its tab', () => {
  const { host } = tabbed('data');
  const list = getElement(host, '[role=tablist]');
  expect(list.getAttribute('aria-label')).toBe('Beside');
  expect([...list.children].map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Ports2', 'false'],
    ['Data', 'true'],
    ['Share', 'false'],
  ]);
  const panel = getElement(host, '[role=tabpanel]');
  expect(panel.textContent).toBe('All about data');
  expect(getElement(host, `[id="${panel.getAttribute('aria-labelledby') ?? ''}"]`).textContent).toBe('Data');
  expect([...list.children].map((tab) => tab.getAttribute('aria-controls'))).toEqual([null, panel.id, null]);
});

test('are one stop of the keyboard: the one that is chosen', () => {
  const { host } = tabbed('share');
  expect([...host.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('show what is pressed', () => {
  const { host, chosen } = tabbed('data');
  press(getByName(host, '[role=tab]', 'Share'));
  expect([chosen, getElement(host, '[role=tabpanel]').textContent]).toEqual([['share'], 'All about share']);
});

test('are walked by arrows, around both ends, and by Home and End; the focus goes along', () => {
  const { host } = tabbed('ports');
  act(() => getElement(host, '[aria-selected=true]').focus());
  const walked = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((name) => {
    expect(pressKey(name)).toBe(true);
    expect(document.activeElement).toBe(getElement(host, '[aria-selected=true]'));
    return getElement(host, '[role=tabpanel]').textContent;
  });
  expect(walked).toEqual(['share', 'data', 'share', 'ports', 'share', 'ports'].map((id) => `All about ${id}`));
});

test('leave every other key alone', () => {
  const onChoose = vi.fn();
  const { host } = renderNode(
    <Tabs label="Beside" tabs={tabs} chosen="ports" onChoose={onChoose}>
      All
    </Tabs>,
  );
  act(() => getElement(host, '[aria-selected=true]').focus());
  expect(['ArrowDown', 'a', 'Tab', 'toString'].map((name) => pressKey(name))).toEqual([false, false, false, false]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('keep the focus when what had it goes away, and leave it alone otherwise', async () => {
  const shownWith = (names: readonly string[]) => (
    <Tabs label="Beside" tabs={tabs} chosen="ports" onChoose={() => undefined}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </Tabs>
  );
  const { host, show } = renderNode(shownWith(['one', 'two']));
  const seen = () => document.activeElement?.id ?? '';
  getByName(host, 'button', 'one').focus();
  show(shownWith(['two']));
  await vi.waitFor(() => expect(seen()).toBe('panel-ports'), { timeout: 10_000 });
  getByName(host, '[role=tab]', 'Data').focus();
  show(shownWith([]));
  await act(async () => undefined);
  expect(seen()).toBe('tab-data');
});
