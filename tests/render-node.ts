import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import en from 'virtual:words/en';
import es from 'virtual:words/es';
import pt from 'virtual:words/pt';
import { AppNavigationContext } from '../src/parts/app-link';
import { getHeadlessAddressBook } from '../src/seams/addresses';
import { ThemeProvider } from '../src/theme/theme-provider';
import { act, finishActs } from './act';
import { addCleanup } from './cleanup';

/** The words of each language, as the users' build carries them. */
export const messagesByLanguage = { es, en, pt };
export type TestLanguage = keyof typeof messagesByLanguage;

/** Renders into the page in the theme and one language; any complaint of the formatter is a failure. Gone after the test. */
export function renderNode(node: ReactNode, lang: TestLanguage = 'es', timeZone = 'UTC') {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const onError = (error: Error) => {
    throw error;
  };
  const show = (next: ReactNode) => {
    const way = { ...getHeadlessAddressBook(), go: () => undefined };
    const look = createElement(ThemeProvider, null, createElement(AppNavigationContext, { value: way }, next));
    act(() =>
      root.render(
        createElement(IntlProvider, { locale: lang, messages: messagesByLanguage[lang], timeZone, onError }, look),
      ),
    );
  };
  show(node);
  addCleanup(() => {
    act(() => root.unmount());
    host.remove();
  });
  return { host, show };
}

/** The one element that a selector names; throws when there is none. */
export function getElement<E extends Element = HTMLElement>(host: ParentNode, selector: string): E {
  const found = host.querySelector<E>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** The button of that name, by its words or its label; otherwise the first that begins so, or has it within. None is no fault. */
export function queryButton(host: ParentNode, name: string): HTMLButtonElement | undefined {
  const called = [...host.querySelectorAll('button')].map(
    (each) => [each, [each.textContent.trim(), each.getAttribute('aria-label') ?? '']] as const,
  );
  const first = (fits: (text: string) => boolean) => called.find(([, texts]) => texts.some(fits))?.[0];
  return (
    first((text) => text === name) ?? first((text) => text.startsWith(name)) ?? first((text) => text.includes(name))
  );
}

/** The same; throws when there is none. */
export function getButton(host: ParentNode, name: string): HTMLButtonElement {
  const found = queryButton(host, name);
  if (found === undefined) throw new Error(`No button is called ${name}.`);
  return found;
}

/** A press, as a person makes it. */
export function press(element: Element): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** What a person types or chooses, as React hears it: all of the field's text at once. */
export function fillField(field: Element, text: string): void {
  const kind =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement
        : HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

/** The pointer of a mouse enters or leaves, as React hears it. */
export function movePointer(element: Element, to: 'enter' | 'leave'): void {
  const event = new MouseEvent(to === 'enter' ? 'pointerover' : 'pointerout', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  act(() => {
    element.dispatchEvent(event);
  });
}

/** About half a minute on an idle machine; where it is busy each look takes longer, and so does the code that is waited for. */
const looks = 2500;

/** How much of the page's text a failure tells, from its end: what is open stands there. */
const tail = 1000;

/** Settled once that holds. Throws after so many looks, in these words. */
export async function waitUntil(holds: () => boolean, otherwise = 'It never came about.'): Promise<void> {
  await finishActs();
  for (let look = 0; !holds(); look += 1) {
    if (look === looks) throw new Error(`${otherwise} There is: ${document.body.textContent.slice(-tail)}`);
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
}

/** The element once it is there: parts whose code is loaded on first use take a moment. Throws as `waitUntil` does. */
export async function waitForElement<E extends Element = HTMLElement>(host: ParentNode, selector: string): Promise<E> {
  await waitUntil(() => host.querySelector(selector) !== null, `Nothing matches ${selector}.`);
  return getElement<E>(host, selector);
}

/** Settled once nothing matches any more: what closes is animated first. Throws as `waitUntil` does. */
export async function waitForRemoval(host: ParentNode, selector: string): Promise<void> {
  await waitUntil(() => host.querySelector(selector) === null, `${selector} is still there.`);
}

/** Those that are painted: a screen that rests beneath the live one is there, and out of sight. */
export const visibleElements = <E extends Element = HTMLElement>(host: ParentNode, selector: string): E[] =>
  [...host.querySelectorAll<E>(selector)].filter((one) => one.closest('[style*="display: none"]') === null);
