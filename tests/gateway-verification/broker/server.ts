import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canDeploy, toMatrixRow } from './matrix';
import { createRecords, type Records } from './records';
import { pactsForVerification, type SelectedPact, type VerificationRequest } from './selection';
import { createWebhooks, type Webhook, type Webhooks } from './webhooks';

type Json = Record<string, unknown>;
type Answer = [status: number, body: Json];
type Handle = (parts: string[], body: Json, query: URLSearchParams) => Answer;

export interface PactBroker {
  url: string;
  records: Records;
  webhooks: Webhooks;
  close(): Promise<void>;
}

interface Options {
  /** The Authorization header that it lets in. */
  authorization: string;
  /** The day of publications, as `2026-11-22`. */
  today?: () => string;
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Json);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const notFound: Answer = [404, { error: { message: 'The requested document was not found on this server.' } }];
const invalid = (field: string, sentence: string): Answer => [400, { errors: { [field]: [sentence] } }];
const toMetadata = (isWip: boolean) => Buffer.from(JSON.stringify({ wip: isWip }), 'utf8').toString('base64url');
const isWipIn = (metadata: string): boolean =>
  (JSON.parse(Buffer.from(metadata, 'base64url').toString('utf8')) as { wip?: boolean }).wip === true;

/**
 * A broker of pacts over HTTP that keeps the rules of the open-source one, as its documentation has them: HAL links from the index on,
 * contracts with versions and branches, selectors, pending and work-in-progress pacts, verification results, environments with deployed
 * and released versions, the matrix of can-i-deploy, and webhooks that are called. It remembers until it closes.
 */
