import type { MenuEntry } from '../../contracts/shapes';
import { pathAt } from './sample-addresses';

/** An entry that is neither new nor above others, unless `more` says so. */
export function menuEntry(id: string, name: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return { id, name, icon: null, url: null, isNew: false, newTab: false, children: [], ...more };
}

/** The server's menu, in the person's language; `hrefOf` says the path of an address. */
export function sampleMenu(hrefOf: (name: 'liveSearches' | 'suspicious' | 'history') => string = pathAt): MenuEntry[] {
  return [
    menuEntry('searches', 'Búsquedas', { icon: 'search', url: hrefOf('liveSearches') }),
    menuEntry('suspicious', 'Publicaciones sospechosas', { icon: 'flag', url: hrefOf('suspicious') }),
    menuEntry('history', 'Historial de denuncias', { icon: 'history', url: hrefOf('history') }),
  ];
}
