import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the source maps of `dist/console` lie, from the root: beside what is served, never in it. */
export const mapsFolder = 'dist/maps';

/** Takes the source maps that a build makes (`--sourcemap hidden`) out of what is served, into `maps` beside that folder, by the names of their files. */
export function privateMaps(): Plugin {
  let folder = '';
  return {
    name: 'private-maps',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, dirname(config.build.outDir), basename(mapsFolder));
      rmSync(folder, { recursive: true, force: true });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [path, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !path.endsWith('.map')) continue;
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, basename(path)), file.source);
          delete bundle[path];
        }
      },
    },
  };
}
