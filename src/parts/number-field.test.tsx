import { describe, expect, test } from 'vitest';
import { act } from '../../tests/act';
import { getElement, renderNode, fillField, type TestLanguage } from '../../tests/render-node';
import { NumberField } from './number-field';

interface Given {
  defaultValue?: string;
  error?: string;
  whole?: boolean;
  currency?: string;
}

function open(props: Given = {}, lang: TestLanguage = 'es') {
  const changes: string[] = [];
  const shown = (now: Given) => <NumberField label="Precio" {...now} onChange={(value) => changes.push(value)} />;
  const { host, show } = renderNode(shown(props), lang);
  const field = getElement<HTMLInputElement>(host, 'input');
  return {
    heard: changes,
    field,
    show: (now: Given) => show(shown(now)),
    fault: () => host.querySelector('[role=alert]')?.textContent ?? null,
    leave: () => act(() => field.blur()),
    enter: () => act(() => field.focus()),
    press: (key: string) => act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
  };
}

describe('a number field', () => {
  test.each<[TestLanguage, string, string, string]>([
    ['es', '100.000', '100000', '100.000'],
    ['es', '1.500', '1500', '1.500'],
    ['es', '1.000.000', '1000000', '1.000.000'],
    ['es', '150.000,00', '150000', '150.000'],
    ['pt', '100.000', '100000', '100.000'],
    ['pt', '2500,5', '2500.5', '2.500,50'],
    ['en', '100,000', '100000', '100,000'],
    ['en', '150,000.00', '150000', '150,000'],
    ['es', '$ 12.000', '12000', '12.000'],
    ['es', 'ARS\u00A0101.999,00', '101999', '101.999'],
  ])('in %s %s stands as it is typed, and once it is left as it was understood', (lang, text, value, shown) => {
    const { heard: changes, field, fault, leave, enter } = open({ currency: 'ARS' }, lang);
    for (let times = 1; times <= 2; times++) {
      enter();
      fillField(field, text);
      expect([changes.at(-1), field.value]).toEqual([value, text]);
      leave();
      expect([changes.at(-1), field.value, fault()]).toEqual([value, shown, null]);
      fillField(field, '');
    }
  });

  test('what it shows means the same when it is typed again, and Enter shows it, too', () => {
    const { heard: changes, field, press } = open({ defaultValue: '101999.5', currency: 'ARS' });
    const shown = field.value;
    fillField(field, '5');
    fillField(field, shown);
    press('Enter');
    expect([shown, changes, field.value]).toEqual(['101.999,50', ['5', '101999.5'], '101.999,50']);
  });

  test.each<[TestLanguage, string, string]>([
    ['es', '1,500', '¿1500 o 1,5? Escríbelo de una de esas formas.'],
    ['pt', '1,500', '1.500 ou 1,5? Escreva de uma dessas formas.'],
    ['en', '1.500', '1,500 or 1.5? Type it one of those ways.'],
  ])('in %s %s is asked about once it is left, stays, and gives the form no number', (lang, text, sentence) => {
    const { heard: changes, field, fault, leave, enter } = open({ defaultValue: '7', currency: 'ARS' }, lang);
    enter();
    fillField(field, text);
    expect(fault()).toBeNull();
    leave();
    expect([field.value, changes, fault(), field.getAttribute('aria-invalid')]).toEqual([
      text,
      [`?${text}`],
      sentence,
      'true',
    ]);
    fillField(field, '1500');
    leave();
    expect([changes.at(-1), fault()]).toEqual(['1500', null]);
  });

  test('another currency is told, and is understood once the price is asked for in it', () => {
    const { heard: changes, field, fault, enter, leave, show } = open({ currency: 'ARS' });
    enter();
    fillField(field, 'USD 100');
    leave();
    expect([changes.at(-1), fault()]).toEqual(['?USD 100', 'Lo que escribiste está en USD y este precio va en ARS.']);
    show({ currency: 'USD' });
    expect([changes.at(-1), field.value, fault()]).toEqual(['100', '100', null]);
  });

  test('a count has no decimals', () => {
    const { heard: changes, field, fault, enter, leave } = open({ whole: true });
    enter();
    fillField(field, '1.000');
    leave();
    expect([changes.at(-1), field.value]).toEqual(['1000', '1.000']);
    enter();
    fillField(field, '12,5');
    leave();
    expect([changes.at(-1), field.value, fault()]).toEqual([
      '?12,5',
      '12,5',
      'Escribe un número entero, sin decimales, por ejemplo 1.500.',
    ]);
  });

  test('a text of an earlier draft is understood as it comes, or stands with its fault', () => {
    const understood = open({ defaultValue: '1.500', currency: 'ARS' });
    expect([understood.heard, understood.field.value]).toEqual([['1500'], '1.500']);
    const asked = open({ defaultValue: '1.500', currency: 'ARS', error: 'No entendemos ese número.' }, 'en');
    expect([asked.heard, asked.field.value, asked.fault()]).toEqual([
      [],
      '1.500',
      '1,500 or 1.5? Type it one of those ways.',
    ]);
  });
});
