import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ScreenName } from '../../machines/domain/addresses';
import { routeTree } from '../routeTree.gen';
import { memoizeForUse } from '../parts/memoize-async';
import { loadScreenMessages } from './messages';

/** What paints a screen: `actor` is null for one without a machine. */
export type ScreenComponent = ComponentType<{
  actor: AnyActorRef | null;
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, unknown>>;
}>;

/** The view of a screen as its route has it. */
export interface ScreenView {
  load: () => Promise<ScreenComponent>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    view?: ScreenView;
  }
}

const views = new Map<string, ScreenView>();
const routes: AnyRoute[] = [routeTree, ...Object.values({ ...routeTree.children })];
for (const { options } of routes) {
  const { address, view } = options.staticData ?? {};
  if (address !== undefined && view !== undefined) views.set(address, view);
}

const loads = new Map<ScreenName, () => Promise<ScreenComponent>>();

/** The view of that screen with its words, for React's `use`: one that can't be had stays so for a minute. */
export function loadScreen(name: ScreenName): Promise<ScreenComponent> {
  const known = loads.get(name);
  if (known) return known();
  const view = views.get(name);
  if (view === undefined) throw new Error(`No route paints the screen "${name}".`);
  const load = memoizeForUse(() => Promise.all([view.load(), loadScreenMessages(name)]).then(([Screen]) => Screen));
  loads.set(name, load);
  return load();
}
