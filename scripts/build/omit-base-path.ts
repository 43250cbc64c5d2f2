import type { Plugin } from 'vite';

const call = /\bwith(?:out)?Base(?=\()/g;

/**
 * Leaves out of a build for the root of an origin, as nearly every one is, what adds and takes off the path of another one
 * (`src/parts/urls.ts`): it belongs to the first files of the page. Places in the sources stay.
 */
export function omitBasePath(): Plugin {
  let isAtRoot = false;
  return {
    name: 'at-root',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      isAtRoot = base === '/';
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/ },
      handler: (code) =>
        isAtRoot && code.includes('Base(')
          ? { code: code.replaceAll(call, (name) => ' '.repeat(name.length)), map: null }
          : null,
    },
  };
}
