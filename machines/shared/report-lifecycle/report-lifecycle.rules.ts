import type { CaseStatus } from '../../../contracts/vocabulary/case-statuses';
import { reportLifecycleMachine, type LifecycleStage, type ReportLifecycleEvent } from './report-lifecycle.machine';

/** One step of a way through the chart: the status that was left, as what it is told, by what, and the status that it led to. */
interface Step {
  stage: LifecycleStage;
  by: ReportLifecycleEvent['type'];
  to: CaseStatus;
}

type Node = NonNullable<(typeof reportLifecycleMachine.states)[string]>;
/** A chart without one of the statuses fails its test. */
const states = reportLifecycleMachine.states as Record<CaseStatus, Node>;
export const isLifecycleStatus = (name: string): name is CaseStatus => Object.hasOwn(states, name);

export const stageOf = (status: CaseStatus): LifecycleStage => states[status].meta?.stage ?? 'unknown';
/** Something of it is still to come. */
const isOpen = (status: CaseStatus): boolean => states[status].tags.includes('open');

/** The steps that lead out of a status, in the order of the chart. */
const stepsFrom = (status: CaseStatus): Step[] =>
  [...states[status].transitions].flatMap(([by, transitions]) =>
    transitions.flatMap(({ target, meta }) =>
      (target ?? []).map(({ key }) => ({
        stage: meta?.stage ?? stageOf(status),
        by: by as Step['by'],
        to: key as CaseStatus,
      })),
    ),
  );

/** Every way from one status to another, none of which passes a status twice. */
function pathsTo(end: CaseStatus, from: CaseStatus, path: readonly Step[] = []): Step[][] {
  if (from === end) return [[...path]];
  return stepsFrom(from).flatMap((step) =>
    path.some(({ to }) => to === step.to) ? [] : pathsTo(end, step.to, [...path, step]),
  );
}

const answered = (path: readonly Step[]) => path.some(({ by }) => by === 'seller.answered');

/**
 * What a report that stands there has gone through: the stages that every way there has in common, of those on which the seller answered
 * or of those on which it didn't, where there are such.
 */
export function stagesBefore(status: CaseStatus, sellerAnswered: boolean): LifecycleStage[] {
  const all = pathsTo(status, reportLifecycleMachine.config.initial as CaseStatus);
  const matchingPaths = all.filter((path) => answered(path) === sellerAnswered);
  const [first = [], ...others] = (matchingPaths.length > 0 ? matchingPaths : all).map((path) =>
    path.map(({ stage }) => stage),
  );
  return first.filter((stage) => others.every((other) => other.includes(stage)));
}

/** What usually comes after an open status: the way that the chart names first, as long as that is open; its outcome nobody knows. */
export function stagesAfter(status: CaseStatus): LifecycleStage[] {
  if (!isOpen(status)) return [];
  const next = stepsFrom(status)[0]?.to;
  return next !== undefined && isOpen(next) ? [stageOf(next), ...stagesAfter(next)] : ['outcome'];
}
