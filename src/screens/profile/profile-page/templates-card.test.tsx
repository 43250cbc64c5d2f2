import { describe, expect, test } from 'vitest';
import type { ProfileChange } from '../../../../contracts/shapes';
import { anaFacts, anaProfile, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  queryButton,
  getElement,
  press,
  fillField,
  type TestLanguage,
} from '../../../../tests/render-node';
import { openProfilePage } from './profile-page.fixture';

const templates = {
  'template:t1': { code: 'PPPI8', lang: 'es', name: 'Modelo copiado', text: 'Copia de {{marca}} {{modelo}}' },
  'template:t2': { code: 'PPPI1', lang: 'pt', name: 'Falsificado', text: 'Não é nosso' },
  'template:t3': { code: 'PPPI1', lang: 'es', name: 'Falso', text: 'No es nuestro' },
  'view:v1': { list: 'results', name: 'x' },
};
const titles = { es: 'Plantillas de comentarios', en: 'Comment templates', pt: 'Modelos de comentários' };

async function open(
  settings: Record<string, unknown> = templates,
  drafts: Record<string, unknown> = {},
  lang: TestLanguage = 'es',
) {
  const { cardOf, ...stage } = await openProfilePage({
    systemActors: {
      ...sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, settings } } }),
      drafts: { drafts },
    },
    lang,
  });
  const { host } = stage;
  await waitForElement(host, 'section section[aria-label], section h2 + button');
  const card = cardOf(titles[lang]);
  const groups = () =>
    [...card.querySelectorAll('section')].map((group) => [
      group.getAttribute('aria-label'),
      [...group.querySelectorAll('strong')].map(({ textContent }) => textContent),
    ]);
  const name = () => getElement<HTMLInputElement>(card, 'input');
  const text = () => getElement<HTMLTextAreaElement>(card, 'textarea');
  const [reason, language] = [0, 1].map((at) => () => card.querySelectorAll('select')[at] as HTMLSelectElement) as [
    () => HTMLSelectElement,
    () => HTMLSelectElement,
  ];
  const kept = () => stage.commanded().map((change) => (change as ProfileChange).settings);
  return { ...stage, card, groups, name, text, reason, language, kept };
}

