import type { Recording } from '../kit/recording';
import { describeState } from './describe-state';

export const sameInTurn = (values: readonly string[]): string[] =>
  values.filter((value, at) => value !== values[at - 1]);

/** What a machine did: the states in which it was, and the ports that it asked. */
interface Followed {
  states: readonly string[];
  asked: readonly string[];
}

function otherState(recorded: readonly string[], now: readonly string[]): string | null {
  const at = recorded.findIndex((value, index) => value !== now[index]);
  const said = (value: string | undefined) =>
    value === undefined ? 'nowhere else' : describeState(JSON.parse(value) as never);
  if (at === -1 && now.length === recorded.length) return null;
  const place = at === -1 ? recorded.length : at;
  return `Its state number ${String(place + 1)} was ${said(recorded[place])} when it was recorded, and is ${said(now[place])} here.`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${String(count)} times`);

function otherAsks(recorded: readonly string[], now: readonly string[]): string | null {
  const count = (all: readonly string[], port: string) => all.filter((one) => one === port).length;
  const port = [...new Set([...recorded, ...now])].find((one) => count(recorded, one) !== count(now, one));
  if (port === undefined) return null;
  return `It asked "${port}" ${times(count(recorded, port))} when it was recorded, and asks ${times(count(now, port))} here.`;
}

/** The system actors that showed something else while that machine took an event, by its own word: here it is shown only after the step. */
function shownMeanwhile({ actors, entries }: Recording, machine: number, paths: ReadonlyMap<number, string>): string[] {
  const found = new Set<string>();
  let said = new Set<string>();
  for (const entry of entries) {
    if (entry.is === 'state' && entry.actor === machine) said = new Set();
    if (entry.is === 'event' && entry.from !== null && paths.has(entry.from) && !paths.has(entry.to))
      said.add(actors[entry.to]?.systemId ?? '');
    if (entry.is === 'facts' && said.has(entry.of)) found.add(entry.of);
  }
  return [...found];
}

/**
 * What a machine of a recording did otherwise here though it could take every step, in a sentence, and why perhaps, in another; null where it
 * did the same.
 */
export function recordedDifference(
  { recorded, now }: { recorded: Followed; now: Followed },
  recording: Recording,
  machine: number,
  paths: ReadonlyMap<number, string>,
): string | null {
  const other = otherState(sameInTurn(recorded.states), sameInTurn(now.states)) ?? otherAsks(recorded.asked, now.asked);
  if (other === null) return null;
  const shown = shownMeanwhile(recording, machine, paths).map((name) => `“${name}”`);
  if (shown.length === 0) return other;
  return `${other} Perhaps only because what it said changed what ${shown.join(', ')} showed in the same moment, which comes a step later here.`;
}
