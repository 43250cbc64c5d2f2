import { describe, expect, test } from 'vitest';
import type { Listing, Page, Question } from '../../../../contracts/shapes';
import { answers, answersInTurn, refuses } from '../../../../machines/simulator/answers';
import { sampleVariation } from '../../../../machines/simulator/sample-catalogue';
import { noticedListing, sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { anaFacts, anaProfile } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { waitForElement, getButton, getElement, press } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openListingScreen } from './listing-screen.fixture';

describe('a listing on the screen', () => {
  test('LST-01 LST-02 LST-03 LST-04 LST-05 LST-18 shows what it is, and leads to the marketplace', async () => {
    const { host, text } = await openListingScreen();
    expect(getElement(host, 'h1').textContent).toBe('Zapatillas Andes Trail 42');
    expect(getElement(host, '[data-page-name]').textContent, 'it names the page').toBe('Zapatillas Andes Trail 42');
    expect(getElement(host, 'article a[target=_blank]').getAttribute('href')).toBe(
      'https://articulo.example/MLA-1000000001',
    );
    const facts = [...getElement(host, 'article dl').children].map((fact) => [
      fact.firstChild?.textContent,
      fact.lastChild?.textContent,
    ]);
    expect(facts).toEqual([
      ['Condición', 'Nuevo'],
      ['Disponibles', '12'],
      ['Vendidos', '340'],
      ['Marca', 'Andes'],
      ['N.º de pieza', 'AT-42'],
      ['País', 'Argentina'],
    ]);
    expect(text()).toContain('MLA1000000001');
    for (const [condition, name] of [
      ['used', 'Usado'],
      ['refurbished', 'Reacondicionado'],
    ] as const) {
      const other = await openListingScreen({ listing: { id: 'MLB1000000001', condition, brand: null } });
      expect(getElement(other.host, 'article dl').textContent).toMatch(new RegExp(`^Condición${name}Disponibles12`));
      expect(getElement(other.host, 'article dl').textContent).toMatch(/PaísBrasil$/);
    }
  });

  test('LST-01 one of a catalogue page keeps its own id beside the way to the marketplace', async () => {
    const { host } = await openListingScreen({ listing: { catalogProductId: 'MLA12345678' } });
    const way = getElement(host, 'article a[target=_blank]');
    expect([way.previousElementSibling?.textContent, way.getAttribute('href')]).toEqual([
      'MLA1000000001',
      'https://articulo.example/MLA-1000000001',
    ]);
  });

  test('LST-06 shows its price in the currency of the reader, the original on hover', async () => {
    const { host } = await openListingScreen({ rates: { base: 'USD', rates: { USD: 1, ARS: 1000 } } });
    const price = getElement(host, 'article [title]');
    expect([price.textContent?.replace(/\s/g, ' '), price.getAttribute('title')?.replace(/\s/g, ' ')]).toEqual([
      'USD 90,00',
      'Precio original: ARS 89.999,00',
    ]);
  });

  test('LST-07 a paused one says so', async () => {
    expect((await openListingScreen({ listing: { status: 'paused' } })).text()).toContain('Pausada');
    expect((await openListingScreen()).text()).not.toContain('Pausada');
  });

  test('LST-08 one of an official store has its badge', async () => {
    expect((await openListingScreen({ listing: { officialStoreId: '55' } })).text()).toContain('Tienda oficial');
    expect((await openListingScreen()).text()).not.toContain('Tienda oficial');
  });

  test('LST-13 LST-14 LST-15 shows description, questions and seller as text, never as markup', async () => {
    const { host, text } = await openListingScreen();
    expect(text()).toContain('Zapatillas <i>de montaña</i>.');
    const questions = [...getElement(host, '[aria-labelledby=listing-questions]').querySelectorAll('li')];
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      '¿Son <b>originales</b>? 02/11/2026Sí',
      '¿Hay talle 44? Sin respuesta',
    ]);
    expect([host.querySelector('article b'), host.querySelector('article i')]).toEqual([null, null]);
    expect(text()).toContain('Ver más (3)');
    expect(text()).toContain('OFERTAS_DEL_SUR');
    expect(text()).toContain('Rosario, Santa Fe');
  });

  test('LST-13 shows a long description to its last line', async () => {
    const long = Array.from({ length: 40 }, (_, line) => `Línea ${line + 1} de las zapatillas.`).join('\n');
    const { host } = await openListingScreen({
      ports: { articleDescription: answers({ text: long, lastUpdated: null }) },
    });
    expect(getElement(host, '[aria-labelledby=listing-description] p').textContent).toBe(long);
  });

  test('LST-20 LST-21 shows its kit and its variations', async () => {
    const { host, text } = await openListingScreen({
      listing: {
        kits: [
          { type: 'bundle', components: [{ type: 'item', userProductId: 'MLAU7', quantity: 2 }] },
          { type: 'PACK', components: [{ type: 'ACCESSORY', userProductId: 'MLAU8', quantity: 3 }] },
        ],
        variants: [
          { id: 'v1', familyId: 'F9', title: 'Talle 43', pictures: [{ id: 'f1', url: '/files/pictures/9/v1-O.png' }] },
          { id: 'v2', familyId: 'F9', title: 'Talle 44', pictures: [] },
        ],
      },
      ports: { variants: answers([sampleVariation({ id: 'MLAU8', title: 'Medias Andes' })]) },
    });
    expect(text()).toContain('ComboMLAU72ComponentePackMedias Andes3AccesorioMLAU8');
    expect(text()).toContain('2 variantes');
    expect(text()).toContain('Familia F9');
    expect(text()).toContain('Talle 43v1');
    const variants = [...getElement(host, '[aria-labelledby=listing-variants]').querySelectorAll('li')];
    expect(variants.map((row) => row.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
      expect.stringContaining('/files/pictures/9/v1-'),
      null,
    ]);
  });

  const readListing = async (wire: object) => {
    const bare = { title: 'Zapatillas', price: null, images: [], variants: [], kits: [] };
    const [listing] = await fromWire('article', { article: [{ ...bare, ...wire }] }, { articleId: 'MLA1000000001' });
    return listing!;
  };

  test('LST-18 the site of a listing is in its id, whatever the gateway says of its country', async () => {
    for (const [written, said, country] of [
      ['MLB1000000001', 'MLB', 'Brasil'],
      ['mlb1000000001', null, 'Brasil'],
      ['MLC1000000001', null, 'Chile'],
    ] as const) {
      const { id, siteId } = await readListing({ id: written, siteId: said, country: { code: 'AR' } });
      const { host } = await openListingScreen({ listing: { id, siteId } });
      expect(siteId).toBe(written.slice(0, 3).toUpperCase());
      expect(getElement(host, 'article dl').textContent).toMatch(new RegExp(`País${country}$`));
    }
  });

  test('LST-21 each variation has its own pictures and the family, and not the pictures of the listing', async () => {
    const picture = (id: string) => ({ id, url: null, secure_url: `/files/pictures/9/${id}-O.png` });
    const { pictures, variants } = await readListing({
      id: 'MLA1000000001',
      images: [picture('whole')],
      variants: [
        { id: 'v1', family_id: 'F9', title: 'Talle 43', pictures: [picture('v1')] },
        { id: 'v2', family_id: 'F9', title: 'Talle 44', pictures: [] },
      ],
    });
    const { host } = await openListingScreen({ listing: { pictures, variants } });
    const section = getElement(host, '[aria-labelledby=listing-variants]');
    expect(section.textContent).toContain('Familia F9');
    const rows = [...section.querySelectorAll('li')].map((row) => [
      getElement(row, 'p').textContent,
      row.querySelector('img')?.getAttribute('src') ?? null,
    ]);
    expect(rows).toEqual([
      ['Talle 43', expect.stringContaining('/files/pictures/9/v1-')],
      ['Talle 44', null],
    ]);
  });

  test('LST-02 LST-16 LST-35 LST-36 is translated and back where the reader speaks another language', async () => {
    expect((await openListingScreen()).button('Traducir')).toBeUndefined();
    const { host, button, settled, text } = await openListingScreen({ reading: 'en' });
    const translate = button('Traducir');
    if (!translate) throw new Error('No translation is offered.');
    expect([translate.getAttribute('role'), translate.getAttribute('aria-checked')]).toEqual(['switch', 'false']);
    press(translate);
    await settled();
    expect(getElement(host, 'h1').textContent).toBe('[en] Zapatillas Andes Trail 42');
    expect(text()).toContain('[en] Zapatillas <i>de montaña</i>.');
    const original = button('Ver original');
    if (!original) throw new Error('No way back to the original.');
    expect(original.getAttribute('aria-checked')).toBe('true');
    press(original);
    expect(button('Traducir')?.getAttribute('aria-checked')).toBe('false');
    expect(getElement(host, 'h1').textContent).toBe('Zapatillas Andes Trail 42');
    expect(text()).toContain('Zapatillas <i>de montaña</i>.');
    expect(text()).not.toContain('[en]');
  });

  test.each([
    ['MLB1000000001', 'pt', false],
    ['MLB1000000001', 'es', true],
    ['MLA1000000001', 'pt', true],
    ['MLA1000000001', 'es', false],
    ['MLB1000000001', 'en', true],
  ] as const)('LST-02 LST-35 of %s, read in %s, a translation is offered: %s', async (id, reading, offered) => {
    const { button } = await openListingScreen({ listing: { id, siteId: id.slice(0, 3) }, reading });
    expect(button('Traducir') !== undefined).toBe(offered);
  });

  test('SHL-46 that it can be translated is told once, where it can', async () => {
    const tip = (host: HTMLElement) => host.querySelector('[role=note]');
    const helps = { translateTooltipAlreadyShown: false };
    expect(tip((await openListingScreen({ helps })).host)).toBeNull();
    const { host, receivedBy, setFacts } = await openListingScreen({ reading: 'en', helps });
    expect(tip(host)?.textContent).toContain('¿Está en otro idioma?');
    press(getElement(host, '[role=note] button'));
    expect(receivedBy('profile')).toEqual([{ type: 'help.close', flag: 'translateTooltipAlreadyShown' }]);
    act(() => setFacts('profile', { ...anaFacts, profile: anaProfile }));
    expect(tip(host)).toBeNull();
  });

  test('LST-23 an invalid one says so with its status', async () => {
    const { text } = await openListingScreen({
      ports: { article: answers<Listing[]>([sampleListing({ status: 'under_review' })]) },
    });
    expect(text()).toContain('ya no está disponible');
    expect(text()).toContain('En revisión');
  });

  test('LST-12 one that does not exist says so, and so does an address without an id of 13 characters', async () => {
    const article = answers<Listing[]>([]);
    for (const id of ['MLA1000000001', 'MLA10000001', 'MLA100000001']) {
      const { text } = await openListingScreen({ listing: { id }, ports: { article } });
      expect(text()).toContain('No encontramos esta publicación');
    }
    expect(article.asked).toHaveLength(1);
  });

  test('ERR-65 failed questions say so, leave the rest standing and are asked for again', async () => {
    const articleQuestions = refuses('SERVER_ERROR', { operation: 'articleQuestions' });
    const { text, host, settled } = await openListingScreen({ ports: { articleQuestions } });
    expect(text()).toContain('Zapatillas');
    const here = getElement(host, 'section[aria-labelledby=listing-questions]');
    const told = () => getElement(here, '[role=alert]').textContent;
    expect(told()).toContain('No pudimos cargar las preguntas y respuestas.');
    press(getButton(here, 'Reintentar'));
    await settled();
    expect(told()).toContain('No pudimos cargar las preguntas y respuestas.');
    expect(articleQuestions.asked).toHaveLength(2);
  });

  test('ERR-65 questions of a later page that failed say so below those before them', async () => {
    const articleQuestions = answersInTurn<Page<Question>>(
      { ok: true, value: { items: [{ date: null, text: '¿Es nuevo?', answer: null }], total: 2, offset: 0, limit: 1 } },
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'articleQuestions' } },
    );
    const { host, settled } = await openListingScreen({ ports: { articleQuestions } });
    const here = getElement(host, 'section[aria-labelledby=listing-questions]');
    press(getButton(here, 'Ver más (1)'));
    await settled();
    expect(getElement(here, '[role=alert]').textContent).toContain('No pudimos cargar las preguntas y respuestas.');
    expect(here.textContent).toContain('¿Es nuevo?');
  });
});

