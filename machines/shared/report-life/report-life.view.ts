import type { SnapshotFrom } from 'xstate';
import type { ReportItem } from '../../domain/report-item';
import { caseStatusOf } from '../../domain/status';
import { reportLifeMachine } from './report-life.machine';
import type { LifeStage } from './report-life.types';
import { isStatus, stageOf, stagesAfter, stagesBefore } from './report-life.ways';

export interface LifeStep {
  stage: LifeStage;
  when: 'past' | 'here' | 'ahead';
  /** ISO 8601; null where nobody told it. */
  at: string | null;
}

type Told = Pick<ReportItem, 'status' | 'reportedAt' | 'answeredAt' | 'lastUpdated'>;

/** What a report went through, where it stands now, and what may still come: read from its chart. */
export function reportLifeView({ value, context }: Pick<SnapshotFrom<typeof reportLifeMachine>, 'value' | 'context'>) {
  const { reportedAt, answeredAt, lastUpdated } = context;
  const momentOf = (stage: LifeStage) => (stage === 'sent' ? reportedAt : stage === 'seller' ? answeredAt : null);
  const here = stageOf(value);
  const steps: LifeStep[] = [
    ...stagesBefore(value, answeredAt !== null).map((stage): LifeStep => ({
      stage,
      when: 'past',
      at: momentOf(stage),
    })),
    { stage: here, when: 'here', at: here === 'sent' ? reportedAt : lastUpdated },
    ...stagesAfter(value).map((stage): LifeStep => ({ stage, when: 'ahead', at: null })),
  ];
  return { status: value as string, steps };
}

/** The life of a report that stands where the gateway says; one whose status isn't known was sent, and no more is. */
export function lifeOf({ status, ...context }: Told): LifeStep[] {
  const known = status === null ? null : caseStatusOf(status);
  if (known !== null && isStatus(known))
    return reportLifeView(reportLifeMachine.resolveState({ value: known, context })).steps;
  return [
    { stage: 'sent', when: 'past', at: context.reportedAt },
    { stage: 'unknown', when: 'here', at: context.lastUpdated },
  ];
}
