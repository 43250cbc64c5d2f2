import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { root } from '../fixtures/server-address';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const isText = /\.(?:js|css|html|json)$/;
const compressedFile = /\.(?:gz|br)$/;

/** Takes files of such a name out of a folder, with what is packed beside them. */
function removeFiles(folder: string, name: RegExp): { names: string[]; restore: () => void } {
  const taken = readdirSync(folder).filter((file) => name.test(file.replace(compressedFile, '')));
  if (taken.length === 0) throw new Error(`No file of the build is called ${String(name)}.`);
  for (const file of taken) renameSync(join(folder, file), join(folder, `.${file}`));
  return {
    names: taken.filter((file) => !compressedFile.test(file)),
    restore: () => taken.forEach((file) => renameSync(join(folder, `.${file}`), join(folder, file))),
  };
}

/** Another name for a file whose name holds the hash of what is in it: no file of one release is called like one of another. */
const renameForRelease = (file: string, which: string) => file.replace(/(\.\w+)$/, `-${which}$1`);

/** A release of the same code under other names, which says that it is older or newer; answers its folder. */
function createRelease(release: string, folder: string, which: 'older' | 'newer'): string {
  cpSync(release, folder, { recursive: true });
  const assets = readdirSync(join(folder, 'assets'));
  const names = new Map(assets.map((file) => [file, renameForRelease(file, which)]));
  for (const file of assets.filter((one) => compressedFile.test(one))) rmSync(join(folder, 'assets', file));
  const [version, built] = which === 'older' ? ['0.0.1', '2020-01-01'] : ['999.0.0', '2036-01-01'];
  const versionInfo = { version, commit: null, built: `${built}T00:00:00.000Z` };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => isText.test(one))) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/[\w.-]+\.(?:js|css|woff2|svg|png|webp)/g, (name) => names.get(name) ?? name)
      .replace(
        /(<meta name="vigia-release" content=")[^"]*/,
        `$1${JSON.stringify(versionInfo).replaceAll('"', '&quot;')}`,
      );
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'version.json'), JSON.stringify(versionInfo));
  for (const [from, to] of names)
    if (!compressedFile.test(from)) renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
  return folder;
}

const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
};
const sequence = (...parts: Uint8Array[]): Buffer => tlv(0x30, ...parts);
const [commonName, ecdsaWithSha256] = ['550403', '2a8648ce3d040302'].map((oid) => tlv(0x06, Buffer.from(oid, 'hex')));
/** As X.509 writes it: `261125140000Z`. */
const time = (at: number): Buffer =>
  tlv(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
const pem = (what: string, der: Uint8Array): string =>
  `-----BEGIN ${what}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${what}-----\n`;

/** A certificate of this machine that nobody vouches for, good for a day, and its key: both as PEM. */
function createCertificate(name = 'localhost'): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(ecdsaWithSha256 ?? Buffer.alloc(0));
  const whose = sequence(tlv(0x31, sequence(commonName ?? Buffer.alloc(0), tlv(0x0c, Buffer.from(name)))));
  const day = 86_400_000;
  const serial = tlv(
    0x02,
    Buffer.concat([Buffer.from([1]), createHash('sha256').update(spki).digest().subarray(0, 8)]),
  );
  const body = sequence(
    serial,
    algorithm,
    whose,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    whose,
    spki,
  );
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    certificate: pem('CERTIFICATE', sequence(body, algorithm, signature)),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

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
