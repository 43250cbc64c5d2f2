import { existsSync, mkdirSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

/** How routes are read, the same for the build and for `npm run generate`. */
export const routeOptions = {
  target: 'react' as const,
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routeTree.gen.ts',
  routeFileIgnorePattern: '\\.test\\.',
  quoteStyle: 'single' as const,
  disableLogging: true,
};

/** Brings the route tree and the paths inside route files in step; answers the files that had to change. With `check` none does. */
export async function routeTree(root: string, check: boolean): Promise<string[]> {
  if (!existsSync(join(root, routeOptions.routesDirectory, '__root.tsx'))) return [];
  if (check && !existsSync(join(root, routeOptions.generatedRouteTree))) return [routeOptions.generatedRouteTree];
  const scratch = join(root, '.cache/routes');
  mkdirSync(scratch, { recursive: true });
  const changed: string[] = [];
  const config = getConfig({ ...routeOptions, tmpDir: scratch }, root);
  const generator = new Generator({
    config,
    root,
    fs: {
      stat: async (path) => {
        const { mtimeMs, mode, uid, gid } = await files.stat(path, { bigint: true });
        return { mtimeMs, mode: Number(mode), uid: Number(uid), gid: Number(gid) };
      },
      readFile: async (path) => {
        if (!existsSync(path)) return 'file-not-existing';
        return { stat: await files.stat(path, { bigint: true }), fileContent: await files.readFile(path, 'utf8') };
      },
      writeFile: (path, content) => files.writeFile(path, content),
      rename: async (from, to) => {
        changed.push(relative(root, to));
        await (check ? files.rm(from) : files.rename(from, to));
      },
      chmod: (path, mode) => files.chmod(path, mode),
      chown: (path, uid, gid) => files.chown(path, uid, gid),
    },
  });
  await generator.run();
  return changed;
}
