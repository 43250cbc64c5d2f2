import type { Scenario, MachineSamples } from '../../simulator/samples';
import { visibleListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { discardDrawerMachine, DiscardDrawerEvent, DiscardDrawerInput } from './discard-drawer.machine';
import { discardDrawerView } from './discard-drawer.view';

const listing = visibleListing();
export const discardDrawerInput: DiscardDrawerInput = { ids: [listing.id] };

/** The system actors that the drawer reads: its listing, and what was kept of it. */
export const discardDrawerSystemActors = (savedDraft?: { code: string | null; comment: string }) =>
  sampleSystemActors({
    listings: { visible: { [listing.id]: listing }, moment: 0 },
    drafts: { drafts: savedDraft === undefined ? {} : { [`discard:${listing.id}`]: savedDraft } },
  });

const events: DiscardDrawerEvent[] = [
  { type: 'reason.choose', code: 'item1' },
  { type: 'reason.choose', code: 'item4' },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'comment.change', text: 'La revisamos el mes pasado' },
  { type: 'comment.change', text: ' ' },
  { type: 'discard.submit', label: 'Otro motivo' },
  { type: 'draft.drop' },
  { type: 'drawer.close' },
  { type: 'drawer.gone' },
];

const scenario = (
  name: string,
  savedDraft?: { code: string | null; comment: string },
): Scenario<typeof discardDrawerMachine> => ({
  name,
  input: discardDrawerInput,
  systemActors: discardDrawerSystemActors(savedDraft),
  now: sampleNow,
});

export const discardDrawerSamples: MachineSamples<typeof discardDrawerMachine> = {
  lives: [
    scenario('a suggestion that is to be discarded'),
    scenario('a discard was begun earlier', { code: 'item4', comment: 'La vimos' }),
    scenario('a comment was begun, and no reason chosen', { code: null, comment: 'La vimos' }),
  ],
  events,
  never: {
    'it is decided without a reason, or for the last one without a comment': ({ context }) =>
      context.decided && (context.code === null || (context.code === 'item4' && context.comment.trim() === '')),
    'the button sends though the machine does not, or the other way round': (snapshot) =>
      snapshot.matches('deciding') &&
      snapshot.can({ type: 'discard.submit', label: '' }) !== (discardDrawerView(snapshot as never).why === null),
  },
};

export const discardDrawerDescriptions = {
  states: {
    opening: 'Looks whether a discard of these listings was begun earlier.',
    deciding: 'A person makes the discard.',
    'deciding.reason': 'Step 1: why it is discarded.',
    'deciding.comment': 'Step 2: the comment, which the last reason needs.',
    decided: 'It was decided, and the parent has it; the drawer stays for a moment.',
    leaving: 'The view moves out.',
    gone: 'Gone, with or without a decision.',
  },
  guards: {
    isChosen: 'a reason is chosen',
    isWhole: 'a reason is chosen, and the last one has its comment',
    isTakenUp: 'what is in hand was begun earlier',
  },
};
