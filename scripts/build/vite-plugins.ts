import { isAbsolute, relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { fileURLToPath } from 'node:url';
import type * as Pictures from '../../sandbox/world/pictures/compose.ts';

/**
 * Writes `modules.json` into the build: for each of its files the modules that it is made of, from the root of the tree with
 * forward slashes. What a chunk holds is read from here, not guessed from its text.
 */
export function moduleList(): Plugin {
  let root = process.cwd();
  return {
    name: 'module-list',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const named = (id: string) => (isAbsolute(id) ? relative(root, id) : id).replaceAll('\\', '/');
        const files = Object.entries(bundle).map(([file, built]) => [
          file,
          built.type === 'chunk' ? Object.keys(built.modules).map(named) : built.originalFileNames.map(named),
        ]);
        this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(Object.fromEntries(files)) });
      },
    },
  };
}

const call = /\b(?:add|remove)BasePath(?=\()/g;

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
        isAtRoot && code.includes('BasePath(')
          ? { code: code.replaceAll(call, (name) => ' '.repeat(name.length)), map: null }
          : null,
    },
  };
}

const loader = fileURLToPath(new URL('../../src/seams/part-loader.ts', import.meta.url));

/** Puts the console's own loader around each `import()` of the page, where Vite has one that asks once and remembers nothing. */
export function partLoader(): Plugin {
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};`,
    },
  };
}

const sheets = /\/@mantine\/core\/styles\/(Input|ModalBase)\.layer\.css$/;
const rule = /[^{};]*:has\(\[data-(combined-clear-section|mantine-scrollbar)\]\)[^{}]*\{[^{}]*\}/g;

/**
 * Leaves out rules of Mantine for what the console has nowhere: a clear button beside another section of a field, a dialog whose content has
 * Mantine's scrollbars. One `:has()` over an attribute makes the browser look through all ancestors of whatever enters a page or leaves it:
 * among forty cards 1.7 of the 1.9 ms of style that a mark took.
 */
export function removeAttributeHas(): Plugin {
  return {
    name: 'without-attribute-has',
    enforce: 'pre',
    transform: {
      filter: { id: sheets },
      handler(css) {
        return { code: css.replace(rule, ''), map: null };
      },
    },
  };
}

/** The folder that the addresses of the machines' sample listings name. */
const folder = 'files/pictures/1';
const sizes = ['R', 'N', 'O'];
const shoe = { family: 'sneaker', brand: 'Andes', model: 'Trail', look: 42 };

/** Writes the pictures of the machines' sample listings into the build, drawn as the sandbox draws its own. */
export function samplePictures(): Plugin {
  return {
    name: 'sample-pictures',
    apply: 'build',
    async generateBundle() {
      const drawing = fileURLToPath(new URL('../../sandbox/world/pictures/compose.ts', import.meta.url));
      const { module } = await runnerImport<typeof Pictures>(drawing);
      for (const n of [1, 2, 3, 4, 5]) {
        const source = module.composePicture({ ...shoe, n: n - 1 });
        for (const size of sizes)
          for (const id of [n, `p${n}`])
            this.emitFile({ type: 'asset', fileName: `${folder}/${id}-${size}.svg`, source });
      }
    },
  };
}

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
