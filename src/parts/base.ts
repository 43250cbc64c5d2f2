/** The path under which the console is served, without a slash at its end: none at the root of an origin. */
export const base = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

const isUnder = (path: string) => path.startsWith(base) && /^[/?#]?$/.test(path.charAt(base.length));

/** What a browser asks for at a path and query of this console. */
export const withBase = (href: string): string => (isUnder(href) ? href : base + href);

/** The path and query of this console at which a browser is. */
export const withoutBase = (address: string): string => (isUnder(address) ? address.slice(base.length) : address);
