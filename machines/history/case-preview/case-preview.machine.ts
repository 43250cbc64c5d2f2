import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Case } from '../../../contracts/shapes';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { cachedValueOf, withCached, type CachedValues } from '../../shared/cached-values';
import {
  translationMachine,
  type TranslationEvent,
  type TranslationInput,
} from '../../shared/translation/translation.machine';

/** A case by what it is asked for. */
export interface PreviewedCase {
  caseId: string;
  siteId: string;
}

export interface CasePreviewContext {
  /** The one under the cursor; null while none is looked at. */
  of: PreviewedCase | null;
  /** The last ones that were answered, the latest behind the others: they stand at once when they are looked at again. */
  kept: CachedValues<Case>;
  /** Those of them that aren't asked for again before the list is renewed. */
  fresh: readonly string[];
  /** Why the one that is looked at could not be had. */
  failure: Failure | null;
  /** How often a person has asked for it again. */
  tries: number;
}

export type CasePreviewEvent =
  /** It stands beside the list to be looked at. */
  | ({ type: 'preview.show' } & PreviewedCase)
  | { type: 'preview.hide' }
  | { type: 'preview.retry' }
  /** The list is read anew: what is known of its cases may have changed, too. */
  | { type: 'preview.renew' };

/** What the seller wrote of it, as far as it is known. */
const writtenIn = ({ of, kept }: CasePreviewContext): TranslationInput => {
  const known = cachedValueOf(kept, of?.caseId ?? null);
  return { id: known?.listing.id ?? null, text: known?.sellerResponse ?? null, textAlone: true };
};

/** The case under the cursor is asked for once the cursor rests on it. */
export const casePreviewMachine = setup({
  types: {
    context: {} as CasePreviewContext,
    events: {} as CasePreviewEvent,
    children: {} as { translation: 'translation' },
  },
  actors: { caseDescription: port('caseDescription'), translation: translationMachine },
  actions: {
    turnTo: assign((_, of: PreviewedCase | null) => ({ of, failure: null, tries: 0 })),
    setCase: assign(({ context: { of, kept, fresh } }, answer: Case) =>
      of === null ? {} : { kept: withCached(kept, of.caseId, answer), fresh: [...fresh, of.caseId], failure: null },
    ),
    notifyTranslation: sendTo('translation', ({ context }): TranslationEvent => ({
      type: 'translation.about',
      ...writtenIn(context),
    })),
    noteStale: assign({ fresh: [], failure: null }),
    countTry: assign(({ context }) => ({ failure: null, tries: context.tries + 1 })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    isShownAlready: ({ context: { of } }, caseId: string) => of?.caseId === caseId,
    isFresh: ({ context: { of, kept, fresh } }) =>
      of !== null && fresh.includes(of.caseId) && cachedValueOf(kept, of.caseId) !== null,
  },
  delays: { rest: 150 },
}).createMachine({
  id: 'casePreview',
  context: { of: null, kept: [], fresh: [], failure: null, tries: 0 },
  on: {
    'preview.show': [
      { guard: { type: 'isShownAlready', params: ({ event }) => event.caseId } },
      {
        target: '.shown',
        actions: { type: 'turnTo', params: ({ event: { caseId, siteId } }) => ({ caseId, siteId }) },
      },
    ],
    'preview.hide': { target: '.hidden', actions: { type: 'turnTo', params: null } },
    'preview.renew': { actions: 'noteStale' },
  },
  initial: 'hidden',
  states: {
    hidden: {},
    shown: {
      invoke: { id: 'translation', src: 'translation', input: ({ context }) => writtenIn(context) },
      initial: 'passing',
      states: {
        passing: { after: { rest: 'rested' } },
        rested: {
          initial: 'choosing',
          on: { 'preview.renew': { target: '.asking', actions: 'noteStale' } },
          states: {
            choosing: { always: [{ guard: 'isFresh', target: 'known' }, { target: 'asking' }] },
            asking: {
              invoke: {
                id: 'caseDescription',
                src: 'caseDescription',
                input: ({ context: { of } }) => ({ caseId: of?.caseId ?? '', siteId: of?.siteId ?? '' }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'known',
                    actions: [{ type: 'setCase', params: ({ event }) => valueOf(event) }, 'notifyTranslation'],
                  },
                  { target: 'failed', actions: setFailure },
                ],
              },
            },
            failed: { on: { 'preview.retry': { target: 'asking', actions: 'countTry' } } },
            known: {},
          },
        },
      },
    },
  },
});
