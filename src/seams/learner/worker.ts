import type { InputOf } from '../../../contracts/ports';
import { learnOrder } from '../../../machines/domain/learn-order';
import type { LearnableListing, LearnedOrder } from '../../../machines/domain/learned-order';
import type { PastDecision } from '../../../machines/domain/past-decisions';

export type LearnerResponse = { type: 'learned'; learned: LearnedOrder } | { type: 'unlearned' };

function learn({ decisions, others, learnedAt }: InputOf<'learnOrder'>): LearnerResponse {
  try {
    const learned = learnOrder(decisions as PastDecision[], others as LearnableListing[], learnedAt);
    return { type: 'learned', learned };
  } catch {
    return { type: 'unlearned' };
  }
}

addEventListener('message', ({ data }: MessageEvent<InputOf<'learnOrder'>>) => postMessage(learn(data)));
