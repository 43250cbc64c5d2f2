import type { SnapshotFrom } from 'xstate';
import type { ReportItem } from '../../domain/report-item';
import { caseStatusOf } from '../../domain/status';
import { reportLifecycleMachine, type LifecycleStage, type ReportLifecycleEvent } from './report-lifecycle.machine';
import type { CaseStatus } from '../../../contracts/vocabulary/case-statuses';

/** One step of a way through the chart: the status that was left, as what it is told, by what, and the status that it led to. */
interface Step {
  stage: LifecycleStage;
  by: ReportLifecycleEvent['type'];
  to: CaseStatus;
}

type Node = NonNullable<(typeof reportLifecycleMachine.states)[string]>;
/** A chart without one of the statuses fails its test. */
const states = reportLifecycleMachine.states as Record<CaseStatus, Node>;
const isLifecycleStatus = (name: string): name is CaseStatus => Object.hasOwn(states, name);

const stageOf = (status: CaseStatus): LifecycleStage => states[status].meta?.stage ?? 'unknown';
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
function stagesBefore(status: CaseStatus, sellerAnswered: boolean): LifecycleStage[] {
  const all = pathsTo(status, reportLifecycleMachine.config.initial as CaseStatus);
  const matchingPaths = all.filter((path) => answered(path) === sellerAnswered);
  const [first = [], ...others] = (matchingPaths.length > 0 ? matchingPaths : all).map((path) =>
    path.map(({ stage }) => stage),
  );
  return first.filter((stage) => others.every((other) => other.includes(stage)));
}

/** What usually comes after an open status: the way that the chart names first, as long as that is open; its outcome nobody knows. */
function stagesAfter(status: CaseStatus): LifecycleStage[] {
  if (!isOpen(status)) return [];
  const next = stepsFrom(status)[0]?.to;
  return next !== undefined && isOpen(next) ? [stageOf(next), ...stagesAfter(next)] : ['outcome'];
}

export interface LifecycleStep {
  stage: LifecycleStage;
  when: 'past' | 'here' | 'ahead';
  /** ISO 8601; null where nobody told it. */
  at: string | null;
}

type ReportStatus = Pick<ReportItem, 'status' | 'reportedAt' | 'answeredAt' | 'lastUpdated'>;

/** What a report went through, where it stands now, and what may still come: read from its chart. */
export function reportLifecycleView({
  value,
  context,
}: Pick<SnapshotFrom<typeof reportLifecycleMachine>, 'value' | 'context'>) {
  const { reportedAt, answeredAt, lastUpdated } = context;
  const timestampOf = (stage: LifecycleStage) =>
    stage === 'sent' ? reportedAt : stage === 'seller' ? answeredAt : null;
  const currentStage = stageOf(value);
  const steps: LifecycleStep[] = [
    ...stagesBefore(value, answeredAt !== null).map((stage): LifecycleStep => ({
      stage,
      when: 'past',
      at: timestampOf(stage),
    })),
    { stage: currentStage, when: 'here', at: currentStage === 'sent' ? reportedAt : lastUpdated },
    ...stagesAfter(value).map((stage): LifecycleStep => ({ stage, when: 'ahead', at: null })),
  ];
  return { status: value as string, steps };
}

/** The life of a report that stands where the gateway says; one whose status isn't known was sent, and no more is. */
export function lifecycleStepsOf({ status, ...context }: ReportStatus): LifecycleStep[] {
  const known = status === null ? null : caseStatusOf(status);
  if (known !== null && isLifecycleStatus(known))
    return reportLifecycleView(reportLifecycleMachine.resolveState({ value: known, context })).steps;
  return [
    { stage: 'sent', when: 'past', at: context.reportedAt },
    { stage: 'unknown', when: 'here', at: context.lastUpdated },
  ];
}
