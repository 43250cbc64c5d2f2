import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { helpTopics } from '../../machines/domain/help';
import { formatNginxSite, nginxSiteFor } from '../../scripts/build/served-headers';
import { root } from '../../scripts/lib/run.mjs';
import { imageCommand, dockerfile, readInstruction, stages } from '../image';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const example = JSON.parse(read('config.example.json')) as Record<string, unknown>;

describe('the Dockerfile', () => {
  const faultsIn = (text: string) =>
    validate(text, {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    }).map(
      ({ message, range }) =>
        `${String(range.start.line + 1)}: ${typeof message === 'string' ? message : message.value}`,
    );

  it('has no fault that its linter finds, which finds a wrong instruction, flag and port', () => {
    expect(faultsIn(dockerfile)).toEqual([]);
    for (const [right, wrong] of [
      ['\nUSER ', '\nUSERS '],
      ['--timeout=3s', '--timeouts=3s'],
      ['EXPOSE 8080', 'EXPOSE high'],
    ] as const)
      expect(faultsIn(dockerfile.replace(right, wrong))).toHaveLength(1);
  });

  it('builds and serves by images of no named registry, as a user without rights on a port that needs none', () => {
    expect(stages.map(([from]) => from?.text)).toEqual(['node:20-bookworm-slim AS build', 'nginx:stable']);
    expect(readInstruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(Number(readInstruction('EXPOSE'))).toBeGreaterThan(1023);
    expect(readInstruction('HEALTHCHECK')).toContain(`:\${VIGIA_LISTEN:-${readInstruction('EXPOSE')}}/readyz"`);
  });

  it('takes along nothing that the repository leaves out', () => {
    const lines = (file: string) => read(file).trim().split('\n');
    const without = lines('.gitignore').map((line) => line.replace(/\/$/, ''));
    expect(lines('.dockerignore')).toEqual(expect.arrayContaining([...without, '.git', 'config.json']));
  });
});

describe('a container of the image', () => {
  const essential = {
    VIGIA_UPSTREAM: 'gateway:4600',
    VIGIA_GATEWAY: '/production',
    VIGIA_IDENTITY: '/identity',
    VIGIA_OIDC: '/oidc',
    VIGIA_CLIENT_ID: 'vigia-console',
  };
  const needed = { gateway: '/production', identity: '/identity', oidc: '/oidc', clientId: 'vigia-console' };
  let folder = '';
  const writable = () => join(folder, 'run/vigia');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vigia-image-'));
    mkdirSync(writable(), { recursive: true });
    cpSync(join(root, 'scripts/image'), join(folder, 'opt/vigia'), { recursive: true });
    writeFileSync(join(folder, 'opt/vigia/nginx.conf'), formatNginxSite(nginxSiteFor('/')));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  /** What the container comes to before nginx: `config` is null where it came to nothing. */
  const start = (env: Readonly<Record<string, string>>) => {
    const [shell = '', ...words] = imageCommand(folder);
    const entry = words.slice(0, words.indexOf('nginx'));
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync(shell, [...entry, 'cat', join(writable(), 'config.json')], {
      env: { PATH, ...env },
      encoding: 'utf8',
    });
    return { status, stderr, config: stdout === '' ? null : (JSON.parse(stdout) as unknown) };
  };
  const site = () => readFileSync(join(writable(), 'site.conf'), 'utf8');

  it('writes every field of the example that a file may have', () => {
    const variable = (name: string) => `VIGIA_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
    const { session: _session, ...fields } = example;
    const env = Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, one]) => [`${variable(name)}_${key.toUpperCase()}`, String(one)])
        : [[variable(name), value === null ? 'none' : String(value)]],
    );
    const { apiKey: _apiKey, ...written } = fields;
    expect(start({ ...essential, ...(Object.fromEntries(env) as Record<string, string>) })).toEqual({
      status: 0,
      stderr: '',
      config: written,
    });
  });

  it('takes every topic of the help and every ability of an account as an entry', () => {
    const variables = Object.fromEntries([
      ...helpTopics.map((topic) => [`VIGIA_VIDEOS_${topic.toUpperCase()}`, '/v']),
      ...Object.keys(example['features'] as object).map((name) => [`VIGIA_FEATURES_${name.toUpperCase()}`, 'false']),
    ]) as Record<string, string>;
    const { config } = start({ ...essential, ...variables });
    expect(config).toMatchObject({ videos: Object.fromEntries(helpTopics.map((topic) => [topic, '/v'])) });
    expect(Object.keys((config as { features: object }).features).toSorted()).toEqual(
      Object.keys(example['features'] as object).toSorted(),
    );
  });

  it('leaves out what is empty, and writes none as null', () => {
    const { config } = start({ ...essential, VIGIA_IDENTITY: 'none', VIGIA_ERRORS: '', VIGIA_FEATURES_LINKING: '' });
    expect(config).toEqual({ ...needed, identity: null });
  });

  it('tells nginx its port and where the gateway is', () => {
    start(essential);
    expect(site()).toContain('\n  listen 8080;\n');
    expect(site()).toContain('upstream vigia_gateway { server gateway:4600;');
    start({ ...essential, VIGIA_LISTEN: '9090', VIGIA_UPSTREAM: '[::1]:80' });
    expect(site()).toContain('\n  listen 9090;\n');
    expect(site()).toContain('upstream vigia_gateway { server [::1]:80;');
  });

  it.each(Object.keys(essential))('without %s says so, and starts nothing', (name) => {
    const { status, stderr, config } = start({ ...essential, [name]: '' });
    expect([status, config]).toEqual([1, null]);
    expect(stderr).toMatch(new RegExp(`^vigia: ${name} is missing: [^\\n]+\\.\\n$`));
  });

  it.each([
    ['VIGIA_UPSTREAM', 'gateway; } server { listen 1', /^vigia: VIGIA_UPSTREAM is a host and its port/],
    ['VIGIA_UPSTREAM', 'gateway:4600\nevil', /^vigia: VIGIA_UPSTREAM is a host and its port/],
    ['VIGIA_UPSTREAM', '$host', /^vigia: VIGIA_UPSTREAM is a host and its port/],
    ['VIGIA_UPSTREAM', 'gateway', /^vigia: VIGIA_UPSTREAM is a host and its port/],
    ['VIGIA_UPSTREAM', '[::1]', /^vigia: VIGIA_UPSTREAM is a host and its port/],
    ['VIGIA_UPSTREAM', 'gateway:0', /^vigia: VIGIA_UPSTREAM is a host and its port/],
    ['VIGIA_LISTEN', '80', /^vigia: VIGIA_LISTEN is a port from 1024 to 65535\.\n$/],
    ['VIGIA_LISTEN', '8080 ssl', /^vigia: VIGIA_LISTEN is a port/],
    ['VIGIA_GATEWAY', 'production', /^vigia: VIGIA_GATEWAY is a path of this origin, or begins with http/],
    ['VIGIA_OIDC', 'javascript:alert(1)', /^vigia: VIGIA_OIDC is a path/],
    ['VIGIA_ERRORS', '//evil.test', /^vigia: VIGIA_ERRORS is a path/],
    ['VIGIA_OPERATION_KEYS', 'yes', /^vigia: VIGIA_OPERATION_KEYS is true or false\.\n$/],
    ['VIGIA_REQUIRED_SINCE', '15/06/2020', /^vigia: VIGIA_REQUIRED_SINCE is a day like/],
    ['VIGIA_ERROR_SHARE', '1, "x": 2', /^vigia: VIGIA_ERROR_SHARE is a number from 0 to 1\.\n$/],
    ['VIGIA_FEATURES_LINKING', 'no', /^vigia: VIGIA_FEATURES_LINKING is true, false or an address\.\n$/],
    ['VIGIA_VIDEOS_MENU1', 'menu1.webm', /^vigia: VIGIA_VIDEOS_MENU1 is a path/],
    ['VIGIA_GATWAY', '/production', /^vigia: VIGIA_GATWAY is no variable of this image\.\n$/],
    ['VIGIA_FEATURES_FLYING', 'true', /^vigia: VIGIA_FEATURES_FLYING is no variable of this image\.\n$/],
    ['VIGIA_FEATURES_', 'true', /^vigia: VIGIA_FEATURES_ is no variable of this image\.\n$/],
    ['VIGIA_ENROL_RIGHTS_ARG', '/rights', /^vigia: VIGIA_ENROL_RIGHTS_ARG is no variable of this image\.\n$/],
    ['VIGIA_VIDEOS_MENU11', '/menu11', /^vigia: VIGIA_VIDEOS_MENU11 is no variable of this image\.\n$/],
  ])('refuses %s as %j with one sentence', (name, value, sentence) => {
    const { status, stderr, config } = start({ ...essential, [name]: value });
    expect([status, config]).toEqual([1, null]);
    expect(stderr).toMatch(sentence);
  });

  it('passes over what an orchestrator adds for a service of that name', () => {
    const added = {
      VIGIA_PORT: 'tcp://10.0.0.1:80',
      VIGIA_FEATURES_SERVICE_HOST: '10.0.0.1',
      VIGIA_VIDEOS_PORT_80_TCP: '',
    };
    expect(start({ ...essential, ...added })).toEqual({ status: 0, stderr: '', config: needed });
  });

  it.each([
    '"',
    '\\',
    '","gateway":"https://evil.test',
    '$HOME ${HOME} $(id) `id` $1 &',
    "'; id; '",
    'two\nlines\r\n\ttabs\u0001\u001F\u007F',
    '</script>',
    '\\u0022 \\n %s %d',
    'contraseña 漢字 🙂',
  ])('writes %j as it is', (value) => {
    const { config } = start({ ...essential, VIGIA_CLIENT_ID: value, VIGIA_VIDEOS_MENU1: `/menu1/${value}` });
    expect(config).toEqual({ ...needed, clientId: value, videos: { menu1: `/menu1/${value}` } });
  });

  it('says which folder it can’t write to', () => {
    rmSync(writable(), { recursive: true });
    const { status, stderr } = start(essential);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^vigia: \S+\/run\/vigia is not a folder that user \d+ can write to\.\n$/);
  });
});
