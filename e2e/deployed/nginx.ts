import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { root } from '../fixtures/server-address';
import { createCertificate } from './certificate';
import { createRelease, removeFiles } from './release-folder';

/** What the build is served by: a release folder of its own, behind nginx as the build configures it. */
export interface Site {
  url: string;
  /** The same over TLS, with a certificate that nobody vouches for. */
  secureUrl: string;
  /** Writes the release's `config.json` as it stands; null takes it away. */
  configure: (text: string | null) => void;
  /** Puts a file into the release, by its path there. */
  add: (path: string) => void;
  /** Takes the release's files of such a name away, with what is packed beside them; answers the names of the files themselves. */
  remove: (name: RegExp) => string[];
  /** Puts back what was taken away. */
  restore: () => void;
  /** Makes another release the current one: of the same code, all of it under other names. */
  switchTo: (release: 'older' | 'newer') => void;
  /** It has the module for the files that were packed with brotli. */
  brotli: boolean;
  stop: () => Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Below those that the system gives to whoever connects: it would give one away again before nginx has it. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

/** Everything in nginx.conf that is an installation's own, in its place; throws where the build's text has no such place. */
function siteOf(text: string, own: Readonly<Record<string, string>>): string {
  return Object.entries(own).reduce((site, [usual, replacement]) => {
    if (!site.includes(usual)) throw new Error(`nginx.conf has no "${usual}".`);
    return site.replace(usual, replacement);
  }, text);
}

/** The folder of a build, from the root, and the path that it was built for, with its slashes. */
const atRoot = { build: 'dist/console', base: '/' };

/** Serves the built console by nginx on a free port, with that gateway behind the same origin. */
export async function startNginxSite(gateway: string, config: object, { build, base } = atRoot): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-nginx-'));
  const release = join(folder, 'release');
  const current = join(folder, 'current');
  cpSync(join(root, build), release, { recursive: true });
  const switchFolder = (to: string) => {
    symlinkSync(to, `${current}.next`);
    renameSync(`${current}.next`, current);
  };
  switchFolder(release);
  let restore: () => void = () => undefined;
  const configure = (text: string | null) =>
    text === null ? rmSync(join(release, 'config.json')) : writeFileSync(join(release, 'config.json'), text);
  configure(JSON.stringify(config));
  const [port, securePort] = [await findFreePort(), await findFreePort()];
  const { certificate, key } = createCertificate();
  writeFileSync(join(folder, 'certificate.pem'), certificate);
  writeFileSync(join(folder, 'key.pem'), key);
  const module = process.env['VIGIA_NGINX_BROTLI'] ?? '';
  const www = join(folder, 'www');
  mkdirSync(www);
  if (base !== '/') symlinkSync(current, join(www, base.slice(1, -1)));
  const site = siteOf(readFileSync(join(root, build, '../nginx.conf'), 'utf8'), {
    'listen 80 default_server;': `listen 127.0.0.1:${port};
      listen 127.0.0.1:${securePort} ssl;
      ssl_certificate ${folder}/certificate.pem;
      ssl_certificate_key ${folder}/key.pem;`,
    ...(base === '/' ? { 'root /srv/vigia/current;': `root ${current};` } : { 'root /srv/vigia/www;': `root ${www};` }),
    'server 127.0.0.1:4600;': `server ${gateway};`,
    ...(module !== '' && { '# brotli_static on;': 'brotli_static on;' }),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `${what}_temp_path ${folder}/${what};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${module === '' ? '' : `load_module ${module};\n`}daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents { worker_connections 512; }\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  const nginx = spawn(process.env['VIGIA_NGINX'] ?? 'nginx', [
    '-p',
    folder,
    '-e',
    `${folder}/error.log`,
    '-c',
    `${folder}/nginx.conf`,
  ]);
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => nginx.once('close', resolve));
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}${base}healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}:\n${output}`);
    await after(20);
  }
  return {
    url,
    secureUrl: `https://localhost:${securePort}`,
    configure,
    add: (path) => {
      mkdirSync(dirname(join(release, path)), { recursive: true });
      writeFileSync(join(release, path), '{}');
    },
    remove: (name) => {
      const removed = removeFiles(join(release, 'assets'), name);
      ({ restore } = removed);
      return removed.names;
    },
    restore: () => restore(),
    switchTo: (which) => switchFolder(createRelease(release, join(folder, which), which)),
    brotli: module !== '',
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
