import { randomUUID } from 'node:crypto';
import { isSentTwice, operationOf, sentBeforeState, type PactFile, type PactInteraction } from './contract-source';
import { findBrokenRules } from './answer-rules';
import { startEngine } from './engine';
import { toFindings, type Finding, parseJson } from './findings';
import { describeAccessDenial, type TokenSource } from './access-denial';
import { startMessenger, type Exchange } from './messenger';
import { findUnknownOperation, type NotImplemented, notImplementedStatuses } from './not-implemented';
import { unknownValues, type UnknownValue } from './unknown-values';
import { isDeepStrictEqual } from 'node:util';
import { pathOf } from './request';
import { UserError, describeFetchError } from './command';

interface StateChange {
  name: string;
  params: Record<string, unknown>;
}

/** What the state-change endpoint answered for one state. */
type StateAnswer =
  | { ok: true; accessToken: string | null; cookie: string | null }
  /** `isUnknown`: the endpoint has no such state, or has it not written yet. */
  | { ok: false; isUnknown: boolean; sentence: string };

/**
 * Brings a provider state about: a POST of `{"state", "params", "action": "setup"}`, answered with a 2xx, whose JSON body may hold
 * an `accessToken` or a `cookie` for the calls that follow. Throws a sentence when nothing answers at the address.
 */
async function setUpState(address: string, { name, params }: StateChange): Promise<StateAnswer> {
  let response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    throw new UserError(
      `Nothing answers at the states address ${address} (${describeFetchError(error)}). It takes a POST of {"state", "params", "action": "setup"}: pact/README.md.`,
    );
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) {
    const detail = text === '' ? '' : `: ${text.slice(0, 300)}`;
    const isUnknown = notImplementedStatuses.includes(response.status);
    return { ok: false, isUnknown, sentence: `POST ${address} answered ${String(response.status)}${detail}` };
  }
  return { ok: true, accessToken: textIn(text, 'accessToken'), cookie: textIn(text, 'cookie') };
}

function textIn(json: string, name: string): string | null {
  try {
    const value = (JSON.parse(json) as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    return null;
  }
}

/** Sends the request of the interaction, as its example has it, to `url`. */
export async function sendRequest(interaction: PactInteraction, url: string): Promise<void> {
  const { method, headers = {}, body } = interaction.request;
  const answer = await fetch(`${url}${pathOf(interaction)}`, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')])),
    ...(body?.content !== undefined && { body: JSON.stringify(body.content) }),
  });
  await answer.arrayBuffer();
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** Where the second answer to one operation key is another than the first. */
export function compareWithFirst(first: Exchange, second: Exchange): Finding[] {
  const sentence = 'The same operation key was answered otherwise.';
  const [expected, received] = [short(first.text), short(second.text)];
  if (first.status !== second.status) {
    return [
      {
        where: 'status',
        expected: `${String(first.status)}, as to the first call`,
        came: String(second.status),
        sentence,
      },
    ];
  }
  const isSame = isDeepStrictEqual(parseJson(first.text) ?? first.text, parseJson(second.text) ?? second.text);
  return isSame
    ? []
    : [{ where: 'the body', expected: `the same as to the first call: ${expected}`, came: received, sentence }];
}

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

export interface ReplayResult {
  interaction: PactInteraction;
  held: boolean;
  /** Why it could not be asked: a state that was not brought about, a gateway that gave no answer. */
  obstacle: string | null;
  /** What the gateway has not built yet; null where it holds, or answers wrongly. */
  notThere: NotImplemented | null;
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
  onResult: (replayed: ReplayResult) => void,
): Promise<ReplayResult[]> {
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

  async function prepare({
    providerStates = [],
  }: PactInteraction): Promise<Pick<ReplayResult, 'obstacle' | 'notThere'>> {
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
      if (given !== undefined || gateway.statesUrl === null || name === sentBeforeState) continue;
      const answer = await setUpState(gateway.statesUrl, { name, params });
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

  async function one(interaction: PactInteraction): Promise<Omit<ReplayResult, 'milliseconds'>> {
    const unasked = { interaction, held: false, findings: [], warnings: [], exchange: null, hint: null };
    messenger.forget();
    const prepared = await prepare(interaction);
    if (prepared.obstacle !== null) return { ...unasked, ...prepared };
    if (isSentTwice(interaction)) await sendRequest(interaction, messenger.url);
    const first = messenger.last();
    const judged = await engine.judge(interaction, messenger.url);
    const exchange = messenger.last();
    const silence = messenger.silence();
    if (exchange === null) {
      const obstacle = `The gateway gave no answer (${silence ?? 'the request was never sent'}).`;
      return { ...unasked, obstacle, notThere: null };
    }
    const otherwise = first === null ? [] : compareWithFirst(first, exchange);
    const broken = findBrokenRules(interaction, exchange.text);
    const passed = judged.held && otherwise.length === 0 && broken.length === 0;
    const unknown = passed ? null : findUnknownOperation(interaction, exchange);
    return {
      interaction,
      held: passed,
      obstacle: unknown === null ? null : `The gateway does not know the operation: ${unknown}`,
      notThere: unknown === null ? null : { kind: 'operation', name: operationOf(interaction), sentence: unknown },
      findings: withoutRepeats([...toFindings(interaction, judged.differences, exchange), ...broken, ...otherwise]),
      warnings: unknownValues(interaction, exchange.text),
      exchange,
      hint: passed ? null : describeAccessDenial(interaction, exchange, tokenSource),
    };
  }

  try {
    const all: ReplayResult[] = [];
    for (const interaction of interactions) {
      const from = performance.now();
      const replayed = { ...(await one(interaction)), milliseconds: performance.now() - from };
      all.push(replayed);
      onResult(replayed);
    }
    return all;
  } finally {
    engine.close();
    await messenger.close();
  }
}
