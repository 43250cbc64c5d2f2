import type { Locator, Page } from '@playwright/test';
import { expect, test, waitUntilSettled } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

/** Buttons and links whose name lacks what is written on them: who speaks to the console can't press these. */
const misnamed = (main: Locator) =>
  main.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')].flatMap((control) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const seenTexts: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        range.selectNodeContents(text);
        // What only a screen reader is given is a pixel wide.
        const isSeen = (text.parentElement?.offsetWidth ?? 0) > 1 && range.getBoundingClientRect().width > 1;
        if (isSeen && text.parentElement?.closest('[aria-hidden=true]') === null)
          seenTexts.push(text.textContent ?? '');
      }
      const seen = seenTexts.join(' ').replaceAll(/\s+/g, ' ').trim();
      const name = (control.getAttribute('aria-label') ?? '').toLowerCase();
      const words = /\p{L}{3}/u.test(seen) ? seen.toLowerCase() : '';
      return name.includes(words) ? [] : [`${control.getAttribute('aria-label') ?? ''} | ${seen}`];
    }),
  );

interface Heard {
  name: string;
  open: (page: Page) => Promise<void>;
  tree: string;
}

const goTo = (at: string) => async (page: Page) => {
  await page.goto(at);
};

/** What is there, in its order; what else there is isn't named here. */
const screens: Heard[] = [
  {
    name: 'the searches',
    open: goTo('/live_searches'),
    tree: `
      - heading /^Búsquedas \\d+$/ [level=1]
      - list "Tu día":
        - listitem:
          - link /^\\d+ casos esperan tu respuesta/
        - listitem:
          - link /^\\d+ denuncias sin enviar$/
      - region "Buscar publicaciones":
        - searchbox "¿Qué buscas?"
        - combobox "Buscar por"
        - combobox "País"
        - button "Buscar"
        - button "Buscar varias"
      - table "Búsquedas":
        - rowgroup:
          - row:
            - columnheader "Palabra clave"
            - columnheader "Países"
        - rowgroup:
          - row:
            - cell:
              - link "kumara"
    `,
  },
  {
    name: 'the results',
    open: async (page) => {
      await page.goto('/live_searches');
      await new ResultsPage(page).openFirst();
    },
    tree: `
      - heading /^kumara \\d+$/ [level=1]
      - button "Filtrar resultados"
      - button "Más opciones"
      - tablist "Dónde está cada publicación":
        - tab /^Por revisar \\d+$/ [selected]
        - tab /^Sospechosas \\d+$/
        - tab /^Enviadas \\d+$/
        - tab /^Confiables \\d+$/
      - combobox "Ordenar por"
      - tabpanel /^Por revisar \\d+$/:
        - list "Resultados":
          - listitem:
            - article /Kumara/:
              - checkbox /^Elegir .*Kumara/
              - heading /Kumara/ [level=2]:
                - link /Kumara/
              - 'button /^Confiable: .*Kumara/'
              - 'button /^Sospechosa: .*Kumara/'
    `,
  },
  {
    name: 'the suggestions',
    open: goTo('/suggested_listings'),
    tree: `
      - heading /^Publicaciones sugeridas \\d+$/ [level=1]
      - combobox "País"
      - button "Últimos 7 días"
      - list "Sugerencias":
        - listitem:
          - article:
            - checkbox /^Elegir /
            - 'button /^Fijar: /'
            - heading [level=2]:
              - link
            - 'button /^Confiable: /'
            - 'button /^Sospechosa: /'
            - 'button /^Descartar: /'
    `,
  },
  {
    name: 'the suspicious list',
    open: goTo('/reported_articles'),
    tree: `
      - heading /^Publicaciones sospechosas \\d+$/ [level=1]
      - button "Importar planilla"
      - button /^Enviar/
      - search:
        - textbox "Buscar en la lista"
      - combobox "Agrupar por"
      - button "Filtrar y ordenar"
      - toolbar "Acciones de la lista":
        - status: 0 elegidas
      - table "Publicaciones sospechosas":
        - rowgroup:
          - row:
            - columnheader "Elegir todo en esta página":
              - checkbox "Elegir todo en esta página"
            - columnheader "Publicación"
        - rowgroup:
          - row:
            - cell:
              - checkbox /^Elegir /
            - cell:
              - button /^Ver el detalle de /
              - link
            - cell
            - cell
            - cell:
              - time
            - cell:
              - button /^Enviar la denuncia de /
              - 'button /^Más acciones: /'
    `,
  },
  {
    name: 'what awaits an answer',
    open: goTo('/reports/noticed_articles?status=PENDING'),
    tree: `
      - heading /^Respuestas pendientes \\d+$/ [level=1]
      - button "Filtrar y ordenar"
      - link "Responder una tras otra"
      - region "Vencimientos":
        - combobox "Ordenar por"
      - table "Respuestas pendientes":
        - rowgroup:
          - row:
            - columnheader "Publicación"
            - columnheader "Vence"
        - rowgroup:
          - row:
            - rowheader /^Vence/
          - row:
            - cell:
              - link
            - cell:
              - 'link /^Responder: caso \\d+/'
    `,
  },
  {
    name: 'a case that awaits an answer',
    open: async (page) => {
      await page.goto('/reports/noticed_articles?status=PENDING');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Responder: caso/ })
        .first()
        .click();
      await expect(page).toHaveURL(/case_management\/\d+/);
    },
    tree: `
      - navigation "Ruta de navegación":
        - list:
          - listitem:
            - link "Inicio"
          - listitem:
            - link "Respuestas pendientes"
          - listitem: /^Caso \\d+$/
      - heading [level=1]
      - tablist "Partes del caso":
        - tab "Respuesta del vendedor" [selected]
        - tab "Denuncia"
        - tab "Publicación"
        - tab "Vendedor"
      - tabpanel "Respuesta del vendedor":
        - term: Fecha límite
        - heading "Lo que dice el vendedor" [level=2]
        - blockquote
        - heading /^Documentos \\(\\d+\\)$/ [level=2]
        - list:
          - listitem:
            - button /^Ver aquí/ [expanded]
            - link /\\.pdf/
            - paragraph:
              - text: Este documento no se puede mostrar aquí.
              - link /^Abrir el documento/
        - region "La denuncia":
          - heading "La denuncia" [level=2]
          - term: Motivo
      - region "Tu decisión":
        - heading "¿Qué decides?" [level=2]
        - button "Finalizar publicación"
        - button "Reactivar publicación"
      - region "Recorrido de la denuncia":
        - list
    `,
  },
  {
    name: 'the page of a listing',
    open: async (page) => {
      await page.goto('/live_searches');
      await new ResultsPage(page).openFirst();
      await page.keyboard.press('Tab');
      await new ResultsPage(page).cards.first().getByRole('link').click();
      await expect(page).toHaveURL(/article_detail/);
    },
    tree: `
      - heading /Kumara/ [level=1]
      - article:
        - button "Ampliar la foto 1"
        - list /^\\d+ fotos?$/:
          - listitem:
            - checkbox "Elegir la foto 1 para denunciar"
        - button "Denunciar fotos" [disabled]
        - link "Ver en el marketplace (se abre en una pestaña nueva)"
        - term: Condición
        - region "Descripción":
          - heading "Descripción" [level=2]
        - region "Vendedor":
          - heading "Vendedor" [level=2]
        - region "Opiniones":
          - heading "Opiniones" [level=2]
        - region "Preguntas y respuestas":
          - heading "Preguntas y respuestas" [level=2]
      - region "Tu decisión":
        - heading "Tu decisión" [level=2]
        - button /^Confiable/
        - button /^Sospechosa/
    `,
  },
];

test('a screen reader finds the same places, headings and controls on seven screens, each control by the words on it', async ({
  page,
  signIn,
}) => {
  test.slow();
  // A browser without a window shows no PDF, one with a window does.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await signIn();
  for (const { name, open, tree } of screens) {
    await test.step(name, async () => {
      await open(page);
      await waitUntilSettled(page);
      const main = page.getByRole('main');
      await expect.soft(main, name).toMatchAriaSnapshot(tree);
      expect.soft(await misnamed(main), name).toEqual([]);
    });
  }
});
