import type { Language, SiteNotices } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { languages } from '../../contracts/vocabulary/languages';
import { reasonCodes, type ReasonCode } from '../../contracts/vocabulary/reasons';
import { blockReason, type BlockReason } from './block-reason';
import { findPlaceholders, placeholderPattern, cleanComment, stripOffending } from './report-comment';
import { codesAnywhere, offeredCodes } from './report-listings';
import { isReasonCode } from './report-reasons';

/** A comment that is kept to be used again, for one reason and in one language. */
export interface Template {
  id: string;
  code: ReasonCode;
  lang: Language;
  name: string;
  text: string;
}

export const templateLimits = { name: 60, text: limits.commentMax, each: 20 } as const;

const prefix = 'template:';
/** Each stands under a key of its own in the profile's settings, so that tabs keep theirs beside each other. */
export const templateKey = (id: string): string => prefix + id;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

type Settings = Readonly<Record<string, unknown>> | undefined;
const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/** What the settings hold of them, by name; what is no template is passed over. */
export function allTemplates(settings: Settings): Template[] {
  return Object.entries(settings ?? {})
    .flatMap(([key, value]): Template[] => {
      if (!key.startsWith(prefix) || typeof value !== 'object' || value === null) return [];
      const { code, lang, name, text } = value as Partial<Record<keyof Template, unknown>>;
      if (typeof code !== 'string' || !isReasonCode(code) || !isLanguage(lang) || !isText(name) || !isText(text))
        return [];
      return [{ id: key.slice(prefix.length), code, lang, name, text }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, one.lang));
}

/** Those of one reason and language. */
export const templatesFor = (settings: Settings, code: string | null, lang: Language): Template[] =>
  allTemplates(settings).filter((one) => one.code === code && one.lang === lang);

/** The reasons that one may be written for: those that the profile may report for somewhere, every one that is offered where it may nowhere yet. */
export function templateCodes(notices: readonly SiteNotices[]): readonly ReasonCode[] {
  const allowed = codesAnywhere(notices);
  return allowed.length > 0 ? allowed : offeredCodes;
}

/** Those of each reason and language together, the reasons in the vocabulary's order, the languages in that of the list. */
export function templateGroups(templates: readonly Template[]): Template[][] {
  return reasonCodes.flatMap((code) =>
    languages
      .map((lang) => templates.filter((one) => one.code === code && one.lang === lang))
      .filter((group) => group.length > 0),
  );
}

const folded = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/gu, ' ');

export interface TemplateForm {
  name: string;
  text: string;
}

/** What was typed of a template and not kept, and the text that it began with. */
export interface TemplateDraft extends TemplateForm {
  from: string;
}

/** Under which key it is kept: by the template, and of a new one by its reason and language. */
export const templateDraftKey = ({ id, code, lang }: Pick<Template, 'code' | 'lang'> & { id: string | null }): string =>
  `template:${id ?? `${code}:${lang}`}`;

/** What was typed of a template that began with the same text; null where there is nothing of it. */
export function readTemplateDraft(kept: unknown, from: string): TemplateDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = kept as Partial<Record<keyof TemplateDraft, unknown>>;
  const { name, text } = read;
  return typeof name === 'string' && typeof text === 'string' && read.from === from ? { name, text, from } : null;
}

/** A new one that was begun with nothing and not kept, with its reason and language; null where there is none. */
export function newTemplateDraft(drafts: Readonly<Record<string, unknown>>): Pick<Template, 'code' | 'lang'> | null {
  for (const [key, kept] of Object.entries(drafts)) {
    const [, code, lang] = /^template:([A-Z0-9]+):([a-z]{2})$/u.exec(key) ?? [];
    if (code !== undefined && isReasonCode(code) && isLanguage(lang) && readTemplateDraft(kept, '') !== null)
      return { code, lang };
  }
  return null;
}

export type TemplateFaults = { [Field in keyof TemplateForm]: BlockReason | null };

/** What is wrong with a template beside the others of its reason and language; `id` is its own, null for a new one. */
export function templateFaults(
  { name, text }: TemplateForm,
  others: readonly Template[],
  id: string | null,
): TemplateFaults {
  const twin = others.find((other) => other.id !== id && folded(other.name) === folded(name));
  const long = cleanComment(text).length;
  return {
    name:
      name.trim() === ''
        ? blockReason('TEMPLATE_NAME_EMPTY')
        : name.trim().length > templateLimits.name
          ? blockReason('TEXT_TOO_LONG', { values: { count: name.trim().length, max: templateLimits.name } })
          : twin !== undefined
            ? blockReason('TEMPLATE_NAME_TAKEN', { values: { name: twin.name } })
            : id === null && others.length >= templateLimits.each
              ? blockReason('TOO_MANY_TEMPLATES', { values: { max: templateLimits.each } })
              : null,
    text:
      text.trim() === ''
        ? blockReason('TEMPLATE_TEXT_EMPTY')
        : long > templateLimits.text
          ? blockReason('TEXT_TOO_LONG', { values: { count: long, max: templateLimits.text } })
          : null,
  };
}

/** What a listing can fill in by itself. */
export interface TemplateValues {
  title: string | null;
  id: string | null;
  seller: string | null;
  brand: string | null;
}

const names: Readonly<Record<string, keyof TemplateValues>> = {
  titulo: 'title',
  title: 'title',
  id: 'id',
  vendedor: 'seller',
  seller: 'seller',
  marca: 'brand',
  brand: 'brand',
};

/** How each is written in the language of a template. */
export const templateValueNames: Readonly<Record<Language, readonly string[]>> = {
  es: ['título', 'id', 'vendedor', 'marca'],
  en: ['title', 'id', 'seller', 'brand'],
  pt: ['título', 'id', 'vendedor', 'marca'],
};

/** The text of a template with what is known of the listing; what isn't stays to be filled in. */
export function fillTemplate(text: string, known: TemplateValues): string {
  return text.replace(placeholderPattern, (whole, name: string) => {
    const filling = names[folded(name)];
    const value = filling === undefined ? null : known[filling];
    return value === null || value.trim() === '' || findPlaceholders(value).length > 0 ? whole : stripOffending(value);
  });
}
