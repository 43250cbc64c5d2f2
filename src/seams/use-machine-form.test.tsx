import { Box, TextInput } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IntlProvider } from 'react-intl';
import { act } from '../../tests/act';
import { getElement, renderNode, messagesByLanguage, fillField } from '../../tests/render-node';
import { blockReason } from '../../machines/domain/block-reason';
import { saveDelay, useMachineForm, type FormFaults } from './use-machine-form';

interface Values extends Record<string, unknown> {
  user: string;
  password: string;
}

const rules = ({ user, password }: Values) => ({
  user: user === '' ? blockReason('USER_EMPTY') : null,
  password: password === '' ? blockReason('PASSWORD_EMPTY') : null,
});

interface Given {
  values?: Values;
  refused?: FormFaults<Values> | null;
  busy?: boolean;
  submit?: (values: Values) => void;
  keep?: (values: Values) => void;
}

function Form({ values = { user: '', password: '' }, submit = () => undefined, ...given }: Given) {
  const { field, onSubmit } = useMachineForm<Values>({ values, rules, submit, ...given });
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <TextInput {...field('user')} autoComplete="username" label="Usuario" />
      <TextInput {...field('password')} autoComplete="current-password" label="Contraseña" />
    </Box>
  );
}

const input = (host: HTMLElement, name: string) => getElement<HTMLInputElement>(host, `input[name=${name}]`);
const alarms = (host: HTMLElement) => [...host.querySelectorAll('[role=alert]')].map((alarm) => alarm.textContent);

