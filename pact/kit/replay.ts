import { randomUUID } from 'node:crypto';
import type { PactFile, PactInteraction } from './contract-source';
import { startEngine } from './engine';
import { inWords, type Finding } from './in-words';
import { startMessenger, type Exchange } from './messenger';
import { bringAbout } from './state-changes';

export interface GatewayUnderTest {
  /** Address in front of the contract's paths, without a last slash. */
  baseUrl: string;
  /** Where states are brought about; null where the gateway is taken to hold them. */
  statesUrl: string | null;
  /** Access tokens by account; they outrank those of the states address. */
  tokens: ReadonlyMap<string, string>;
  /** Sent on queries; null sends the example's. */
  apiKey: string | null;
  /** Milliseconds that an answer may take. */
  patience: number;
}

export interface Replayed {
  interaction: PactInteraction;
  held: boolean;
  /** Why it could not be asked: a state that was not brought about, a gateway that gave no answer. */
  obstacle: string | null;
  findings: Finding[];
  exchange: Exchange | null;
  milliseconds: number;
}

const signedIn = 'a person is signed in';

function asJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Replays interactions against a gateway, one after the other, each after its states, and tells of each as it ends. Each request
 * goes out with the access token of the account that the interaction names, and a mutation with an operation key of its own.
 */
export async function replay(
  contract: PactFile,
  interactions: readonly PactInteraction[],
  gateway: GatewayUnderTest,
  tell: (replayed: Replayed) => void,
): Promise<Replayed[]> {
  let token: string | null = null;
  let cookie: string | null = null;
  const messenger = await startMessenger({
    baseUrl: gateway.baseUrl,
    patience: gateway.patience,
    headers: (example) => ({
      ...example,
      ...('authorization' in example && token !== null && { authorization: `Bearer ${token}` }),
      ...('cookie' in example && cookie !== null && { cookie }),
      ...('x-api-key' in example && gateway.apiKey !== null && { 'x-api-key': gateway.apiKey }),
      ...('x-operation-key' in example && { 'x-operation-key': randomUUID() }),
    }),
  });
  const engine = startEngine(contract);

  async function prepare({ providerStates = [] }: PactInteraction): Promise<string | null> {
    token = null;
    cookie = null;
    for (const { name, params = {} } of providerStates) {
      const given = name === signedIn ? gateway.tokens.get(String(params.account)) : undefined;
      if (given !== undefined) token = given;
      if (given !== undefined || gateway.statesUrl === null) continue;
      const answer = await bringAbout(gateway.statesUrl, { name, params });
      if (!answer.ok) return `The state "${name}" was not brought about. ${answer.sentence}`;
      if (answer.accessToken !== null) token = answer.accessToken;
      if (answer.cookie !== null) cookie = answer.cookie;
    }
    return null;
  }

  async function one(interaction: PactInteraction): Promise<Omit<Replayed, 'milliseconds'>> {
    const unasked = { interaction, held: false, findings: [], exchange: null };
    messenger.forget();
    const obstacle = await prepare(interaction);
    if (obstacle !== null) return { ...unasked, obstacle };
    const { held, differences } = await engine.judge(interaction, messenger.url);
    const exchange = messenger.last();
    const silence = messenger.silence();
    if (exchange === null) {
      return { ...unasked, obstacle: `The gateway gave no answer (${silence ?? 'the request was never sent'}).` };
    }
    const findings = inWords(interaction, differences, asJson(exchange.text), exchange.status);
    return { interaction, held, obstacle: null, findings, exchange };
  }

  try {
    const all: Replayed[] = [];
    for (const interaction of interactions) {
      const from = performance.now();
      const replayed = { ...(await one(interaction)), milliseconds: performance.now() - from };
      all.push(replayed);
      tell(replayed);
    }
    return all;
  } finally {
    engine.close();
    await messenger.close();
  }
}
