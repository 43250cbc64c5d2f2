import { act } from 'react';
import { ActionIcon, Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { busyProps } from './busy-props';
import { AppLink } from './app-link';
import { describe, expect, test, vi } from 'vitest';
import { getElement, press, renderNode } from '../../tests/render-node';

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
