import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { PortRequest } from './port-requests';
import { toPlainData, type PlainData } from './plain-data';
import type { SentMessage } from './sent-messages';
import { describeState } from './describe-state';
import type { StepEffect } from './walk';
import { innerMachinesOf } from './inner-machines';

/** Beyond this many pieces, data is kept as one sum; beyond this many characters a piece is. */
const most = { pieces: 12, characters: 48 };

/** Eight letters and digits that stand for a text. (FNV-1a, 32 bits.) */
function sumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `#${(hash >>> 0).toString(36)}`;
}

const isBranch = (value: PlainData): value is PlainData[] | { [key: string]: PlainData } =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function piecesOf(value: PlainData, path = ''): [string, string][] {
  if (isBranch(value)) {
    const inside = Object.entries(value).flatMap(([key, one]) => piecesOf(one, path === '' ? key : `${path}.${key}`));
    return path !== '' && inside.length > most.pieces ? [[path, sumOf(JSON.stringify(value))]] : inside;
  }
  const text = JSON.stringify(value);
  return [[path, text.length > most.characters ? sumOf(text) : text]];
}

/** XState numbers the actors that have no id over all systems: two runs have other numbers. */
const withoutNumbers = (text: string): string => text.replaceAll(/\bx:\d+\b/g, 'x');

function deed(what: string, data: unknown): StepEffect {
  const plain = JSON.parse(withoutNumbers(JSON.stringify(toPlainData(data)))) as PlainData;
  const isEmpty = plain === null || (typeof plain === 'object' && Object.keys(plain).length === 0);
  const pieces = isEmpty ? [] : piecesOf(plain);
  const told = withoutNumbers(what);
  return pieces.length === 0 ? { what: told } : { what: told, with: Object.fromEntries(pieces) };
}

/** Who was meant, in words: `outbox`, `its parent`, `reportDrawer`, `the machine` for the simulated one. */
export const describeRecipient = (to: string): string =>
  to === '' ? 'the machine' : to === 'parent' ? 'its parent' : to;

/** What a step did beside leading to its state, in the order in which it was said; what it asked, put out and left standing follows. */
export function effectsOf({
  said,
  asked,
  actor,
  error,
}: {
  said: readonly SentMessage[];
  asked: readonly PortRequest[];
  actor: AnyActorRef;
  error: string | null;
}): StepEffect[] {
  const { status, output } = actor.getSnapshot() as AnyMachineSnapshot;
  const spoken = said.filter(({ event: { type } }) => !type.startsWith('xstate.'));
  return [
    ...spoken.map(({ from, to, event: { type, ...payload } }) =>
      deed(`${from === '' ? 'said' : `let ${from} say`} ${type} to ${describeRecipient(to)}`, payload),
    ),
    ...asked.map(({ port, input }) => deed(`asked ${port}`, input)),
    ...(status === 'done' ? [deed('ended', output)] : []),
    ...(error === null ? [] : [deed('broke', error)]),
    ...[...innerMachinesOf(actor)].map(([way, snapshot]) => deed(`left ${way}`, describeState(snapshot.value))),
  ];
}

const reads = (one: StepEffect | undefined): string => JSON.stringify(one);

function otherPieces({ with: before = {} }: StepEffect, { with: now = {} }: StepEffect): string {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path],
  );
  const [path = ''] = paths;
  const piece = (text: string | undefined) => (text === undefined ? 'absent' : text.startsWith('#') ? 'another' : text);
  const more = paths.length > 1 ? ` (and ${String(paths.length - 1)} more differ)` : '';
  const [was, is] = [piece(before[path]), piece(now[path])];
  const name = path === '' ? 'it' : path;
  return was === is ? `${name} is another now${more}` : `${name} was ${was} and is ${is} now${more}`;
}

/** The first thing that a step did in one way and does in another now, as the end of a sentence about it; null when it does the same. */
export function firstDifference(before: readonly StepEffect[], now: readonly StepEffect[]): string | null {
  const length = Math.max(before.length, now.length);
  const at = Array.from({ length }, (_none, index) => index).find(
    (index) => reads(before[index]) !== reads(now[index]),
  );
  if (at === undefined) return null;
  const [was, is] = [before[at], now[at]];
  if (was !== undefined && is?.what === was.what) return `${was.what}: ${otherPieces(was, is)}`;
  const isIn = (one: StepEffect, all: readonly StepEffect[]) => all.slice(at).some(({ what }) => what === one.what);
  if (was !== undefined && !isIn(was, now)) return `${was.what}, and doesn't now`;
  if (is !== undefined && !isIn(is, before)) return `didn't do this, and does now: ${is.what}`;
  return `${was?.what ?? ''} before it ${is?.what ?? ''}, and does so after it now`;
}
