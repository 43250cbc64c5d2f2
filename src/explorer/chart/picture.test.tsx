import { afterEach, describe, expect, test, vi } from 'vitest';
import { caseLayout } from './case-layout.fixture';
import type { ChartLayout } from './layout.types';
import { renderChartSvg, fontRules } from './picture';

const hostile = `</text><script>alert(1)</script>&"'\u0000 ]]> <!-- \uD800`;
const none: ReadonlySet<string> = new Set();
const shown = {
  active: new Set(['case.reply.choosing']),
  taken: new Set(['submit']),
  scheme: 'light' as const,
  title: 'case',
};

const font = (file: string) => `@font-face { font-family: '${file}'; src: url('data:font/woff2;base64,AAAA') }`;
const drawn = (layout: ChartLayout, options: Parameters<typeof renderChartSvg>[1]) =>
  renderChartSvg(layout, options, () => Promise.resolve(font('IBM Plex Sans Variable')));

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return document;
}

describe('the picture of a chart', () => {
  test('is XML of the size of the drawing, with its title and its words', async () => {
    const root = parsed(await drawn(caseLayout, shown)).documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['632', '452']);
    expect(root.querySelector('title')?.textContent).toBe('case');
    const words = [...root.querySelectorAll('text')].map((text) => text.textContent);
    expect(words).toEqual(
      expect.arrayContaining(['choosing', 'runs caseDescription', 'confirm.submit', 'when the seller has answered']),
    );
  });

  test('refers to nothing outside, keeps no variable and carries nothing that acts', async () => {
    const text = await drawn(caseLayout, shown);
    const root = parsed(text).documentElement;
    expect(
      text.replace('xmlns="http://www.w3.org/2000/svg"', '').replaceAll("url('data:font/woff2;base64,", ''),
    ).not.toMatch(/https?:|url\(|@import|href|var\(/i);
    for (const element of root.querySelectorAll('*')) {
      expect(element.localName).not.toMatch(/^(script|foreignObject|image|use|a)$/);
      for (const { name } of element.attributes) expect(name).not.toMatch(/^(on|style$|tabindex$|role$)/);
    }
  });

  test('has the colours of its scheme and styles for the classes that it carries', async () => {
    const light = await drawn(caseLayout, shown);
    const dark = await drawn(caseLayout, { ...shown, scheme: 'dark' });
    expect(light).toMatch(/fill: #0B5D54/i);
    expect(dark).toMatch(/fill: #0F6F64/i);
    for (const text of [light, dark]) {
      const root = parsed(text).documentElement;
      const style = root.querySelector('style')?.textContent ?? '';
      const carried = new Set([...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
      const unstyled = [...carried].filter((name) => !style.includes(`.${name}`));
      expect(unstyled).toEqual([]);
    }
  });

  test('a hostile sentence, key, event and title stay words', async () => {
    const layout = {
      ...caseLayout,
      nodes: caseLayout.nodes.map((node) => ({
        ...node,
        says: hostile,
        key: node.parent === null ? hostile : node.key,
      })),
      edges: caseLayout.edges.map((edge) => ({ ...edge, event: hostile, guard: hostile, guardSays: hostile })),
    };
    const root = parsed(await drawn(layout, { ...shown, active: none, title: hostile })).documentElement;
    expect(root.querySelectorAll('script')).toHaveLength(0);
    expect(root.querySelector('title')?.textContent).toBe(`</text><script>alert(1)</script>&"' ]]> <!-- `);
  });
});

describe('the typefaces of a picture', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: (url: string) => Response) => {
    const fetched = vi.fn<(url: string) => Promise<Response>>((url) => Promise.resolve(answer(url)));
    vi.stubGlobal('fetch', fetched);
    return () => fetched.mock.calls.map(([url]) => url.replace(/.*\/|-normal.*/g, ''));
  };

  test('are in the file itself, before the styles that name them', async () => {
    const fetchFonts = answering(() => new Response(new Uint8Array([119, 79, 70, 50])));
    const style =
      parsed(await renderChartSvg(caseLayout, shown)).documentElement.querySelector('style')?.textContent ?? '';
    expect(fetchFonts()).toEqual(['ibm-plex-sans-latin-wght', 'ibm-plex-mono-latin-400']);
    const rules = [...style.matchAll(/@font-face \{ font-family: '([^']+)'; [^}]*url\('([^']+)'\)/g)];
    expect(rules.map(([, family, url]) => [family, url])).toEqual([
      ['IBM Plex Sans Variable', 'data:font/woff2;base64,d09GMg=='],
      ['IBM Plex Mono', 'data:font/woff2;base64,d09GMg=='],
    ]);
    for (const [, family = ''] of rules) expect(style).toMatch(new RegExp(`font-family: '${family}',`));
  });

  test('are those that the words need', async () => {
    const fetchFonts = answering(() => new Response(new Uint8Array([1])));
    await fontRules('Łódź');
    expect(fetchFonts()).toContain('ibm-plex-sans-latin-ext-wght');
  });

  test('are left out where they do not come', async () => {
    answering((url) => (url.includes('mono') ? new Response('', { status: 404 }) : new Response(new Uint8Array([1]))));
    expect(await fontRules('case')).toMatch(/^@font-face \{ font-family: 'IBM Plex Sans Variable'[^}]*\}$/);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await fontRules('case')).toBe('');
  });
});
