/** How translators put an element in the place of a text: Chrome's ways, and that of those who wrap the text itself. */
export const translatorModes = ['replace', 'insertBefore', 'insertAfter', 'wrap', 'merge'] as const;
export type TranslatorMode = (typeof translatorModes)[number];

/**
 * Replaces every text within an element by nested `<font>` elements, as Chrome does that translates a page; a translated text stands
 * between « and ». It needs nothing from outside itself, so that it also runs in a page that a test drives. Answers how many it replaced.
 */
export function translateTexts(within: Element, way: TranslatorMode = 'replace'): number {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' && text.parentElement?.closest('style, script, textarea, font') === null)
      texts.push(text);
  }
  const merged = new Set<Text>();
  for (const text of texts) {
    const place = text.parentNode;
    if (place === null || merged.has(text)) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.style.verticalAlign = outer.style.verticalAlign = 'inherit';
    const data = `«${text.data}»`;
    if (way === 'wrap') {
      place.insertBefore(outer, text);
      inner.appendChild(text);
      continue;
    }
    inner.textContent = data;
    if (way === 'replace') place.replaceChild(outer, text);
    else if (way === 'insertAfter') {
      place.insertBefore(outer, text.nextSibling);
      place.removeChild(text);
    } else {
      place.insertBefore(outer, text);
      place.removeChild(text);
      let next = outer.nextSibling;
      while (way === 'merge' && next !== null && next.nodeType === 3) {
        const following = next.nextSibling;
        merged.add(next as Text);
        inner.textContent += `«${(next as Text).data}»`;
        place.removeChild(next);
        next = following;
      }
    }
  }
  return texts.length;
}
