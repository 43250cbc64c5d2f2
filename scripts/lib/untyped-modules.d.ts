/** What the bench uses of Lighthouse; its own types bring a whole browser's protocol with them. */
declare module 'lighthouse' {
  export interface Audit {
    numericValue?: number;
    details?: unknown;
  }
  export interface Report {
    runtimeError?: { code: string; message: string };
    categories: { performance: { score: number | null } };
    audits: Record<string, Audit>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: string[] },
  ): Promise<{ lhr: Report } | undefined>;
}

/** What the painter uses of jsdom. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    window: Window & typeof globalThis;
  }
}
