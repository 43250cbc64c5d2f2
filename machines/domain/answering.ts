/** Where the answer to a case was given, by its id. */
export type AnsweredCases = Readonly<Record<string, 'here' | 'elsewhere'>>;

interface Reply {
  caseId: string;
  /** It was taken back, or not taken. */
  failed: boolean;
  /** In another tab. */
  elsewhere: boolean;
}

/** With what the outbox knows now; an answer that it forgot was given none the less. */
export function withReplies(answered: AnsweredCases, replies: readonly Reply[]): AnsweredCases {
  const next = { ...answered };
  for (const { caseId, failed, elsewhere } of replies) {
    if (failed) delete next[caseId];
    else next[caseId] = elsewhere ? 'elsewhere' : 'here';
  }
  return next;
}

interface Queue {
  queue: readonly { caseId: string }[] | null;
  current: string | null;
  answered: AnsweredCases;
  gone: readonly string[];
}

/** The cases that still have to be answered, in their order. */
export function countUnanswered({ queue, answered, gone }: Queue): string[] {
  return (queue ?? []).map(({ caseId }) => caseId).filter((id) => !(id in answered) && !gone.includes(id));
}

/** The case to answer next: the first that is left behind the one in front, or else the first that is left; null when none is. */
export function nextUnanswered(at: Queue): string | null {
  const left = countUnanswered(at).filter((id) => id !== at.current);
  const ids = (at.queue ?? []).map(({ caseId }) => caseId);
  const from = at.current === null ? -1 : ids.indexOf(at.current);
  return left.find((id) => ids.indexOf(id) > from) ?? left[0] ?? null;
}

/** The case beside the one in front, answered here or not; null at the end. From nowhere, the last one is the one before. */
export function neighboursOf(at: Queue, way: 1 | -1): string | null {
  const open = (at.queue ?? [])
    .map(({ caseId }) => caseId)
    .filter((id) => id === at.current || (!at.gone.includes(id) && at.answered[id] !== 'elsewhere'));
  const from = at.current === null ? open.length : open.indexOf(at.current);
  return open[from + way] ?? null;
}

/** A queue that was read anew: what was answered stays in its place, what awaits no answer any more goes, what came stands behind. */
export function withFreshRows<Row extends { caseId: string }>(
  before: readonly Row[] | null,
  now: readonly Row[],
  answered: AnsweredCases,
): Row[] {
  const has = (rows: readonly Row[], id: string) => rows.some(({ caseId }) => caseId === id);
  const stays = (before ?? []).filter(({ caseId }) => caseId in answered || has(now, caseId));
  return [...stays, ...now.filter(({ caseId }) => !has(stays, caseId))];
}
