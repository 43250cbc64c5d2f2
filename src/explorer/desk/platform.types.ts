import type { ViewOptions } from './location';

/** What the browser does for the explorer. Nothing here throws. */
export interface Platform {
  /** What suits this browser where the address says nothing. */
  outlook: () => ViewOptions;
  /**
   * Puts the part behind `#` into the address bar where `instead` stands; another, which somebody chose meanwhile, stays. `isNew` keeps
   * the one before in the browser's history.
   */
  setAddress: (hash: string, instead: string, isNew: boolean) => void;
  /** Where the browser comes back to the address of now, it is told as one at which a walk stood. */
  markAddress: () => void;
  /** The whole address with this part behind `#`. */
  addressOf: (hash: string) => string;
  /** Loads the page anew at its address. */
  reload: () => void;
  /** False when the browser refuses. */
  copy: (text: string) => Promise<boolean>;
  save: (name: string, data: Blob) => void;
  /** Null when the browser can't draw it. */
  png: (svg: string, size: { width: number; height: number }) => Promise<Blob | null>;
}

/** What came of a copy or a download. `text` is there to be copied by hand where the browser refused. */
export interface ShareResult {
  ok: boolean;
  said: string;
  text: string | null;
}
