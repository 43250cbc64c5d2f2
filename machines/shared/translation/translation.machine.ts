import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import type { NoticesEvent } from '../../system-actors/notices';
import { titleOf, translationInput, translationOf } from './translation.rules';
import type { Language } from '../../../contracts/shapes';

/** A listing's title and a text of it in the language of the interface; the text is null where there is none. */
export interface TranslatedListing {
  lang: Language;
  title: string;
  text: string | null;
}

/** Which listing, and its description, or what was written about it, where that is shown. */
export interface TranslationSubject {
  id: string | null;
  text: string | null;
}

export interface TranslationInput extends TranslationSubject {
  /** The text alone is shown, as what somebody wrote about the listing; its title stays as it is. */
  textAlone?: boolean;
}

export interface TranslationContext extends TranslationInput {
  listings: SystemActors['listings'];
  translated: TranslatedListing | null;
}

export type TranslationEvent =
  | { type: 'translation.toggle' }
  /** Another listing is looked at, or its description has come: another one stands in its own language. */
  | ({ type: 'translation.about' } & TranslationSubject);

/** A listing in the language of the interface, and back; to be invoked by whatever shows one. */
export const translationMachine = setup({
  types: {
    context: {} as TranslationContext,
    events: {} as TranslationEvent,
    input: {} as TranslationInput,
    tags: {} as 'translating',
  },
  actors: { translate: port('translate') },
  actions: {
    setSubject: assign((_, { id, text }: TranslationSubject) => ({ id, text })),
    beginTranslation: assign(({ context: { id, text, textAlone }, system }) => ({
      translated: {
        lang: translationOf(system, id)?.targetLang ?? 'es',
        title: textAlone ? '' : titleOf(system, id),
        text,
      },
    })),
    setTranslated: assign(({ context: { translated } }, known: Partial<TranslatedListing>) => ({
      translated: translated && { ...translated, ...known },
    })),
    clearTranslated: assign({ translated: null }),
    notifyUntranslated: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      (_, failure: Failure): NoticesEvent => ({
        type: 'notice.raise',
        notice: { code: 'translation.failed', tone: 'failure', failure },
      }),
    ),
  },
  guards: {
    translatable: ({ context: { id, text, textAlone, listings } }) =>
      translationOf(listings.system, id) !== null && !(textAlone && !text),
    isAnother: ({ context }, id: string | null) => id !== context.id,
    untitled: ({ context }) => context.textAlone === true,
    undescribed: ({ context }) => !context.translated?.text,
  },
}).createMachine({
  id: 'translation',
  context: ({ input, self }) => ({
    listings: systemActor(self.system, 'listings'),
    ...input,
    translated: null,
  }),
  initial: 'off',
  on: {
    'translation.about': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event.id },
        target: '.off',
        actions: { type: 'setSubject', params: ({ event }) => event },
      },
      { actions: { type: 'setSubject', params: ({ event }) => event } },
    ],
  },
  states: {
    off: {
      entry: 'clearTranslated',
      on: { 'translation.toggle': { guard: 'translatable', target: 'translating', actions: 'beginTranslation' } },
    },
    translating: {
      type: 'parallel',
      tags: ['translating'],
      on: { 'translation.toggle': 'off' },
      onDone: 'on',
      states: {
        title: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'untitled', target: 'known' }, { target: 'asking' }] },
            asking: {
              invoke: {
                id: 'translateTitle',
                src: 'translate',
                input: ({ context, self }) =>
                  translationInput(self.system, context.id, context.translated?.title ?? ''),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'known',
                    actions: { type: 'setTranslated', params: ({ event }) => ({ title: valueOf(event).text }) },
                  },
                  {
                    target: '#translation.off',
                    actions: { type: 'notifyUntranslated', params: ({ event }) => failureOf(event) },
                  },
                ],
              },
            },
            known: { type: 'final' },
          },
        },
        text: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'undescribed', target: 'known' }, { target: 'asking' }] },
            asking: {
              invoke: {
                id: 'translateText',
                src: 'translate',
                input: ({ context, self }) => translationInput(self.system, context.id, context.translated?.text ?? ''),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'known',
                    actions: { type: 'setTranslated', params: ({ event }) => ({ text: valueOf(event).text }) },
                  },
                  {
                    target: '#translation.off',
                    actions: { type: 'notifyUntranslated', params: ({ event }) => failureOf(event) },
                  },
                ],
              },
            },
            known: { type: 'final' },
          },
        },
      },
    },
    on: { on: { 'translation.toggle': 'off' } },
  },
});
