import { EditorView } from '@codemirror/view';
import { expect, vi } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import type { Exhibit } from '../lab/lab.types';
import { deskMachine } from './desk.machine';
import type { OpenedDesk } from './desk.fixture';
import type { ExplorerLocation } from './location';
import { act } from '../../../tests/act';

/** What the page asks of a browser and jsdom hasn't. */
Element.prototype.scrollTo ??= () => undefined;
const nowhere = () => new DOMRect();
Range.prototype.getBoundingClientRect ??= nowhere;
Range.prototype.getClientRects ??= () => [] as never;

/** The explorer's machine, which opens that exhibit whatever the address names. */
export const provideExhibit = (exhibit: Exhibit) =>
  deskMachine.provide({ actors: { opening: fromPromise<Exhibit, { place: ExplorerLocation }>(async () => exhibit) } });

/** Waits until the walk rests after so many steps, and what came of it is painted. */
export const waitForStep = ({ walk }: OpenedDesk, at: number) =>
  act(async () => {
    await waitFor(walk(), (now) => now.context.at === at && now.matches({ alive: 'resting' }));
  });

/** Waits until the walk says that of a step which couldn't be taken, and it is painted. */
export const waitForMessage = ({ walk }: OpenedDesk, sentence: RegExp) =>
  act(async () => {
    await waitFor(walk(), ({ context: { said } }) => said !== null && sentence.test(said));
  });

/** The one element of that selector whose label or words are these; throws when there is none, or another too. */
export function getByName<E extends Element = HTMLElement>(host: ParentNode, selector: string, name: string): E {
  const found = [...host.querySelectorAll<E>(selector)].filter(
    (element) => (element.getAttribute('aria-label') ?? element.textContent.trim()) === name,
  );
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${String(found.length)} ${selector} are “${name}”.`);
  return first;
}

/** Every text of that selector. */
export const textsOf = (host: ParentNode, selector: string): string[] =>
  [...host.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** Writes into a field or chooses in it, as a person does. */
export function fillField(field: Element, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  act(() => {
    set?.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

/** The editor of JSON in that part of the page, once it has come. */
export async function waitForEditor(host: ParentNode): Promise<EditorView> {
  const hasCome = async () => {
    await act(async () => Promise.resolve());
    expect(host.querySelector('.cm-content')).not.toBeNull();
  };
  await vi.waitFor(hasCome, { timeout: 30_000 });
  const view = EditorView.findFromDOM(host.querySelector<HTMLElement>('.cm-editor') ?? document.body);
  if (view === null) throw new Error('There is no editor.');
  return view;
}

/** Writes a whole text into an editor of JSON. */
export const replaceEditorText = (view: EditorView, text: string): void =>
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));

/** Presses a key where the focus is; answers whether the page did something of its own with it. */
export function pressKey(name: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  act(() => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}
