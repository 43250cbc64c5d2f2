import { describe, expect, test } from 'vitest';
import { act } from '../../tests/act';
import {
  waitForElement,
  waitForRemoval,
  getElement,
  press,
  renderNode,
  fillField,
  type TestLanguage,
} from '../../tests/render-node';
import { DayField } from './day-field';

const calendar = '[data-dates-dropdown]';
const key = (field: Element, pressed: string) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true })));

function open(props: { defaultValue?: string; error?: string } = {}, lang: TestLanguage = 'es') {
  const changes: string[] = [];
  const { host, show } = renderNode(<DayField label="Vence" {...props} onChange={(day) => changes.push(day)} />, lang);
  const field = getElement<HTMLInputElement>(host, 'input');
  return {
    host,
    show,
    heard: changes,
    field,
    fault: () => host.querySelector('[role=alert]')?.textContent ?? null,
    leave: () => act(() => field.blur()),
    enter: () => act(() => field.focus()),
  };
}

describe('a day field', () => {
  test('shows a day as its language writes it, and gives the day that is typed or chosen in its calendar', async () => {
    const { heard: changes, field } = open({ defaultValue: '2026-11-20' });
    expect(field.value).toBe('20/11/2026');
    fillField(field, '28/11/2026');
    expect(document.querySelector(calendar), 'nothing is left to choose').toBeNull();
    press(field);
    const chosen = getElement(await waitForElement(document, calendar), 'button[data-selected]');
    expect(chosen.textContent).toBe('28');
    press(chosen);
    expect([changes, field.value]).toEqual([['2026-11-28', ''], '']);
    await waitForRemoval(document, calendar);
    fillField(field, '30/11/2026');
    press(field);
    press(
      [...(await waitForElement(document, calendar)).querySelectorAll('button')].find(
        ({ textContent }) => textContent === '2',
      ) as Element,
    );
    expect([changes.at(-1), field.value]).toEqual(['2026-11-02', '02/11/2026']);
  });

  test.each<[TestLanguage, string, string, string]>([
    ['es', '1/11/26', '2026-11-01', '01/11/2026'],
    ['es', '2026-11-15', '2026-11-15', '15/11/2026'],
    ['pt', '15112026', '2026-11-15', '15/11/2026'],
    ['pt', '15/11/26', '2026-11-15', '15/11/2026'],
    ['en', '11/15/26', '2026-11-15', '11/15/2026'],
    ['en', '2026-11-15', '2026-11-15', '11/15/2026'],
  ])(
    'in %s %s stands as it is typed, and once it is left as the day that it was understood as',
    (lang, text, day, shown) => {
      const { heard: changes, field, fault, leave, enter } = open({ defaultValue: '2026-01-02' }, lang);
      for (let times = 1; times <= 2; times++) {
        enter();
        fillField(field, text);
        expect([changes.at(-1), field.value, fault()]).toEqual([day, text, null]);
        leave();
        expect([changes.at(-1), field.value, fault()]).toEqual([day, shown, null]);
        fillField(field, '');
      }
    },
  );

  test('what is no day stays, says why once it is left, and is what the form holds until it is mended', () => {
    const { heard: changes, field, fault, leave, enter } = open({ defaultValue: '2026-11-20' });
    enter();
    fillField(field, '31/11/2026');
    expect(fault()).toBeNull();
    leave();
    expect([field.value, changes.at(-1), fault(), field.getAttribute('aria-invalid')]).toEqual([
      '31/11/2026',
      '31/11/2026',
      'Ese mes no tiene día 31: tiene 30 días.',
      'true',
    ]);
    enter();
    leave();
    expect([field.value, changes.at(-1)]).toEqual(['31/11/2026', '31/11/2026']);
    enter();
    fillField(field, '30/11/2026');
    leave();
    expect([field.value, changes.at(-1), fault()]).toEqual(['30/11/2026', '2026-11-30', null]);
  });

  test('a text of a draft stands with its fault, and its own sentence comes before the one of the form', () => {
    const { field, fault } = open({ defaultValue: '11/28/2026', error: 'No entendemos esa fecha.' });
    expect([field.value, fault()]).toEqual([
      '11/28/2026',
      'No hay un mes 28. Escribe primero el día y después el mes: DD/MM/AAAA.',
    ]);
  });

  test('is cleared by its button, with whatever stands in it', () => {
    const { host, field, heard: changes } = open({ defaultValue: '31/11/2026' });
    press(getElement(host, 'button[aria-label="Quitar la fecha"]'));
    expect([field.value, changes]).toEqual(['', ['']]);
    expect(host.querySelector('button, [role=alert]')).toBeNull();
  });

  test('its calendar goes with Enter and with Escape, and comes again with what is typed', async () => {
    const { field } = open();
    fillField(field, '28/11');
    await waitForElement(document, calendar);
    expect(field.getAttribute('data-mantine-stop-propagation')).toBe('true');
    for (const pressed of ['Enter', 'Escape']) {
      key(field, pressed);
      await waitForRemoval(document, calendar);
      expect(field.getAttribute('data-mantine-stop-propagation')).toBeNull();
      fillField(field, field.value === '28/11' ? '29/11' : '28/11');
      await waitForElement(document, calendar);
      fillField(field, '28/11/2026');
      expect(document.querySelector(calendar)).toBeNull();
      fillField(field, '28/11');
      await waitForElement(document, calendar);
    }
    const escape = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      act(() => void field.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([escape(), escape()], 'a panel around the field hears the second one').toEqual([true, false]);
  });
});
