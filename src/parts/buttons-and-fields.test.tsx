import '@mantine/core/styles/PasswordInput.layer.css';
import { ActionIcon, Button, PasswordInput, TextInput } from '@mantine/core';
import { busyProps } from './busy-props';
import { AppLink } from './app-link';
import { describe, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getElement, press, renderNode } from '../../tests/render-node';
import { ReasonButton } from './reason-button';
import { MenuButton } from './menu-button';
import { CheckboxList, RadioList } from './choice-list';

describe('buttons and fields', () => {
  test('a button at work keeps the focus and takes no press', () => {
    const onClick = vi.fn();
    const { host, show } = renderNode(
      <Button onClick={onClick} {...busyProps(true)}>
        Guardar
      </Button>,
    );
    const button = getElement<HTMLButtonElement>(host, 'button');
    expect([button.disabled, button.getAttribute('aria-busy'), button.type]).toEqual([false, 'true', 'button']);
    press(button);
    expect(onClick).not.toHaveBeenCalled();
    show(<Button onClick={onClick}>Guardar</Button>);
    press(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a button at work does not send its form', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { host } = renderNode(
      <form onSubmit={sent}>
        <Button type="submit" {...busyProps(true)}>
          Guardar
        </Button>
      </form>,
    );
    press(getElement(host, 'button'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('a button with an address is a link, and one without a live address is text', () => {
    const { host, show } = renderNode(
      <Button component={AppLink} href="/live_searches">
        Búsquedas
      </Button>,
    );
    expect(getElement(host, 'a').getAttribute('href')).toBe('/live_searches');
    show(
      <Button component={AppLink} href="javascript:alert(1)">
        Búsquedas
      </Button>,
    );
    expect(host.querySelector('a')).toBeNull();
  });

  test('an icon at work takes no press', () => {
    const onClick = vi.fn();
    const { host } = renderNode(
      <ActionIcon aria-label="Recargar" onClick={onClick} {...busyProps(true)}>
        …
      </ActionIcon>,
    );
    press(getElement(host, 'button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a field is named by its label and described by its hint and its error', () => {
    const { host, show } = renderNode(
      <TextInput label="Palabras" description="Separadas por espacios" required error={null} />,
    );
    const input = getElement<HTMLInputElement>(host, 'input');
    const described = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter(Boolean)
        .map((id) => document.getElementById(id)?.textContent);
    expect(getElement<HTMLLabelElement>(host, 'label').htmlFor).toBe(input.id);
    expect([described(), input.getAttribute('aria-invalid')]).toEqual([['Separadas por espacios'], null]);
    show(<TextInput label="Palabras" description="Separadas por espacios" required error="Escribe al menos una." />);
    expect([described(), input.getAttribute('aria-invalid')]).toEqual([
      ['Escribe al menos una.', 'Separadas por espacios'],
      'true',
    ]);
    expect(getElement(host, '[role=alert]').textContent).toBe('Escribe al menos una.');
  });

  test('a password is hidden until it is asked for', () => {
    const { host } = renderNode(
      <PasswordInput
        label="Contraseña"
        defaultValue="vigia-demo"
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña' }}
      />,
    );
    const eye = getElement(host, '[aria-label="Mostrar la contraseña"]');
    expect([getElement<HTMLInputElement>(host, 'input').type, eye.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
    act(() => {
      eye.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    });
    expect([getElement<HTMLInputElement>(host, 'input').type, eye.getAttribute('aria-pressed')]).toEqual([
      'text',
      'true',
    ]);
    expect(getElement<HTMLInputElement>(host, 'input').value).toBe('vigia-demo');
  });

  test('the eye of a password can be reached', () => {
    const { host } = renderNode(
      <PasswordInput visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña' }} />,
    );
    expect(getElement(host, 'button').tabIndex).toBe(0);
  });
});

const tipOf = (host: ParentNode) => host.querySelector('[role=tooltip]');

describe('a button that says why', () => {
  test('can be reached but not pressed while there is a reason; the reason describes it and shows when pressed', () => {
    const onClick = vi.fn();
    const { host, show } = renderNode(
      <ReasonButton
        why={{
          because: 'ANSWERS_DUE',
          values: { count: 2 },
          resolve: { to: 'history', search: { status: ['PENDING'] } },
        }}
        onClick={onClick}
      >
        Enviar
      </ReasonButton>,
    );
    const button = getElement<HTMLButtonElement>(host, 'button');
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(getElement(host, `[id="${button.getAttribute('aria-describedby')}"]`).textContent).toContain(
      '2 respuestas de vendedores que vencen hoy',
    );
    press(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(tipOf(host)?.querySelector('a')?.getAttribute('href')).toBe('/reports/noticed_articles?status=PENDING');
    show(
      <ReasonButton why={null} onClick={onClick}>
        Enviar
      </ReasonButton>,
    );
    expect(button.getAttribute('aria-disabled')).toBeNull();
    press(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('of a form does not send it while there is a reason', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { host } = renderNode(
      <form onSubmit={sent}>
        <ReasonButton type="submit" why={{ because: 'COMMENT_EMPTY' }}>
          Enviar
        </ReasonButton>
      </form>,
    );
    press(getElement(host, 'button'));
    expect(sent).not.toHaveBeenCalled();
  });
});

const choices = ['uno', 'dos', 'tres'].map((id) => ({ id, label: id, checked: id === 'dos', onChoose: () => {} }));

function open() {
  const { host } = renderNode(
    <MenuButton label="Números" choices={choices}>
      N
    </MenuButton>,
  );
  const menu = getElement<HTMLElement>(host, '[popover]');
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const opened = () => {
    const toggleEvent = Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' });
    act(() => void menu.dispatchEvent(toggleEvent));
  };
  return { host, menu, items, opened };
}

describe('a menu that opens', () => {
  test('gives the focus to what is chosen', () => {
    const { items, opened } = open();
    opened();
    expect(document.activeElement).toBe(items[1]);
  });

  test('leaves it to who is on one of its items before the browser tells that it is open', () => {
    const { items, opened } = open();
    items[2]?.focus();
    opened();
    expect(document.activeElement).toBe(items[2]);
  });

  test('stands at its button in a window that has become narrow, and goes where that is no longer painted', () => {
    const { host, menu, opened } = open();
    const button = getElement(host, 'button[aria-haspopup]');
    const at = (right: number) => new DOMRect(right - 32, 10, 32, 32);
    const painted = (...rects: DOMRect[]) => {
      button.getBoundingClientRect = () => rects[0] ?? new DOMRect();
      button.getClientRects = () => rects as never;
    };
    menu.hidePopover = vi.fn();
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1440, configurable: true });
    painted(at(1400));
    opened();
    expect(menu.style.left).toBe('1400px');
    painted(at(380));
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menu.style.left).toBe('380px');
    expect(menu.hidePopover).not.toHaveBeenCalled();
    painted();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menu.hidePopover).toHaveBeenCalledOnce();
  });
});

describe('choices', () => {
  const choices = [
    { value: 'AR', label: 'Argentina' },
    { value: 'BR', label: 'Brasil' },
    { value: 'CU', label: 'Cuba' },
  ] as const;

  test('all stands for every one that is open, some makes it mixed, and the order is that of the choices', () => {
    const onChange = vi.fn();
    const { host, show } = renderNode(
      <CheckboxList legend="Países" all choices={choices} value={['BR']} onChange={onChange} />,
    );
    const boxes = () => [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes().map((box) => [box.checked, box.indeterminate])).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [false, false],
    ]);
    press(boxes()[1] ?? host);
    press(boxes()[0] ?? host);
    expect(onChange.mock.calls).toEqual([[['AR', 'BR']], [['AR', 'BR', 'CU']]]);
    show(
      <CheckboxList
        legend="Países"
        all
        choices={choices}
        value={['AR', 'BR', 'CU']}
        onChange={onChange}
        error="Elige al menos un país."
      />,
    );
    press(boxes()[0] ?? host);
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(getElement(host, '[role=alert]').id).toBe(getElement(host, '[role=group]').getAttribute('aria-describedby'));
  });

  test('of radios one is taken', () => {
    const onChange = vi.fn();
    const { host } = renderNode(<RadioList legend="Motivo" choices={choices} value="AR" onChange={onChange} />);
    const radios = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
    press(radios[1] ?? host);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('BR');
  });
});
