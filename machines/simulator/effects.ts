import type { AnyActorRef, AnyMachineSnapshot, AnyEventObject, InspectionEvent } from 'xstate';
import type { PortRequest } from './port-requests';
import { pieceDifference, piecesOf, type Pieces } from './pieces';
import { toPlainData, withoutActorNumbers, type PlainData } from './plain-data';
import { describeState } from './describe-state';
import type { StepEffect } from './walk';
import { innerMachinesOf, machineSnapshotOf, actorPathOf } from './inner-machines';
import { systemIdOf } from '../kit/internals';

/** What the simulated machine, or one in it, said to somebody else. */
export interface SentMessage {
  /** The way to who said it: empty for the machine itself. */
  from: string;
  /** A system actor of the system, `parent`, `everyone` for what is emitted, or the way to a machine within: empty for the machine itself. */
  to: string;
  event: AnyEventObject;
}

function nameOf(actor: AnyActorRef, root: AnyActorRef, machine: AnyActorRef): string | null {
  if (actor === root) return 'parent';
  return actorPathOf(actor, machine) ?? systemIdOf(actor) ?? null;
}

/** What an inspected event says to somebody else; null for one that the outside says, that an actor says to itself, or that XState says to its own. */
export function sentMessageOf(inspected: InspectionEvent, root: AnyActorRef, machine: AnyActorRef): SentMessage | null {
  if (inspected.type !== '@xstate.event') return null;
  const { event, sourceRef } = inspected;
  const target = inspected.actorRef as AnyActorRef;
  const to = nameOf(target, root, machine);
  if (to === null || sourceRef === target) return null;
  if (sourceRef === undefined) {
    const isSeat = actorPathOf(target, machine) === null && target !== root;
    return isSeat && !event.type.startsWith('xstate.') ? { from: '', to, event } : null;
  }
  const from = actorPathOf(sourceRef as AnyActorRef, machine);
  if (from === null || machineSnapshotOf(sourceRef as AnyActorRef) === null) return null;
  return event.type.startsWith('xstate.') && to !== 'parent' ? null : { from, to, event };
}

/** One thing that a step did, with its data as it was. */
export interface RawEffect {
  what: string;
  data: PlainData;
}

const toEffect = (what: string, data: unknown): RawEffect => ({
  what: what.replaceAll(/\bx:\d+\b/g, 'x'),
  data: withoutActorNumbers(toPlainData(data)),
});

/** As a walk keeps it: the state in which a machine within was left whole, everything else in pieces. */
export function compactEffect({ what, data }: RawEffect, toPieces: (data: PlainData) => Pieces = piecesOf): StepEffect {
  const pieces = what.startsWith('left ') && toPieces === piecesOf ? { '': JSON.stringify(data) } : toPieces(data);
  return Object.keys(pieces).length === 0 ? { what } : { what, with: pieces };
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
}): RawEffect[] {
  const { status, output } = actor.getSnapshot() as AnyMachineSnapshot;
  const spoken = said.filter(({ event: { type } }) => !type.startsWith('xstate.'));
  return [
    ...spoken.map(({ from, to, event: { type, ...payload } }) =>
      toEffect(`${from === '' ? 'said' : `let ${from} say`} ${type} to ${describeRecipient(to)}`, payload),
    ),
    ...asked.map(({ port, input }) => toEffect(`asked ${port}`, input)),
    ...(status === 'done' ? [toEffect('ended', output)] : []),
    ...(error === null ? [] : [toEffect('broke', error)]),
    ...[...innerMachinesOf(actor)].map(([way, snapshot]) => toEffect(`left ${way}`, describeState(snapshot.value))),
  ];
}

const reads = (one: StepEffect | undefined): string => JSON.stringify(one);

/** What was left standing within, in words. */
function standingDifference(way: string, was: StepEffect, is: StepEffect): string {
  const standing = ({ with: { '': text = '' } = {} }: StepEffect) =>
    text.startsWith('#') ? 'another state' : text.replaceAll('"', '');
  return `left ${way} in ${standing(was)}, and leaves it in ${standing(is)} now`;
}

function sameEffectDifference(was: StepEffect, is: StepEffect, now: RawEffect | undefined): string {
  if (was.what.startsWith('left ')) return standingDifference(was.what.slice('left '.length), was, is);
  return `${was.what}: ${pieceDifference(was.with ?? {}, is.with ?? {}, now?.data ?? null) ?? ''}`;
}

/**
 * The first thing that a step did in one way and does in another now, as the end of a sentence about it; null when it does the same. With
 * `toPieces` what it does now is written as walks of before have it.
 */
export function firstDifference(
  before: readonly StepEffect[],
  raw: readonly RawEffect[],
  toPieces?: (data: PlainData) => Pieces,
): string | null {
  const now = raw.map((one) => compactEffect(one, toPieces));
  const length = Math.max(before.length, now.length);
  const at = Array.from({ length }, (_none, index) => index).find(
    (index) => reads(before[index]) !== reads(now[index]),
  );
  if (at === undefined) return null;
  const [was, is] = [before[at], now[at]];
  if (was !== undefined && is?.what === was.what) return sameEffectDifference(was, is, raw[at]);
  const isIn = (one: StepEffect, all: readonly StepEffect[]) => all.slice(at).some(({ what }) => what === one.what);
  if (was !== undefined && !isIn(was, now)) return `${was.what}, and doesn't now`;
  if (is !== undefined && !isIn(is, before)) return `didn't do this, and does now: ${is.what}`;
  return `${was?.what ?? ''} before it ${is?.what ?? ''}, and does so after it now`;
}
