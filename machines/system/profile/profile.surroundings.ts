import { assign } from 'xstate';
import { succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf } from '../../kit/port';
import { profileSetup } from './profile.setup';

/** The local day of that moment, `YYYY-MM-DD`. */
export function localDay(now: number): string {
  const day = new Date(now);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const lost = { on: { 'profile.retry': 'asking' }, after: { again: 'asking' } } as const;

/** What stands around the profile: each is asked for by itself, and none holds back the others. */
export const sites = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'sites',
        id: 'sites',
        onDone: [
          { guard: succeeded, target: 'known', actions: assign({ sites: ({ event }) => valueOf(event) }) },
          { guard: 'wasAnswered', target: 'lost', actions: 'raiseServerError' },
          { target: 'lost' },
        ],
      },
    },
    lost,
    known: {},
  },
});

export const menu = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'menu',
        id: 'menu',
        onDone: [
          { guard: succeeded, target: 'known', actions: assign({ menu: ({ event }) => valueOf(event) }) },
          { guard: 'wasAnswered', target: 'lost', actions: 'raiseServerError' },
          { target: 'lost' },
        ],
      },
      on: { 'menu.refetch': { target: 'asking', reenter: true } },
    },
    lost,
    known: { on: { 'menu.refetch': 'asking' } },
  },
});

export const rates = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ratesConvertions',
        id: 'ratesConvertions',
        onDone: [
          { guard: succeeded, target: 'known', actions: assign({ rates: ({ event }) => valueOf(event) }) },
          { target: 'lost', actions: 'logRates' },
        ],
      },
    },
    lost,
    known: {},
  },
});

export const restriction = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'memberRestriction',
        id: 'memberRestriction',
        onDone: [
          { guard: succeeded, target: 'known', actions: assign({ restriction: ({ event }) => valueOf(event) }) },
          { guard: 'wasAnswered', target: 'lost', actions: 'raiseServerError' },
          { target: 'lost' },
        ],
      },
    },
    lost,
    known: { on: { 'allowance.refetch': 'asking' } },
  },
});

export const judge = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'memberJudge',
        id: 'memberJudge',
        onDone: [
          {
            guard: succeeded,
            target: 'known',
            actions: [assign({ judge: ({ event }) => valueOf(event) }), 'tellSuspension'],
          },
          { guard: 'wasAnswered', target: 'lost', actions: 'raiseServerError' },
          { target: 'lost' },
        ],
      },
    },
    lost,
    known: { on: { 'allowance.refetch': 'asking' } },
  },
});

export const reported = profileSetup.createStateConfig({
  initial: 'asking',
  on: { 'counts.changed': { actions: assign({ reportedCount: ({ event }) => event.reportedCount }) } },
  states: {
    asking: {
      invoke: {
        src: 'reportedArticlesCount',
        id: 'reportedArticlesCount',
        onDone: [
          {
            guard: succeeded,
            target: 'known',
            actions: assign({ reportedCount: ({ event }) => valueOf(event).count }),
          },
          { target: 'lost' },
        ],
      },
      on: { 'counts.refetch': { target: 'asking', reenter: true } },
    },
    lost,
    known: { on: { 'counts.refetch': 'asking' } },
  },
});

export const pending = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'pendingDenouncesCount',
        id: 'pendingDenouncesCount',
        input: { size: 1, from: 0 },
        onDone: [
          {
            guard: succeeded,
            target: 'known',
            actions: assign({ answersPending: ({ event }) => valueOf(event).total }),
          },
          { target: 'lost' },
        ],
      },
      on: { 'counts.refetch': { target: 'asking', reenter: true } },
    },
    lost,
    known: { on: { 'counts.refetch': 'asking' } },
  },
});

export const due = profileSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'pendingCounterNoticeList',
        id: 'pendingCounterNoticeList',
        input: ({ self }) => ({ size: 1, from: 0, dueDate: localDay(clockworkOf(self.system).now()) }),
        onDone: [
          { guard: succeeded, target: 'known', actions: assign({ answersDue: ({ event }) => valueOf(event).total }) },
          { target: 'lost' },
        ],
      },
      on: { 'counts.refetch': { target: 'asking', reenter: true } },
    },
    lost,
    known: { on: { 'counts.refetch': 'asking' } },
  },
});
