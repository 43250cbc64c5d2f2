import type { Listing } from '../../../contracts/shapes';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { answersLeft } from '../../domain/answers-left';
import { inactiveIds, whyNotRemove } from '../../domain/listings';
import { sendSummary, whyNothingGoes, type SendSummary } from '../../domain/send-summary';
import { listingsInSends, withSend } from '../../domain/sends';
import { systemActor } from '../../kit/system-actor';
import { withSendState } from './send-state';
import type { SuspiciousContext, SuspiciousQuestion } from './suspicious.types';

type RemovalQuestion = Extract<SuspiciousQuestion, { about: 'remove' | 'inactive' }>;

const outboxOf = ({ listings }: Pick<SuspiciousContext, 'listings'>) =>
  systemActor(listings.system, 'outbox').getSnapshot().context;

export const knownOf = ({ listings }: SuspiciousContext, ids: readonly string[]): Listing[] => {
  const { visible } = listings.getSnapshot().context;
  return ids.flatMap((id) => visible[id] ?? []);
};

/** What was asked to be sent, as far as it is known. */
export const requestedListings = (context: SuspiciousContext): Listing[] => {
  const { sought, reading, list } = context;
  const read = reading?.listings ?? [];
  if (sought === 'all') return reading === null ? knownOf(context, list.rows) : read;
  const found = new Map([...read, ...knownOf(context, sought)].map((listing) => [listing.id, listing]));
  return sought.flatMap((id) => found.get(id) ?? []);
};

/** What the send that was asked for would do now. */
export function judgeSend(context: SuspiciousContext, now: number): SendSummary {
  const outbox = outboxOf(context);
  const { visible } = context.listings.getSnapshot().context;
  const seen = withSendState(requestedListings(context), { visible, outbox, blindages: context.blindages, now });
  const profile = systemActor(context.listings.system, 'profile').getSnapshot().context;
  return sendSummary(seen, answersLeft(profile, outbox.jobs), now);
}

export const removableIds = (context: SuspiciousContext, ids: readonly string[]) => {
  const { visible } = context.listings.getSnapshot().context;
  const inHand = listingsInSends(outboxOf(context).sends);
  return ids.filter((id) => visible[id] !== undefined && whyNotRemove(withSend(visible[id], inHand)) === null);
};

/** Those that are still inactive and may be taken off the list; of one that isn't known any more what was read holds. */
export const removableInactiveIds = (context: SuspiciousContext, ids: readonly string[]) => {
  const { visible } = context.listings.getSnapshot().context;
  const removable = new Set(inactiveIds(knownOf(context, removableIds(context, ids))));
  return ids.filter((id) => visible[id] === undefined || removable.has(id));
};

const remainingIds = (context: SuspiciousContext, { about, ids }: RemovalQuestion) =>
  about === 'remove' ? removableIds(context, ids) : removableInactiveIds(context, ids);

const staysOf = ({ stay }: SendSummary) => stay.map(({ why, listings }) => [why.because, listings.map(({ id }) => id)]);

/** The question as it would be asked now: the same object where nothing of it has changed. */
export function currentQuestion(context: SuspiciousContext, now: number): SuspiciousQuestion | null {
  const { question } = context;
  if (question === null) return null;
  if (question.about !== 'send') {
    const ids = remainingIds(context, question);
    return ids.length === question.ids.length ? question : { ...question, ids, changed: true };
  }
  const summary = judgeSend(context, now);
  const shown = [question.summary.go, staysOf(question.summary)];
  return JSON.stringify([summary.go, staysOf(summary)]) === JSON.stringify(shown)
    ? question
    : { ...question, summary, changed: true };
}

const countOf = (question: SuspiciousQuestion) =>
  question.about === 'send' ? question.summary.go.length : question.ids.length;

/** Nothing of what was asked can be done any more. */
export const isQuestionVoid = (question: SuspiciousQuestion | null) => question !== null && countOf(question) === 0;

/** Why nothing of what was asked can be done any more. */
export function whyVoid({ question, forecast }: SuspiciousContext): BlockReason {
  if (question?.about !== 'send') return blockReason('NONE_OF_THEM');
  return (forecast && whyNothingGoes(forecast)) ?? blockReason('NOTHING_SENDABLE');
}
