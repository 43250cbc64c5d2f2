import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Language } from '../../../contracts/shapes';
import { outsideForTests } from '../../../machines/rehearsal/answers';
import { setOutside } from '../../../machines/kit/port';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import type { SeatName } from '../../../machines/kit/seat';
import type { sessionMachine } from '../../../machines/system/session/session.machine';
import { sessionView } from '../../../machines/system/session/session.view';

type Facts = Record<string, unknown>;
interface Shown {
  context: Facts;
}

/** What is read of a system's machine beyond the facts of its seat, where a recorder sits in its place. */
const around: Partial<Record<SeatName, { facts: Facts; standing: readonly string[] }>> = {
  shell: { facts: { painted: true, forced: null, version: null }, standing: [] },
  screens: { facts: { live: null, beneath: null, place: null }, standing: [] },
  profile: { facts: { failure: null, requiredSince: '' }, standing: ['{"person":"open"}', '{"menu":"known"}'] },
  session: { facts: {}, standing: ['"signedIn"'] },
};

/** The actor with one of its properties answered otherwise; methods keep their actor. */
function otherwise<Subject extends object>(subject: Subject, answers: Partial<Subject>): Subject {
  return new Proxy(subject, {
    get(target, key) {
      if (Object.hasOwn(answers, key)) return answers[key as keyof Subject];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A recorder as the stage and the shell read the machine whose seat it keeps; `more` are facts that may change. */
function standIn(recorder: AnyActorRef, name: SeatName, more: () => Facts): AnyActorRef {
  const { facts, standing } = around[name] ?? { facts: {}, standing: [] };
  let last: { of: Shown; more: string; completed: object } | null = null;
  return otherwise(recorder, {
    getSnapshot: () => {
      const of = recorder.getSnapshot() as Shown;
      const now = more();
      const told = JSON.stringify(now);
      if (last?.of === of && last.more === told) return last.completed;
      const completed = {
        ...of,
        context: { ...facts, ...of.context, ...now },
        children: {},
        matches: (value: unknown) => standing.includes(JSON.stringify(value)),
        hasTag: () => false,
      };
      last = { of, more: told, completed };
      return completed;
    },
  });
}

/**
 * What a rehearsed machine's screen takes for the console: the rehearsal's system, with the machine itself in its seat where it has
 * one, and recorders that can be read like the machines they stand for. It has the rehearsal's time, and no way out.
 */
export function consoleOf(
  { actor, root, now }: Pick<Rehearsal, 'actor' | 'root' | 'now'>,
  own: SeatName | undefined,
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
    const known = standIns.get(sits) ?? standIn(sits, name as SeatName, moreOf[name] ?? (() => ({})));
    standIns.set(sits, known);
    return known;
  };
  const system = otherwise(root.system, { get: get as typeof root.system.get });
  setOutside({ system }, outsideForTests({}, { now }).outside);
  return otherwise<AnyActorRef>(root, { system });
}
