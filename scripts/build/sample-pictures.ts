import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as Pictures from '../../sandbox/world/pictures/compose.ts';

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
