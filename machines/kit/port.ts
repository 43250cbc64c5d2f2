import {
  fromCallback,
  fromPromise,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  type EventObject,
} from 'xstate';
import type {
  SystemClock,
  Feeds,
  InputOf,
  Outcome,
  Environment,
  PortName,
  Ports,
  Settings,
  ValueOf,
  TabMessage,
} from '../../contracts/ports';

type System = ActorSystem<ActorSystemInfo>;
const environments = new WeakMap<object, Environment>();

/** Gives a system of machines its outside, once, beside `createActor(root)` and before it starts. */
export function setEnvironment(root: Pick<AnyActorRef, 'system'>, environment: Environment): void {
  environments.set(root.system, environment);
}

/** Everything from outside that the running system was given; throws when it was given nothing. */
export function environmentOf(system: object): Environment {
  const environment = environments.get(system);
  if (!environment)
    throw new Error('This system of machines was started without its outside: call setOutside(root, …) first.');
  return environment;
}

/** The ports of the running system; throws when the system was given none. */
export function portsOf(system: object): Ports {
  return environmentOf(system).ports;
}

export function feedsOf(system: object): Feeds {
  return environmentOf(system).feeds;
}

/** World time in epoch milliseconds and new unique ids. */
export function systemClockOf(system: object): SystemClock {
  return environmentOf(system).clockwork;
}

/** What the gateway of this installation can do. */
export function settingsOf(system: object): Settings {
  return environmentOf(system).settings;
}

const callers = new WeakMap<AbortSignal, AnyActorRef>();

/** Says whose calls of ports come with that signal, also those that are made later; the calls of `port` say it themselves. */
export const noteCaller = (signal: AbortSignal, actor: AnyActorRef): void => void callers.set(signal, actor);

/** The actor whose calls come with that signal; undefined where nobody said it. */
export const callerOf = (signal: AbortSignal): AnyActorRef | undefined => callers.get(signal);

const requesterIds = new WeakMap<AbortSignal, string>();

/** The id of the actor whose call of a port was given this signal; two may ask the same port at a time. */
export const requesterIdOf = (signal: AbortSignal): string | undefined => requesterIds.get(signal);

const portNames = new WeakMap<object, PortName>();

/** The port that this logic of an actor asks; undefined for logic that `port` didn't make. */
export function portNameOf(logic: object): PortName | undefined {
  return portNames.get(logic);
}

/** The actor of one port: asks the running system's port of that name and is done with its Outcome. It never errors. */
export function port<Name extends PortName>(name: Name) {
  const logic = fromPromise<Outcome<ValueOf<Name>>, InputOf<Name>>(async ({ input, signal, system, self }) => {
    requesterIds.set(signal, self.id);
    noteCaller(signal, self);
    const ask = portsOf(system as System)[name] as (
      input: InputOf<Name>,
      signal: AbortSignal,
    ) => Promise<Outcome<ValueOf<Name>>>;
    return ask(input, signal);
  });
  portNames.set(logic, name);
  return logic;
}

/** Listens to whether the browser is online; tells its parent `online.changed`. */
export const onlineFeed = fromCallback<EventObject>(({ sendBack, system }) => {
  const feed = feedsOf(system as System).online((online) => sendBack({ type: 'online.changed', online }));
  return () => feed.stop();
});

/** Listens to whether world time turns out to be another than it was taken for; tells its parent `clock.turned`. */
export const clockFeed = fromCallback<EventObject>(({ sendBack, system }) => {
  const feed = feedsOf(system as System).clock(() => sendBack({ type: 'clock.turned' }));
  return () => feed.stop();
});

/** Listens to whether the page is in sight; tells its parent `sight.changed`. */
export const visibilityFeed = fromCallback<EventObject>(({ sendBack, system }) => {
  const feed = feedsOf(system as System).sight((inSight) => sendBack({ type: 'sight.changed', inSight }));
  return () => feed.stop();
});

/** Other tabs of this console: what they say comes as `session.heard`; `tab.say` is told to them. */
export const tabsFeed = fromCallback<{ type: 'tab.say'; message: TabMessage }>(({ sendBack, receive, system }) => {
  const feed = feedsOf(system).tabs((message) => sendBack({ type: 'session.heard', message }));
  receive((event) => feed.say(event.message));
  return () => feed.stop();
});
