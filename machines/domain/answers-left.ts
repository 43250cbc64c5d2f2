import { isMutationDone } from './sends';

/** What is known of the cases that await an answer. */
export interface AnswersKnown {
  answersDue: number;
  dueAnswers: readonly string[] | null;
  /** Whose answers those are, in the same order; null while it isn't known. */
  dueCases: readonly string[] | null;
  answersPending: number | null;
}

interface Job {
  phase: string;
  work: { kind: string; reply?: { caseId: string } };
}

/** The cases with an answer that was given here or in another tab, and how many of those the gateway hasn't yet. */
function givenIn(jobs: Readonly<Record<string, Job>>) {
  const replies = Object.values(jobs).flatMap(({ phase, work }) =>
    work.reply === undefined || phase === 'failed' ? [] : [{ id: work.reply.caseId, over: isMutationDone({ phase }) }],
  );
  return { all: new Set(replies.map(({ id }) => id)), going: replies.filter(({ over }) => !over).length };
}

/** Whether an answer to that case was given here, or in another tab, and stands. */
export const isAnswered = (caseId: string, jobs: Readonly<Record<string, Job>>): boolean =>
  givenIn(jobs).all.has(caseId);

/**
 * What is still to be answered: without the answers that were given and are on their way, which the gateway counts until it has them.
 * `answersGoing` are those among them that are due today or earlier: until they have gone nothing can be sent, and nobody can do more about it.
 */
export function answersLeft<Facts extends AnswersKnown>(
  facts: Facts,
  jobs: Readonly<Record<string, Job>>,
): Facts & { answersGoing: number } {
  const { all, going } = givenIn(jobs);
  const { answersDue, dueAnswers, dueCases, answersPending } = facts;
  const isLeft = (_: unknown, at: number) => !all.has(dueCases?.[at] ?? '');
  const answersGoing = dueCases?.filter((id) => all.has(id)).length ?? 0;
  return {
    ...facts,
    answersDue: Math.max(0, answersDue - answersGoing),
    dueAnswers: dueAnswers?.filter(isLeft) ?? null,
    answersPending: answersPending === null ? null : Math.max(0, answersPending - Math.max(going, answersGoing)),
    answersGoing,
  };
}
