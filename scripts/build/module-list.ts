import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';

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
