/** The path under which the console is served, without a slash at its end: none at the root of an origin. */
export const basePath = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

const isUnder = (path: string) => path.startsWith(basePath) && /^[/?#]?$/.test(path.charAt(basePath.length));

/** What a browser asks for at a path and query of this console. */
export const addBasePath = (href: string): string => (isUnder(href) ? href : basePath + href);

/** The path and query of this console at which a browser is. */
export const removeBasePath = (address: string): string =>
  isUnder(address) ? address.slice(basePath.length) : address;
