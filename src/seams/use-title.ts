import { useEffect } from 'react';

/** Names the page in the browser's tab and history while the component stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
