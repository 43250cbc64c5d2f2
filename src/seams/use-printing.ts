import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Opens the browser's print dialog for the page. */
export const printPage = (): void => window.print();

const scheme = 'data-mantine-color-scheme';

/** Paper is light, whatever the screen is; afterwards the screen is again what it was. */
function paperScheme(): (printing: boolean) => void {
  const page = document.documentElement;
  let before: string | null = null;
  return (printing) => {
    if (printing) {
      before ??= page.getAttribute(scheme);
      page.setAttribute(scheme, 'light');
    } else if (before !== null) {
      page.setAttribute(scheme, before);
      before = null;
    }
  };
}

/** Whether the page is being printed: what is folded on the screen is open then. Known before the browser lays the sheets out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    const turn = paperScheme();
    const setPrintingNow = (now: boolean) => {
      turn(now);
      flushSync(() => setPrinting(now));
    };
    const begin = () => setPrintingNow(true);
    const end = () => setPrintingNow(false);
    const change = ({ matches }: MediaQueryListEvent) => setPrintingNow(matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      turn(false);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return printing;
}
