import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Opens the browser's print dialog for the page. */
export const print = (): void => window.print();

/** Whether the page is being printed: what is folded on the screen is open then. Known before the browser lays the sheets out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    const tell = (now: boolean) => flushSync(() => setPrinting(now));
    const begin = () => tell(true);
    const end = () => tell(false);
    const change = ({ matches }: MediaQueryListEvent) => tell(matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return printing;
}
