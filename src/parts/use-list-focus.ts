import { useEffect, type RefObject } from 'react';

const isInDialog = (element: Element | null) => element?.closest('[role=dialog]') != null;

/**
 * For the element that holds the items of a list: when the item that has the focus goes, or that had it before a question was asked about
 * it, the focus stays in its place, on what stands there now, and doesn't fall to the page.
 */
export function useListFocus(containerRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = containerRef.current;
    if (element === null) return undefined;
    let focusedItem: { item: Element; at: number } | null = null;
    let owed: number | null = null;
    const keep = ({ target }: FocusEvent) => {
      const item = [...element.children].find((child) => child.contains(target as Node));
      focusedItem = item === undefined ? null : { item, at: [...element.children].indexOf(item) };
    };
    const forget = ({ target }: FocusEvent) => {
      if (element.contains(target as Node) || isInDialog(target as Element)) return;
      focusedItem = owed = null;
      page.disconnect();
    };
    const give = () => {
      if (owed === null || document.activeElement !== document.body) return;
      const next = element.children[Math.min(owed, element.children.length - 1)];
      owed = null;
      page.disconnect();
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    const rows = new MutationObserver(() => {
      if (focusedItem === null) return;
      if (focusedItem.item.isConnected) focusedItem.at = [...element.children].indexOf(focusedItem.item);
      else {
        owed = focusedItem.at;
        focusedItem = null;
        page.observe(document.body, { childList: true, subtree: true });
        give();
      }
    });
    // A question that closes takes the focus with it.
    const page = new MutationObserver(give);
    rows.observe(element, { childList: true });
    element.addEventListener('focusin', keep);
    document.addEventListener('focusin', forget);
    return () => {
      rows.disconnect();
      page.disconnect();
      element.removeEventListener('focusin', keep);
      document.removeEventListener('focusin', forget);
    };
  }, [containerRef]);
}
