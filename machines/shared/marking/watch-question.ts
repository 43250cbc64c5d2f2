import { fromCallback, type EventObject } from 'xstate';
import { allowedIds, choiceOfQuestion } from './marking.rules';
import type { MarkingContext, MarkingQuestion } from './marking.types';

interface WatchInput {
  scope: Pick<MarkingContext, 'listings' | 'place' | 'originModel'>;
  question: MarkingQuestion | null;
  edit: boolean;
}

/** Says `question.changed` when what was asked can be done with other listings than before, whoever has decided on them. */
export const watchQuestion = fromCallback<EventObject, WatchInput>(({ input: { scope, question, edit }, sendBack }) => {
  if (question === null) return;
  let previous = question.ids.join();
  const { unsubscribe } = scope.listings.subscribe(() => {
    const remaining = allowedIds(scope, question.ids, choiceOfQuestion(question, edit));
    if (remaining.join() !== previous) sendBack({ type: 'question.changed', remaining });
    previous = remaining.join();
  });
  return unsubscribe;
});
