/** A placeholder of a message that nothing filled, or a value that is no text; those of a template have two braces and are meant to be read. */
const unfilled = /(?<!\{)\{\w+\}(?!\})|\bundefined\b|\[object |\bNaN\b|Invalid Date/;
/** Hyphens and rounding take as much. */
const slack = 2;
const mostNamed = 5;

const quote = (text: string): string => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;

/** The elements that hold words themselves, and are to be seen. */
function textElementsOf(page: Document): HTMLElement[] {
  return [...page.body.querySelectorAll<HTMLElement>('*')].filter((one) => {
    const isWritten = [...one.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
    );
    return isWritten && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
}

/** Whether words of an element are cut off without a sign that more of them follows. What is hidden from sight altogether isn't. */
function isCut(one: HTMLElement): boolean {
  const style = getComputedStyle(one);
  const { overflowX, textOverflow, position, clipPath } = style;
  if (overflowX === 'visible' || textOverflow === 'ellipsis' || one.clientWidth <= slack) return false;
  if (position === 'absolute' && clipPath !== 'none') return false;
  const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
  const isLow =
    style.getPropertyValue('-webkit-line-clamp') === 'none' &&
    !isScrolled &&
    one.scrollHeight > one.clientHeight + 8 &&
    one.clientHeight > 0;
  return (!isScrolled && one.scrollWidth > one.clientWidth + slack) || isLow;
}

/** Whether words stand beyond the right edge of the page, where no part of it can be scrolled to. */
function isBeyond(one: HTMLElement, width: number): boolean {
  if (one.getBoundingClientRect().right <= width + slack) return false;
  for (let above = one.parentElement; above !== null; above = above.parentElement)
    if (getComputedStyle(above).overflowX !== 'visible') return false;
  return true;
}

/** What can be told to be wrong with a page without looking at it, in sentences: words that are cut, or no words at all. */
export function findVisibleFaults(page: Document): string[] {
  const { scrollWidth, clientWidth } = page.documentElement;
  const all = textElementsOf(page);
  const textOf = (one: HTMLElement) => one.textContent.trim();
  const named = (sentence: string, found: readonly HTMLElement[]) =>
    [...new Set(found.map(textOf))].slice(0, mostNamed).map((text) => `${sentence}: ${quote(text)}`);
  return [
    ...(scrollWidth > clientWidth + slack ? [`The page is ${String(scrollWidth - clientWidth)} px too wide.`] : []),
    ...named(
      'Stands beyond the edge of the page',
      all.filter((one) => isBeyond(one, clientWidth)),
    ),
    ...named('Is cut', all.filter(isCut)),
    ...named(
      'Has no words',
      all.filter((one) => one.children.length === 0 && unfilled.test(textOf(one))),
    ),
  ];
}
