import { useEffect, useState } from 'react';

const shownFor = 1500;

/** Puts a text into the clipboard, and says so for a moment; where the browser refuses its clipboard, `refused` is called instead. */
export function useCopyText(refused: () => void): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (text: string) => {
    if (navigator.clipboard === undefined) refused();
    else navigator.clipboard.writeText(text).then(() => setCopied(true), refused);
  };
  return { copied, copy };
}
