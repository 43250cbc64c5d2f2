import { fromPromise, type AnyActorRef } from 'xstate';

/** How code comes that is fetched when it is needed. `ask` is what it is fetched for; `signal` tells that nobody waits for it any more. */
export type CodeFetcher = <Value>(
  name: string,
  ask: unknown,
  load: () => Promise<Value>,
  signal: AbortSignal,
) => Promise<Value>;

const fetchers = new WeakMap<object, CodeFetcher>();
const names = new WeakMap<object, string>();
const knownNames = new Set<string>();

/** Lets somebody else decide when the code of this system comes, and whether; it comes by itself unless this is called. */
export function setCodeFetcher(root: Pick<AnyActorRef, 'system'>, fetcher: CodeFetcher): void {
  fetchers.set(root.system, fetcher);
}

/** The name of the code that this logic of an actor fetches; undefined for logic that `code` didn't make. */
export const lazyCodeNameOf = (logic: object): string | undefined => names.get(logic);

/** Whether code of that name is fetched by a machine that is loaded. */
export const isLazyCodeName = (name: string): boolean => knownNames.has(name);

/**
 * The options of `spawnChild` for logic that is fetched: the types know no id for it. Of two children without one the second takes the
 * place of the first, which nobody stops any more.
 */
export const withChildId = <Options extends object>(id: string, options: Options): Options =>
  Object.assign(options, { id });

/** The actor that fetches code: done with what `load` answers, in error when it doesn't come. */
export function lazyCode<Value, Input = void>(name: string, load: (input: Input) => Promise<Value>) {
  const logic = fromPromise<Value, Input>(({ input, system, signal }) => {
    const fetcher = fetchers.get(system);
    return fetcher ? fetcher(name, input, () => load(input), signal) : load(input);
  });
  names.set(logic, name);
  knownNames.add(name);
  return logic;
}
