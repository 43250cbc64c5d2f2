import { assign, setup } from 'xstate';
import type { AnnouncedDecision, AnnouncementsContext, AnnouncementsEvent, Remaining } from './announcements.types';
import { watchDecisions } from './watch-decisions';

/** With one more decision: several of a kind are one, by their number. */
function withDecision(gathered: AnnouncedDecision[], next: AnnouncedDecision): AnnouncedDecision[] {
  const same = gathered.find(({ kind }) => kind === next.kind);
  if (same === undefined) return [...gathered, next];
  const together = { kind: next.kind, count: same.count + next.count, subject: null };
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
    keepRemaining: assign((_, { count, partly }: Remaining) => ({ remaining: { count, partly } })),
    announce: assign(({ context: { gathered, remaining, nth } }) => ({
      announced: { nth: nth + 1, decisions: gathered, remaining },
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
    'remaining.noted': { actions: { type: 'keepRemaining', params: ({ event }) => event } },
    'decision.made': {
      target: '.gathering',
      actions: { type: 'gather', params: ({ event }) => event.decision },
    },
  },
  initial: 'quiet',
  states: {
    quiet: {},
    gathering: {
      on: { 'decision.made': { actions: { type: 'gather', params: ({ event }) => event.decision } } },
      after: { moment: { target: 'announcing', actions: 'announce' } },
    },
    announcing: { after: { heard: { target: 'quiet', actions: 'takeBack' } } },
  },
});
