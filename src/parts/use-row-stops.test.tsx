import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { act } from '../../tests/act';
import { getButton, renderNode } from '../../tests/render-node';
import { useRowStops } from './use-row-stops';

function Row({ name, field }: { name: string; field?: boolean }) {
  const [decided, setDecided] = useState(false);
  return (
    <li>
      <input type="checkbox" aria-label={`Choose ${name}`} />
      <a href={`/${name}`}>{name}</a>
      <button type="button" tabIndex={-1}>{`Zoom ${name}`}</button>
      {decided ? (
        <button key="undo" type="button">{`Undo ${name}`}</button>
      ) : (
        <button key="trust" type="button" onClick={() => setDecided(true)}>{`Trust ${name}`}</button>
      )}
      {field && <input aria-label={`Comment on ${name}`} />}
    </li>
  );
}

function Rows() {
  const rows = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(['one', 'two']);
  useRowStops(rows);
  return (
    <>
      <ul ref={rows}>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
        <Row name="field" field />
      </ul>
      <button type="button" onClick={() => setNames((before) => [...before, 'three'])}>
        More
      </button>
    </>
  );
}

const stopsIn = (row: Element | undefined) =>
  [...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the Tab key stops once at a row, at its link, and in a row that came later too', async () => {
  const { host } = renderNode(<Rows />);
  const rows = () => [...host.querySelectorAll('li')].map(stopsIn);
  expect(rows().slice(0, 2)).toEqual([['one'], ['two']]);
  await act(async () => getButton(host, 'More').click());
  expect(rows().slice(0, 3)).toEqual([['one'], ['two'], ['three']]);
});

test('the arrows lead to the other controls of a row, and beyond the last one they are the list’s', () => {
  const { host } = renderNode(<Rows />);
  act(() => host.querySelector<HTMLElement>('a[href="/one"]')?.focus());
  expect(press('ArrowRight')).toBe(true);
  expect(focused()).toBe('Trust one');
  expect(press('ArrowRight')).toBe(false);
  expect(focused()).toBe('Trust one');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(focused()).toBe('Choose one');
  expect(press('ArrowLeft')).toBe(false);
});

test('a row keeps its stop where the focus was, and has one when that control is gone', async () => {
  const { host } = renderNode(<Rows />);
  act(() => getButton(host, 'Trust one').focus());
  expect(stopsIn(host.querySelector('li')!)).toEqual(['Trust one']);
  act(() => getButton(host, 'Trust two').focus());
  expect(stopsIn(host.querySelector('li')!)).toEqual(['Trust one']);
  await act(async () => getButton(host, 'Trust one').click());
  expect(stopsIn(host.querySelector('li')!)).toEqual(['one']);
});

test('a row with a field keeps all its stops, and its arrows', () => {
  const { host } = renderNode(<Rows />);
  const row = [...host.querySelectorAll('li')].at(-1);
  expect(stopsIn(row)).toEqual(['Choose field', 'field', 'Trust field', 'Comment on field']);
  act(() => row?.querySelector<HTMLElement>('input:not([type])')?.focus());
  expect(press('ArrowLeft')).toBe(false);
});
