import { shallowEqual, useSelector } from '@xstate/react';
import { answersLeft } from '../../../machines/domain/answers-left';
import { useSeat } from '../../seams/use-console';

/** What is still to be answered, without the answers that are on their way. */
export function useAnswersLeft() {
  const jobs = useSelector(useSeat('outbox'), ({ context }) => context.jobs);
  return useSelector(
    useSeat('profile'),
    ({ context }) => {
      const { answersDue, answersPending } = answersLeft(context, jobs);
      return { answersDue, answersPending };
    },
    shallowEqual,
  );
}
