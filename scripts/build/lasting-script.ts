import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Gives a classic script of the public folder a name with its hash among the built assets, so that a browser keeps it: one that a
 * page waits for before it runs anything else must not be asked for at every start.
 */
export function lastingScript(name: string): Plugin {
  let config: ResolvedConfig;
  const source = () => readFileSync(join(config.publicDir, name));
  const fileName = () => {
    const hash = createHash('sha256').update(source()).digest('base64url').slice(0, 8);
    return `assets/${name.replace(/\.js$/, '')}-${hash}.js`;
  };
  return {
    name: 'lasting-script',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source: source() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(`src="${config.base}${name}"`, () => `src="${config.base}${fileName()}"`),
    },
  };
}
