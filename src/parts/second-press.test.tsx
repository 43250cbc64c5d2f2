import { Box, Button, TextInput } from '@mantine/core';
import { useState, useRef } from 'react';
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getElement, press, renderNode } from '../../tests/render-node';
import { useMachineForm } from '../seams/use-machine-form';
import { ConfirmDialog } from './dialogs';
import { EarlyPressGuard, useEarlyPressGuard } from './early-press-guard';

describe('second press', () => {
  /** No test is within half a second of the one before. */
  let clock = 0;

  beforeEach(() => {
    clock += 10_000;
    vi.useFakeTimers({ toFake: ['Date'], now: clock });
  });

  afterEach(() => void vi.useRealTimers());

  /** Whoever presses has moved the pointer before; what hears it is there then. */
  async function pointed() {
    dispatchEvent(new Event('pointermove'));
    await vi.dynamicImportSettled();
  }

  const click = (target: Element, at: { x: number; y: number }, detail = 1) =>
    act(() => {
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: at.x, clientY: at.y }),
      );
    });

  function Sending({ submit, next }: { submit: () => void; next: () => void }) {
    const { field, onSubmit } = useMachineForm<{ name: string }>({ values: { name: 'x' }, submit });
    return (
      <>
        <Box component="form" noValidate onSubmit={onSubmit}>
          <TextInput {...field('name')} label="Nombre" />
          <Button type="submit">Guardar</Button>
        </Box>
        <Button onClick={next}>Eliminar</Button>
      </>
    );
  }

  function Gone({ submit, next }: { submit: () => void; next: () => void }) {
    const [open, setOpen] = useState(true);
    const end = () => {
      submit();
      setOpen(false);
    };
    return open ? <Sending submit={end} next={next} /> : <Button onClick={next}>Eliminar</Button>;
  }

  const at = { x: 100, y: 100 };

  const named = (host: Element, name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

  test('a second press where the button of a form was does nothing to what stands there now; a key, or one half a second later, does', async () => {
    const [submit, next] = [vi.fn(), vi.fn()];
    const { host } = renderNode(<Gone submit={submit} next={next} />);
    await pointed();
    click(named(host, 'Guardar'), at);
    expect(submit).toHaveBeenCalledTimes(1);
    click(named(host, 'Eliminar'), { x: 104, y: 96 }, 2);
    expect(next).not.toHaveBeenCalled();
    click(named(host, 'Eliminar'), at, 0);
    expect(next).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 500);
    click(named(host, 'Eliminar'), at);
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('the same button submits once, elsewhere a press is heard at once, and after it the button again', async () => {
    const [submit, next] = [vi.fn(), vi.fn()];
    const { host } = renderNode(<Sending submit={submit} next={next} />);
    await pointed();
    click(named(host, 'Guardar'), at);
    click(named(host, 'Guardar'), at, 2);
    click(named(host, 'Eliminar'), { x: 300, y: 100 });
    expect([submit.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
    click(named(host, 'Guardar'), at);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test('whoever has pressed elsewhere meanwhile means what stands there now', async () => {
    const [submit, next] = [vi.fn(), vi.fn()];
    const { host } = renderNode(<Gone submit={submit} next={next} />);
    await pointed();
    click(named(host, 'Guardar'), at);
    click(named(host, 'Eliminar'), at, 2);
    expect(next).not.toHaveBeenCalled();
    click(named(host, 'Eliminar'), { x: 300, y: 100 });
    click(named(host, 'Eliminar'), at);
    expect([submit.mock.calls.length, next.mock.calls.length]).toEqual([1, 2]);
  });

  test('what was submitted by a key holds no press', async () => {
    const [submit, next] = [vi.fn(), vi.fn()];
    const { host } = renderNode(<Gone submit={submit} next={next} />);
    await pointed();
    press(named(host, 'Guardar'));
    click(named(host, 'Eliminar'), { x: 0, y: 0 });
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('Ctrl+Enter confirms a dialog, once however long it is held, and Enter alone does not', async () => {
    const confirm = vi.fn();
    renderNode(
      <ConfirmDialog opened title="¿Enviar?" confirm="Enviar" onConfirm={confirm} onCancel={() => undefined}>
        Se envía.
      </ConfirmDialog>,
    );
    const dialog = await vi.waitFor(() => getElement(document, '[role=dialog]'));
    const hear = (more: KeyboardEventInit) =>
      act(
        () =>
          void named(dialog, 'Enviar').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more }),
          ),
      );
    hear({});
    hear({ ctrlKey: true, repeat: true });
    expect(confirm).not.toHaveBeenCalled();
    hear({ ctrlKey: true });
    hear({ ctrlKey: true, repeat: true });
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('what lies under a dialog that was confirmed is not pressed by the second press', async () => {
    const [confirm, below] = [vi.fn(), vi.fn()];
    const { host } = renderNode(
      <>
        <Button onClick={below}>Fila</Button>
        <ConfirmDialog opened title="¿Borrar?" confirm="Borrar" onConfirm={confirm} onCancel={() => undefined}>
          Se borra.
        </ConfirmDialog>
      </>,
    );
    await vi.waitFor(() => getElement(document, '[role=dialog]'));
    click(named(document.body, 'Borrar'), at);
    expect(confirm).toHaveBeenCalledTimes(1);
    click(named(host, 'Fila'), at, 2);
    expect(below).not.toHaveBeenCalled();
  });
});

test('a press by pointer on what came under it less than half a second ago does nothing; a key does', () => {
  let now = 1_000;
  const onPress = vi.fn();
  const { host } = renderNode(
    <EarlyPressGuard now={() => now}>
      <button onClick={onPress}>Go</button>
    </EarlyPressGuard>,
  );
  const click = (detail: number) =>
    act(() => {
      getElement(host, 'button').dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    });
  now += 499;
  click(2);
  expect(onPress).not.toHaveBeenCalled();
  click(0);
  expect(onPress).toHaveBeenCalledTimes(1);
  now += 1;
  click(1);
  expect(onPress).toHaveBeenCalledTimes(2);
});

const world = { now: 10_000 };
const clock = () => world.now;

function List({ ids, onPress }: { ids: string[]; onPress: (id: string) => void }) {
  const listRef = useRef<HTMLUListElement>(null);
  const steady = useEarlyPressGuard(listRef, clock);
  return (
    <ul ref={listRef} onClickCapture={steady}>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" data-id={id} onClick={() => onPress(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('a press by pointer on what has just moved there does nothing; above it, later, and by key, it does', async () => {
  const onPress = vi.fn();
  const { host, show } = renderNode(<List ids={['a', 'b', 'c']} onPress={onPress} />);
  const pressed = (id: string, detail: number) => {
    getElement(host, `[data-id=${id}]`).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
    );
    const heard = onPress.mock.calls.length;
    onPress.mockClear();
    return heard;
  };
  expect(pressed('b', 1), 'nothing moved').toBe(1);
  await act(async () => show(<List ids={['a', 'c']} onPress={onPress} />));
  world.now += 499;
  expect([pressed('c', 1), pressed('a', 1), pressed('c', 0)]).toEqual([0, 1, 1]);
  world.now += 1;
  expect(pressed('c', 1)).toBe(1);
  await act(async () => show(<List ids={['a', 'c', 'd']} onPress={onPress} />));
  expect([pressed('c', 1), pressed('d', 1)], 'what comes at the end moves nothing').toEqual([1, 1]);
  await act(async () => show(<List ids={['a', 'c', 'e', 'end']} onPress={onPress} />));
  await act(async () => show(<List ids={['a', 'c', 'e', 'f', 'end']} onPress={onPress} />));
  expect([pressed('end', 1), pressed('a', 1)], 'only the last one moved').toEqual([0, 1]);
  await act(async () => show(<List ids={['a', 'c', 'e', 'f', 'g']} onPress={onPress} />));
  const all = ['a', 'c', 'e', 'f', 'g'];
  expect(
    all.map((id) => pressed(id, 1)),
    'what was moved is gone, and nothing else moved',
  ).toEqual(all.map(() => 1));
});
