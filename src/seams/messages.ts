import type { MessageFormatElement } from 'react-intl';
import { partsOfScreen, sources } from 'virtual:words';
import type { PlatformPorts } from '../../contracts/ports';
import type { Language } from '../../contracts/shapes';
import type { MessageId } from '../copy/message-ids';
import { waitForNextTask } from '../parts/wait-for-paint';

export type Messages = Record<MessageId, MessageFormatElement[]>;

const none = {} as Messages;
const loaded = new Map<Language, { words: Messages; parts: Set<string> }>();
const wanted = new Set<string>(['entrance']);
const hearers = new Set<() => void>();

/** The browser's own tables of languages take long to be read the first time: each in a task of its own, before painting. */
async function readTables(lang: Language): Promise<void> {
  await waitForNextTask();
  Intl.NumberFormat.supportedLocalesOf(lang);
  await waitForNextTask();
  Intl.DateTimeFormat.supportedLocalesOf(lang);
}

/**
 * Until none of `needed` lacks; without it, none that is wanted: more may be wanted while the rest is on its way. Rejects where one can't be
 * had that was needed, or wanted then.
 */
async function load(lang: Language, needed?: ReadonlySet<string>): Promise<void> {
  if (loaded.size === 0) await readTables(lang);
  const failed = new Map<string, unknown>();
  const required = needed ?? new Set(wanted);
  // What somebody else waits for may never come.
  const lacksOf = () =>
    [...(needed ?? wanted)].filter((part) => !failed.has(part) && !loaded.get(lang)?.parts.has(part));
  for (let lacking = lacksOf(); lacking.length > 0; lacking = lacksOf()) {
    const fetched = await Promise.allSettled(lacking.map((part) => sources[lang][part]?.()));
    fetched.forEach((one, at) => one.status === 'rejected' && failed.set(lacking[at] ?? '', one.reason));
    const came = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value?.default] : []));
    const known = loaded.get(lang);
    loaded.set(lang, {
      words: complete(Object.assign({ ...known?.words }, ...came) as Messages),
      parts: new Set([...(known?.parts ?? []), ...lacking.filter((part) => !failed.has(part))]),
    });
  }
  hearers.forEach((hear) => hear());
  for (const [part, reason] of failed) {
    if (![...loaded.values()].some(({ parts }) => parts.has(part)) && part !== 'entrance') wanted.delete(part);
    if (required.has(part)) throw reason;
  }
}

/** Sentences of codes, which may come from anywhere: a toast of another area's work, a refusal that nobody expected. */
const ofCode = /^(because|failure|failed|notice)\./;

/** These words; when somebody looks for the sentence of a code that isn't among them, the rest of the language is fetched. */
function complete(messages: Messages): Messages {
  return new Proxy(messages, {
    getOwnPropertyDescriptor(messagesObject, id) {
      const found = Reflect.getOwnPropertyDescriptor(messagesObject, id);
      if (found === undefined && typeof id === 'string' && ofCode.test(id)) void wantAll();
      return found;
    },
  });
}

async function wantAll(): Promise<void> {
  const parts = Object.keys(sources.es);
  if (parts.every((part) => wanted.has(part))) return;
  parts.forEach((part) => wanted.add(part));
  await Promise.allSettled([...loaded.keys()].map((lang) => load(lang)));
}

/** The words of a language that was applied; none before. The same object until more words come. */
export function messagesOf(lang: Language): Messages {
  return loaded.get(lang)?.words ?? none;
}

export function subscribeToMessages(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** From now on a language comes with these parts of its words too; the languages already here are completed first. */
export async function loadMessageParts(parts: readonly string[]): Promise<void> {
  parts.forEach((part) => wanted.add(part));
  await Promise.all([...loaded.keys()].map((lang) => load(lang, new Set(parts))));
}

/** Fetches what a screen says beyond the entrance and the home, with the language or beside what is here of it. */
export const loadScreenMessages = (screen: string): Promise<void> => loadMessageParts(partsOfScreen(screen));

export const applyLanguage: PlatformPorts['applyLanguage'] = async ({ lang }, signal) => {
  try {
    await load(lang);
  } catch (error) {
    return { ok: false, failure: { code: 'OFFLINE', message: String(error) } };
  }
  if (signal.aborted) return { ok: false, failure: { code: 'ABORTED' } };
  document.documentElement.lang = lang;
  return { ok: true, value: undefined };
};