function send(host: HTMLElement): void {
  act(() => {
    getElement(host, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

describe('a form whose machine decides', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('PRF-38 a reason is told in its own words once they are here, without a second submission', () => {
    const cold = Object.fromEntries(
      Object.entries(messagesByLanguage.es).filter(([id]) => !id.startsWith('because.USER')),
    );
    const form = (messages: Record<string, unknown>) => (
      <IntlProvider locale="es" messages={messages as never} onError={() => undefined}>
        <Form />
      </IntlProvider>
    );
    const { host, show } = renderNode(form(cold));
    send(host);
    expect(alarms(host)).toEqual(['Ahora no se puede hacer esto.', 'Escribe tu contraseña.']);
    show(form(messagesByLanguage.es));
    expect(alarms(host)).toEqual(['Escribe tu usuario.', 'Escribe tu contraseña.']);
  });

  test('what a password manager fills in without an event goes out as it stands in the fields', () => {
    const submit = vi.fn();
    const { host } = renderNode(<Form submit={submit} />);
    const fill = (user: string, password: string) => {
      input(host, 'user').value = user;
      input(host, 'password').value = password;
    };
    fill('ana', 'ocho1234');
    send(host);
    expect(submit.mock.calls).toEqual([[{ user: 'ana', password: 'ocho1234' }]]);
    fill('bruno', '');
    send(host);
    expect([submit.mock.calls.length, alarms(host)]).toEqual([1, ['Escribe tu contraseña.']]);
  });

  test('tells each fault at its field, has the focus on the first, and submits nothing', () => {
    const submit = vi.fn();
    const { host } = renderNode(<Form submit={submit} />);
    send(host);
    expect(alarms(host)).toEqual(['Escribe tu usuario.', 'Escribe tu contraseña.']);
    expect([document.activeElement, input(host, 'user').getAttribute('aria-invalid')]).toEqual([
      input(host, 'user'),
      'true',
    ]);
    fillField(input(host, 'user'), 'ana');
    expect(alarms(host)).toEqual(['Escribe tu contraseña.']);
    send(host);
    expect([document.activeElement, submit.mock.calls]).toEqual([input(host, 'password'), []]);
  });

  test('gives whole values once nothing is wrong, and none while they are on their way', () => {
    const submit = vi.fn();
    const { host, show } = renderNode(<Form submit={submit} />);
    fillField(input(host, 'user'), 'ana');
    fillField(input(host, 'password'), 'vigia-demo');
    send(host);
    show(<Form submit={submit} busy />);
    send(host);
    expect(submit.mock.calls).toEqual([[{ user: 'ana', password: 'vigia-demo' }]]);
    expect(input(host, 'user').readOnly).toBe(true);
  });

  test('a refusal stands at its field, once for each time that it came', () => {
    const refused = { password: blockReason('PASSWORD_EMPTY') };
    const { host, show } = renderNode(<Form values={{ user: 'ana', password: 'x' }} />);
    show(<Form refused={refused} />);
    expect([alarms(host), document.activeElement]).toEqual([['Escribe tu contraseña.'], input(host, 'password')]);
    fillField(input(host, 'password'), 'y');
    expect(alarms(host)).toEqual([]);
    show(<Form refused={refused} />);
    expect(alarms(host)).toEqual([]);
    show(<Form refused={{ ...refused }} />);
    expect(alarms(host)).toEqual(['Escribe tu contraseña.']);
  });

  test('a draft is kept as it is at the end of its delay, however much is typed meanwhile', () => {
    const keep = vi.fn();
    const { host } = renderNode(<Form keep={keep} />);
    fillField(input(host, 'user'), 'a');
    vi.advanceTimersByTime(saveDelay - 1);
    fillField(input(host, 'user'), 'an');
    expect(keep).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(keep.mock.calls).toEqual([[{ user: 'an', password: '' }]]);
    vi.advanceTimersByTime(saveDelay);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('a draft is kept at once when the page or the form goes', () => {
    const keep = vi.fn();
    const { host, show } = renderNode(<Form keep={keep} />);
    fillField(input(host, 'user'), 'ana');
    dispatchEvent(new Event('pagehide'));
    expect(keep.mock.calls).toEqual([[{ user: 'ana', password: '' }]]);
    fillField(input(host, 'user'), 'bruno');
    show(null);
    expect(keep.mock.lastCall).toEqual([{ user: 'bruno', password: '' }]);
  });

  test('what is typed is kept before it is submitted, not again when it was kept already, and no longer after', () => {
    const submissions: [string, Values][] = [];
    const { host } = renderNode(
      <Form
        keep={(values) => submissions.push(['keep', values])}
        submit={(values) => submissions.push(['submit', values])}
      />,
    );
    const ana = { user: 'ana', password: 'x' };
    fillField(input(host, 'user'), 'ana');
    fillField(input(host, 'password'), 'x');
    send(host);
    vi.advanceTimersByTime(saveDelay);
    expect(submissions).toEqual([
      ['keep', ana],
      ['submit', ana],
    ]);
    vi.setSystemTime(Date.now() + 500);
    send(host);
    expect(submissions.slice(2)).toEqual([['submit', ana]]);
  });

  test('a second press within half a second does nothing, until something is typed or the machine has said something', () => {
    const submit = vi.fn();
    const { host, show } = renderNode(<Form values={{ user: 'ana', password: 'x' }} submit={submit} />);
    const count = (press: () => void) => {
      submit.mockClear();
      press();
      return submit.mock.calls.length;
    };
    expect([count(() => send(host)), count(() => send(host))]).toEqual([1, 0]);
    vi.setSystemTime(Date.now() + 500);
    expect(count(() => send(host))).toBe(1);
    fillField(input(host, 'user'), 'ema');
    expect(count(() => send(host))).toBe(1);
    show(<Form submit={submit} refused={{ user: blockReason('USER_EMPTY') }} />);
    expect(count(() => send(host))).toBe(1);
  });

  test('and blames nobody where the rules have something against what stands there by then', () => {
    const names: string[] = [];
    const Naming = () => {
      const { field, onSubmit } = useMachineForm<{ name: string }>({
        values: { name: 'Mía' },
        rules: ({ name }) => ({ name: names.includes(name) ? blockReason('VIEW_NAME_TAKEN') : null }),
        submit: ({ name }) => void names.push(name),
      });
      return (
        <Box component="form" noValidate onSubmit={onSubmit}>
          <TextInput {...field('name')} label="Nombre" />
        </Box>
      );
    };
    const { host } = renderNode(<Naming />);
    send(host);
    send(host);
    expect([names, alarms(host)]).toEqual([['Mía'], []]);
  });
});
