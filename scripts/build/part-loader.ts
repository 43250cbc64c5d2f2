import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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
