import type { CaseStatus } from '../../contracts/vocabulary/case-statuses';
import type { ReportItem } from './report-item';
import { caseStatusOf } from './status';

/** What a report goes through: `silence` is a seller who didn't answer, `missed` a reporter who didn't. */
type Stage = 'sent' | 'moderation' | 'catalogue' | 'seller' | 'silence' | 'answer' | 'missed';
/** How it ends: `outcome` while that is open, `unknown` where the gateway told a status that isn't known here, or none. */
type End =
  'takenDown' | 'returned' | 'retracted' | 'expired' | 'rejected' | 'discarded' | 'closed' | 'outcome' | 'unknown';
export type LifeStage = Stage | End;

export interface LifeStep {
  stage: LifeStage;
  when: 'past' | 'here' | 'ahead';
  /** ISO 8601; null where nobody told it. */
  at: string | null;
}

type Path = readonly [past: readonly LifeStage[], here: LifeStage, ahead: readonly LifeStage[]];

const judged: readonly LifeStage[] = ['sent', 'moderation'];
const answered: readonly LifeStage[] = [...judged, 'seller'];
const decided: readonly LifeStage[] = [...answered, 'answer'];
const rejected: Path = [judged, 'rejected', []];
const discarded: Path = [judged, 'discarded', []];

const pathByStatus: Record<CaseStatus, Path> = {
  CREATED: [[], 'sent', ['moderation', 'seller', 'answer', 'outcome']],
  PENDING_MODERATION: [['sent'], 'moderation', ['seller', 'answer', 'outcome']],
  WAITING_FOR_PATCH_PDP: [judged, 'catalogue', ['outcome']],
  WAITING_DOCUMENTATION: [judged, 'seller', ['answer', 'outcome']],
  DOCUMENTATION_PRESENTED: [answered, 'answer', ['outcome']],
  DOCUMENTATION_APPROVED: [decided, 'returned', []],
  DOCUMENTATION_NOT_APPROVED: [decided, 'takenDown', []],
  DOCUMENTATION_NOT_PRESENTED: [[...judged, 'silence'], 'takenDown', []],
  MEMBER_NOT_RESPOND: [[...answered, 'missed'], 'expired', []],
  ROLLBACK: [judged, 'retracted', []],
  ACUERDO_CLOSED: [judged, 'takenDown', []],
  REJECTED: rejected,
  REJECTED_BY_RESTRICTION: rejected,
  DUPLICATED_DENOUNCE: rejected,
  DISCARDED: discarded,
  DISCARDED_DUE_RESTRICTION: discarded,
  REJECTED_MODIFIED: discarded,
  REJECTED_PDP_CATALOG: discarded,
  REJECTED_PDP_ITEM: discarded,
  REJECTED_PDP_IMAGE_RANKER: discarded,
  CROSS_DENOUNCE_CLOSED: [['sent'], 'closed', []],
};
const unknown: Path = [['sent'], 'unknown', []];

type Told = Pick<ReportItem, 'status' | 'reportedAt' | 'answeredAt' | 'lastUpdated'>;

/** The life of a report, step by step: what it went through, where it stands now, and what may still come. */
export function lifeOf({ status, reportedAt, answeredAt, lastUpdated }: Told): LifeStep[] {
  const known = status === null ? null : caseStatusOf(status);
  const [usual, here, ahead] = known === null ? unknown : pathByStatus[known];
  // A report can be retracted before its seller answers, and after.
  const past = here === 'retracted' && answeredAt !== null ? answered : usual;
  const momentOf = (stage: LifeStage) => (stage === 'sent' ? reportedAt : stage === 'seller' ? answeredAt : null);
  return [
    ...past.map((stage): LifeStep => ({ stage, when: 'past', at: momentOf(stage) })),
    { stage: here, when: 'here', at: here === 'sent' ? reportedAt : lastUpdated },
    ...ahead.map((stage): LifeStep => ({ stage, when: 'ahead', at: null })),
  ];
}
