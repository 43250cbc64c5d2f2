import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { answers } from '../../../../machines/simulator/answers';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { previewReports } from '../../../../machines/search/listing-preview/listing-preview.samples';
import { resultsSystemActors } from '../../../../machines/search/results/results.samples';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../../tests/act';
import { getElement } from '../../../../tests/render-node';
import { translateTexts, translatorModes } from '../../../../tests/translate-texts';
import { followTranslators } from '../../../seams/translated-texts';
import { openFoundListings } from './results.fixture';

const found = ['MLA1000000001', 'MLB1000000002', 'MLA1000000003', 'MLA1000000004'].map((id, at) =>
  sampleListing({ id, siteId: id.slice(0, 3), title: `Zapatillas ${at + 1}`, brand: at % 2 === 0 ? 'Andes' : null }),
);

async function open() {
  const article = answers<Listing[], { articleId: string | string[] }>(({ articleId }) =>
    found.filter(({ id }) => id === String(articleId)),
  );
  const seller = answers(sampleSeller({ id: '77001' }));
  const noticedArticles = answers(previewReports('APPROVED'));
  const stage = await openFoundListings(found, {}, resultsSystemActors, Infinity, { article, seller, noticedArticles });
  const pane = () => getElement(stage.host, 'section[aria-label="Publicación elegida"]');
  return {
    ...stage,
    pane,
    key: async (name: string) => {
      act(
        () =>
          void (document.activeElement ?? stage.host).dispatchEvent(
            new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
          ),
      );
      await act(async () => {
        stage.clock.increment(150);
        await stage.settle();
      });
    },
    title: () => getElement(pane(), 'h2').textContent.replace(/[«»]/g, ''),
  };
}

describe('a page of results that a browser translates', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
    stop = followTranslators(document);
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  test.each(translatorModes.flatMap((way) => [['all of it', way] as const, ['the title', way] as const]))(
    'with %s translated (%s) shows the listing under the cursor, and T trusts that one',
    async (scope, way) => {
      const { host, pane, key, title, receivedBy } = await open();
      act(() => getElement(host, `article[data-item="${found[0]?.id}"]`).focus());
      const translate = async () => {
        translateTexts(scope === 'the title' ? getElement(pane(), 'h2') : host, way);
        await Promise.resolve();
      };
      await key('j');
      for (const [press, at] of [
        ['j', 2],
        ['k', 1],
        ['j', 2],
        ['j', 3],
      ] as const) {
        await translate();
        await key(press);
        expect(title()).toBe(found[at]?.title);
        expect(pane().textContent).toContain(found[at]?.id);
        expect(getElement(pane(), 'h2 a').getAttribute('href')).toContain(found[at]?.id);
      }
      await translate();
      await key('t');
      expect(JSON.stringify(receivedBy('outbox'))).toContain(found[3]?.id);
      expect(host.textContent).not.toContain('dejó de funcionar');
    },
  );

  test('another listing has a pane of its own', async () => {
    const { host, pane, key } = await open();
    act(() => getElement(host, `article[data-item="${found[0]?.id}"]`).focus());
    await key('j');
    const title = getElement(pane(), 'h2');
    await key('j');
    expect(title.isConnected).toBe(false);
  });

  test('titles say which language they are in, and what is decided is not translated', async () => {
    const { host, pane, key } = await open();
    act(() => getElement(host, `article[data-item="${found[0]?.id}"]`).focus());
    await key('j');
    expect(getElement(pane(), 'h2 a').getAttribute('lang')).toBe('pt');
    const languages = [...host.querySelectorAll('article a[lang]')].map((link) => link.getAttribute('lang'));
    expect(languages).toEqual(['es', 'pt', 'es', 'es']);
    const decisions = [...host.querySelectorAll('button[aria-keyshortcuts]')].filter(({ textContent }) =>
      /Confiable|Sospechosa/.test(textContent),
    );
    expect(decisions.length).toBeGreaterThan(2);
    expect(decisions.every((button) => button.getAttribute('translate') === 'no')).toBe(true);
  });
});
