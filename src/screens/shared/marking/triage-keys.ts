import type { ActorRefFrom } from 'xstate';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import type { CardEvent } from '../../../../machines/shared/triage/triage.types';
import type { markingMachine } from '../../../../machines/shared/marking/marking.machine';
import { isMarkingCommand, whyNotCommand } from '../../../../machines/shared/marking/marking.view';
import { formatKey, type KeyTable } from '../../../parts/keys';

/** Of every card, and of the page of a listing. */
export const decisionKeys = {
  t: { event: { type: 'listing.trust' }, words: 'keys.trust.text' },
  s: { event: { type: 'listing.suspect' }, words: 'keys.suspect.text' },
  e: { event: { type: 'listing.edit' }, words: 'keys.edit.text' },
  u: { event: { type: 'listing.undo' }, words: 'keys.undo.text' },
} as const satisfies KeyTable<CardEvent>;

export const openKeys = {
  enter: { event: { type: 'listing.open' }, words: 'keys.open.text' },
} as const satisfies KeyTable<CardEvent>;

/** Where a person decides on one listing after another. */
export const repeatKeys = {
  r: { event: { type: 'listing.repeat' }, words: 'mark.repeat.action' },
} as const satisfies KeyTable<{ type: 'listing.repeat' }>;

/** Of a suggestion. */
export const discardKeys = {
  d: { event: { type: 'listing.discard' }, words: 'keys.discard.text' },
} as const satisfies KeyTable<{ type: 'listing.discard' }>;
export const pinKeys = {
  p: { event: { type: 'listing.pin' }, words: 'keys.pin.text' },
} as const satisfies KeyTable<{ type: 'listing.pin' }>;

const every: KeyTable<{ type: string }> = { ...decisionKeys, ...openKeys, ...repeatKeys, ...discardKeys, ...pinKeys };

/** The key that says this, for the eye. */
export function formatEventKey(type: string): string {
  const [key] = Object.entries(every).find(([, { event }]) => event.type === type) ?? [''];
  return formatKey(key);
}

interface Accepts<Event> {
  getSnapshot: () => { can: (event: Event) => boolean };
}

/** Why an event isn't accepted now: by its machine, and what is a decision by the rules of decisions on that listing. */
export function whyNotAccepted<Event extends { type: string }>(
  actor: Accepts<Event>,
  marking: ActorRefFrom<typeof markingMachine> | undefined,
  id: string | null,
) {
  return (event: Event): BlockReason | boolean | null => {
    const { type } = event;
    if (!actor.getSnapshot().can(event)) return true;
    if (!isMarkingCommand(type)) return null;
    return marking === undefined ? true : whyNotCommand(marking.getSnapshot(), type, id);
  };
}
