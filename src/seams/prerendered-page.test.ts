import { afterEach, expect, test } from 'vitest';
import { findPrerenderedPage } from './prerendered-page';

const form = '<form method="dialog"><input name="user"><input name="password"><button type="submit">Go</button></form>';
const page = (markup: string, state: string) => {
  document.documentElement.dataset['painted'] = state;
  document.documentElement.lang = 'es';
  document.body.innerHTML = `<div id="painted"><div lang="en"><button>Menu</button></div><div lang="es"><button>Menu</button>${markup}</div></div><div id="root"></div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  return root;
};
const fieldsOf = (place: ParentNode) => [...place.querySelectorAll<HTMLInputElement>('[lang=es] input, #root input')];

afterEach(() => {
  delete document.documentElement.dataset['pressed'];
  delete document.documentElement.dataset['painted'];
});

/** The console as it stands in place of what was painted, with what it hears. */
const comes = (root: Element) => {
  root.innerHTML = `<button>Menu</button>${form}`;
  const events: string[] = [];
  root.addEventListener('input', ({ target }) => events.push((target as HTMLInputElement).value));
  root.addEventListener('click', ({ target }) => events.push((target as HTMLElement).textContent));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    events.push('submitted');
  });
  return events;
};

test('what was typed, the focus and the caret go over, and the painted page is gone', () => {
  const root = page(form, 'shown');
  const [user] = fieldsOf(document);
  user?.focus();
  if (user) user.value = 'ana';
  user?.setSelectionRange(1, 2);
  const painted = findPrerenderedPage();
  const events = comes(root);
  root.querySelector('button')?.focus();
  painted?.leaveTo(root);
  const [own] = fieldsOf(document);
  expect([events, own?.value, document.activeElement === own]).toEqual([['ana'], 'ana', true]);
  expect([own?.selectionStart, own?.selectionEnd, document.getElementById('painted')]).toEqual([1, 2, null]);
});

test('what was pressed is pressed again, in its order, after what was typed', () => {
  const root = page(form, 'shown');
  const [, password] = fieldsOf(document);
  if (password) password.value = 'x';
  document.documentElement.dataset['pressed'] = '1 2';
  const events = comes(root);
  findPrerenderedPage()?.leaveTo(root);
  expect(events).toEqual(['x', 'Menu', 'Go', 'submitted']);
});

test('nothing is pressed or typed on a page that is another', () => {
  const root = page(form, 'shown');
  document.documentElement.dataset['pressed'] = '2';
  root.innerHTML = '<button>Delete</button>';
  const events: string[] = [];
  root.addEventListener('click', () => events.push('pressed'));
  findPrerenderedPage()?.leaveTo(root);
  expect([events, document.getElementById('painted')]).toEqual([[], null]);
});

test('what somebody else would see is taken away at once, and a page without any has none', () => {
  page(form, 'hidden');
  expect([findPrerenderedPage(), document.getElementById('painted'), findPrerenderedPage()]).toEqual([
    null,
    null,
    null,
  ]);
});
