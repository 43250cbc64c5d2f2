import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** A registry of npm that has what is installed here and nothing else, so that an installation needs no network. */
export async function startLocalRegistry(): Promise<{ url: string; close: () => Promise<void> }> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const known = Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1);
    return path !== '' && name !== undefined && version !== undefined
      ? [{ name, version, path: join(root, path) }]
      : [];
  });

  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const own = known.filter((one) => one.name === name);
    const wanted = own.find((one) => one.version === version);
    if (wanted) {
      const tar = spawn('tar', [
        '-czf',
        '-',
        '--exclude',
        'node_modules',
        '-C',
        dirname(wanted.path),
        basename(wanted.path),
      ]);
      tar.stdout.pipe(response);
      return;
    }
    const versions = own.flatMap((one) => {
      try {
        const manifest = JSON.parse(readFileSync(join(one.path, 'package.json'), 'utf8')) as object;
        const tarball = `${url}/${encodeURIComponent(name)}/-/${one.version}`;
        return [[one.version, { ...manifest, dist: { tarball } }] as const];
      } catch {
        return [];
      }
    });
    const [last] = versions.at(-1) ?? [];
    response.writeHead(last === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ name, 'dist-tags': { latest: last }, versions: Object.fromEntries(versions) }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
