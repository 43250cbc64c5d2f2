const prerenderedId = 'painted';

/** What can take the focus; the page as painted and the page of the console have the same, in the same order. */
const reachable = 'a[href], button, input, select, textarea';

const isField = (node: Element | undefined): node is HTMLInputElement => node instanceof HTMLInputElement;

/** Takes away what the build painted, where it stands still: nothing of it goes over to what is there now. */
export function removePrerenderedPage(page: Document = document): void {
  page.getElementById(prerenderedId)?.remove();
}

/** What was typed into a field before there was a form that listens, told to the form as typing. */
function retype(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.value === from.defaultValue) return;
  // React takes a value that is set by its own property for known, and tells nobody.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function carryFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  if (isField(from) && isField(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Each element of that kind with the one that stands in its place; none where the two pages differ in them. */
function pairs<Kind extends HTMLElement>(kind: string, before: Element, after: Element): [Kind, Kind][] {
  const afterElements = [...after.querySelectorAll<Kind>(kind)];
  const beforeElements = [...before.querySelectorAll<Kind>(kind)];
  if (beforeElements.length !== afterElements.length) return [];
  return beforeElements.flatMap((one, at) => (afterElements[at] ? [[one, afterElements[at]]] : []));
}

/**
 * The page as the build painted it, when it is what this person sees: null where there is none, or where it is kept hidden because
 * somebody else than the one that it was painted for is here. It stands until the console has painted the same; what was typed and
 * pressed on it, and the focus, go over.
 */
export function findPrerenderedPage(page: Document = document): { leaveTo: (root: Element) => void } | null {
  const painted = page.getElementById(prerenderedId);
  if (painted === null) return null;
  if (page.documentElement.dataset['painted'] === 'hidden') {
    painted.remove();
    return null;
  }
  const shown = [...painted.children].find((body) => body.matches(`[lang='${page.documentElement.lang}']`)) ?? painted;
  const everyButton = [...painted.querySelectorAll('button')];
  // A field of the console that takes the focus by itself has it by the time that this page goes.
  let focused = page.activeElement;
  painted.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return {
    leaveTo(root) {
      if (!painted.isConnected) return;
      pairs<HTMLInputElement>('input', shown, root).forEach(([from, to]) => retype(from, to));
      const pair = ['input', reachable]
        .flatMap((kind) => pairs<HTMLElement>(kind, shown, root))
        .find(([from]) => from === focused);
      if (pair) carryFocus(...pair);
      const buttons = new Map(pairs<HTMLElement>('button', shown, root));
      const pressed = (page.documentElement.dataset['pressed'] ?? '').split(' ').filter(Boolean);
      painted.remove();
      for (const at of pressed) buttons.get(everyButton[Number(at)] ?? painted)?.click();
    },
  };
}
