import { contentSecurityPolicy, globalHeaders } from '../../contracts/vocabulary/security-headers.ts';

/**
 * What serves the console, written out: `_headers`, which many static hosts read as it stands, and the configuration of nginx.
 */

export const immutableCache = 'public, max-age=31536000, immutable';
export const noStoreCache = 'no-store';
/** For a server that can't tell an error from a file: what is kept is asked for anew before it is used, a 404 too. */
export const revalidatedCache = 'public, max-age=0, must-revalidate';

/** Without which a host has no console to serve: the page, its version, and what whoever deploys adds. */
export const requiredFiles = ['index.html', 'version.json', 'config.json'];

/** Files of the build that are for whoever builds and tests, and that nobody is served. */
export const privateFiles = ['manifest.json', 'modules.json', '_headers'];

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The text of `_headers`: where several blocks fit a path, all of them hold. `base` is the path under which the console is, with its slashes. */
export function formatHeadersFile(base = '/'): string {
  return `${[
    block(`${base}*`, {
      ...globalHeaders,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': revalidatedCache,
    }),
    block(`${base}config.json`, { 'Cache-Control': noStoreCache }),
    block(`${base}version.json`, { 'Cache-Control': noStoreCache }),
    block(`${base}*.html`, { 'Cache-Control': noStoreCache }),
    block(base, { 'Cache-Control': noStoreCache }),
  ].join('\n\n')}\n`;
}

export interface NginxSite {
  /** Of `listen`. */
  listen: string;
  /** The path under which the console is, with its slashes. */
  base: string;
  /** The folder, absolute, in which the build is: itself where `base` is `/`, else with that name in it. */
  root: string;
  /** Host and port of the gateway and, where it is no other, of the identity service. */
  gateway: string;
  /** Paths that are the gateway's, the identity service's and the files'. */
  behind: { answers: readonly string[]; pages: readonly string[] };
}

/** A line of the site that holds where nginx has the module for it. */
const brotliWhereThere = '# brotli_static on; # with libnginx-mod-http-brotli-static';

/** What the installation of docs/deployment.md has where it says nothing else. */
const usual = {
  // Debian has a site of its own on this port: by this word nginx names the two instead of serving the other one.
  listen: '80 default_server',
  gateway: '127.0.0.1:4600',
  /** What `dist/nginx.conf` passes on, whatever the console's own path. */
  behind: {
    answers: ['/production/', '/marketplace/', '/identity/', '/errors'],
    pages: ['/oidc/', '/files/'],
  },
};

/** The site of docs/deployment.md for a console under that path, with its slashes. */
export const nginxSiteFor = (base: string): NginxSite => ({
  ...usual,
  base,
  root: base === '/' ? '/srv/vigia/current' : '/srv/vigia/www',
});

/** Only what came over TLS asks for TLS. */
const overTls = '    add_header Strict-Transport-Security $vigia_hsts always;';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const add = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);

/** The same headers for nginx, whose locations don't inherit what another one adds; `site` is a `server` and what it needs beside it. */
export function formatNginxSite({ listen, base, root, gateway, behind }: NginxSite): string {
  const page = { ...globalHeaders, 'Content-Security-Policy': contentSecurityPolicy };
  const headers = (cache: string) => [...add({ ...page, 'Cache-Control': cache }), overTls];
  const proxied = [
    '    proxy_pass http://vigia_gateway;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    ...[...Object.keys(globalHeaders), 'Strict-Transport-Security'].map((name) => `    proxy_hide_header ${name};`),
    ...add(globalHeaders),
    overTls,
  ];
  const location = (match: string, lines: readonly string[]) => [`  location ${match} {`, ...lines, '  }', ''];
  const byEnding = (ending: string) => `~ "${base === '/' ? '' : `^${base}.*`}${ending}$"`;
  const sourceMap = byEnding('\\.map');
  const probed = [
    ...add({ 'Cache-Control': noStoreCache, ...globalHeaders }),
    overTls,
    '    access_log off;',
    '    default_type text/plain;',
  ];
  const outside = [
    ...location(`= ${base.slice(0, -1)}`, [
      ...headers(noStoreCache),
      '    absolute_redirect off;',
      `    return 308 ${base}$is_args$args;`,
    ]),
    ...location('/', [...headers(noStoreCache), '    return 404;']),
  ];
  return `${[
    "# Written by the build, from scripts/build/served-headers.ts. What is this installation's own: listen, root, and where the gateway is.",
    '# It is the default server of its port: Debian has another one there, rm /etc/nginx/sites-enabled/default.',
    `upstream vigia_gateway { server ${gateway}; keepalive 16; }`,
    'map $scheme $vigia_hsts { https "max-age=31536000"; default ""; }',
    '# A file under assets/ never changes, but one that is missing may come back: no error is kept.',
    `map $status $vigia_assets { 200 ${quoted(immutableCache)}; 206 ${quoted(immutableCache)}; 304 ${quoted(immutableCache)}; default ${quoted(noStoreCache)}; }`,
    '',
    'server {',
    `  listen ${listen};`,
    `  root ${root};`,
    '  server_tokens off;',
    '  client_max_body_size 12m;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_proxied any;',
    '  gzip_min_length 512;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
    '  types { text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; font/woff2 woff2;',
    '    image/png png; image/webp webp; image/jpeg jpg jpeg; image/x-icon ico; text/plain txt;',
    '    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx; }',
    '',
    ...(base === '/' ? [] : outside),
    ...location(`= ${base}healthz`, [...probed, '    return 200 "ok\\n";']),
    ...location(`= ${base}readyz`, [
      ...probed,
      ...requiredFiles.map((file) => `    if (!-f $document_root${base}${file}) { return 503 "no ${file}\\n"; }`),
      '    return 200 "ready\\n";',
    ]),
    ...privateFiles.flatMap((file) => location(`= ${base}${file}`, [...headers(noStoreCache), '    return 404;'])),
    ...location(`^~ ${base}assets/`, [
      ...headers('$vigia_assets'),
      '    gzip_static on;',
      `    ${brotliWhereThere}`,
      `    location ${sourceMap} { return 404; }`,
      '    try_files $uri =404;',
    ]),
    ...behind.answers.flatMap((path) =>
      location(path.endsWith('/') ? `^~ ${path}` : `= ${path}`, [
        ...proxied,
        '    proxy_hide_header Cache-Control;',
        `    add_header Cache-Control ${quoted(noStoreCache)} always;`,
      ]),
    ),
    ...behind.pages.flatMap((path) => location(`^~ ${path}`, proxied)),
    '  # Source maps are not for the public, wherever they were copied to.',
    ...location(sourceMap, [...headers(noStoreCache), '    return 404;']),
    "  # A file that isn't there is not there; any other path is the console's, which knows its own.",
    ...location(byEnding('\\.[a-z0-9]{2,5}'), [...headers(noStoreCache), '    try_files $uri =404;']),
    ...location(base, [...headers(noStoreCache), `    try_files $uri.html ${base}index.html;`]),
    '}',
  ].join('\n')}\n`;
}
