import { describe, expect, test } from 'vitest';
import { discardReasons } from '../../../../contracts/vocabulary/reasons';
import { startWith } from '../../../../machines/simulator/answers';
import { discardDrawerMachine } from '../../../../machines/shared/discard-drawer/discard-drawer.machine';
import {
  discardDrawerInput,
  discardDrawerSystemActors,
} from '../../../../machines/shared/discard-drawer/discard-drawer.samples';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  fillField,
  type TestLanguage,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { DiscardDrawerPane } from '../lazy-drawers';

async function open(kept?: { code: string | null; comment: string }, lang: TestLanguage = 'es') {
  const stage = startWith(discardDrawerMachine, {
    input: discardDrawerInput,
    systemActors: discardDrawerSystemActors(kept),
  });
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <DiscardDrawerPane inPane actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  await waitForElement(host, 'form');
  const send = () => getElement<HTMLButtonElement>(host, 'button[type=submit]');
  const choose = (code: string) => press(getElement(host, `input[value=${code}]`));
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
        ),
    );
  return { ...stage, host, send, named: (name: string) => getButton(host, name), choose, key };
}
const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled');

describe('the discard drawer on the screen', () => {
  test.each([
    [
      'es',
      ['No es mi marca ni mi derecho', 'La publicación no toca ninguno de tus derechos inscritos.'],
      ['Vendedor autorizado o producto original', 'La vende alguien con tu permiso, o el producto es genuino.'],
      ['Ahora no tengo pruebas', 'Sospechas de ella, pero hoy no podrías demostrarlo.'],
      ['Otro motivo', 'Lo cuentas en un comentario.'],
      'Volverá a tus sugerencias',
    ],
    [
      'en',
      ['Not my brand or right', 'The listing doesn’t touch any of your enrolled rights.'],
      ['Authorized seller or genuine product', 'It is sold with your permission, or the product is genuine.'],
      ['I don’t have evidence right now', 'You suspect it, but couldn’t prove it today.'],
      ['Another reason', 'You explain it in a comment.'],
      'suggestions',
    ],
    [
      'pt',
      ['Não é minha marca nem meu direito', 'O anúncio não toca em nenhum dos seus direitos cadastrados.'],
      ['Vendedor autorizado ou produto original', 'É vendido com a sua permissão, ou o produto é genuíno.'],
      ['Agora não tenho provas', 'Você desconfia, mas hoje não conseguiria provar.'],
      ['Outro motivo', 'Você conta em um comentário.'],
      'sugestões',
    ],
  ] as const)('DSC-01 its first step has four reasons, each with what it means: %s', async (lang, ...told) => {
    const { host } = await open(undefined, lang);
    const options = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(options.map(({ value }) => value)).toEqual(['item1', 'item2', 'item3', 'item4']);
    const meanings = options.map((option) => [
      option.closest('label')?.querySelector('span[translate=no]')?.textContent,
      document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
    expect(meanings).toEqual(told.slice(0, 4));
    expect(host.textContent).toContain(told[4]);
  });

  test('DSC-02 after the reason comes a comment, which stays where another reason is chosen', async () => {
    const { host, choose, named, send, toParent, key } = await open();
    expect(host.querySelector('textarea')).toBeNull();
    choose('item2');
    press(named('Agregar un comentario'));
    expect([host.querySelector('textarea') === document.activeElement, host.querySelector('input')]).toEqual([
      true,
      null,
    ]);
    expect(host.textContent).toContain('Vendedor autorizado o producto original');
    fillField(getElement(host, 'textarea'), 'La vende nuestro distribuidor');
    key('ArrowLeft', { altKey: true });
    choose('item1');
    press(named('Agregar un comentario'));
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe('La vende nuestro distribuidor');
    press(send());
    expect(toParent).toMatchObject([{ decision: { code: 'item1', description: 'La vende nuestro distribuidor' } }]);
  });

  test('DSC-03 it can’t be sent before a reason is chosen, and says why', async () => {
    const { send, choose, toParent } = await open();
    expect(isOff(send())).toBe(true);
    press(send());
    expect(toParent).toEqual([]);
    choose('item1');
    expect(isOff(send())).toBe(false);
    press(send());
    expect(toParent).toMatchObject([
      { decision: { code: 'item1', codeDescription: 'No es mi marca ni mi derecho', description: '' } },
    ]);
  });

  test('DSC-04 the last reason needs a comment, and the others don’t', async () => {
    for (const code of ['item1', 'item2', 'item3']) {
      const { send, choose } = await open();
      choose(code);
      expect(isOff(send())).toBe(false);
    }
    const { send, choose, named, host, toParent } = await open();
    choose('item4');
    press(named('Agregar un comentario'));
    expect(isOff(send())).toBe(true);
    fillField(getElement(host, 'textarea'), '   ');
    expect(isOff(send())).toBe(true);
    fillField(getElement(host, 'textarea'), 'Ya la vimos');
    press(send());
    expect(toParent).toMatchObject([{ decision: { code: 'item4', description: 'Ya la vimos' } }]);
  });

  test.each(discardReasons)(
    'DSC-05 the comment on %s takes two hundred characters, and what is over it is kept and told',
    async (reason) => {
      const { send, choose, named, host, toParent } = await open();
      choose(reason);
      press(named('Agregar un comentario'));
      fillField(getElement(host, 'textarea'), 'x'.repeat(201));
      expect([isOff(send()), getElement(host, '[role=note]').textContent]).toEqual([true, '201 / 200']);
      press(send());
      expect(toParent).toEqual([]);
      expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toHaveLength(201);
      fillField(getElement(host, 'textarea'), 'x'.repeat(200));
      press(send());
      expect(toParent).toMatchObject([{ decision: { code: reason, description: 'x'.repeat(200) } }]);
    },
  );

  test('DSC-06 it closes a tenth of a second after it was sent', async () => {
    const { send, choose, clock, host } = await open();
    choose('item1');
    press(send());
    const leaves = () => getElement(host, 'section').hasAttribute('data-leaving');
    act(() => clock.increment(99));
    expect(leaves()).toBe(false);
    act(() => clock.increment(1));
    expect(leaves()).toBe(true);
  });

  test('is walked by keys alone: a number chooses and goes on, Alt and an arrow go back, Ctrl and Enter send', async () => {
    const { key, host, toParent } = await open();
    key('3');
    expect(document.activeElement).toBe(host.querySelector('textarea'));
    key('ArrowLeft', { altKey: true });
    expect((document.activeElement as HTMLInputElement).value).toBe('item3');
    key('2');
    key('Enter', { ctrlKey: true });
    expect(toParent).toMatchObject([{ decision: { code: 'item2' } }]);
  });

  test.each([
    ['Ctrl and Enter', { ctrlKey: true }],
    ['Enter', {}],
  ])('%s before a reason is chosen say why nothing goes, at the reasons, until one is chosen', async (_, more) => {
    const { host, key, choose, toParent } = await open();
    const group = () => getElement(host, '[role=radiogroup]');
    const told = () => [group().getAttribute('aria-invalid'), group().querySelector('[role=alert]')?.textContent];
    getElement(host, 'form').parentElement?.focus();
    expect(told()).toEqual([null, undefined]);
    key('Enter', more);
    expect([told(), toParent]).toEqual([['true', 'Elige un motivo.'], []]);
    expect(group().getAttribute('aria-describedby')).toBe(group().querySelector('[role=alert]')?.id);
    expect(document.activeElement).toBe(host.querySelector('input[type=radio]'));
    choose('item2');
    expect(told()).toEqual([null, undefined]);
    key('Enter', { ctrlKey: true });
    expect(toParent).toMatchObject([{ decision: { code: 'item2' } }]);
  });

  test('DSC-03 what was begun stands there again, and can be begun anew, without a reason', async () => {
    const { host, named, send } = await open({ code: 'item4', comment: 'A medias' });
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe('A medias');
    press(named('Empezar de nuevo'));
    expect([host.querySelectorAll('input[type=radio]:not(:checked)').length, isOff(send())]).toEqual([4, true]);
  });
});