describe('the comment templates on the page of the profile', () => {
  test.each(['es', 'en', 'pt'] as const)(
    'stand by reason and language, in the order of the reasons, in %s',
    async (lang) => {
      const { groups } = await open(templates, {}, lang);
      const told = groups();
      expect(told.map(([, names]) => names)).toEqual([['Falso'], ['Falsificado'], ['Modelo copiado']]);
      expect(told.map(([label]) => String(label).split(' · ').at(-1))).toEqual(['Español', 'Português', 'Español']);
      const another = { code: 'PPPI1', lang: 'es', name: 'Sin licencia', text: 'No tiene licencia' };
      const more = await open({ ...templates, 'template:t4': another }, {}, lang);
      expect(more.groups().map(([, names]) => names)).toEqual([
        ['Falso', 'Sin licencia'],
        ['Falsificado'],
        ['Modelo copiado'],
      ]);
    },
  );

  test('a new one is for the reason and language that are chosen; what is wrong is told at its field, and nothing goes out', async () => {
    const { card, name, text, reason, language, kept, settleWork } = await open();
    press(getButton(card, 'Nueva plantilla'));
    expect(document.activeElement).toBe(name());
    press(getButton(card, 'Guardar plantilla'));
    expect([card.textContent.includes('Ponle un nombre a la plantilla.'), kept()]).toEqual([true, []]);
    fillField(reason(), 'PPPI1');
    fillField(language(), 'pt');
    fillField(name(), 'FALSIFICADO');
    fillField(text(), 'Cópia de {{marca}}');
    press(getButton(card, 'Guardar plantilla'));
    expect([card.textContent.includes('Ya tienes una plantilla “Falsificado”'), kept()]).toEqual([true, []]);
    fillField(name(), 'Cópia');
    press(getButton(card, 'Guardar plantilla'));
    expect(kept().map((settings) => Object.values(settings ?? {}))).toEqual([
      [{ code: 'PPPI1', lang: 'pt', name: 'Cópia', text: 'Cópia de {{marca}}' }],
    ]);
    act(() => settleWork());
    expect(card.querySelector('input')).toBeNull();
  });

  test('one is changed under its own key, its reason and language stay', async () => {
    const { card, name, kept } = await open();
    press(getButton(card, 'Editar la plantilla Falso'));
    expect([name().value, card.querySelector('select')]).toEqual(['Falso', null]);
    fillField(name(), 'No es nuestro');
    press(getButton(card, 'Guardar plantilla'));
    expect(kept()).toEqual([{ 'template:t3': { ...templates['template:t3'], name: 'No es nuestro' } }]);
  });

  test.each([
    ['saved', 'Recuperarla', 'No sabemos si la plantilla Falso se guardó.'],
    ['deleted', 'Eliminar la plantilla Falso', 'No sabemos si la plantilla Falso se eliminó.'],
  ])('one that was given up before anybody knew whether it is %s claims neither', async (_what, last, said) => {
    const { card, settleWork } = await open();
    press(getButton(card, 'Eliminar la plantilla Falso'));
    if (last === 'Recuperarla') {
      act(() => settleWork());
      press(getButton(card, last));
    }
    act(() => settleWork({ ok: false, failure: { code: 'ABORTED', values: { abandoned: 'yes' } } }));
    expect(getElement(card, '[role=alert] p').textContent).toBe(said);
    expect(card.textContent).not.toMatch(/no se (guardó|eliminó)/);
  });

  test('one that is deleted can be brought back as it was; where that fails it is told, and can be repeated', async () => {
    const { card, kept, settleWork } = await open();
    press(getButton(card, 'Eliminar la plantilla Falso'));
    act(() => settleWork());
    expect(document.activeElement).toBe(getButton(card, 'Recuperarla'));
    press(getButton(card, 'Recuperarla'));
    act(() => settleWork({ ok: false, failure: { code: 'OFFLINE' } }));
    const told = getElement(card, '[role=alert]');
    expect(told.textContent).toContain('La plantilla Falso no se guardó.');
    press(getButton(told, 'Reintentar'));
    act(() => settleWork());
    const back = { 'template:t3': templates['template:t3'] };
    expect([kept(), card.querySelector('[role=alert]')]).toEqual([[{ 'template:t3': null }, back, back], null]);
  });

  test('each that could not be deleted is told, until it is, by itself', async () => {
    const { card, kept, settleWork } = await open();
    const told = () => [...card.querySelectorAll('[role=alert] strong')].map(({ textContent }) => textContent);
    for (const name of ['Falso', 'Modelo copiado']) {
      press(getButton(card, `Eliminar la plantilla ${name}`));
      act(() => settleWork({ ok: false, failure: { code: 'OFFLINE' } }));
    }
    expect(told()).toEqual([expect.stringContaining('Falso'), expect.stringContaining('Modelo copiado')]);
    press(getButton(getElement(card, '[role=alert]'), 'Reintentar'));
    act(() => settleWork());
    expect(told()).toEqual([expect.stringContaining('Modelo copiado')]);
    expect(kept()).toEqual([{ 'template:t3': null }, { 'template:t1': null }, { 'template:t3': null }]);
  });

  test('what is typed is kept as it is typed: Escape leaves it, a reload brings it back, and so does a save that failed', async () => {
    const { card, name, text, receivedBy } = await open();
    press(getButton(card, 'Nueva plantilla'));
    fillField(name(), 'Copia');
    fillField(text(), 'Es una copia');
    act(() => {
      text().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
    expect(card.querySelector('input')).toBeNull();
    const draft = receivedBy('drafts').at(-1);
    const again = await open(templates, { [String(draft?.['key'])]: draft?.['value'] });
    press(getButton(again.card, 'Continuar la plantilla sin guardar'));
    expect([again.name().value, again.text().value]).toEqual(['Copia', 'Es una copia']);
    press(getButton(again.card, 'Guardar plantilla'));
    act(() => again.settleWork({ ok: false, failure: { code: 'OFFLINE' } }));
    press(getButton(again.card, 'Continuar la plantilla'));
    expect([again.name().value, again.text().value]).toEqual(['Copia', 'Es una copia']);
  });

  test('where there are none it says so, and what is no template is passed over', async () => {
    const { card, groups } = await open({ 'view:v1': templates['view:v1'], 'template:x': { code: 'NO', name: 'x' } });
    expect([groups(), card.textContent.includes('Todavía no tienes plantillas.')]).toEqual([[], true]);
    expect(queryButton(card, 'Eliminar')).toBeUndefined();
  });
});
