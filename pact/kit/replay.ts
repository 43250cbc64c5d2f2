import { randomUUID } from 'node:crypto';
import { isSentTwice, operationOf, sentBefore, type PactFile, type PactInteraction } from './contract-source';
import { brokenRules } from './answer-rules';
import { startEngine } from './engine';
import { inWords, type Finding } from './in-words';
import { letInHint, type TokenSource } from './let-in';
import { startMessenger, type Exchange } from './messenger';
import { unknownOperation, type NotThere } from './not-there';
import { differsFromFirst, sendOnce } from './sent-before';
import { bringAbout } from './state-changes';
import { unknownValues, type UnknownValue } from './unknown-values';

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
  /** What the gateway has not built yet; null where it holds, or answers wrongly. */
  notThere: NotThere | null;
  findings: Finding[];
  /** What may help whoever reads of the failure. */
  hint: string | null;
  /** Values that no vocabulary has: they fail nothing. */
  warnings: UnknownValue[];
  exchange: Exchange | null;
  milliseconds: number;
}

/** One finding a place: what the contract says of it comes first. */
const withoutRepeats = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ where }, index) => findings.findIndex((one) => one.where === where) === index);

const signedIn = 'a person is signed in';

/**
 * Replays interactions against a gateway, one after the other, each after its states, and tells of each as it ends. Each request
 * goes out with the access token of the account that the interaction names, and a mutation with an operation key of its own; one that
 * was sent before goes out twice with the same key, and its second answer has to be the first.
 */
export async function replay(
  contract: PactFile,
  interactions: readonly PactInteraction[],
  gateway: GatewayUnderTest,
  tell: (replayed: Replayed) => void,
): Promise<Replayed[]> {
  let token: string | null = null;
  let cookie: string | null = null;
  let operationKey = '';
  let tokenSource: TokenSource = { account: null, from: 'example' };
  const messenger = await startMessenger({
    baseUrl: gateway.baseUrl,
    patience: gateway.patience,
    headers: (example) => ({
      ...example,
      ...('authorization' in example && token !== null && { authorization: `Bearer ${token}` }),
      ...('cookie' in example && cookie !== null && { cookie }),
      ...('x-api-key' in example && gateway.apiKey !== null && { 'x-api-key': gateway.apiKey }),
      ...('x-operation-key' in example && { 'x-operation-key': operationKey }),
    }),
  });
  const engine = startEngine(contract);

  async function prepare({ providerStates = [] }: PactInteraction): Promise<Pick<Replayed, 'obstacle' | 'notThere'>> {
    token = null;
    cookie = null;
    operationKey = randomUUID();
    tokenSource = { account: null, from: 'example' };
    for (const { name, params = {} } of providerStates) {
      const account = String(params.account);
      if (name === signedIn) tokenSource = { account, from: 'example' };
      const given = name === signedIn ? gateway.tokens.get(account) : undefined;
      if (given !== undefined) {
        token = given;
        tokenSource = { account, from: 'option' };
      }
      if (given !== undefined || gateway.statesUrl === null || name === sentBefore) continue;
      const answer = await bringAbout(gateway.statesUrl, { name, params });
      if (!answer.ok) {
        const obstacle = `The state "${name}" was not brought about. ${answer.sentence}`;
        return { obstacle, notThere: answer.isUnknown ? { kind: 'state', name, sentence: answer.sentence } : null };
      }
      if (answer.accessToken !== null) {
        token = answer.accessToken;
        tokenSource = { ...tokenSource, from: 'states' };
      }
      if (answer.cookie !== null) cookie = answer.cookie;
    }
    return { obstacle: null, notThere: null };
  }

  async function one(interaction: PactInteraction): Promise<Omit<Replayed, 'milliseconds'>> {
    const unasked = { interaction, held: false, findings: [], warnings: [], exchange: null, hint: null };
    messenger.forget();
    const prepared = await prepare(interaction);
    if (prepared.obstacle !== null) return { ...unasked, ...prepared };
    if (isSentTwice(interaction)) await sendOnce(interaction, messenger.url);
    const first = messenger.last();
    const judged = await engine.judge(interaction, messenger.url);
    const exchange = messenger.last();
    const silence = messenger.silence();
    if (exchange === null) {
      const obstacle = `The gateway gave no answer (${silence ?? 'the request was never sent'}).`;
      return { ...unasked, obstacle, notThere: null };
    }
    const otherwise = first === null ? [] : differsFromFirst(first, exchange);
    const broken = brokenRules(interaction, exchange.text);
    const held = judged.held && otherwise.length === 0 && broken.length === 0;
    const unknown = held ? null : unknownOperation(interaction, exchange);
    return {
      interaction,
      held,
      obstacle: unknown === null ? null : `The gateway does not know the operation: ${unknown}`,
      notThere: unknown === null ? null : { kind: 'operation', name: operationOf(interaction), sentence: unknown },
      findings: withoutRepeats([...inWords(interaction, judged.differences, exchange), ...broken, ...otherwise]),
      warnings: unknownValues(interaction, exchange.text),
      exchange,
      hint: held ? null : letInHint(interaction, exchange, tokenSource),
    };
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
