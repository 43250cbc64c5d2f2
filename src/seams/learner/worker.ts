import type { InputOf } from '../../../contracts/ports';
import { learnOrder } from '../../../machines/domain/learn-order';
import type { LearnableListing, LearnedOrder } from '../../../machines/domain/learned-order';
import type { PastDecision } from '../../../machines/domain/past-decisions';
import { mergePast, type PastReport } from '../../../machines/domain/past-reports';
import type { Template } from '../../../machines/domain/templates';
import { countWordings, type PastWording } from '../../../machines/domain/wording';
import { pastStorage } from '../past-storage';

export type LearnerRequest = InputOf<'learnOrder'> | InputOf<'readWording'>;
export type LearnerResponse =
  | { type: 'learned'; learned: LearnedOrder }
  | { type: 'counted'; wording: PastWording | null }
  | { type: 'unlearned' };

/** The history is read here, so that the page doesn't even read it. */
async function count({ profileId, templates }: InputOf<'readWording'>): Promise<LearnerResponse> {
  const saved = await pastStorage.read(profileId);
  if (saved === null) return { type: 'counted', wording: null };
  const reports = mergePast(saved.parts as PastReport[][]);
  return { type: 'counted', wording: countWordings(reports, templates as readonly Template[]) };
}

async function answer(request: LearnerRequest): Promise<LearnerResponse> {
  try {
    if ('profileId' in request) return await count(request);
    const { decisions, others, learnedAt } = request;
    const learned = learnOrder(decisions as PastDecision[], others as LearnableListing[], learnedAt);
    return { type: 'learned', learned };
  } catch {
    return { type: 'unlearned' };
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<LearnerRequest>) => void answer(data).then((response) => postMessage(response)),
);
