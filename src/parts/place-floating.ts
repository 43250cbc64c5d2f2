const gap = 6;

/** Puts a floating element of the top layer under its anchor, or above where there is no room, and never past the edge of the page. */
export function placeFloating(anchor: HTMLElement, floating: HTMLElement, align: 'start' | 'centre' | 'end'): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = { start: from.left, centre: from.left + (from.width - width) / 2, end: from.right - width }[align];
  const below = from.bottom + gap;
  const top = below + height > clientHeight && from.top - gap - height > 0 ? from.top - gap - height : below;
  floating.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  floating.style.top = `${top}px`;
}
