import type { Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { pictureGroupsView } from '../../shared/picture-groups/picture-groups.view';
import { initialContextOf, listingsInFront, refusedRing } from './rings.rules';
import { ringsSetup } from './rings.setup';
import type { RingsContext } from './rings.types';

const nextPage = ({ context: { read } }: { context: RingsContext }) => ({ size: pageSizes.listings, from: read });

/** Asks for the listings that are known by their ids alone, a batch at a time: the state that it goes to decides about the next. */
const askingFor = <State extends string>(target: State) =>
  ({
    entry: 'askNext',
    invoke: {
      id: 'articlesByIds',
      src: 'articlesByIds',
      input: ({ context: { batch } }: { context: RingsContext }) => ({ articlesIds: [...batch] }),
      onDone: [
        {
          guard: succeeded,
          target,
          actions: {
            type: 'applyListings',
            params: ({ event }: { event: OutcomeEvent<Listing[]> }) => valueOf(event),
          },
        },
        { target, actions: 'noteIncomplete' },
      ],
    },
  }) as const;

/** Rings of sellers among what this browser holds, each decided as one case. */
export const ringsMachine = ringsSetup.createMachine({
  id: 'rings',
  type: 'parallel',
  context: ({ input, self }) => initialContextOf(input, self.system),
  invoke: {
    id: 'pictures',
    src: 'pictures',
    onSnapshot: { actions: { type: 'applyPictures', params: ({ event }) => pictureGroupsView(event.snapshot) } },
  },
  states: {
    finding: {
      initial: 'waiting',
      states: {
        waiting: {
          invoke: { id: 'known', src: 'known' },
          on: {
            'rings.known': { target: 'suggested', actions: { type: 'startWithKnown', params: ({ event }) => event } },
          },
        },
        suggested: {
          entry: 'noteMoment',
          invoke: {
            id: 'suggestedArticles',
            src: 'suggestedArticles',
            input: nextPage,
            onDone: [
              {
                guard: { type: 'hasMore', params: ({ event }) => event.output },
                target: 'suggested',
                reenter: true,
                actions: { type: 'applyPage', params: ({ event }) => ({ page: valueOf(event), suggested: true }) },
              },
              {
                guard: succeeded,
                target: 'suspicious',
                actions: [
                  { type: 'applyPage', params: ({ event }) => ({ page: valueOf(event), suggested: true }) },
                  'beginList',
                ],
              },
              { target: 'suspicious', actions: ['noteIncomplete', 'beginList'] },
            ],
          },
        },
        suspicious: {
          entry: 'noteMoment',
          invoke: {
            id: 'reportedArticles',
            src: 'reportedArticles',
            input: nextPage,
            onDone: [
              {
                guard: { type: 'hasMore', params: ({ event }) => event.output },
                target: 'suspicious',
                reenter: true,
                actions: { type: 'applyPage', params: ({ event }) => ({ page: valueOf(event), suggested: false }) },
              },
              {
                guard: succeeded,
                target: 'remembered',
                actions: { type: 'applyPage', params: ({ event }) => ({ page: valueOf(event), suggested: false }) },
              },
              { target: 'remembered', actions: 'noteIncomplete' },
            ],
          },
        },
        remembered: { always: [{ guard: 'hasPending', target: 'asking' }, { target: 'past' }] },
        asking: askingFor('remembered'),
        past: {
          invoke: {
            id: 'readPast',
            src: 'readPast',
            input: ({ context: { profileId } }) => ({ profileId }),
            onDone: [
              {
                guard: succeeded,
                target: 'known',
                actions: { type: 'applySavedPast', params: ({ event }) => valueOf(event) },
              },
              { target: 'known' },
            ],
          },
        },
        known: {
          on: {
            'rings.seek': { target: '.seeking', actions: 'forgetLackingDescriptions' },
            'screen.resumed': { target: '.seeking', actions: 'forgetLackingDescriptions' },
          },
          initial: 'seeking',
          states: {
            seeking: {
              entry: 'lookAtPictures',
              invoke: {
                id: 'finder',
                src: 'finder',
                input: ({ context: { listings, past, same, descriptions } }) => ({
                  listings: Object.values(listings.getSnapshot().context.visible),
                  past,
                  same,
                  descriptions,
                }),
              },
              on: {
                'rings.found': {
                  target: 'judging',
                  actions: [{ type: 'applyRings', params: ({ event }) => event }, 'saveRings'],
                },
              },
              initial: 'piece',
              states: { piece: { after: { turn: { target: 'piece', reenter: true, actions: 'nextPiece' } } } },
            },
            judging: {
              always: [
                { guard: 'hasPending', target: 'asking' },
                { guard: 'wantsDescriptions', target: 'describing' },
                { target: 'found' },
              ],
            },
            asking: askingFor('judging'),
            describing: {
              entry: 'noteMoment',
              invoke: {
                id: 'article',
                src: 'article',
                input: ({ context: { wantedDescriptions } }) => ({
                  articleId: wantedDescriptions.slice(0, pageSizes.listings),
                }),
                onDone: [
                  {
                    guard: { type: 'hasMoreDescriptions', params: ({ event }) => event.output },
                    target: 'describing',
                    reenter: true,
                    actions: { type: 'applyDescriptions', params: ({ event }) => valueOf(event) },
                  },
                  {
                    guard: succeeded,
                    target: 'seeking',
                    actions: { type: 'applyDescriptions', params: ({ event }) => valueOf(event) },
                  },
                  { target: 'found', actions: 'noteLackingDescriptions' },
                ],
              },
            },
            found: {},
          },
        },
      },
    },
    case: {
      on: {
        'search.change': [
          {
            guard: { type: 'isOther', params: ({ event }) => event.search },
            target: '.writing',
            actions: { type: 'followSearch', params: ({ event }) => event.search },
          },
          { actions: { type: 'followSearch', params: ({ event }) => event.search } },
        ],
        'rings.found': { guard: { type: 'bringsOther', params: ({ event }) => event.rings }, target: '.writing' },
        'ring.step': { actions: { type: 'step', params: ({ event }) => event.by } },
        'last.undone': [
          {
            guard: { type: 'isInFront', params: ({ event }) => event.ring ?? null },
            target: '.writing',
            actions: { type: 'bringBack', params: ({ event }) => event.ring ?? null },
          },
          { actions: { type: 'bringBack', params: ({ event }) => event.ring ?? null } },
        ],
        'mutation.settled': [
          {
            guard: { type: 'isInFront', params: ({ event }) => refusedRing(event) },
            target: '.writing',
            actions: { type: 'bringBack', params: ({ event }) => refusedRing(event) },
          },
          { actions: { type: 'bringBack', params: ({ event }) => refusedRing(event) } },
        ],
      },
      initial: 'writing',
      states: {
        writing: {
          on: {
            'listing.toggle': { actions: { type: 'change', params: ({ event }) => event } },
            'reason.choose': { actions: { type: 'change', params: ({ event }) => event } },
            'comment.change': { actions: { type: 'change', params: ({ event }) => event } },
            'offending.remove': { actions: { type: 'replaceOffending', params: ({ event }) => event.siteId } },
            'case.review': [
              { guard: 'mustCheck', target: 'checking' },
              { guard: 'canReview', target: 'summary' },
              { actions: 'noteLacking' },
            ],
          },
        },
        checking: {
          invoke: {
            id: 'blindages',
            src: 'blindages',
            input: ({ context }) => ({ itemsIds: listingsInFront(context) }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: { type: 'applyBlindages', params: ({ event }) => valueOf(event) },
              },
              { target: 'judging' },
            ],
          },
        },
        judging: {
          always: [
            { guard: 'canReview', target: 'summary' },
            { target: 'writing', actions: 'noteLacking' },
          ],
        },
        summary: {
          on: {
            'case.back': 'writing',
            'case.send': {
              target: 'sending',
              actions: { type: 'setLabels', params: ({ event }) => event.labels },
            },
          },
        },
        /** Who decides before it is known what a former visit left may contradict it. */
        sending: {
          invoke: {
            id: 'recovered',
            src: 'recovered',
            onDone: { target: 'sent', actions: 'submit' },
          },
        },
        sent: { on: { 'case.anew': { target: 'writing', actions: 'clearSent' } } },
      },
    },
  },
});
