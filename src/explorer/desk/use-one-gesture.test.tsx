import { expect, test } from 'vitest';
import { act } from '../../../tests/act';
import { renderNode } from '../../../tests/render-node';
import { MenuButton } from '../../parts/menu-button';
import { useOneGesture } from './use-one-gesture';

function pressed() {
  const taken: string[] = [];
  const Page = () => (
    <main onClickCapture={useOneGesture()}>
      {['one', 'other'].map((step) => (
        <button key={step} type="button" data-step={step} onClick={() => taken.push(step)}>
          {step}
        </button>
      ))}
      <button type="button" data-step="menu" onClick={() => taken.push('menu')} />
      <MenuButton label="Refuse with" choices={[{ id: 'a', label: 'ABORTED', onChoose: () => taken.push('ABORTED') }]}>
        Refuse
      </MenuButton>
      <form onSubmit={() => taken.push('sent')}>
        <button data-step="written">send</button>
      </form>
      <p>elsewhere</p>
    </main>
  );
  const { host } = renderNode(<Page />, 'en');
  let at = 0;
  return (selector: string, detail: number, { after = 100, x = 0, touch = false } = {}) => {
    at += after;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x });
    Object.defineProperty(event, 'timeStamp', { value: at });
    if (touch) Object.defineProperty(event, 'pointerType', { value: 'touch' });
    act(() => void host.querySelector(selector)?.dispatchEvent(event));
    return taken;
  };
}

const [one, other] = ['[data-step=one]', '[data-step=other]'];

test('a double click takes again what it took, as often as it is pressed', () => {
  const press = pressed();
  press(one, 1);
  press(one, 2);
  expect(press(one, 3)).toEqual(['one', 'one', 'one']);
});

test('a double click never takes what came under the pointer in between, be it pressed a third time', () => {
  const press = pressed();
  press(one, 1);
  press(other, 2);
  expect(press(other, 3)).toEqual(['one']);
  expect(press(one, 4)).toEqual(['one', 'one']);
  expect(press(other, 1)).toEqual(['one', 'one', 'other']);
});

test('a double click that began elsewhere takes nothing, also where the last step was that one', () => {
  const press = pressed();
  press(one, 1);
  press('p', 1);
  expect(press(one, 2)).toEqual(['one']);
});

test('nor does it choose in a menu that opened under the pointer, or send what was written', () => {
  const press = pressed();
  press('[aria-haspopup]', 1);
  press('[role=menuitem]', 2);
  press('[data-step=menu]', 1);
  expect(press('[data-step=written]', 2)).toEqual(['menu']);
  expect(press('[role=menuitem]', 1)).toEqual(['menu', 'ABORTED']);
});

test('two taps, so soon and so near, are one gesture, though the browser counts none', () => {
  const press = pressed();
  press(one, 1, { touch: true });
  expect(press(other, 1, { touch: true })).toEqual(['one']);
  expect(press(other, 1, { touch: true, after: 500 })).toEqual(['one', 'other']);
  expect(press(one, 1, { touch: true, x: 24 })).toEqual(['one', 'other', 'one']);
});

test('keys are never held back', () => {
  const press = pressed();
  press(one, 1);
  expect(press(other, 0)).toEqual(['one', 'other']);
  expect(press(one, 0)).toEqual(['one', 'other', 'one']);
});
