import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getElement, movePointer, renderNode } from '../../tests/render-node';
import { Hint } from './hint';

const wait = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

const tipOf = (host: ParentNode) => host.querySelector('[role=tooltip]');

describe('a hint', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('SHL-37 opens after 1000 ms and closes after 200 ms', () => {
    const { host } = renderNode(
      <Hint label="La marca todavía se está guardando.">
        <button type="button">Enviar</button>
      </Hint>,
    );
    movePointer(getElement(host, 'button'), 'enter');
    wait(999);
    expect(tipOf(host)).toBeNull();
    wait(1);
    expect(tipOf(host)?.textContent).toBe('La marca todavía se está guardando.');
    movePointer(getElement(host, 'button'), 'leave');
    wait(199);
    expect(tipOf(host)).not.toBeNull();
    wait(1);
    expect(tipOf(host)).toBeNull();
  });

  test('that says why a reason is blocked opens at once and closes after 100 ms', () => {
    const { host } = renderNode(
      <Hint prompt label="Protegida">
        <button type="button">Patente</button>
      </Hint>,
    );
    movePointer(getElement(host, 'button'), 'enter');
    wait(0);
    expect(tipOf(host)?.textContent).toBe('Protegida');
    movePointer(getElement(host, 'button'), 'leave');
    wait(99);
    expect(tipOf(host)).not.toBeNull();
    wait(1);
    expect(tipOf(host)).toBeNull();
  });

  test('stays while the pointer rests on it, and goes with Escape', () => {
    const { host } = renderNode(
      <Hint prompt label="Protegida">
        <button type="button">Patente</button>
      </Hint>,
    );
    movePointer(getElement(host, 'button'), 'enter');
    wait(0);
    movePointer(getElement(host, 'button'), 'leave');
    movePointer(getElement(host, '[role=tooltip]'), 'enter');
    wait(5000);
    expect(tipOf(host)).not.toBeNull();
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(tipOf(host)).toBeNull();
  });

  test('without words never opens', () => {
    const { host } = renderNode(
      <Hint prompt label={null}>
        <button type="button">Patente</button>
      </Hint>,
    );
    movePointer(getElement(host, 'button'), 'enter');
    wait(5000);
    expect(tipOf(host)).toBeNull();
  });
});
