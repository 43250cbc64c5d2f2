import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPactBroker, type PactBroker } from './broker/server';

/**
 * The rules of a broker of pacts, as its documentation has them: publishing, the pacts for verification (selectors, pending, work in
 * progress), environments, the matrix, webhooks. The commands are tried against this broker in broker.test.ts.
 */
const authorization = 'Bearer secret';
let broker: PactBroker;
let day = '2026-11-20';
beforeEach(async () => {
  day = '2026-11-20';
  broker = await startPactBroker({ authorization, today: () => day });
});
afterEach(() => broker.close());

type Json = Record<string, unknown>;

async function ask(method: string, path: string, body?: object): Promise<{ status: number; body: Json }> {
  const answer = await fetch(path.startsWith('http') ? path : `${broker.url}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}

const pact = (what: string) => JSON.stringify({ interactions: [{ description: what }] });
const publish = (version: string, branch: string, what: string) =>
  ask('POST', '/contracts/publish', {
    pacticipantName: 'console',
    pacticipantVersionNumber: version,
    branch,
    contracts: [
      { consumerName: 'console', providerName: 'gateway', content: Buffer.from(pact(what), 'utf8').toString('base64') },
    ],
  });

interface Verifiable {
  shortDescription: string;
  verificationProperties: { pending?: boolean; wip?: boolean };
  _links: { self: { href: string } };
}

async function wanted(body: object): Promise<Verifiable[]> {
  const { body: said } = await ask('POST', '/pacts/provider/gateway/for-verification', body);
  return (said._embedded as { pacts: Verifiable[] }).pacts;
}
const named = async (body: object) => (await wanted(body)).map((one) => one.shortDescription);

/** Verifies one of the pacts that the broker names, as that version of that branch of the gateway. */
async function verify(one: Verifiable | undefined, version: string, branch: string, success = true): Promise<void> {
  const { body } = await ask('GET', one?._links.self.href ?? '');
  const link = (body._links as Record<string, { href: string }>)['pb:publish-verification-results'];
  await ask('PUT', `/pacticipants/gateway/branches/${branch}/versions/${version}`, {});
  await ask('POST', link?.href ?? '', { success, providerApplicationVersion: version });
}

async function place(name: string, version: string, environment: string, kind = 'deployment', target?: string) {
  const { body } = await ask('GET', `/pacticipants/${name}/versions/${version}`);
  const links = (body._links as Record<string, { name: string; href: string }[]>)[`pb:record-${kind}`] ?? [];
  const link = links.find((one) => one.name === environment);
  return ask('POST', link?.href ?? '', target === undefined ? {} : { applicationInstance: target });
}

const matrix = async (pacticipant: string, version: string, where: Record<string, string>) => {
  const query = new URLSearchParams({
    'q[][pacticipant]': pacticipant,
    'q[][version]': version,
    latestby: 'cvp',
    ...where,
  });
  return (await ask('GET', `/matrix?${query.toString()}`)).body.summary as {
    deployable: boolean | null;
    reason: string;
  };
};

describe('publishing', () => {
  test('the same content again is fine, another under the same version is refused', async () => {
    expect(await publish('1', 'main', 'a')).toMatchObject({ status: 200 });
    expect(await publish('1', 'main', 'a')).toMatchObject({ status: 200 });
    expect(await publish('1', 'main', 'b')).toMatchObject({ status: 409 });
  });

  test('the first of develop, main, master becomes the main branch', async () => {
    await publish('1', 'feature', 'a');
    expect(await named({ consumerVersionSelectors: [{ mainBranch: true }] })).toEqual([]);
    await publish('2', 'main', 'b');
    expect(await named({ consumerVersionSelectors: [{ mainBranch: true }] })).toEqual([
      "latest version from the main branch 'main' (2)",
    ]);
  });

  test('nobody without authorization', async () => {
    expect((await fetch(broker.url)).status).toBe(401);
  });
});

describe('selectors', () => {
  beforeEach(async () => {
    await publish('1', 'main', 'a');
    await publish('2', 'main', 'b');
    await publish('3', 'feature', 'c');
    await place('console', '1', 'production');
  });

  test.each([
    ['main branch', [{ mainBranch: true }], ["latest version from the main branch 'main' (2)"]],
    ['a branch', [{ branch: 'feature' }], ["latest version from branch 'feature' (3)"]],
    ['a fallback', [{ branch: 'none', fallbackBranch: 'main' }], ["latest version from branch 'main' (2)"]],
    ['deployed', [{ deployed: true }], ['consumer version deployed to production (1)']],
    ['an environment without any', [{ deployed: true, environment: 'test' }], []],
    ['released', [{ released: true }], []],
    ['another consumer', [{ mainBranch: true, consumer: 'other' }], []],
    ['latest', [{ latest: true }], ['latest version (3)']],
  ])('%s', async (_what, consumerVersionSelectors, names) => {
    expect(await named({ consumerVersionSelectors })).toEqual(names);
  });

  test('the matching branch is that of the provider, which has to be said', async () => {
    const consumerVersionSelectors = [{ matchingBranch: true }];
    expect(await named({ consumerVersionSelectors, providerVersionBranch: 'feature' })).toEqual([
      "latest version from branch 'feature' (3)",
    ]);
    expect(await ask('POST', '/pacts/provider/gateway/for-verification', { consumerVersionSelectors })).toMatchObject({
      status: 400,
    });
  });

  test('none named: the main branch and what is deployed', async () => {
    expect(await named({})).toEqual([
      "latest version from the main branch 'main' (2)",
      'consumer version deployed to production (1)',
    ]);
  });

  test('one content is named once, with both reasons', async () => {
    await place('console', '2', 'test');
    expect(
      await named({ consumerVersionSelectors: [{ mainBranch: true }, { deployed: true, environment: 'test' }] }),
    ).toEqual(["latest version from the main branch 'main' (2), consumer version deployed to test (2)"]);
  });

  test('a deployment takes the place of the one before it, on the same target; a release stands beside it', async () => {
    await place('console', '2', 'production');
    expect(await named({ consumerVersionSelectors: [{ deployed: true }] })).toEqual([
      'consumer version deployed to production (2)',
    ]);
    await place('console', '3', 'production', 'deployment', 'second');
    await place('console', '1', 'production', 'release');
    expect((await named({ consumerVersionSelectors: [{ deployedOrReleased: true }] })).sort()).toEqual([
      'consumer version deployed to production (2)',
      'consumer version deployed to production (3)',
      'consumer version released to production (1)',
    ]);
  });
});

describe('pending', () => {
  const ask4 = (branch: string) => wanted({ includePendingStatus: true, providerVersionBranch: branch });
  const pendingOn = async (branch: string) => (await ask4(branch))[0]?.verificationProperties.pending;
  beforeEach(() => publish('1', 'main', 'a'));

  test('is not told unless asked for', async () => {
    expect((await wanted({ providerVersionBranch: 'main' }))[0]?.verificationProperties.pending).toBeUndefined();
  });

  test('until a branch kept the content once; a failure after that changes nothing', async () => {
    expect(await pendingOn('main')).toBe(true);
    await verify((await ask4('main'))[0], 'g1', 'main', false);
    expect(await pendingOn('main')).toBe(true);
    await verify((await ask4('main'))[0], 'g2', 'main');
    expect(await pendingOn('main')).toBe(false);
    await verify((await ask4('main'))[0], 'g3', 'main', false);
    expect(await pendingOn('main')).toBe(false);
  });

  test('goes with the content, not with the version', async () => {
    await verify((await ask4('main'))[0], 'g1', 'main');
    await publish('2', 'main', 'a');
    expect(await pendingOn('main')).toBe(false);
    await publish('3', 'main', 'b');
    expect(await pendingOn('main')).toBe(true);
  });

  test('a branch that began after another kept it has accepted it; one that began before has not', async () => {
    await ask('PUT', '/pacticipants/gateway/branches/old/versions/g0', {});
    await verify((await ask4('main'))[0], 'g1', 'main');
    expect(await pendingOn('new')).toBe(false);
    expect(await pendingOn('old')).toBe(true);
  });

  test('an empty branch is a mistake', async () => {
    const body = { includePendingStatus: true, providerVersionBranch: ' ' };
    expect(await ask('POST', '/pacts/provider/gateway/for-verification', body)).toMatchObject({ status: 400 });
  });
});

describe('work in progress', () => {
  const since = { includeWipPactsSince: '2026-11-19', providerVersionBranch: 'main', includePendingStatus: true };
  const inProgress = async (body: object = since) =>
    (await wanted({ consumerVersionSelectors: [{ mainBranch: true }], ...body })).filter(
      (one) => one.verificationProperties.wip,
    );
  beforeEach(async () => {
    await publish('1', 'main', 'a');
    await publish('2', 'feature', 'b');
  });

  test('is the head of a branch that no selector names, and pending', async () => {
    const [one, other] = await inProgress();
    expect(one?.shortDescription).toContain("branch 'feature'");
    expect(one?.verificationProperties).toMatchObject({ pending: true, wip: true });
    expect(other).toBeUndefined();
  });

  test('is none that was published before that day, and none where no day is said', async () => {
    expect(await inProgress({ ...since, includeWipPactsSince: '2026-11-21' })).toEqual([]);
    expect(await inProgress({ providerVersionBranch: 'main' })).toEqual([]);
  });

  test('kept as work in progress it stays so; kept by name it is accepted', async () => {
    await verify((await inProgress())[0], 'g1', 'main');
    expect(await inProgress()).toHaveLength(1);
    const [byName] = await wanted({ consumerVersionSelectors: [{ branch: 'feature' }], providerVersionBranch: 'main' });
    await verify(byName, 'g1', 'main');
    expect(await inProgress()).toEqual([]);
  });
});

describe('may it be deployed', () => {
  beforeEach(async () => {
    await publish('1', 'main', 'a');
  });

  test('an unknown version never', async () => {
    expect(await matrix('console', '9', { environment: 'production' })).toMatchObject({ deployable: false });
  });

  test('a consumer not before its provider is there, and not before that version kept its pact', async () => {
    expect(await matrix('console', '1', { environment: 'production' })).toMatchObject({ deployable: null });
    await verify((await wanted({}))[0], 'g1', 'main');
    expect(await matrix('console', '1', { environment: 'production' })).toMatchObject({ deployable: null });
    await place('gateway', 'g1', 'production');
    expect(await matrix('console', '1', { environment: 'production' })).toMatchObject({ deployable: true });
    await publish('2', 'main', 'b');
    const second = await matrix('console', '2', { environment: 'production' });
    expect([second.deployable, second.reason]).toEqual([null, expect.stringContaining('There is no verified pact')]);
  });

  test('a provider may, as long as no consumer there needs what it breaks', async () => {
    await verify((await wanted({}))[0], 'g1', 'main', false);
    expect(await matrix('gateway', 'g1', { environment: 'production' })).toEqual({
      deployable: true,
      reason: 'There are no missing dependencies',
    });
    await place('console', '1', 'production');
    const answer = await matrix('gateway', 'g1', { environment: 'production' });
    expect([answer.deployable, answer.reason]).toEqual([false, expect.stringMatching(/^The verification .* failed$/)]);
  });

  test('without an environment, against the main branch', async () => {
    await verify((await wanted({}))[0], 'g1', 'main');
    expect(await matrix('console', '1', { mainBranch: 'true', latest: 'true' })).toMatchObject({ deployable: true });
  });

  test('an unknown environment is a mistake', async () => {
    const query = 'q%5B%5D%5Bpacticipant%5D=console&q%5B%5D%5Bversion%5D=1&environment=moon';
    expect(await ask('GET', `/matrix?${query}`)).toMatchObject({ status: 400 });
  });
});

describe('webhooks', () => {
  let webhookRequests: { path: string; body: string }[] = [];
  let build: Server;
  let address = '';
  beforeEach(async () => {
    webhookRequests = [];
    build = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        webhookRequests.push({ path: request.url ?? '', body });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((listening) => build.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${String((build.address() as AddressInfo).port)}`;
  });
  afterEach(() => new Promise((closed) => build.close(closed)));

  const keep = (...events: string[]) =>
    ask('POST', '/webhooks', {
      description: 'build',
      provider: { name: 'gateway' },
      events: events.map((name) => ({ name })),
      request: {
        method: 'POST',
        url: `${address}/build`,
        body: '${pactbroker.consumerVersionNumber} ${pactbroker.pactUrl}',
      },
    });

  test('are called when the content is new, and not when it is known', async () => {
    await publish('0', 'main', '0');
    await keep('contract_content_changed');
    await publish('1', 'main', 'a');
    await publish('2', 'main', 'a');
    await publish('3', 'main', 'b');
    await broker.webhooks.quiet();
    expect(webhookRequests.map(({ body }) => body.split(' ')[0])).toEqual(['1', '3']);
    const url = webhookRequests[0]?.body.split(' ')[1] ?? '';
    expect((await ask('GET', url)).body).toMatchObject({ interactions: [{ description: 'a' }] });
  });

  test('are called for each version of the provider that has not verified it: main, and what is deployed', async () => {
    await publish('1', 'main', 'a');
    await verify((await wanted({}))[0], 'g1', 'main');
    await place('gateway', 'g1', 'production');
    await ask('PUT', '/pacticipants/gateway/branches/main/versions/g2', {});
    await keep('contract_requiring_verification_published');
    await publish('2', 'main', 'a');
    await broker.webhooks.quiet();
    expect(webhookRequests).toHaveLength(1);
    await publish('3', 'main', 'b');
    await broker.webhooks.quiet();
    expect(webhookRequests).toHaveLength(3);
  });

  test('tell of a verification, each of what it waits for', async () => {
    await publish('1', 'main', 'a');
    await keep('provider_verification_failed');
    const [one] = await wanted({});
    await verify(one, 'g1', 'main');
    await verify(one, 'g2', 'main', false);
    await broker.webhooks.quiet();
    expect(webhookRequests).toHaveLength(1);
  });

  test('wait for no verification of a provider of which no version is known', async () => {
    await publish('1', 'main', 'a');
    await keep('contract_requiring_verification_published');
    await publish('2', 'main', 'b');
    await broker.webhooks.quiet();
    expect(webhookRequests).toEqual([]);
  });

  test('about somebody who is not known yet are refused', async () => {
    expect(await keep('contract_content_changed')).toMatchObject({
      status: 400,
      body: { errors: { 'provider.name': ['does not match an existing pacticipant'] } },
    });
  });

  test('without an event, or an address, are refused', async () => {
    expect(await keep()).toMatchObject({ status: 400 });
  });
});
