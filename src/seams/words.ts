import type { MessageFormatElement } from 'react-intl';
import type { PlatformPorts } from '../../contracts/ports';
import type { Language } from '../../contracts/shapes';
import type { MessageId } from '../copy/message-ids';

export type Words = Record<MessageId, MessageFormatElement[]>;
type Source = () => Promise<{ default: Record<string, unknown> }>;

/** `entrance` is said by the pages outside, `home` by what every signed-in person sees first, `support` by the support form, in or out, `work` by all other screens. */
export type WordsPart = 'entrance' | 'home' | 'support' | 'work';

/** One language is fetched at a time, and of it what the screens at hand say; its messages are compiled by the build. */
const sources: Record<Language, Record<WordsPart, Source>> = {
  es: {
    entrance: () => import('../../locales/es.json?entrance'),
    home: () => import('../../locales/es.json?home'),
    support: () => import('../../locales/es.json?support'),
    work: () => import('../../locales/es.json?work'),
  },
  en: {
    entrance: () => import('../../locales/en.json?entrance'),
    home: () => import('../../locales/en.json?home'),
    support: () => import('../../locales/en.json?support'),
    work: () => import('../../locales/en.json?work'),
  },
  pt: {
    entrance: () => import('../../locales/pt.json?entrance'),
    home: () => import('../../locales/pt.json?home'),
    support: () => import('../../locales/pt.json?support'),
    work: () => import('../../locales/pt.json?work'),
  },
};

const none = {} as Words;
const loaded = new Map<Language, { words: Words; parts: Set<WordsPart> }>();
const wanted = new Set<WordsPart>(['entrance']);
const hearers = new Set<() => void>();

/** Until nothing that is wanted lacks: more may be wanted while the rest is on its way. */
async function load(lang: Language): Promise<void> {
  const lacksOf = () => [...wanted].filter((part) => !loaded.get(lang)?.parts.has(part));
  for (let lacking = lacksOf(); lacking.length > 0; lacking = lacksOf()) {
    const fetched = await Promise.all(lacking.map((part) => sources[lang][part]()));
    const known = loaded.get(lang);
    loaded.set(lang, {
      words: Object.assign({ ...known?.words }, ...fetched.map((one) => one.default)) as Words,
      parts: new Set([...(known?.parts ?? []), ...lacking]),
    });
  }
  hearers.forEach((hear) => hear());
}

/** The words of a language that was applied; none before. The same object until more words come. */
export function wordsOf(lang: Language): Words {
  return loaded.get(lang)?.words ?? none;
}

export function onWords(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** From now on a language comes with that part of its words too; the languages already here are completed first. */
export async function completeWords(part: WordsPart): Promise<void> {
  wanted.add(part);
  await Promise.all([...loaded.keys()].map(load));
}

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
