import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { canTranslate, languageOfSite, siteOf, sitePartOf } from '../../domain/sites';
import { systemActor } from '../../kit/system-actor';

type System = ActorSystem<ActorSystemInfo>;

/** The original title of a listing, empty while it is not known. */
export function titleOf(system: System, id: string | null): string {
  return id === null ? '' : (systemActor(system, 'listings').getSnapshot().context.visible[id]?.title ?? '');
}

/** Between which languages this listing would be translated now; null when the person reads the site's language. */
export function translationOf(system: System, id: string | null) {
  const siteId = siteOf(id ?? '');
  const interfaceLanguage = systemActor(system, 'shell').getSnapshot().context.lang;
  if (siteId === null || !canTranslate(siteId, interfaceLanguage)) return null;
  return { sourceLang: languageOfSite(siteId), targetLang: interfaceLanguage };
}

/** The question to `translate`; a language that was changed back meanwhile asks for the site's own. */
export function translationInput(system: System, id: string | null, text: string) {
  const siteLanguage = languageOfSite(sitePartOf(id ?? ''));
  return { text, ...(translationOf(system, id) ?? { sourceLang: siteLanguage, targetLang: siteLanguage }) };
}
