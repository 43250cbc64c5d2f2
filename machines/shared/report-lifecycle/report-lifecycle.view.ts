import type { SnapshotFrom } from 'xstate';
import type { ReportItem } from '../../domain/report-item';
import { caseStatusOf } from '../../domain/status';
import { reportLifecycleMachine, type LifecycleStage } from './report-lifecycle.machine';
import { isLifecycleStatus, stageOf, stagesAfter, stagesBefore } from './report-lifecycle.rules';

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
