import { locationOf } from '../../domain/locations';
import { viewKey } from '../../domain/saved-views';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { savedViewsMachine, SavedViewsEvent } from './saved-views.machine';

export const sampleViews = {
  [viewKey('v-1')]: { list: 'history', name: 'Marca en Brasil', search: '?sites=MLB&reasons=PPPI1', params: {} },
  [viewKey('v-2')]: { list: 'history', name: 'Por responder', search: '?status=PENDING', params: {} },
  [viewKey('v-3')]: { list: 'suspicious', name: 'Argentina', search: '?sites=MLA', params: {} },
};

/** The history narrowed to Brazil, by somebody who has views. */
export const savedViewsSystemActors = (settings: Record<string, unknown> = sampleViews) =>
  sampleSystemActors({
    profile: { ...anaFacts, profile: { ...anaProfile, settings } },
    screens: {
      screen: 'history',
      returned: false,
      place: locationOf('history', {}, { sites: 'MLB', page: '3' }),
    } as { screen: string; returned: boolean },
  });

const said: SavedViewsEvent[] = [
  { type: 'views.open', list: 'history' },
  { type: 'views.close' },
  { type: 'screen.left' },
  { type: 'view.keep', name: 'Brasil' },
  { type: 'view.keep', name: 'por  responder' },
  { type: 'view.rename', id: 'v-1' },
  { type: 'rename.keep', name: 'Marca' },
  { type: 'rename.keep', name: ' ' },
  { type: 'rename.cancel' },
  { type: 'view.delete', id: 'v-2' },
  { type: 'view.restore' },
];

export const savedViewsSamples: MachineSamples<typeof savedViewsMachine> = {
  lives: [{ name: 'a list with views', systemActors: savedViewsSystemActors(), now: sampleNow }],
  events: said,
};

export const savedViewsDescriptions = {
  states: {
    closed: 'Nothing is in sight but the menu of the views.',
    open: 'The views of a list are looked through.',
    'open.looking': 'One can be named, deleted and had back.',
    'open.renaming': 'One gets another name.',
  },
  guards: {
    canKeep: 'the list is in front, and the name is one that no other view of it has',
    canRename: 'no other view of the list has that name',
    isDropped: 'one was deleted just now',
  },
};
