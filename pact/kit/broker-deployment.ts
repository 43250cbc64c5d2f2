import { requestBroker, expectSuccess, readField, requireLink, readMessages, type Broker } from './broker';
import { UserError } from './command';

export interface Deployable {
  /** Null while a verification that it needs is not known yet. */
  yes: boolean | null;
  reason: string;
  notices: string[];
}

/** Whether a version may go to an environment (`latest of a main branch` where it is null), by what the broker knows is verified. */
export async function canDeploy(
  broker: Broker,
  pacticipant: string,
  version: string,
  environment: string | null,
): Promise<Deployable> {
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
    ['latestby', 'cvp'],
    ...(environment === null
      ? [
          ['mainBranch', 'true'],
          ['latest', 'true'],
        ]
      : [['environment', environment]]),
  ] as [string, string][]);
  const body = expectSuccess(await requestBroker(broker, 'GET', `/matrix?${query.toString()}`), 'the question');
  const summary = readField(body, 'summary');
  const [deployable, reason] = [readField(summary, 'deployable'), readField(summary, 'reason')];
  return {
    yes: deployable === null ? null : deployable === true,
    reason: typeof reason === 'string' ? reason : 'The broker gives no reason.',
    notices: readMessages(body),
  };
}

/** A version that now runs somewhere. */
export interface Deployment {
  pacticipant: string;
  version: string;
  environment: string;
  /** Of several instances of an application in one environment, which; null for the only one. */
  target: string | null;
  /** Deployed takes the place of the version before it; released stands beside it. */
  kind: 'deployment' | 'release';
}

/** Tells the broker that a version is deployed to an environment, or released there. Throws a sentence for one that it does not know. */
export async function recordDeployment(
  broker: Broker,
  { pacticipant, version, environment, target, kind }: Deployment,
): Promise<void> {
  const found = await requestBroker(
    broker,
    'GET',
    await requireLink(broker, 'pb:pacticipant-version', { pacticipant, version }),
  );
  if (found.status === 404)
    throw new UserError(
      `The broker knows no version ${version} of ${pacticipant}: it is known once it was published, or verified.`,
    );
  const links = readField(readField(expectSuccess(found, 'the version'), '_links'), `pb:record-${kind}`);
  const places = Array.isArray(links) ? (links as { name?: unknown; href?: unknown }[]) : [];
  const place = places.find(({ name }) => name === environment);
  if (typeof place?.href !== 'string') {
    const known = places.map(({ name }) => String(name)).join(', ');
    throw new UserError(`The broker knows no environment ${environment}. It has ${known === '' ? 'none' : known}.`);
  }
  expectSuccess(
    await requestBroker(broker, 'POST', place.href, target === null ? {} : { applicationInstance: target }),
    'the record',
  );
}

export interface WebhookDefinition {
  /** The same one is written over when it is given again. */
  uuid: string;
  description: string;
  consumer: string | null;
  provider: string | null;
  events: readonly string[];
  request: { method: string; url: string; headers: Record<string, string>; body: unknown };
}

/** Creates a webhook of the broker, or writes over the one with its uuid. */
export async function saveWebhook(
  broker: Broker,
  { uuid, consumer, provider, events, ...webhook }: WebhookDefinition,
): Promise<void> {
  const answer = await requestBroker(broker, 'PUT', await requireLink(broker, 'pb:webhook', { uuid }), {
    ...webhook,
    ...(consumer !== null && { consumer: { name: consumer } }),
    ...(provider !== null && { provider: { name: provider } }),
    events: events.map((name) => ({ name })),
  });
  expectSuccess(answer, 'the webhook');
}
