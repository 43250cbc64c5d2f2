import type { AnyEventObject } from 'xstate';
import type { RecordedScenario } from '../../../machines/simulator/recorded-scenario';
import type { Branch, SavedSteps, StepResult, TakenStep, Walk } from '../../../machines/simulator/walk';

/** A walk that could be read, or a sentence that says what is wrong with its text. */
export type ReadWalk = { ok: true; walk: Walk } | { ok: false; fault: string };

const longestText = 64 * 1024;
const largestWalk = 1024 * 1024;
const mostSteps = 2000;

async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largestWalk) throw new Error('too large');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** The walk as a text for an address: JSON, deflated, in the base64 of addresses. Rejects with a sentence for one that `decodeWalk` would find too long. */
export async function encodeWalk(walk: Walk): Promise<string> {
  const walkBytes = new TextEncoder().encode(JSON.stringify(walk));
  const tooLong = (has: number, most: number, what: string): Error =>
    new Error(
      `This walk is too long for an address: it has ${has.toLocaleString('en')} ${what}, and at most ${most.toLocaleString('en')} fit.`,
    );
  if (walk.steps.length > mostSteps) throw tooLong(walk.steps.length, mostSteps, 'steps');
  if (walkBytes.length > largestWalk) throw tooLong(walkBytes.length, largestWalk, 'bytes');
  const bytes = await pipeThrough(walkBytes, new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (text.length > longestText) throw tooLong(text.length, longestText, 'characters');
  return text;
}

/**
 * The walk as `encodeWalk` writes it, with as many of its branches as an address holds, the first ones: `carried` is how many. Rejects with a
 * sentence where even the walk alone is too long.
 */
export async function encodeTree(walk: Walk): Promise<{ text: string; carried: number }> {
  const { left = [], ...alone } = walk;
  const encoded = (count: number) =>
    encodeWalk(count === 0 ? alone : { ...walk, left: left.slice(0, count) }).then((text) => ({
      text,
      carried: count,
    }));
  let [most, best] = [left.length, await encoded(left.length).catch(() => null)];
  if (best !== null) return best;
  best = await encoded(0);
  while (most - best.carried > 1) {
    const count = Math.floor((best.carried + most) / 2);
    const encodedText = await encoded(count).catch(() => null);
    if (encodedText === null) most = count;
    else best = encodedText;
  }
  return best;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDid = (did: unknown): boolean =>
  Array.isArray(did) &&
  did.every((one) => isRecord(one) && typeof one.what === 'string' && (one.with === undefined || isRecord(one.with)));

const isFactChange = (one: unknown): boolean => isRecord(one) && Array.isArray(one.path);

const isScenario = (one: unknown): one is RecordedScenario =>
  isRecord(one) && typeof one.now === 'number' && typeof one.online === 'boolean' && Array.isArray(one.ids);
const isDigest = (digest: unknown): boolean =>
  isRecord(digest) && Object.values(digest).every((pieces) => isRecord(pieces) && Object.values(pieces).every(isText));
const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (values: unknown): boolean => Array.isArray(values) && values.every(isText);

/** What is known after a step; walks of before have less of it. */
const isResult = ({ to, did, digest, ran, note }: Record<string, unknown>): boolean =>
  isText(to) &&
  (did === undefined || isDid(did)) &&
  (digest === undefined || isDigest(digest)) &&
  (ran === undefined || areTexts(ran)) &&
  (note === undefined || isText(note));

const isKnown = (one: unknown): one is StepResult => isRecord(one) && isResult(one);

function isStep(step: unknown): step is TakenStep {
  if (!isRecord(step) || !isResult(step)) return false;
  switch (step.do) {
    case 'send':
      return (
        isRecord(step.event) &&
        typeof step.event.type === 'string' &&
        ['string', 'undefined'].includes(typeof step.inner)
      );
    case 'answer':
      return (
        typeof step.port === 'string' &&
        Number.isInteger(step.nth) &&
        isRecord(step.outcome) &&
        typeof step.outcome.ok === 'boolean' &&
        (step.outcome.ok || (isRecord(step.outcome.failure) && typeof step.outcome.failure.code === 'string'))
      );
    case 'wait':
      return typeof step.ms === 'number' && step.ms >= 0 && Number.isFinite(step.ms);
    case 'online':
      return typeof step.online === 'boolean';
    case 'facts':
      return typeof step.of === 'string' && Array.isArray(step.changes) && step.changes.every(isFactChange);
    default:
      return false;
  }
}

/** The number of the first branch (from 0) that is none; -1 when all are. */
function strangeBranch(steps: readonly unknown[], left: readonly unknown[]): number {
  const lengths = [steps.length];
  return left.findIndex((one) => {
    if (!isRecord(one) || !Array.isArray(one.steps) || !['string', 'undefined'].includes(typeof one.life)) return true;
    const [of, from] = [Number(one.of), Number(one.from)];
    const length = from + one.steps.length;
    const fits = Number.isInteger(from) && from >= 0 && from <= (lengths[of] ?? -1) && length <= mostSteps;
    lengths.push(length);
    return !fits || !one.steps.every(isStep);
  });
}

const isSavedOf = (steps: readonly unknown[], saved: unknown): saved is SavedSteps =>
  isRecord(saved) &&
  Number.isInteger(saved.from) &&
  Number(saved.from) >= 0 &&
  Number(saved.from) <= steps.length &&
  (saved.start === undefined || isKnown(saved.start)) &&
  Array.isArray(saved.steps) &&
  saved.steps.length <= mostSteps &&
  saved.steps.every(isStep);

const fault = (sentence: string): ReadWalk => ({ ok: false, fault: sentence });

/** Reads what `encodeWalk` wrote. Never throws: a text that is damaged, strange or too long answers a sentence. */
export async function decodeWalk(text: string): Promise<ReadWalk> {
  if (text.length > longestText) return fault('The walk in the address is too long to be one of ours.');
  let read: unknown;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    read = JSON.parse(new TextDecoder().decode(await pipeThrough(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return fault('The address is damaged: its walk cannot be read. Copy the whole of it once more.');
  }
  return readWalk(read, 'The address');
}

/** Data as a walk; `holder` is where it stood. */
function readWalk(read: unknown, holder: string): ReadWalk {
  if (!isRecord(read)) return fault(`${holder} holds no walk.`);
  const { format, machine, fingerprint, life, scenario, start, steps, saved, left = [] } = read;
  if (format !== 1) return fault('The walk is of a format that this explorer does not know.');
  if (typeof machine !== 'string' || typeof fingerprint !== 'string' || typeof life !== 'string')
    return fault('The walk does not say which machine it is about.');
  if (scenario !== undefined && !isScenario(scenario)) return fault('The walk does not say how it begins.');
  if (start !== undefined && !isKnown(start)) return fault('The walk does not say what is known of its start.');
  if (!Array.isArray(steps) || steps.length > mostSteps) return fault('The walk has no steps, or too many.');
  const strange = steps.findIndex((step) => !isStep(step));
  if (strange >= 0) return fault(`Step ${String(strange + 1)} of the walk is none that this explorer knows.`);
  if (!Array.isArray(left)) return fault('The walk does not say which others were left for it.');
  if (saved !== undefined && !isSavedOf(steps, saved)) return fault('The walk does not say what it was saved as.');
  const branch = strangeBranch(steps, left);
  if (branch >= 0) return fault(`Branch ${String(branch + 1)} of the walk is none that this explorer knows.`);
  const begun = {
    ...(scenario !== undefined && { scenario }),
    ...(start !== undefined && { start }),
    ...(saved !== undefined && { saved }),
  };
  const walk: Walk = { format, machine, fingerprint, life, ...begun, steps: steps as TakenStep[] };
  return { ok: true, walk: left.length === 0 ? walk : { ...walk, left: left as Branch[] } };
}

/** Reads the text of a file that holds one walk. Never throws. */
export function readWalkFile(text: string): ReadWalk {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return fault('This file is damaged: it can’t be read as a walk or a recording.');
  }
  if (isRecord(read) && Array.isArray(read.walks)) {
    if (read.walks.length !== 1)
      return fault(
        `This file holds ${String(read.walks.length)} walks, and one can be opened: npm run walks replays all.`,
      );
    return readWalk(read.walks[0], 'The file');
  }
  return readWalk(read, 'The file');
}

/** XState numbers the actors that have no id: another page, or process, has other numbers. */
export const textWithoutNumbers = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replaceAll(/\bx:\d+\b/g, 'x');

/**
 * The event as the machine takes it: what doesn't survive an address (a running actor, a loaded module) comes from the sample that
 * reads the same.
 */
export function reviveEvent(event: AnyEventObject, samples: readonly AnyEventObject[]): AnyEventObject {
  const text = textWithoutNumbers(event);
  return samples.find((sample) => textWithoutNumbers(sample) === text) ?? event;
}
