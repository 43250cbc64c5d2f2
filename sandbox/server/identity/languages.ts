export const languages = ['es', 'en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The first known language of a list such as `pt-BR en` or `pt-BR,en;q=0.8`; `es` where there is none. */
export function languageOf(wanted: unknown): Language {
  if (typeof wanted !== 'string') return 'es';
  for (const part of wanted.toLowerCase().split(/[\s,]+/)) {
    const known = languages.find(
      (language) => part === language || part.startsWith(`${language}-`) || part.startsWith(`${language};`),
    );
    if (known) return known;
  }
  return 'es';
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** The console, as the provider knows it. */
export const clientId = 'vigia-console';

/** A console that has no adapter, and so no place to keep a refresh token: it gets none. */
export const standaloneClientId = 'vigia-alone';

/** Audience of the access tokens: the gateway. */
export const gatewayAudience = 'urn:vigia:gateway';
