import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetActs } from './act';
import { runCleanups } from './cleanup';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** As if ten thousand elements had been made this second: React then notes no more where each is made, which costs more than making it. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null) throw new Error('React keeps its internals elsewhere now.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: (_count: number) => {} });

/** What Mantine asks of a browser and jsdom hasn't. */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(runCleanups);
afterEach(forgetActs);

/** The files of one worker share its page: each finds it as the first one did. */
const { documentElement } = document;
const firstAddress = location.href;
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  history.replaceState(null, '', firstAddress);
});
