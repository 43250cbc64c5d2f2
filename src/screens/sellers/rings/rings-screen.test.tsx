import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { ringsDraftKey, toSavedRings } from '../../../../machines/domain/rings';
import { ringsMachine } from '../../../../machines/sellers/rings/rings.machine';
import { ringListings, ringsInput, sampleRing } from '../../../../machines/sellers/rings/rings.samples';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import {
  answers,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../../../machines/simulator/answers';
import { sampleReported, visibleOf } from '../../../../machines/simulator/sample-listing';
import { anaFacts, sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import RingNote from '../../shared/seller/ring-note';
import { RingsScreen } from './rings-screen';

const page = (items: Listing[]) => ({ items, total: items.length, offset: 0, limit: 50 });

async function open(more: SystemActorFacts = {}, lang: TestLanguage = 'es', ports: FakePorts = {}) {
  const stage = startWith(ringsMachine, {
    input: ringsInput,
    now: sampleNow,
    systemActors: sampleSystemActors({ listings: visibleOf(ringListings), ...more }),
    ports: {
      suggestedArticles: answers({ ...page([]), pinned: [] }),
      reportedArticles: answers(page([])),
      articlesByIds: answers([]),
      article: answers([]),
      readPast: answers(null),
      blindages: answers([]),
      ...ports,
    },
    pictures: (hear) => ({
      read: (pictures) => {
        const faults = Object.fromEntries(pictures.map(({ key }) => [key, 'MISSING' as const]));
        hear({ type: 'pictures.hashed', hashes: {}, faults });
      },
      stop: () => undefined,
    }),
  });
  await stage.settle();
  for (let turns = 0; turns < 10; turns += 1) {
    stage.clock.increment(1);
    await stage.settle();
  }
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <RingsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const send = (event: Parameters<typeof stage.actor.send>[0]) => act(() => stage.actor.send(event));
  return { ...stage, host, send };
}
const write = ({ send }: Awaited<ReturnType<typeof open>>) => {
  send({ type: 'reason.choose', code: 'PPPI1' });
  send({ type: 'comment.change', siteId: 'MLA', text: 'Es una copia.' });
};

describe('rings of sellers', () => {
  test.each([
    ['es', '2 vendedores en 2 países', 'La misma foto en 2 publicaciones', ['1', 'Argentina', '2', 'Brasil']],
    ['en', '2 sellers in 2 countries', 'The same photo on 2 listings', ['1', 'Argentina', '2', 'Brazil']],
    ['pt', '2 vendedores em 2 países', 'A mesma foto em 2 anúncios', ['1', 'Argentina', '2', 'Brasil']],
  ] as const)('say who is in them and what joins them in words: %s', async (lang, who, what, drawn) => {
    const { host } = await open({}, lang);
    expect(getElement(host, 'h2').textContent).toBe(who);
    expect([...host.querySelectorAll('nav')].at(-1)?.textContent).toContain(what);
    expect(getElement(host, 'table tbody').textContent).toMatch(/OFERTAS_DEL_SUR.*LOJA_DO_PE.*2.*AR-1.*AT-2/);
    const drawing = getElement(host, 'svg:has(line)');
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(drawn);
  });

  test.each([
    ['es', 'Una misma descripción', 'No pudimos cargar las descripciones'],
    ['en', 'The same description', 'We couldn’t load the descriptions'],
    ['pt', 'A mesma descrição', 'Não foi possível carregar as descrições'],
  ] as const)(
    'say that their sellers write the same, and where that couldn’t be read: %s',
    async (lang, same, lost) => {
      const description =
        'Zapatilla liviana para correr en calle, con suela de goma y refuerzo en el talón, envío en el día.';
      const whole = ringListings.filter(({ partNumber }) => partNumber === 'AT-2');
      const article = answers(whole.map((listing) => ({ ...listing, description })));
      const { host } = await open({}, lang, { article });
      expect(getElement(host, 'table tbody').textContent).toContain(same);
      expect(host.textContent).not.toContain(lost);
      const failed = await open({}, lang, { article: refuses('OFFLINE') });
      expect(getElement(failed.host, 'table tbody').textContent).not.toContain(same);
      expect(failed.host.textContent).toContain(lost);
    },
  );

  test('a listing that can’t be decided says why, and can’t be chosen', async () => {
    const [one, ...others] = ringListings as [Listing, ...Listing[]];
    const { host } = await open({ listings: visibleOf([{ ...one, reported: sampleReported() }, ...others]) });
    const boxes = [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes.map(({ checked }) => checked).filter(Boolean)).toHaveLength(3);
    expect(host.textContent).toContain('La publicación ya está marcada como sospechosa.');
  });

  test('the case tells where a comment comes from, shows what goes out before it does, and goes out by the button', async () => {
    const stage = await open();
    const { host } = stage;
    write(stage);
    expect(host.textContent).toContain('No está en el idioma del país (Brasil): es el texto en español');
    press(getButton(host, 'Revisar el caso'));
    const heading = getElement(host, 'h4');
    expect(heading.textContent).toBe('4 publicaciones en 2 países, una denuncia por país');
    expect(document.activeElement).toBe(heading);
    press(getButton(host, 'Cambiar algo'));
    expect(document.activeElement).toBe(host.querySelector('section[aria-labelledby]'));
    press(getButton(host, 'Revisar el caso'));
    press(getButton(host, 'Marcar 4 como sospechosas'));
    await act(() => stage.settle());
    expect(stage.receivedBy('outbox')).toHaveLength(2);
    expect(host.textContent).toContain('4 publicaciones pasaron a las sospechosas: Argentina y Brasil.');
    expect(document.activeElement?.textContent).toBe('Ir a Publicaciones sospechosas');
  });

  test('in a narrow window the ring that is opened takes the focus from the list, and the list takes it back', async () => {
    const { host, send } = await open();
    const [entry, back] = ['nav [aria-current=true]', 'section > a'].map((part) => getElement<HTMLElement>(host, part));
    for (const left of [entry, back]) if (left) left.checkVisibility = () => false;
    act(() => entry?.focus());
    send(searchAt('rings', { seller: sampleRing.sellers[0]?.id ?? '' }));
    expect(document.activeElement).toBe(getElement(host, 'h2'));
    act(() => back?.focus());
    send(searchAt('rings', {}));
    expect(document.activeElement).toBe(entry);
  });

  test('what is missing is told where it is missing and beside the button', async () => {
    const { host, send } = await open();
    press(getButton(host, 'Revisar el caso'));
    expect(getElement(host, '[role=alert]').textContent).toBe('Elige un motivo.');
    send({ type: 'reason.choose', code: 'PPPI1' });
    send({ type: 'comment.change', siteId: 'MLA', text: 'Copia 100%' });
    expect(host.textContent).toContain('Este carácter no se admite: %');
    press(getButton(host, 'Quitarlo'));
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe('Copia 100 por ciento');
  });

  test('a country that doesn’t offer the reason is told, and what it offers can be chosen', async () => {
    const allowedNotices = anaFacts.allowedNotices.map((site) =>
      site.siteId === 'MLB' ? { ...site, notices: site.notices.filter(({ id }) => id !== 'PPPI1') } : site,
    );
    const stage = await open({ profile: { ...anaFacts, allowedNotices } });
    expect(getElement(stage.host, 'option[value=PPPI1]').textContent).toMatch(/ \(salvo Brasil\)$/);
    write(stage);
    expect(stage.host.textContent).toContain('Tu perfil no puede denunciar por ese motivo en este país: Brasil.');
    press(getButton(stage.host, 'Revisar el caso'));
    expect(stage.host.textContent).toContain('2 publicaciones quedan fuera:');
    expect(stage.host.textContent).toContain('Tu perfil no puede denunciar por este motivo en este país.');
  });

  test('where none is found that is told with what was compared', async () => {
    const { host } = await open({ listings: visibleOf(ringListings.slice(0, 2)) });
    expect(getElement(host, '[role=status]').textContent).toBe('No encontramos ninguna red.');
    expect(host.textContent).toContain('Abre los resultados de una búsqueda y vuelve a buscar.');
  });

  test('a listing elsewhere says that its seller is in one, and leads there; of another seller nothing is said', () => {
    const drafts = { drafts: { [ringsDraftKey]: toSavedRings([sampleRing]) } };
    const { actor } = startWith(ringsMachine, { input: ringsInput, systemActors: sampleSystemActors({ drafts }) });
    const noteOf = (sellerId: string) =>
      renderNode(
        <ConsoleContext value={actor}>
          <RingNote sellerId={sellerId} />
        </ConsoleContext>,
      ).host;
    const link = getElement(noteOf('77001'), 'a');
    expect(link.textContent).toBe('Uno de 2 vendedores que comparten fotos');
    expect(link.getAttribute('href')).toContain('77001');
    expect(noteOf('5').textContent).toBe('');
  });
});
