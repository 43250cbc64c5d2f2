import { act } from 'react';
import { expect, test } from 'vitest';
import { appears, disappears, one, press, rendered, write } from '../../tests/rendered';
import { DayField } from './day-field';

const calendar = '[data-dates-dropdown]';
const key = (field: Element, pressed: string) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true })));

// The first of them: its code comes once.
test('before its calendar has come it is the day of the browser, and what was written there stays', async () => {
  const told: string[] = [];
  const { host } = rendered(<DayField label="Vence" onChange={(day) => told.push(day)} />);
  write(one(host, 'input[type=date]'), '2026-11-28');
  const field = await appears<HTMLInputElement>(host, 'input:not([type=date]):not([type=hidden])');
  expect([told, field.value]).toEqual([['2026-11-28'], '28/11/2026']);
});

test('a day stands and is written as its language writes it, is chosen in a calendar, and told as a calendar day', async () => {
  const told: string[] = [];
  const { host } = rendered(<DayField label="Vence" defaultValue="2026-11-20" onChange={(day) => told.push(day)} />);
  const field = await appears<HTMLInputElement>(host, 'input:not([type=date]):not([type=hidden])');
  expect(field.value).toBe('20/11/2026');
  write(field, '28/11/2026');
  press(one(await appears(document, calendar), 'button[data-selected]'));
  write(field, '30/11/2026');
  expect([told[0], told.at(-1)]).toEqual(['2026-11-28', '2026-11-30']);
});

test('its calendar goes with Enter, and comes again with what is written', async () => {
  const { host } = rendered(<DayField label="Vence" />);
  const field = await appears<HTMLInputElement>(host, 'input:not([type=date]):not([type=hidden])');
  write(field, '28/11/2026');
  await appears(document, calendar);
  key(field, 'Enter');
  await disappears(document, calendar);
  key(field, '2');
  await appears(document, calendar);
});
