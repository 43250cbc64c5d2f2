import type { Failure } from '../../../contracts/ports';
import type { Template, TemplateForm } from '../../domain/templates';
import type { SystemActors } from '../../kit/system-actor';

/** A template that is written, as far as it is: a kept one, or a new one without an id; `from` is the text that it began with. */
export type WrittenTemplate = Omit<Template, 'id'> & { id: string | null; from: string };

/** What is asked of the profile: that a template is kept, or taken away. */
export interface TemplateSave {
  what: 'keep' | 'delete';
  /** As it is to be, or was. */
  template: Template;
  /** As it was written, to be written on; null where nothing was. */
  written: WrittenTemplate | null;
}

export interface TemplatesContext {
  profile: SystemActors['profile'];
  writing: WrittenTemplate | null;
  /** The template that was deleted last, to be brought back. */
  dropped: Template | null;
  /** The first one is on its way. */
  saves: TemplateSave[];
  /** Those that could not be done: nothing of them is lost. */
  failed: { save: TemplateSave; failure: Failure }[];
}

export type TemplatesEvent =
  /** Writes a new one, of that text. */
  | { type: 'template.begin'; code: Template['code']; lang: Template['lang']; text: string }
  | { type: 'template.edit'; id: string }
  /** For which reason and in which language a new one is. */
  | { type: 'template.about'; code: Template['code']; lang: Template['lang'] }
  /** As far as it is written. */
  | ({ type: 'template.type' } & TemplateForm)
  | ({ type: 'template.keep' } & TemplateForm)
  /** What was typed of it is kept, to be written on. */
  | { type: 'template.leave' }
  /** What was typed of it is dropped. */
  | { type: 'template.cancel' }
  | { type: 'template.delete'; id: string }
  | { type: 'template.restore' }
  /** Of what could not be done, by the template's id: once more, written on, or given up. */
  | { type: 'save.retry'; id: string }
  | { type: 'save.edit'; id: string }
  | { type: 'save.forget'; id: string };

/** Told to the parent: nothing is written any more. */
export interface TemplateFormClosed {
  type: 'template.left';
}
