import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from '../copy/message-ids';
import type { PlatformPorts } from '../../contracts/ports';
import type { Language } from '../../contracts/shapes';

export type Words = Record<MessageId, MessageFormatElement[]>;

const sources: Record<Language, () => Promise<{ default: unknown }>> = {
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
  pt: () => import('../../locales/pt.json'),
};
const loaded = new Map<Language, Words>();

/** The words of a language that was applied; none before. */
export function wordsOf(lang: Language): Words {
  return loaded.get(lang) ?? ({} as Words);
}

/** One language is fetched at a time, with its messages compiled by the build. */
export const applyLanguage: PlatformPorts['applyLanguage'] = async ({ lang }, signal) => {
  try {
    if (!loaded.has(lang)) loaded.set(lang, (await sources[lang]()).default as Words);
  } catch (error) {
    return { ok: false, failure: { code: 'OFFLINE', message: String(error) } };
  }
  if (signal.aborted) return { ok: false, failure: { code: 'ABORTED' } };
  document.documentElement.lang = lang;
  return { ok: true, value: undefined };
};
