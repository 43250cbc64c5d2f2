import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Language } from '../../../contracts/shapes';
import { testEnvironment } from '../../../machines/simulator/answers';
import { setEnvironment } from '../../../machines/kit/port';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { SystemActorName } from '../../../machines/kit/system-actor';
import type { sessionMachine } from '../../../machines/system/session/session.machine';
import { sessionView } from '../../../machines/system/session/session.view';

type Facts = Record<string, unknown>;
interface SystemFacts {
  context: Facts;
}

/** What is read of a system's machine beyond the facts of its system actor, where a recorder sits in its place. */
const around: Partial<Record<SystemActorName, { facts: Facts; standing: readonly string[] }>> = {
  shell: { facts: { painted: true, forced: null, version: null }, standing: [] },
  screens: { facts: { live: null, beneath: null, place: null }, standing: [] },
  profile: { facts: { failure: null, requiredSince: '' }, standing: ['{"person":"open"}', '{"menu":"known"}'] },
  session: { facts: {}, standing: ['"signedIn"'] },
};

/** The actor with one of its properties answered otherwise; methods keep their actor. */
function withOverrides<Subject extends object>(subject: Subject, answers: Partial<Subject>): Subject {
  return new Proxy(subject, {
    get(target, key) {
      if (Object.hasOwn(answers, key)) return answers[key as keyof Subject];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A recorder as the stage and the shell read the machine whose system actor it keeps; `more` are facts that may change. */
function standIn(recorder: AnyActorRef, name: SystemActorName, more: () => Facts): AnyActorRef {
  const { facts, standing } = around[name] ?? { facts: {}, standing: [] };
  let last: { of: SystemFacts; more: string; completed: object } | null = null;
  return withOverrides(recorder, {
    getSnapshot: () => {
      const of = recorder.getSnapshot() as SystemFacts;
      const currentFacts = more();
      const factsText = JSON.stringify(currentFacts);
      if (last?.of === of && last.more === factsText) return last.completed;
      const completed = {
        ...of,
        context: { ...facts, ...of.context, ...currentFacts },
        children: {},
        matches: (value: unknown) => standing.includes(JSON.stringify(value)),
        hasTag: () => false,
      };
      last = { of, more: factsText, completed };
      return completed;
    },
  });
}

/**
 * What a simulated machine's screen takes for the console: the simulation's system, with the machine itself in its system actor where it has
 * one, and recorders that can be read like the machines they stand for. It has the simulation's time, and no way out.
 */
export function consoleOf(
  { actor, root, now: currentFacts }: Pick<Simulation, 'actor' | 'root' | 'now'>,
  own: SystemActorName | undefined,
  lang: Language,
): AnyActorRef {
  const isIn = () =>
    own !== 'session' || sessionView(actor.getSnapshot() as SnapshotFrom<typeof sessionMachine>).signedIn;
  const moreOf: Partial<Record<string, () => Facts>> = {
    shell: () => ({ lang, chosen: lang }),
    screens: () => ({ access: { session: isIn() ? 'in' : 'out' } }),
  };
  const standIns = new Map<unknown, AnyActorRef>();
  const get = (name: string): unknown => {
    if (name === own) return actor;
    const sits = root.system.get(name as never) as AnyActorRef | undefined;
    if (sits === undefined || 'matches' in (sits.getSnapshot() as object)) return sits;
    const known = standIns.get(sits) ?? standIn(sits, name as SystemActorName, moreOf[name] ?? (() => ({})));
    standIns.set(sits, known);
    return known;
  };
  const system = withOverrides(root.system, { get: get as typeof root.system.get });
  setEnvironment({ system }, testEnvironment({}, { now: currentFacts }).outside);
  return withOverrides<AnyActorRef>(root, { system });
}
