/** The path under which the console is served, without a slash at its end: none at the root of an origin. */
export const base = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

const isUnder = (path: string) => path.startsWith(base) && /^[/?#]?$/.test(path.charAt(base.length));
const same = (address: string) => address;

// A build for the root of an origin, as nearly every one is, knows when it is made that nothing is to be done.
/** What a browser asks for at a path and query of this console. */
export const withBase: typeof same =
  import.meta.env.BASE_URL === '/' ? same : (href) => (isUnder(href) ? href : base + href);

/** The path and query of this console at which a browser is. */
export const withoutBase: typeof same =
  import.meta.env.BASE_URL === '/' ? same : (address) => (isUnder(address) ? address.slice(base.length) : address);
