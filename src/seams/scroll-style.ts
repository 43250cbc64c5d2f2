import { useEffect } from 'react';

interface Styles {
  styles: string;
  /** Whether another text takes the place of the one before. */
  dynamic?: boolean;
}

/**
 * What the build puts in the place of `react-style-singleton`, with which the scroll lock behind dialogs inserts a style element: a
 * constructed style sheet is none, so that the content policy needs neither a nonce nor an exception, and a static host can send it.
 */
export function styleSingleton(): (props: Styles) => null {
  let sheet: CSSStyleSheet | null = null;
  let users = 0;
  return function Sheet({ styles, dynamic }) {
    useEffect(() => {
      users += 1;
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = null;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- the styles of whoever came first stand, unless they say otherwise
    }, [dynamic === true && styles]);
    return null;
  };
}
