import {
  allTemplates,
  readTemplateDraft,
  templateDraftKey,
  templateFaults,
  templateKey,
  templatesFor,
  type Template,
  type TemplateForm,
} from '../../domain/templates';
import { systemActor } from '../../kit/system-actor';
import type { TemplateSave, TemplatesContext, WrittenTemplate } from './templates.types';

type Profile = Pick<TemplatesContext, 'profile'>;
const settingsIn = ({ profile }: Profile) => profile.getSnapshot().context.profile?.settings;

/** The kept template of that id. */
export const templateOf = (context: Profile, id: string): Template | undefined =>
  allTemplates(settingsIn(context)).find((one) => one.id === id);

/** The others of its reason and language. */
export const siblingTemplatesOf = (context: Profile, { code, lang }: Pick<Template, 'code' | 'lang'>): Template[] =>
  templatesFor(settingsIn(context), code, lang);

/** With what was typed of it before and not kept, unless that stands already. */
export function toWrittenTemplate(context: Profile, blank: Omit<WrittenTemplate, 'from'>): WrittenTemplate {
  const { drafts } = systemActor(context.profile.system, 'drafts').getSnapshot().context;
  const draft = readTemplateDraft(drafts[templateDraftKey(blank)], blank.text);
  const isSaved =
    draft !== null &&
    siblingTemplatesOf(context, blank).some(({ name, text }) => name === draft.name.trim() && text === draft.text);
  return { ...blank, from: blank.text, ...(isSaved ? null : draft) };
}

export const isCompleteTemplate = (context: TemplatesContext, form: TemplateForm): boolean =>
  context.writing !== null &&
  Object.values(templateFaults(form, siblingTemplatesOf(context, context.writing), context.writing.id)).every(
    (fault) => fault === null,
  );

/** The one key of the settings that a save changes. */
export function toTemplateSettings({ what, template: { id, ...value } }: TemplateSave): Record<string, unknown> {
  return { [templateKey(id)]: what === 'delete' ? null : value };
}

export const failedSaveOf = ({ failed }: Pick<TemplatesContext, 'failed'>, id: string) =>
  failed.find(({ save }) => save.template.id === id);

export const withoutFailedSave = ({ failed }: Pick<TemplatesContext, 'failed'>, id: string) =>
  failed.filter(({ save }) => save.template.id !== id);
