import { afterEach, describe, expect, test, vi } from 'vitest';
import { helpTopics } from '../../machines/domain/help';
import { configOf, readConfig, standardConfig, requiredFields, type Capability } from './config';
import { findConfigFault, configFields } from './config-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

describe('config', () => {
  const essential = { gateway: '/production', identity: '/identity', oidc: '/oidc', clientId: 'vigia-console' };
  const createConfig = (more: object): unknown => JSON.parse(JSON.stringify({ ...essential, ...more }));

  const page = (content: string) => {
    const head = document.createElement('head');
    const meta = head.appendChild(document.createElement('meta'));
    meta.name = 'vigia-config';
    meta.content = content;
    return head;
  };

  afterEach(() => vi.unstubAllGlobals());

  describe('the configuration', () => {
    test('is what the installation says, the rest as standard', async () => {
      const configDocument = createConfig({
        gateway: 'https://gateway.example/v1',
        operationKeys: true,
        identity: null,
      });
      const config = { ...standardConfig, gateway: 'https://gateway.example/v1', operationKeys: true, identity: null };
      expect([configOf(configDocument), await findConfigFault(configDocument)]).toEqual([config, null]);
    });

    test.each([
      ['gateway', 7],
      ['gateway', ''],
      ['gateway', '//evil.test'],
      ['gateway', '/\\evil.test'],
      ['gateway', 'javascript:alert(1)'],
      ['gateway', 'production'],
      ['gateway', null],
      ['identity', true],
      ['clientId', ''],
      ['operationKeys', 'true'],
      ['requiredSince', '15/06/2020'],
      ['requiredSince', '2020-13-40'],
      ['enrolRights', { AR: 'javascript:alert(1)' }],
      ['enrolRights', { ARG: 'https://a.example' }],
      ['videos', ['https://a.example']],
      ['videos', { menu11: 'https://a.example' }],
      ['legalBase', 'legal.example'],
      ['survey', 1],
      ['features', { registration: 'no' }],
      ['features', { flying: true }],
      ['errors', 'errors'],
      ['errorShare', 2],
      ['errorShare', '1'],
      ['telemetryShare', true],
      ['telemetryShare', -1],
      ['gatway', '/production'],
      ['toString', '/production'],
    ])('%s as %j is told by its name', async (name, value) => {
      expect(await findConfigFault(createConfig({ [name]: value }))).toMatchObject({ kind: 'fields', names: [name] });
    });

    test('every topic of the help may have a video', async () => {
      const videos = Object.fromEntries(helpTopics.map((topic) => [topic, `https://a.example/${topic}`]));
      expect(await findConfigFault(createConfig({ videos }))).toBeNull();
    });

    test('every field that is needed and lacks is told', async () => {
      const lacking = { clientId: 'vigia-console', gateway: '/production' };
      expect(configOf(lacking)).toBeNull();
      expect(await findConfigFault(lacking)).toEqual({ kind: 'fields', names: ['identity', 'oidc'], told: lacking });
      expect(
        configOf(JSON.parse('{"__proto__":{"gateway":"/x","identity":null,"oidc":"/x","clientId":"x"}}')),
      ).toBeNull();
    });
  });

  describe('where it is read', () => {
    const readWithFetch = (answer: () => Promise<Response>) => {
      const fetched = vi.fn(answer);
      vi.stubGlobal('fetch', fetched);
      return fetched;
    };

    test('is the page, which is asked for nothing then', async () => {
      const fetched = readWithFetch(() => Promise.reject(new Error('nothing is served')));
      expect(await readConfig(page(JSON.stringify(essential)))).toEqual(essential);
      for (const text of ['not json', '7', 'null', '[]', '{"gateway":', '<!doctype html>']) {
        const configDocument = await readConfig(page(text));
        expect([configOf(configDocument), await findConfigFault(configDocument, page(text))]).toEqual([
          null,
          { kind: 'unreadable' },
        ]);
      }
      expect(fetched).not.toHaveBeenCalled();
    });

    test('is config.json where the page says nothing', async () => {
      const fetched = readWithFetch(() => Promise.resolve(Response.json({ ...essential, clientId: 'other' })));
      expect(await readConfig(page(''))).toEqual({ ...essential, clientId: 'other' });
      expect(fetched).toHaveBeenCalledExactlyOnceWith('/config.json');
    });

    test.each([
      ['missing', () => Promise.resolve(new Response('', { status: 404 }))],
      ['missing', () => Promise.resolve(Response.json({ error: 'NOT_FOUND' }, { status: 404 }))],
      ['unreadable', () => Promise.resolve(new Response('<!doctype html><html></html>'))],
      ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('and %s where that is so', async (kind, answer) => {
      readWithFetch(answer);
      const configDocument = await readConfig(page(''));
      expect([configOf(configDocument), await findConfigFault(configDocument, page(''))]).toEqual([null, { kind }]);
    });

    test('an object that is no configuration lacks all that is needed', async () => {
      readWithFetch(() => Promise.resolve(Response.json({})));
      expect(await findConfigFault({}, page(''))).toEqual({
        kind: 'fields',
        names: ['gateway', 'identity', 'oidc', 'clientId'],
        told: {},
      });
    });
  });
});

const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const example = JSON.parse(textOf('config.example.json')) as Record<string, unknown>;
const names = Object.keys(configFields).toSorted();

const capabilities: Record<Capability, true> = {
  registration: true,
  recovery: true,
  password: true,
  auditors: true,
  linking: true,
};

/** The rows of the page's table: the fields that each tells of, and the rest of it. */
const rows = [...textOf('docs/deployment.md').matchAll(/^\| (`[^|]+`) \| (yes)? *\| (.+) \|$/gm)].map(
  ([, told = '', isNeeded, says = '']) => ({
    names: [...told.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    isNeeded: isNeeded !== undefined,
    says,
  }),
);

test('the example of a configuration has every field, and the console starts with it', async () => {
  expect(Object.keys(example).toSorted()).toEqual(names);
  expect(await findConfigFault(example)).toBeNull();
  expect(configOf(example)).toEqual(example);
  expect(Object.keys(example['features'] as object).toSorted()).toEqual(Object.keys(capabilities).toSorted());
});

test('the page about deployment tells of every field and no other, and which of them are needed', () => {
  expect(rows.flatMap((row) => row.names).toSorted()).toEqual(names);
  expect(rows.filter((row) => row.isNeeded).flatMap((row) => row.names)).toEqual([...requiredFields]);
  const told = rows.find((row) => row.names.includes('features'))?.says ?? '';
  expect(Object.keys(capabilities).filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('a field that is left out and one that says the standard are the same', () => {
  const { gateway, identity, oidc, clientId } = standardConfig;
  const least = configOf({ gateway, identity, oidc, clientId });
  const standing = ['marketplace', 'apiKey', 'operationKeys', 'requiredSince'] as const;
  expect(standing.map((name) => example[name])).toEqual(standing.map((name) => least?.[name]));
});
