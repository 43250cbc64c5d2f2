import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { AccountPorts, IdentityPorts, Outcome, PlatformPorts } from '../../../contracts/ports';
import {
  identityFailures,
  refusals,
  transportFailures,
  type FailureCode,
} from '../../../contracts/vocabulary/failures';
import { isLazyCodeName } from '../../../machines/kit/lazy-code';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { isSnapshotEvent } from '../../../machines/simulator/to-step';
import type { Answers, Exhibit, SampleAnswer } from './lab.types';
import { eventsOf, readValue, writeValue, payloadSpecOf } from './payload';
import type { PayloadSpec } from './payloads.types';
import { endedActorOf, portIdsOf } from '../../../machines/simulator/port-ids';

type AnswerSource = Pick<Exhibit, 'machine' | 'samples' | 'payloads'>;
export type ReadAnswer = { ok: true; outcome: Outcome<unknown> } | { ok: false; fault: string };

/** Ports of the identity service and of the browser; every other one asks the gateway. */
const identityPorts: Record<keyof IdentityPorts | keyof AccountPorts, true> = {
  restoreSession: true,
  refreshSession: true,
  signIn: true,
  beginMarketplaceSignIn: true,
  finishMarketplaceSignIn: true,
  signOut: true,
  signUp: true,
  confirmSignUp: true,
  forgotPassword: true,
  confirmForgotPassword: true,
  checkPassword: true,
  changePassword: true,
  createAuditor: true,
  linkAccount: true,
};
const platformPorts: Record<keyof PlatformPorts, true> = {
  readJournal: true,
  writeJournal: true,
  deleteJournal: true,
  readDrafts: true,
  writeDraft: true,
  deleteDraft: true,
  clearSaved: true,
  readPast: true,
  writePast: true,
  readCursor: true,
  writeCursor: true,
  readPreference: true,
  writePreference: true,
  readCookie: true,
  writeCookie: true,
  saveSpreadsheet: true,
  downloadFile: true,
  learnOrder: true,
  readWording: true,
  readDevice: true,
  readAlertRight: true,
  askAlertRight: true,
  showAlert: true,
  applyLanguage: true,
};

function isOutcome(value: unknown): value is Outcome<unknown> {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false;
  if (value.ok === true) return true;
  const failure = 'failure' in value ? value.failure : null;
  return typeof failure === 'object' && failure !== null && 'code' in failure;
}

/** An event with those by which an invoked machine came to show itself so: the answers among them are answers of the machine, too. */
const withSteps = (event: AnyEventObject): AnyEventObject[] => [
  event,
  ...(isSnapshotEvent(event) ? event.steps.flatMap(withSteps) : []),
];

function outcomesOf(machine: AnyStateMachine, samples: MachineSamples, port: string): Outcome<unknown>[] {
  const ids = portIdsOf(machine);
  const outcomes = eventsOf(samples)
    .flatMap(withSteps)
    .flatMap(({ type, output }) => {
      const id = endedActorOf(type);
      return id !== undefined && (ids.get(id) ?? id) === port && isOutcome(output) ? [output] : [];
    });
  const texts = outcomes.map((outcome) => writeValue(outcome));
  return outcomes.filter((_outcome, index) => texts.indexOf(texts[index] ?? '') === index);
}

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
const primitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const counted = (list: readonly unknown[]): string =>
  list.length === 1 ? '1 item' : `${list.length === 0 ? 'no' : String(list.length)} items`;

function part(value: unknown): string {
  if (Array.isArray(value)) return counted(value);
  if (typeof value === 'object' && value !== null) return '{…}';
  return primitive(value) ? cut(String(value)) : 'nothing';
}

/** A value in a few words: `nothing`, `3 items`, `"MLA"`, or the fields in which it differs from the others. */
function gist(value: unknown, others: readonly unknown[]): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value) || primitive(value)) return part(value);
  if (typeof value !== 'object') return '';
  const fields = Object.entries(value);
  const list = fields.find(([, one]) => Array.isArray(one));
  const differing = fields.filter(([name, one]) =>
    others.some((other) => {
      const otherValue =
        typeof other === 'object' && other !== null ? (other as Record<string, unknown>)[name] : undefined;
      return writeValue(otherValue) !== writeValue(one);
    }),
  );
  const telling = differing.length > 0 ? differing : list === undefined ? [] : [list];
  return telling
    .slice(0, 2)
    .map(([name, one]) => `${name}: ${part(one)}`)
    .join(', ');
}

/** How a person tells several answers apart; what reads the same is numbered. */
function saysOf(outcomes: readonly Outcome<unknown>[]): string[] {
  const values = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const said = outcomes.map((outcome) => {
    if (outcome.ok)
      return `answers ${gist(
        outcome.value,
        values.filter((other) => other !== outcome.value),
      )}`.trimEnd();
    const { code, values: filled } = outcome.failure;
    const details = Object.entries(filled ?? {}).map(([name, one]) => `${name}: ${String(one)}`);
    return `refuses ${code}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  });
  return said.map((text, index) => {
    if (said.indexOf(text) === said.lastIndexOf(text)) return text;
    return `${text} (${String(said.slice(0, index + 1).filter((other) => other === text).length)})`;
  });
}

/** The codes with which a port may refuse: those of what it asks, the gateway, the identity service or the browser. */
function codesOf(port: string): readonly FailureCode[] {
  if (port in platformPorts) return ['STORAGE_UNAVAILABLE', 'ABORTED'];
  const transport = transportFailures.filter((code) => code !== 'STORAGE_UNAVAILABLE');
  return [...transport, ...(port in identityPorts ? identityFailures : refusals)];
}

/** Code that is fetched when it is needed, which nobody writes by hand: it comes, or it doesn't. */
const codeAnswers = (port: string): Answers => ({
  samples: [
    { port, outcome: { ok: true, value: null }, says: 'comes' },
    { port, outcome: { ok: false, failure: { code: 'OFFLINE' } }, says: 'does not come' },
  ],
  refusals: [],
});

/** What may be answered to a port: the outcomes that the samples know, also for a call under another id, and every code that it may refuse with. */
export function answersOf(machine: AnyStateMachine, samples: MachineSamples, port: string): Answers {
  if (isLazyCodeName(port)) return codeAnswers(port);
  const outcomes = outcomesOf(machine, samples, port);
  const says = saysOf(outcomes);
  const known = outcomes.map((outcome, index): SampleAnswer => ({ port, outcome, says: says[index] ?? 'answers' }));
  const used = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure.code])));
  const likely = codesOf(port);
  return { samples: known, refusals: [...likely, ...[...used].filter((code) => !likely.includes(code))] };
}

/** What may be written for the value of a port: by its types, and as the samples have it. */
export function answerSpecOf({ machine, samples, payloads }: AnswerSource, port: string): PayloadSpec {
  const values = outcomesOf(machine, samples, port).flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  return payloadSpecOf(payloads, 'ports', port, values);
}

/** Reads the value that a person wrote as JSON for a port, or says in a sentence what doesn't fit. Never throws. */
export function readAnswer(text: string, source: AnswerSource, port: string): ReadAnswer {
  const read = readValue(text, answerSpecOf(source, port));
  return read.ok ? { ok: true, outcome: { ok: true, value: read.value } } : read;
}
