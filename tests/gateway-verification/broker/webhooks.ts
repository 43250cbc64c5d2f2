import { randomUUID } from 'node:crypto';

export type WebhookEvent =
  | 'contract_published'
  | 'contract_content_changed'
  | 'contract_requiring_verification_published'
  | 'provider_verification_published'
  | 'provider_verification_succeeded'
  | 'provider_verification_failed';

export interface Webhook {
  uuid: string;
  description: string;
  consumer?: { name: string };
  provider?: { name: string };
  events: { name: WebhookEvent }[];
  request: { method: string; url: string; headers?: Record<string, string>; body?: unknown };
}

export interface WebhookCall {
  uuid: string;
  event: WebhookEvent;
  status: number | null;
}

/** Puts values in the place of `${pactbroker.name}`; a name without a value leaves nothing. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{pactbroker\.(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

/** The webhooks of a broker: each is called, really, once for each event that it waits for. */
export function createWebhooks() {
  const all = new Map<string, Webhook>();
  const called: WebhookCall[] = [];
  let running: Promise<unknown> = Promise.resolve();

  async function call(webhook: Webhook, event: WebhookEvent, values: Readonly<Record<string, string>>): Promise<void> {
    const { method, url, headers = {}, body } = webhook.request;
    const text = body === undefined ? null : filled(typeof body === 'string' ? body : JSON.stringify(body), values);
    const answer = await fetch(filled(url, values), { method, headers, ...(text !== null && { body: text }) }).catch(
      () => null,
    );
    called.push({ uuid: webhook.uuid, event, status: answer?.status ?? null });
  }

  return {
    all,
    called,
    put(uuid: string | null, given: Omit<Webhook, 'uuid'>): Webhook {
      const webhook = { ...given, uuid: uuid ?? randomUUID() };
      all.set(webhook.uuid, webhook);
      return webhook;
    },
    /** Tells of an event between two participants, with what a webhook may say of it. */
    tell(event: WebhookEvent, values: { consumerName: string; providerName: string } & Record<string, string>): void {
      for (const webhook of all.values()) {
        if (!webhook.events.some(({ name }) => name === event)) continue;
        if (webhook.consumer && webhook.consumer.name !== values.consumerName) continue;
        if (webhook.provider && webhook.provider.name !== values.providerName) continue;
        running = running.then(() => call(webhook, event, values));
      }
    },
    /** Resolves when everything told so far was called. */
    quiet: () => running,
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
