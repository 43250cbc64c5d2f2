import type { Recording, RecordedData } from '../../kit/recording';

/** What one machine did: each state that it went to, and the event after which. */
export interface RecordedMachineSummary {
  number: number;
  name: string;
  changes: readonly { at: number; event: string; state: string }[];
}

export interface RecordingSummary {
  machines: readonly RecordedMachineSummary[];
  /** How much was said and done in all. */
  entries: number;
}

/** A state value in one line: `shown`, `content.shown · reply.closed`. */
function stateText(value: RecordedData): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(Object(value) as Record<string, RecordedData>);
  return parts.map(([name, inner]) => [name, stateText(inner)].filter((part) => part !== '').join('.')).join(' · ');
}

/** What is in the text of a recording, for whoever is to hand it over: the machines that changed, in their order. */
export function summarizeRecording(text: string): RecordingSummary {
  const { actors, entries } = JSON.parse(text) as Recording;
  const machines = actors.flatMap(({ kind, name }, number): RecordedMachineSummary[] => {
    if (kind !== 'machine') return [];
    const changes = entries.flatMap((entry) =>
      entry.is === 'state' && entry.actor === number
        ? [{ at: entry.at, event: entry.event, state: stateText(entry.after) }]
        : [],
    );
    return changes.length === 0 ? [] : [{ number, name, changes }];
  });
  return { machines, entries: entries.length };
}
