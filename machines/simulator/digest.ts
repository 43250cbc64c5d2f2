import type { AnyMachineSnapshot } from 'xstate';
import { piecesOf, pieceDifference, type Pieces } from './pieces';
import { toPlainData, withoutActorNumbers, type PlainData } from './plain-data';
import type { StepDigest } from './walk';

/** What a machine's view makes of a snapshot; null for a machine without one. */
export type MachineView = ((snapshot: AnyMachineSnapshot) => unknown) | null;

/** What the view makes of a snapshot, or the sentence of why it makes nothing. */
export function viewed(view: MachineView, snapshot: AnyMachineSnapshot): unknown {
  try {
    return view?.(snapshot) ?? null;
  } catch (error) {
    return `[the view can't show this: ${error instanceof Error ? error.message : String(error)}]`;
  }
}

/** What a machine stands with after a step. */
export interface DigestedData {
  context: unknown;
  /** What the view makes of it; undefined where there is none. */
  view?: unknown;
  /** How long each running delay lasts, by its name. */
  delays: Readonly<Record<string, string>>;
}

type Section = keyof StepDigest;
const sections: readonly Section[] = ['context', 'view', 'delays'];
/** A piece that is no longer there. */
const gone = '';

interface Reading {
  data: Partial<Record<Section, PlainData>>;
  pieces: Record<Section, Pieces>;
}

const nothing: Reading = { data: {}, pieces: { context: {}, view: {}, delays: {} } };

function readingOf(given: DigestedData): Reading {
  const data = Object.fromEntries(
    sections.map((section) => [section, withoutActorNumbers(toPlainData(given[section]))]),
  ) as Record<Section, PlainData>;
  return {
    data,
    pieces: { context: piecesOf(data.context), view: piecesOf(data.view), delays: piecesOf(data.delays) },
  };
}

function changedPieces(before: Pieces, now: Pieces): Pieces {
  const lost = Object.keys(before).filter((path) => !(path in now));
  const changed = Object.entries(now).filter(([path, text]) => before[path] !== text);
  return Object.fromEntries([...changed, ...lost.map((path) => [path, gone])]);
}

const withChanges = (before: Pieces, changes: Pieces): Pieces =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, text]) => text !== gone));

const leads: Record<Section, string> = {
  context: 'ended with other data',
  view: 'shows something else',
  delays: 'left other delays running',
};

/** Follows the data of a simulated machine from step to step. */
export function watchDigests(read: () => DigestedData) {
  let [before, now] = [nothing, nothing];
  return {
    /** What changed since it was last asked; everything the first time. */
    next(): StepDigest {
      [before, now] = [now, readingOf(read())];
      const changes = sections.map(
        (section) => [section, changedPieces(before.pieces[section], now.pieces[section])] as const,
      );
      return Object.fromEntries(changes.filter(([, pieces]) => Object.keys(pieces).length > 0));
    },
    /** The first thing that a step left otherwise than it is known, as the end of a sentence about it; null when nothing. */
    differenceFrom(known: StepDigest): string | null {
      for (const section of sections) {
        const expected = withChanges(before.pieces[section], known[section] ?? {});
        const other = pieceDifference(expected, now.pieces[section], now.data[section] ?? null);
        if (other !== null) return `${leads[section]}: ${other}`;
      }
      return null;
    },
  };
}
