import type { Plugin } from 'vite';

/** Leaves out of the users' build where the machine of a screen is told of: its area and its folder are of the roster alone. */
export function usersRoster(): Plugin {
  return {
    name: 'users-roster',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/screen-machines\.gen\.ts$/ },
      // Each line stays where it was: the map of the source holds as it is.
      handler: (code) => ({ code: code.replaceAll(/^ +(?:area|folder): '[^']*',$/gm, ''), map: null }),
    },
  };
}
