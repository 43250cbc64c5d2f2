import { useEffect, type RefObject } from 'react';

/**
 * The element with this ref, which takes focus, has it when what had it inside is gone: whoever pressed a button that went, by the press or
 * later, goes on from there with the next Tab.
 */
export function useFocusStays(ref: RefObject<HTMLElement | null>, stays = true): void {
  useEffect(() => {
    const holder = ref.current;
    if (holder === null || !stays) return undefined;
    let last: Node | null = null;
    const come = ({ target }: FocusEvent) => (last = target as Node);
    const go = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === null || document.activeElement === document.body)
        holder.focus({ preventScroll: true });
    });
    holder.addEventListener('focusin', come);
    holder.addEventListener('focusout', go);
    observer.observe(holder, { childList: true, subtree: true });
    return () => {
      holder.removeEventListener('focusin', come);
      holder.removeEventListener('focusout', go);
      observer.disconnect();
    };
  }, [ref, stays]);
}
