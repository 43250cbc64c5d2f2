import { describe, expect, test } from 'vitest';
import { caseLayout } from './chart.fixture';
import { chartSvg } from './picture';

const hostile = `</text><script>alert(1)</script>&"'\u0000 ]]> <!-- \uD800`;
const none: ReadonlySet<string> = new Set();
const shown = {
  active: new Set(['case.reply.choosing']),
  taken: new Set(['submit']),
  scheme: 'light' as const,
  title: 'case',
};

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return document;
}

describe('the picture of a chart', () => {
  test('is XML of the size of the drawing, with its title and its words', () => {
    const root = parsed(chartSvg(caseLayout, shown)).documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['632', '452']);
    expect(root.querySelector('title')?.textContent).toBe('case');
    const words = [...root.querySelectorAll('text')].map((text) => text.textContent);
    expect(words).toEqual(
      expect.arrayContaining(['choosing', 'runs caseDescription', 'confirm.submit', 'when the seller has answered']),
    );
  });

  test('refers to nothing outside, keeps no variable and carries nothing that acts', () => {
    const text = chartSvg(caseLayout, shown);
    const root = parsed(text).documentElement;
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|url\(|@import|@font-face|href|var\(/i,
    );
    for (const element of root.querySelectorAll('*')) {
      expect(element.localName).not.toMatch(/^(script|foreignObject|image|use|a)$/);
      for (const { name } of element.attributes) expect(name).not.toMatch(/^(on|style$|tabindex$|role$)/);
    }
  });

  test('has the colours of its scheme and styles for the classes that it carries', () => {
    const light = chartSvg(caseLayout, shown);
    const dark = chartSvg(caseLayout, { ...shown, scheme: 'dark' });
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

  test('a hostile sentence, key, event and title stay words', () => {
    const layout = {
      ...caseLayout,
      nodes: caseLayout.nodes.map((node) => ({
        ...node,
        says: hostile,
        key: node.parent === null ? hostile : node.key,
      })),
      edges: caseLayout.edges.map((edge) => ({ ...edge, event: hostile, guard: hostile, guardSays: hostile })),
    };
    const root = parsed(chartSvg(layout, { ...shown, active: none, title: hostile })).documentElement;
    expect(root.querySelectorAll('script')).toHaveLength(0);
    expect(root.querySelector('title')?.textContent).toBe(`</text><script>alert(1)</script>&"' ]]> <!-- `);
  });
});