describe('the decision on the screen', () => {
  test('LST-09 LST-10 LST-45 offers both marks on an open one, and undo and edit on a suspicious one', async () => {
    const open1 = await openListingScreen();
    expect([open1.button('Sospechosa'), open1.button('Confiable')].map(Boolean)).toEqual([true, true]);
    const { button, text } = await openListingScreen({ listing: { reported: sampleReported() } });
    expect([button('Sospechosa'), button('Confiable'), button('Deshacer'), button('Editar')].map(Boolean)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(text()).toContain('SoftwareComentarioCopia de nuestro programa.Marcada porAna');
    const trusted = await openListingScreen({ listing: { approved: { author: null, createdAt: null } } });
    expect(
      [trusted.button('Sospechosa'), trusted.button('Confiable'), trusted.button('Deshacer')].map(Boolean),
    ).toEqual([false, false, true]);
  });

  test.each(['active', 'paused'])(
    'LSV-15 LST-17 one button trusts the listing, and the other begins its report: %s',
    async (status) => {
      const trusting = await openListingScreen({ listing: { status } });
      press(getButton(trusting.host, 'Confiable'));
      expect(trusting.receivedBy('outbox').map((event) => event.work)).toMatchObject([{ mark: { type: 'approve' } }]);
      const suspecting = await openListingScreen({ listing: { status } });
      press(getButton(suspecting.host, 'Sospechosa'));
      await waitForElement(suspecting.host, 'form input[type=radio]');
      expect(suspecting.receivedBy('outbox')).toEqual([]);
    },
  );

  test('LST-17 single keys decide while the focus is on the page', async () => {
    const { key, receivedBy, host } = await openListingScreen();
    key('t');
    expect(receivedBy('outbox').map((event) => event.work)).toMatchObject([{ mark: { type: 'approve' } }]);
    key('s');
    await waitForElement(host, 'form');
    expect(host.querySelectorAll('input[type=radio]').length).toBe(7);
  });

  test('a listing whose report was closed says why the answer to it was rejected', async () => {
    const { reported, noticed } = noticedListing;
    const told = async (rejectOption: string | null) => {
      const { host } = await openListingScreen({
        listing: { reported, noticed: noticed && { ...noticed, rejectOption } },
      });
      return getElement(host, '[aria-labelledby=listing-decision]').textContent ?? '';
    };
    expect(await told('1')).toContain('Motivo del rechazoEl documento no corresponde al producto');
    expect(await told(null)).not.toContain('Motivo del rechazo');
  });
});
