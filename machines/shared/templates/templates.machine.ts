import { assign, enqueueActions, sendParent, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import {
  templateDraftKey,
  type Template,
  type TemplateDraft,
  type TemplateForm,
  allTemplates,
  readTemplateDraft,
  templateFaults,
  templateKey,
  templatesFor,
} from '../../domain/templates';
import { failureOf, succeeded } from '../../kit/outcome';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import type {
  TemplateFormClosed,
  TemplateSave,
  TemplatesContext,
  TemplatesEvent,
  WrittenTemplate,
} from './templates.types';

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

/** Comments that are used again, kept with the profile: written, deleted and brought back; what could not be saved stays to be saved again. */
export const templatesMachine = setup({
  types: { context: {} as TemplatesContext, events: {} as TemplatesEvent },
  actors: { updateProfile: mutation('updateProfile') },
  actions: {
    begin: assign(({ context }, blank: Omit<WrittenTemplate, 'from'>) => ({
      writing: toWrittenTemplate(context, blank),
    })),
    edit: assign(({ context }, id: string) => {
      const savedTemplate = templateOf(context, id);
      return savedTemplate === undefined ? {} : { writing: toWrittenTemplate(context, savedTemplate) };
    }),
    saveDraft: enqueueActions(({ context: { writing }, enqueue, system }, form: TemplateForm) => {
      if (writing === null) return;
      const value: TemplateDraft = { name: form.name, text: form.text, from: writing.from };
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key: templateDraftKey(writing), value });
      enqueue.assign({ writing: { ...writing, name: form.name, text: form.text } });
    }),
    /** What was typed goes along with the reason and the language. */
    turnTo: enqueueActions(({ context: { writing }, enqueue, system }, to: Pick<Template, 'code' | 'lang'>) => {
      if (writing === null) return;
      const { name, text, from } = writing;
      const drafts = systemActor(system, 'drafts');
      enqueue.sendTo(drafts, { type: 'draft.drop', key: templateDraftKey(writing) });
      if (name !== '' || text !== from)
        enqueue.sendTo(drafts, {
          type: 'draft.keep',
          key: templateDraftKey({ ...to, id: null }),
          value: { name, text, from },
        });
      enqueue.assign({ writing: { ...writing, ...to } });
    }),
    dropDraft: enqueueActions(({ enqueue, system }, written: WrittenTemplate | null) => {
      if (written !== null)
        enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.drop', key: templateDraftKey(written) });
    }),
    stopWriting: assign({ writing: null }),
    notifyFormClosed: sendParent({ type: 'template.left' } satisfies TemplateFormClosed),
    keep: assign(({ context: { writing, saves, failed }, system }, { name, text }: TemplateForm) => {
      if (writing === null) return {};
      const { id, code, lang } = writing;
      const template = { id: id ?? systemClockOf(system).newId(), code, lang, name: name.trim(), text };
      const save: TemplateSave = { what: 'keep', template, written: { ...writing, name, text } };
      return { saves: [...saves, save], failed: withoutFailedSave({ failed }, template.id) };
    }),
    drop: assign(({ context }, id: string) => {
      const template = templateOf(context, id);
      if (template === undefined) return {};
      const save: TemplateSave = { what: 'delete', template, written: null };
      return { dropped: template, saves: [...context.saves, save], failed: withoutFailedSave(context, id) };
    }),
    restore: assign(({ context: { dropped: template, saves } }) =>
      template === null
        ? {}
        : { dropped: null, saves: [...saves, { what: 'keep', template, written: null } satisfies TemplateSave] },
    ),
    saveAgain: assign(({ context }, id: string) => {
      const failedSave = failedSaveOf(context, id);
      return failedSave === undefined
        ? {}
        : { saves: [...context.saves, failedSave.save], failed: withoutFailedSave(context, id) };
    }),
    writeOn: assign(({ context }, id: string) => ({
      writing: failedSaveOf(context, id)?.save.written ?? null,
      failed: withoutFailedSave(context, id),
    })),
    forget: assign(({ context }, id: string) => ({ failed: withoutFailedSave(context, id) })),
    noteSaved: assign(({ context: { saves } }) => ({ saves: saves.slice(1) })),
    /** One that could not be deleted stands there again. */
    noteFailed: assign(({ context: { saves, failed, dropped } }, failure: Failure) => {
      const [save, ...rest] = saves;
      if (save === undefined) return {};
      const stands = save.what === 'delete' && dropped?.id === save.template.id;
      return { saves: rest, failed: [...failed, { save, failure }], dropped: stands ? null : dropped };
    }),
  },
  guards: {
    isKept: ({ context, event }) => 'id' in event && templateOf(context, event.id) !== undefined,
    isNew: ({ context: { writing } }) => writing !== null && writing.id === null,
    isWhole: ({ context, event }) => event.type === 'template.keep' && isCompleteTemplate(context, event),
    wasDeleted: ({ context }) => context.dropped !== null,
    hasFailed: ({ context, event }) => 'id' in event && failedSaveOf(context, event.id) !== undefined,
    wasWritten: ({ context, event }) => 'id' in event && failedSaveOf(context, event.id)?.save.written != null,
    isWanted: ({ context }) => context.saves.length > 0,
  },
}).createMachine({
  id: 'templates',
  context: ({ self }) => ({
    profile: systemActor(self.system, 'profile'),
    writing: null,
    dropped: null,
    saves: [],
    failed: [],
  }),
  type: 'parallel',
  on: {
    'template.delete': { guard: 'isKept', actions: { type: 'drop', params: ({ event }) => event.id } },
    'template.restore': { guard: 'wasDeleted', actions: 'restore' },
    'save.retry': { guard: 'hasFailed', actions: { type: 'saveAgain', params: ({ event }) => event.id } },
    'save.forget': {
      guard: 'hasFailed',
      actions: [
        { type: 'dropDraft', params: ({ context, event }) => failedSaveOf(context, event.id)?.save.written ?? null },
        { type: 'forget', params: ({ event }) => event.id },
      ],
    },
  },
  states: {
    pen: {
      initial: 'resting',
      on: {
        'template.begin': {
          target: '.writing',
          actions: {
            type: 'begin',
            params: ({ event: { code, lang, text } }) => ({ id: null, code, lang, name: '', text }),
          },
        },
        'template.edit': {
          guard: 'isKept',
          target: '.writing',
          actions: { type: 'edit', params: ({ event }) => event.id },
        },
        'save.edit': {
          guard: 'wasWritten',
          target: '.writing',
          actions: { type: 'writeOn', params: ({ event }) => event.id },
        },
      },
      states: {
        resting: { entry: 'stopWriting' },
        writing: {
          exit: 'notifyFormClosed',
          on: {
            'template.type': {
              actions: { type: 'saveDraft', params: ({ event: { name, text } }) => ({ name, text }) },
            },
            'template.about': {
              guard: 'isNew',
              actions: { type: 'turnTo', params: ({ event: { code, lang } }) => ({ code, lang }) },
            },
            'template.keep': {
              guard: 'isWhole',
              target: 'resting',
              actions: { type: 'keep', params: ({ event: { name, text } }) => ({ name, text }) },
            },
            'template.leave': 'resting',
            'template.cancel': {
              target: 'resting',
              actions: { type: 'dropDraft', params: ({ context }) => context.writing },
            },
          },
        },
      },
    },
    desk: {
      initial: 'quiet',
      states: {
        quiet: { always: { guard: 'isWanted', target: 'saving' } },
        saving: {
          invoke: {
            id: 'updateProfile',
            src: 'updateProfile',
            input: ({ context: { saves } }) => ({
              settings: saves[0] === undefined ? {} : toTemplateSettings(saves[0]),
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'quiet',
                actions: [
                  { type: 'dropDraft', params: ({ context: { saves } }) => saves[0]?.written ?? null },
                  'noteSaved',
                ],
              },
              { target: 'quiet', actions: { type: 'noteFailed', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
      },
    },
  },
});
