import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

/**
 * Runs the built console in a document without a network, and writes out what it paints at an address, as `{ title, markup }`: in a
 * process of its own, since a console is the only one in its world. Reads `{ folder, entry, address, html, lang, signedIn }`.
 */
const origin = 'http://console.invalid';
const { folder, entry, address, html, lang, signedIn } = JSON.parse(await text(process.stdin));
const settings = {
  gateway: `${origin}/gateway`,
  marketplace: `${origin}/marketplace`,
  identity: `${origin}/identity`,
  oidc: `${origin}/oidc`,
  clientId: 'painter',
};
const configured = JSON.stringify(settings).replaceAll('"', '&quot;');
const page = html.replace(
  /(<meta name="vigia-config" content=")[^"]*/,
  (/** @type {string} */ _, /** @type {string} */ start) => `${start}${configured}`,
);
const { window } = new JSDOM(page, { url: `${origin}${address}`, pretendToBeVisual: true });
const { document, localStorage } = window;
if (signedIn) localStorage.setItem('vigia:signed-in', '1');
localStorage.setItem('vigia:lang', lang);

/** Style sheets that code brings with it are the page's own: nothing waits for them here. */
new window.MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof window.HTMLLinkElement) node.dispatchEvent(new window.Event('load'));
}).observe(document, { childList: true, subtree: true });

/** The identity service knows who is there; everything else is on its way for ever. @param {Request | string} request */
const answered = async (request) => {
  if (!signedIn || !(typeof request === 'string' ? request : request.url).startsWith(settings.identity))
    return new Promise(() => undefined);
  return Response.json({ accessToken: 'painter', userId: 'painter', expiresAt: Date.now() + 3_600_000 });
};
const still = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => undefined;
Object.assign(window, {
  matchMedia: () => still,
  fetch: answered,
  reportError: console.error,
  ResizeObserver: Unmoved,
  IntersectionObserver: Unmoved,
});
const pageGlobals = {
  window,
  self: window,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
};
/** Node has some of a browser's names itself, which a document of jsdom doesn't take. */
const others = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator', 'fetch'];
const lacking = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || others.includes(name));
const world = { ...Object.fromEntries(lacking.map((name) => [name, Reflect.get(window, name)])), ...pageGlobals };
for (const [name, value] of Object.entries(world))
  Object.defineProperty(globalThis, name, { value, configurable: true });

await import(pathToFileURL(join(folder, entry)).href);
const root = document.getElementById('root');
const isPainted = () => root?.querySelector('main h1') !== null;
for (let turn = 0; turn < 1000 && !isPainted(); turn += 1) await new Promise((done) => setTimeout(done, 10));
if (!isPainted()) throw new Error(`${address} was not painted within ten seconds: ${root?.textContent}`);
if (root?.contains(document.activeElement)) document.activeElement?.setAttribute('autofocus', '');
process.stdout.write(JSON.stringify({ title: document.title, markup: root?.innerHTML }), () => process.exit(0));
