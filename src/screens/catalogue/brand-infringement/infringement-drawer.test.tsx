import { describe, expect, test, vi } from 'vitest';
import { limits } from '../../../../contracts/vocabulary/limits';
import { brandInfringementMachine } from '../../../../machines/catalogue/brand-infringement/brand-infringement.machine';
import {
  brandInfringementInput,
  sampleOutboxFacts,
  infringementSystemActors,
  sentInfringement,
} from '../../../../machines/catalogue/brand-infringement/brand-infringement.samples';
import { startWith } from '../../../../machines/simulator/answers';
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
import { toWire } from '../../../../tests/wire';
import { ConsoleContext } from '../../../seams/use-console';
import { InfringementDrawer } from './infringement-drawer';

async function open(kept?: Parameters<typeof infringementSystemActors>[0], lang: TestLanguage = 'es') {
  const stage = startWith(brandInfringementMachine, {
    input: brandInfringementInput,
    systemActors: infringementSystemActors(kept),
  });
  renderNode(
    <ConsoleContext value={stage.actor}>
      <InfringementDrawer actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const drawer = await waitForElement(document, '[role=dialog]');
  await waitForElement(drawer, 'form');
  const text = () => drawer.textContent ?? '';
  const send = () => getElement<HTMLButtonElement>(drawer, 'button[type=submit]');
  const select = () => getElement<HTMLSelectElement>(drawer, 'select');
  const locate = (value: string) =>
    act(() => {
      select().value = value;
      select().dispatchEvent(new Event('change', { bubbles: true }));
    });
  const comment = (words: string) => fillField(getElement(drawer, 'textarea'), words);
  const submit = () =>
    act(() => {
      getElement(drawer, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  return { ...stage, drawer, text, send, select, locate, comment, submit };
}
const inDetails = { code: 'PPPI1', location: '', comment: '' } as const;
const isOff = (element: Element) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');
const fault = (drawer: Element, of: string) =>
  document.getElementById(
    getElement(drawer, of)
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.includes('error')) ?? '',
  )?.textContent ?? null;

describe('the report of a catalogue page on the screen', () => {
  test('CAT-12 its first step has the brand reasons in two groups, the product and the publication', async () => {
    const { drawer, text } = await open();
    const groups = [...drawer.querySelectorAll('fieldset')].map((group) => [
      group.querySelector('legend')?.textContent,
      [...group.querySelectorAll('input')].map(({ value }) => value),
    ]);
    expect(groups).toEqual([
      ['El producto', ['PPPI1', 'PPPI10']],
      ['La publicación', ['PPPI2']],
    ]);
    press(getButton(drawer, 'Continuar'));
    expect(drawer.querySelector('select')).toBeNull();
    press(getElement(drawer, 'input[value=PPPI2]'));
    press(getButton(drawer, 'Continuar'));
    expect(drawer.querySelector('select')).not.toBeNull();
    expect(text()).toContain('Uso ilegal de marca');
  });

  test('CAT-13 its second step takes an option from a select, and a comment, and both go out', async () => {
    const { locate, comment, submit, commanded } = await open(inDetails);
    locate('sheet');
    comment('Usa nuestra marca');
    submit();
    const sent = { ...sentInfringement, location: 'sheet' as const };
    expect(commanded()).toEqual([sent]);
    expect(await toWire('sendBrandInfringement', { ...sent, operationKey: 'op' })).toMatchObject({
      reportReasonId: sent.code,
      reportReasonDetail: 'sheet',
      reportReasonCommet: 'Usa nuestra marca',
    });
  });

  test.each([
    ['es', ['Título', 'Descripción', 'Ficha técnica', 'Publicación']],
    ['en', ['Title', 'Description', 'Specifications', 'Listing']],
    ['pt', ['Título', 'Descrição', 'Ficha técnica', 'Anúncio']],
  ] as const)(
    'CAT-13 CAT-14 the infringement is in the title, the description, the technical sheet or the listing: %s',
    async (lang, names) => {
      const { select } = await open(inDetails, lang);
      const options = [...select().options].slice(1);
      expect(options.map(({ label, textContent }) => label || textContent)).toEqual(names);
      expect(options.map(({ value }) => value)).toEqual(['title', 'description', 'sheet', 'publish']);
    },
  );

  test('CAT-15 without a comment nothing is sent, and the field says that it is needed', async () => {
    const { drawer, locate, comment, submit, commanded } = await open(inDetails);
    locate('title');
    submit();
    expect([commanded(), fault(drawer, 'textarea')]).toEqual([[], 'Escribe un comentario para enviar.']);
    comment('     ');
    submit();
    expect([commanded(), document.activeElement]).toEqual([[], getElement(drawer, 'textarea')]);
  });

  test('CAT-16 the comment takes 500 characters; one more is kept and told, and not sent', async () => {
    const { drawer, locate, comment, submit, commanded } = await open(inDetails);
    locate('title');
    comment('x'.repeat(limits.catalogueCommentMax + 1));
    submit();
    expect([commanded(), fault(drawer, 'textarea')]).toEqual([[], 'Escribiste 501 caracteres: el máximo es 500.']);
    expect(getElement<HTMLTextAreaElement>(drawer, 'textarea').value).toHaveLength(501);
    comment('x'.repeat(500));
    submit();
    expect(commanded()).toMatchObject([{ comment: 'x'.repeat(500) }]);
  });

  test('VAL-05 a comment of four characters is warned of, and nothing is sent; five go out', async () => {
    const { drawer, locate, comment, submit, commanded } = await open(inDetails);
    locate('title');
    comment('a b c d');
    submit();
    expect([commanded(), fault(drawer, 'textarea')]).toEqual([
      [],
      'Escribe al menos 5 caracteres, sin contar los espacios.',
    ]);
    comment('abcde');
    submit();
    expect(commanded()).toMatchObject([{ comment: 'abcde' }]);
  });

  test('CAT-17 it can’t be sent until an option is chosen, nor while it is being sent', async () => {
    const { send, locate, comment, commanded } = await open(inDetails);
    comment('Usa nuestra marca');
    expect(isOff(send())).toBe(true);
    press(send());
    expect(commanded()).toEqual([]);
    locate('title');
    expect(isOff(send())).toBe(false);
    press(send());
    expect(isOff(send())).toBe(true);
    press(send());
    expect(commanded()).toHaveLength(1);
  });

  test('CAT-18 CAT-20 its third step thanks, promises an e-mail, and has the number of the case, which can be copied', async () => {
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }));
    const { drawer, text, settleWork, submit } = await open({
      ...inDetails,
      location: 'title',
      comment: 'Usa nuestra marca',
    });
    submit();
    act(() => settleWork({ ok: true, value: { caseId: '70000001' } }));
    expect(text()).toContain('Gracias por tu denuncia');
    expect(text()).toContain('Te responderemos por correo electrónico.');
    expect(text()).toContain('Número de caso');
    press(getButton(drawer, '70000001'));
    expect(copied).toHaveBeenCalledWith('70000001');
    vi.unstubAllGlobals();
  });

  const failed = async (lang: TestLanguage) => {
    const stage = await open({ ...inDetails, location: 'title', comment: 'Usa nuestra marca' }, lang);
    stage.submit();
    act(() => stage.settleWork({ ok: false, failure: { code: 'SERVER_ERROR', operation: 'sendBrandInfringement' } }));
    return stage;
  };

  test('ERR-39 a send that failed shows an error that can be closed, and what was typed stays', async () => {
    const { drawer, actor, send } = await failed('es');
    expect(getElement(drawer, '[role=alert]').textContent).toContain(
      'Ocurrió un error al enviar la denuncia. Vuelve a intentarlo.',
    );
    expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'SERVER_ERROR' });
    expect(getElement<HTMLTextAreaElement>(drawer, 'textarea').value).toBe('Usa nuestra marca');
    press(getElement(drawer, '[role=alert] button[aria-label="Cerrar el error"]'));
    expect(drawer.querySelector('[role=alert]')).toBeNull();
    expect(isOff(send())).toBe(false);
  });

  test('ERR-39 one whose answer was lost shows it too: it goes again, or is given up by closing the error', async () => {
    const { drawer, submit, setFacts, receivedBy } = await open({
      ...inDetails,
      location: 'title',
      comment: 'Usa nuestra marca',
    });
    submit();
    act(() => setFacts('outbox', sampleOutboxFacts('unknown')));
    expect(getElement(drawer, '[role=alert]').textContent).toContain('Vuelve a intentarlo.');
    press(getButton(drawer, 'Enviar de nuevo'));
    expect(receivedBy('outbox').at(-1)).toMatchObject({ type: 'mutation.retry' });
    act(() => setFacts('outbox', sampleOutboxFacts('inflight')));
    act(() => setFacts('outbox', sampleOutboxFacts('unknown')));
    press(getElement(drawer, '[role=alert] button'));
    expect(receivedBy('outbox').at(-1)).toMatchObject({ type: 'mutation.forget' });
  });

  test('ERR-40 in Portuguese it says that an error occurred, and to try again', async () => {
    const { drawer } = await failed('pt');
    expect(getElement(drawer, '[role=alert] strong').textContent).toBe(
      'Ocorreu um erro ao enviar a denúncia. Tente de novo.',
    );
  });

  test('what was begun stands there again, and can be begun anew', async () => {
    const { drawer, select } = await open({ code: 'PPPI2', location: 'publish', comment: 'A medias' });
    expect([select().value, getElement<HTMLTextAreaElement>(drawer, 'textarea').value]).toEqual([
      'publish',
      'A medias',
    ]);
    press(getButton(drawer, 'Empezar de nuevo'));
    expect(document.querySelectorAll('input[type=radio]:not(:checked)')).toHaveLength(3);
  });
});
