import { assign, setup, fromCallback, type EventObject } from 'xstate';
import type { Mark, OutboxEvent } from '../../system-actors/outbox';
import { systemActor } from '../../kit/system-actor';
import { subscribeToOutbox } from '../../shared/watch-system-actors';
import { undoSecondsNow } from '../outbox/take-back';

/** What was decided, in one word for each kind of sentence. */
type DecisionKind = Extract<Mark['type'], 'approve' | 'report' | 'undo' | 'discard'> | 'send' | 'reply';

/** One decision of the person, or several of a kind that were made together. */
export interface AnnouncedDecision {
  kind: DecisionKind;
  /** Of how many listings. */
  count: number;
  /** What it is about, where that is one thing: the title of a listing, the id of a case. */
  subject: string | null;
  /** Of a mark that was taken back: where it was made. */
  place?: string;
}

/** What is left to decide in the list that is shown; `partly` where more of it lies unread. */
export interface Remaining {
  count: number;
  partly: boolean;
}

export interface Announcement {
  /** It counts them: the same sentence again is another one. */
  nth: number;
  decisions: AnnouncedDecision[];
  remaining: Remaining | null;
  /** In how many seconds a send and a reply go out. */
  seconds: number;
}

export interface AnnouncementsContext {
  /** Decided a moment ago, and not announced yet. */
  gathered: AnnouncedDecision[];
  remaining: Remaining | null;
  /** What is announced; null where nothing was for a while. */
  announced: Announcement | null;
  nth: number;
}

export type AnnouncementsEvent =
  | { type: 'decision.made'; decision: AnnouncedDecision }
  /** A list says how much of it is left once the decision is counted. */
  | ({ type: 'remaining.noted' } & Remaining);

/** What a toast tells, and what an import tells by itself, is left to them. */
const isAnnounced = (mark: Mark): mark is Extract<Mark, { type: 'approve' | 'report' | 'undo' | 'discard' }> =>
  mark.type !== 'edit' && mark.type !== 'remove' && !('imported' in mark);

function decisionOf(
  { work, requester }: Pick<Extract<OutboxEvent, { type: 'mutation.submit' }>, 'work' | 'requester'>,
  titleOf: (id: string) => string | null,
): AnnouncedDecision | null {
  const subjectOf = ([first, ...others]: readonly string[]) =>
    first === undefined || others.length > 0 ? null : titleOf(first);
  if (work.kind === 'send') return { kind: 'send', count: work.send.ids.length, subject: subjectOf(work.send.ids) };
  if (work.kind === 'reply') return { kind: 'reply', count: 1, subject: work.reply.caseId };
  if (work.kind !== 'mark' || !isAnnounced(work.mark)) return null;
  const { mark } = work;
  // What is undone from another screen is told by a toast.
  if (mark.type === 'undo' && requester === undefined) return null;
  return {
    kind: mark.type,
    count: mark.ids.length,
    subject: subjectOf(mark.ids),
    ...(mark.type === 'undo' && { place: mark.from }),
  };
}

/** Says each decision that the person hands in on this page, whichever machine made it; none of them knows of it. */
const watchDecisions = fromCallback<EventObject>(({ sendBack, system }) => {
  const titleOf = (id: string) => systemActor(system, 'listings').getSnapshot().context.visible[id]?.title ?? null;
  return subscribeToOutbox(system, (event) => {
    const decision = event.type === 'mutation.submit' ? decisionOf(event, titleOf) : null;
    if (decision !== null) sendBack({ type: 'decision.made', decision } satisfies AnnouncementsEvent);
  });
});

/** With one more decision: several of a kind are one, by their number. */
function withDecision(gathered: AnnouncedDecision[], next: AnnouncedDecision): AnnouncedDecision[] {
  const same = gathered.find(({ kind }) => kind === next.kind);
  if (same === undefined) return [...gathered, next];
  const place = same.place === next.place && same.place !== undefined && { place: same.place };
  const together = { kind: next.kind, count: same.count + next.count, subject: null, ...place };
  return gathered.map((one) => (one === same ? together : one));
}

/** Puts each decision of the person into words for who can't see it: once, after a moment, with what is left. */
export const announcementsMachine = setup({
  types: { context: {} as AnnouncementsContext, events: {} as AnnouncementsEvent },
  actors: { decisionsMade: watchDecisions },
  actions: {
    gather: assign(({ context: { gathered } }, decision: AnnouncedDecision) => ({
      gathered: withDecision(gathered, decision),
    })),
    setRemaining: assign((_, { count, partly }: Remaining) => ({ remaining: { count, partly } })),
    announce: assign(({ context: { gathered, remaining, nth }, system }) => ({
      announced: { nth: nth + 1, decisions: gathered, remaining, seconds: undoSecondsNow(system) },
      gathered: [],
      remaining: null,
      nth: nth + 1,
    })),
    takeBack: assign({ announced: null }),
  },
  /** Keys follow each other faster than a voice: what is decided within `moment` is one announcement. Whoever reads on doesn't find it later. */
  delays: { moment: 500, heard: 8_000 },
}).createMachine({
  id: 'announcements',
  context: { gathered: [], remaining: null, announced: null, nth: 0 },
  invoke: { id: 'decisionsMade', src: 'decisionsMade' },
  on: {
    'decision.made': {
      target: '.gathering',
      actions: { type: 'gather', params: ({ event }) => event.decision },
    },
  },
  initial: 'quiet',
  states: {
    quiet: {},
    gathering: {
      on: {
        'decision.made': { actions: { type: 'gather', params: ({ event }) => event.decision } },
        'remaining.noted': { actions: { type: 'setRemaining', params: ({ event }) => event } },
      },
      after: { moment: { target: 'announcing', actions: 'announce' } },
    },
    announcing: { after: { heard: { target: 'quiet', actions: 'takeBack' } } },
  },
});
