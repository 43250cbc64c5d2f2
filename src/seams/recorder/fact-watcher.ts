import type { AnyActorRef } from 'xstate';
import type { FactChange, RecordedData } from '../../../machines/kit/recording';
import type { SystemActorName, SystemActors } from '../../../machines/kit/system-actor';

type FactsOf<Name extends SystemActorName> = ReturnType<SystemActors[Name]['getSnapshot']>['context'];
type FactNames = { [Name in SystemActorName]: Record<keyof Required<FactsOf<Name>>, true> };

/** What each system actor shows to every machine: what it keeps beside is its own. */
const factNames: FactNames = {
  session: { userId: true, failure: true, redirect: true },
  profile: {
    profile: true,
    sites: true,
    allowedNotices: true,
    restriction: true,
    judge: true,
    efficiency: true,
    limitsClosed: true,
    rates: true,
    menu: true,
    answersDue: true,
    dueAnswers: true,
    dueCases: true,
    reportedCount: true,
    answersPending: true,
    startUp: true,
  },
  shell: { lang: true, chosen: true, menuOpen: true },
  listings: { visible: true, moment: true },
  outbox: {
    jobs: true,
    sends: true,
    pendingCount: true,
    durable: true,
    recovering: true,
    sendsEndedElsewhere: true,
  },
  drafts: { drafts: true, read: true, told: true },
  notices: { shown: true },
  screens: { screen: true, returned: true, live: true },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

interface System {
  get: (name: string) => unknown;
}

/**
 * Tells what the system actors show, and what of it is another each time that `look` is called: values that stayed the same object are
 * not looked into.
 */
export function createFactWatcher(
  system: System,
  redact: (value: unknown, field: string) => RecordedData,
  tell: (of: SystemActorName, changes: readonly FactChange[]) => void,
): { look: () => void } {
  const seen = new Map<SystemActorName, Record<string, unknown>>();
  const changeOf = (path: string[], value: unknown): FactChange =>
    value === undefined ? { path } : { path, value: redact(value, path.at(-1) ?? '') };
  /** The keys of a record are ids: each is told under its sample. */
  const keyed = (key: string): string => Object.keys(redact({ [key]: null }, '') as object)[0] ?? key;

  function changesOf(name: string, before: unknown, value: unknown): FactChange[] {
    if (before === value) return [];
    if (!isRecord(before) || !isRecord(value)) return [changeOf([name], value)];
    const keys = [...new Set([...Object.keys(before), ...Object.keys(value)])].filter(
      (key) => before[key] !== value[key],
    );
    return keys.map((key) => ({ ...changeOf([name, key], value[key]), path: [name, keyed(key)] }));
  }
  return {
    look: () => {
      for (const [of, names] of Object.entries(factNames) as [SystemActorName, Record<string, true>][]) {
        const context = (system.get(of) as AnyActorRef | undefined)?.getSnapshot()?.context as
          | Record<string, unknown>
          | undefined;
        if (context === undefined || seen.get(of) === context) continue;
        const before = seen.get(of);
        seen.set(of, context);
        const changes = Object.keys(names).flatMap((name) => changesOf(name, before?.[name], context[name]));
        if (changes.length > 0) tell(of, changes);
      }
    },
  };
}
