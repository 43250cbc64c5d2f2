import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ParamsOf, ScreenName, SearchOf } from '../../machines/domain/addresses';
import type { ScreenMachines } from '../../machines/screen-machines';
import type { ScreenView } from '../seams/use-view';

type Shown<Name extends ScreenName> = Name extends keyof ScreenMachines
  ? { actor: ActorRefFrom<ScreenMachines[Name]> }
  : { params: ParamsOf<Name>; search: SearchOf<Name> };

/** What a route says that shows the screen of its name: the view, fetched when somebody goes there. */
export function shows<Name extends ScreenName>(
  address: Name,
  load: () => Promise<ComponentType<Shown<Name>>>,
): StaticDataRouteOption {
  return { address, view: { load: load as () => Promise<ComponentType<never>> as ScreenView['load'] } };
}
