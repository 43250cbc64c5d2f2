import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

interface Published {
  consumer: string;
  provider: string;
  version: string;
  branch: string;
  content: string;
}

interface Verified {
  sha: string;
  provider: string;
  version: string;
  success: boolean;
}

export interface StubBroker {
  url: string;
  published: Published[];
  verified: Verified[];
  /** `pacticipant branch version`, as it was told. */
  branches: string[];
  /** The last question of can-i-deploy. */
  asked: URLSearchParams | null;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Json);
}

const shaOf = (content: string) => createHash('sha1').update(content).digest('hex');
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A broker's HTTP, as far as publishing, verification results and can-i-deploy speak it; it lets in whoever has the authorization. */
export async function startStubBroker(authorization: string): Promise<StubBroker> {
  const broker: Omit<StubBroker, 'url' | 'close'> = { published: [], verified: [], branches: [], asked: null };

  function publish(body: Json): [number, Json] {
    const version = text(body.pacticipantVersionNumber);
    const branch = text(body.branch);
    if (branch === '' || version === '') return [400, { errors: { branch: ['can’t be blank'] } }];
    const contracts = (body.contracts as Json[]).map((contract) => ({
      consumer: text(contract.consumerName),
      provider: text(contract.providerName),
      version,
      branch,
      content: Buffer.from(text(contract.content), 'base64').toString('utf8'),
    }));
    const changed = contracts.find((one) =>
      broker.published.some(
        (before) => before.provider === one.provider && before.version === version && before.content !== one.content,
      ),
    );
    if (changed) {
      const said = `Cannot change the content of the pact for ${changed.consumer} version ${version}`;
      return [409, { notices: [{ type: 'error', text: said }] }];
    }
    broker.published.push(...contracts);
    const said = contracts.map((one) => `Pact successfully published for ${one.consumer} version ${version}`);
    return [200, { notices: said.map((line) => ({ type: 'success', text: line })) }];
  }

  function contractOf(provider: string, consumer: string, which: string): [number, Json] {
    const all = broker.published.filter((one) => one.provider === provider && one.consumer === consumer);
    const one = which === 'latest' ? all.at(-1) : all.find(({ version }) => `version/${version}` === which);
    if (!one) return [404, { error: 'not found' }];
    const href = `${url}/pacts/provider/${provider}/consumer/${consumer}/pact-version/${shaOf(one.content)}/verification-results`;
    return [200, { ...(JSON.parse(one.content) as Json), _links: { 'pb:publish-verification-results': { href } } }];
  }

  function matrix(query: URLSearchParams): [number, Json] {
    broker.asked = query;
    const contract = broker.published.find(({ version }) => version === query.get('q[][version]'));
    const result = contract && broker.verified.findLast(({ sha }) => sha === shaOf(contract.content));
    const reason = !result
      ? 'There is no verified pact between vigia-console and gateway'
      : result.success
        ? 'All required verification results are published and successful'
        : 'The verification for the pact failed';
    const deployable = result?.success ?? null;
    return [200, { summary: { deployable, reason }, notices: [], matrix: [] }];
  }

  function answer(method: string, { pathname, searchParams }: URL, body: Json): [number, Json] {
    const parts = decodeURIComponent(pathname).split('/').slice(1);
    const [area, , provider = '', , consumer = '', ...rest] = parts;
    if (method === 'POST' && pathname === '/contracts/publish') return publish(body);
    if (method === 'GET' && pathname === '/matrix') return matrix(searchParams);
    if (method === 'GET' && area === 'pacts') return contractOf(provider, consumer, rest.join('/'));
    if (method === 'POST' && area === 'pacts' && rest[0] === 'pact-version') {
      const version = text(body.providerApplicationVersion);
      broker.verified.push({ sha: rest[1] ?? '', provider, version, success: body.success === true });
      return [201, {}];
    }
    if (method === 'PUT' && area === 'pacticipants') {
      broker.branches.push([parts[1], parts[3], parts[5]].join(' '));
      return [200, {}];
    }
    return [404, { error: 'not found' }];
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const isKnown = request.headers.authorization === authorization;
      const target = new URL(request.url ?? '/', 'http://broker');
      const [status, said] = isKnown ? answer(request.method ?? '', target, body) : [401, {}];
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return Object.assign(broker, {
    url,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  });
}
