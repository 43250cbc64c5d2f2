import type { ActorRef, Snapshot } from 'xstate';
import type { Language } from '../../contracts/shapes';
import type { Release } from '../domain/release';

export type ShellEvent =
  | { type: 'menu.toggle' }
  /** The keys that are heard now are listed over the page. */
  | { type: 'keys.open' }
  | { type: 'keys.close' }
  | { type: 'version.seen'; version: string }
  | { type: 'field.unknown' }
  | { type: 'maintenance.reload' }
  /** A file of the console can't be had; beside it the release that the server has, null where it could not be asked. */
  | { type: 'part.missing'; release: Release | null }
  /** The person goes on without that part. */
  | { type: 'part.dismiss' }
  /** Nothing on the page can go on: it is loaded anew, by the emitted event of that name. */
  | { type: 'page.reload' }
  /** The person's language, shown from now on; it is remembered in this browser. */
  | { type: 'language.apply'; lang: Language; requester?: LanguageRequester }
  /** The language that the address asks for, for this page view only; null follows the person's again. */
  | { type: 'language.force'; lang: Language | null }
  /** A place with something unsaved is about to be left: answered by the emitted `leave.decided`. */
  | { type: 'leave.ask' }
  | { type: 'leave.stay' }
  | { type: 'leave.go' };
/** Hears when its language is painted. */
export type LanguageRequester = ActorRef<Snapshot<unknown>, { type: 'language.applied'; lang: Language }>;
export interface ShellFacts {
  /** What is painted; `en` before any words are loaded, which is never painted. */
  lang: Language;
  /** The person's own choice, under a language that an address may force. */
  chosen: Language;
  menuOpen: boolean;
}
/** Emitted by `shell`: the answer to `leave.ask`, and the wish to load the console anew. */
export type ShellEmitted = { type: 'leave.decided'; leave: boolean } | { type: 'page.reload' };