export async function startPactBroker({
  authorization,
  today = () => new Date().toISOString().slice(0, 10),
}: Options): Promise<PactBroker> {
  const records = createRecords(today);
  const webhooks = createWebhooks();
  const path = (...parts: string[]) => `${url}/${parts.map(encodeURIComponent).join('/')}`;
  const pactPath = (provider: string, consumer: string, sha: string) =>
    path('pacts', 'provider', provider, 'consumer', consumer, 'pact-version', sha);

  const index = (): Answer => [
    200,
    {
      _links: {
        'pb:publish-contracts': { href: path('contracts', 'publish') },
        'pb:provider-pacts-for-verification': {
          href: `${url}/pacts/provider/{provider}/for-verification`,
          templated: true,
        },
        'pb:pacticipant-version': { href: `${url}/pacticipants/{pacticipant}/versions/{version}`, templated: true },
        'pb:pacticipant-branch-version': {
          href: `${url}/pacticipants/{pacticipant}/branches/{branch}/versions/{version}`,
          templated: true,
        },
        'pb:environments': { href: path('environments') },
        'pb:webhooks': { href: path('webhooks') },
        'pb:webhook': { href: `${url}/webhooks/{uuid}`, templated: true },
      },
    },
  ];

  /** A pact awaits a result of each version of its provider that counts: the head of main, and what is deployed or released. None awaits one of a provider without versions. */
  function versionsThatCount(provider: string): string[] {
    const main = records.mainBranchOf.get(provider) ?? null;
    const own = records.versions.filter(
      (one) => one.pacticipant === provider && main !== null && one.branches.has(main),
    );
    const placed = records
      .current(['deployed', 'released'], null)
      .filter(({ pacticipant }) => pacticipant === provider);
    const heads = [records.latestOf(own)?.number, ...placed.map(({ version }) => version)];
    return [...new Set(heads.filter((version) => version !== undefined))];
  }

  const publish: Handle = (_parts, body) => {
    const [consumer, version, branch] = [body.pacticipantName, body.pacticipantVersionNumber, body.branch].map(text);
    if (!consumer) return invalid('pacticipantName', 'is missing');
    if (!version) return invalid('pacticipantVersionNumber', 'is missing');
    const notices: Json[] = [];
    for (const contract of body.contracts as Json[]) {
      if (text(contract.consumerName) !== consumer)
        return invalid('contracts', 'consumerName must match pacticipantName');
      const provider = text(contract.providerName);
      const content = Buffer.from(text(contract.content), 'base64').toString('utf8');
      const done = records.publish(consumer, provider, version, branch || null, content);
      if (done === null) {
        const said = `Cannot change the content of the pact for ${consumer} version ${version} and provider ${provider}`;
        const lineByLine = { type: 'info', text: ' {\n-  "interactions": []\n+  "interactions": [{}]\n }' };
        return [409, { notices: [{ type: 'error', text: said }, lineByLine], errors: { contracts: [said] } }];
      }
      notices.push({
        type: 'success',
        text: `Pact successfully published for ${consumer} version ${version} and provider ${provider}.`,
      });
      const values = {
        consumerName: consumer,
        providerName: provider,
        consumerVersionNumber: version,
        consumerVersionBranch: branch ?? '',
        pactUrl: `${pactPath(provider, consumer, done.sha)}/metadata/${toMetadata(false)}`,
      };
      webhooks.tell('contract_published', values);
      if (done.isNew) webhooks.tell('contract_content_changed', values);
      for (const providerVersion of versionsThatCount(provider)) {
        const isVerified = records.verifications.some((one) => one.sha === done.sha && one.version === providerVersion);
        if (!isVerified)
          webhooks.tell('contract_requiring_verification_published', {
            ...values,
            providerVersionNumber: providerVersion,
          });
      }
    }
    return [
      200,
      {
        notices,
        _embedded: { pacticipant: { name: consumer }, version: { number: version } },
        _links: {
          'pb:pacticipant-version': { name: version, href: path('pacticipants', consumer, 'versions', version) },
          'pb:contracts': [],
        },
      },
    ];
  };

  function verifiable(provider: string, branch: string, { publication, why, pending, isWip }: SelectedPact): Json {
    const { consumer, sha, version } = publication;
    const href = `${pactPath(provider, consumer, sha)}/metadata/${toMetadata(isWip)}`;
    const state = pending
      ? `This pact is in pending state for this version of ${provider}. If this verification fails, it will not cause the overall build to fail.`
      : `This pact has previously been successfully verified by a version of ${provider} from branch '${branch}'. If this verification fails, it will fail the build.`;
    return {
      shortDescription: why.join(', '),
      verificationProperties: {
        ...(pending !== undefined && { pending }),
        ...(isWip && { wip: true }),
        notices: [
          {
            when: 'before_verification',
            text: `The pact is being verified because it is the ${why.join(' and the ')}`,
          },
          ...(pending === undefined ? [] : [{ when: 'before_verification', text: state }]),
          ...(pending
            ? [
                {
                  when: 'after_verification:success_true_published_true',
                  text: `This pact is no longer in pending state for branch '${branch}'.`,
                },
              ]
            : []),
        ],
      },
      _links: { self: { href, name: `Pact between ${consumer} (${version}) and ${provider}` } },
    };
  }

  const forVerification: Handle = ([provider = ''], body) => {
    const wanted = body as VerificationRequest;
    const branch = wanted.providerVersionBranch;
    if (wanted.consumerVersionSelectors?.some(({ matchingBranch }) => matchingBranch) && !branch)
      return invalid(
        'consumerVersionSelectors',
        'the providerVersionBranch must be specified when the selector matchingBranch is used',
      );
    if (branch !== undefined && branch.trim() === '' && (wanted.includePendingStatus || wanted.includeWipPactsSince))
      return invalid('providerVersionBranch', 'must not be blank');
    const pacts = pactsForVerification(records, provider, wanted).map((one) => verifiable(provider, branch ?? '', one));
    return [
      200,
      { _embedded: { pacts }, _links: { self: { href: path('pacts', 'provider', provider, 'for-verification') } } },
    ];
  };

  function pact(provider: string, consumer: string, sha: string, metadata: string): Answer {
    const own = records.ofProvider(provider).filter((one) => one.consumer === consumer && one.sha === sha);
    const one = records.latestOf(own);
    if (!one) return notFound;
    const results = `${pactPath(provider, consumer, sha)}/metadata/${metadata}/verification-results`;
    const version = { href: path('pacticipants', consumer, 'versions', one.version), name: one.version };
    return [
      200,
      {
        ...(JSON.parse(one.content) as Json),
        _links: { 'pb:publish-verification-results': { href: results }, 'pb:consumer-version': version },
      },
    ];
  }

  const result = (provider: string, consumer: string, sha: string, metadata: string, body: Json): Answer => {
    const version = text(body.providerApplicationVersion);
    if (version === '') return invalid('providerApplicationVersion', "can't be blank");
    if (typeof body.success !== 'boolean') return invalid('success', "can't be blank");
    const { success, testResults } = body;
    records.verify({ sha, consumer, provider, version, success, isWip: isWipIn(metadata), testResults });
    const values = { consumerName: consumer, providerName: provider, providerVersionNumber: version };
    webhooks.tell('provider_verification_published', values);
    webhooks.tell(success ? 'provider_verification_succeeded' : 'provider_verification_failed', values);
    return [201, { success, providerApplicationVersion: version }];
  };

  const pacts = (method: string, parts: string[], body: Json): Answer => {
    const [, , provider = '', , consumer = '', kind, which = '', , metadata, tail] = parts;
    const own = records.ofProvider(provider).filter((one) => one.consumer === consumer);
    if (kind === 'latest' || kind === 'version') {
      const one = kind === 'latest' ? records.latestOf(own) : own.find(({ version }) => version === which);
      return one ? pact(provider, consumer, one.sha, toMetadata(false)) : notFound;
    }
    if (method === 'POST' && tail === 'verification-results' && metadata !== undefined) {
      if (!own.some(({ sha }) => sha === which)) return notFound;
      return result(provider, consumer, which, metadata, body);
    }
    return pact(provider, consumer, which, metadata ?? toMetadata(false));
  };

  function version(pacticipant: string, number: string): Answer {
    const one = records.versions.find((each) => each.pacticipant === pacticipant && each.number === number);
    if (!one) return notFound;
    const to = (kind: string) =>
      records.environments.map(({ name, uuid }) => ({
        name,
        href: path('pacticipants', pacticipant, 'versions', number, kind, 'environment', uuid),
      }));
    const branches = [...one.branches].map((name) => ({ name }));
    return [
      200,
      {
        number,
        _embedded: { branchVersions: branches },
        _links: { 'pb:record-deployment': to('deployed-versions'), 'pb:record-release': to('released-versions') },
      },
    ];
  }

  const pacticipants = (method: string, parts: string[], body: Json): Answer => {
    const [, name = '', kind, first = '', second, third, uuid] = parts;
    if (kind === undefined && method === 'PATCH') {
      records.mainBranchOf.set(name, text(body.mainBranch));
      return [200, { name, mainBranch: body.mainBranch }];
    }
    if (kind === 'branches' && second === 'versions' && method === 'PUT') {
      records.putOnBranch(name, first, third ?? '');
      return [200, {}];
    }
    if (kind === 'versions' && second === undefined) return version(name, first);
    const environment = records.environments.find((one) => one.uuid === uuid);
    if (kind !== 'versions' || method !== 'POST' || !environment || version(name, first)[0] === 404) return notFound;
    const target = text(body.applicationInstance) || null;
    const place = second === 'released-versions' ? 'released' : 'deployed';
    const placed = records.place(place, name, first, environment.name, target);
    return [201, { uuid: placed.uuid, currentlyDeployed: true, applicationInstance: target }];
  };

  const deployed = (uuid: string, body: Json): Answer => {
    const one = records.placements.find((each) => each.uuid === uuid);
    if (!one) return notFound;
    one.isCurrent = body.currentlyDeployed !== false && body.currentlySupported !== false;
    return [200, {}];
  };

  const matrix: Handle = (_parts, _body, query) => {
    const [pacticipant, number] = [query.get('q[][pacticipant]'), query.get('q[][version]')];
    if (!pacticipant || !number) return invalid('q', 'Please provide 1 or more version selectors.');
    const environment = query.get('environment');
    if (environment !== null && !records.environments.some(({ name }) => name === environment))
      return invalid('environment', `environment with name '${environment}' does not exist`);
    const deploymentQuery = {
      pacticipant,
      version: number,
      environment,
      mainBranch: query.get('mainBranch') === 'true',
    };
    const { deployable, reason, rows } = canDeploy(records, deploymentQuery);
    const text = { type: deployable === true ? 'success' : 'error', text: reason };
    return [200, { summary: { deployable, reason }, notices: [text], matrix: rows.map(toMatrixRow) }];
  };

  function hooks(method: string, [, uuid]: string[], body: Json): Answer {
    if (method === 'GET') return [200, { _embedded: { webhooks: [...webhooks.all.values()] } }];
    const { request, events } = body as Partial<Webhook>;
    if (!request || !URL.canParse(request.url.replaceAll('${', '').replaceAll('}', '')))
      return invalid('request.url', 'is not a valid URL');
    if (!events || events.length === 0) return invalid('events', "can't be blank");
    for (const role of ['consumer', 'provider'] as const) {
      const name = text((body[role] as Json | undefined)?.name);
      const isKnown =
        records.mainBranchOf.has(name) ||
        records.publications.some((one) => [one.consumer, one.provider].includes(name));
      if (name && !isKnown) return invalid(`${role}.name`, 'does not match an existing pacticipant');
    }
    const isThere = uuid !== undefined && webhooks.all.has(uuid);
    const webhook = webhooks.put(uuid ?? null, body as Omit<Webhook, 'uuid'>);
    return [isThere ? 200 : 201, { ...webhook, _links: { self: { href: path('webhooks', webhook.uuid) } } }];
  }

  function answer(method: string, { pathname, searchParams }: URL, body: Json): Answer {
    const parts = pathname.split('/').slice(1).map(decodeURIComponent);
    const [area, second, third = '', fourth] = parts;
    if (area === '' && method === 'GET') return index();
    if (area === 'contracts' && second === 'publish' && method === 'POST') return publish(parts, body, searchParams);
    if (area === 'pacts' && fourth === 'for-verification' && method === 'POST')
      return forVerification([third], body, searchParams);
    if (area === 'pacts') return pacts(method, parts, body);
    if (area === 'pacticipants') return pacticipants(method, parts, body);
    if (area === 'deployed-versions' || area === 'released-versions') return deployed(second ?? '', body);
    if (area === 'environments' && method === 'GET')
      return [200, { _embedded: { environments: records.environments } }];
    if (area === 'matrix') return matrix(parts, body, searchParams);
    if (area === 'webhooks') return hooks(method, parts, body);
    return notFound;
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const isKnown = request.headers.authorization === authorization;
      const target = new URL(request.url ?? '/', 'http://broker');
      const [status, said] = isKnown ? answer(request.method ?? '', target, body) : ([401, {}] satisfies Answer);
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    records,
    webhooks,
    close: async () => {
      await webhooks.quiet();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}
