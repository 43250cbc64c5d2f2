import { shallowEqual, useSelector } from '@xstate/react';
import { answersLeft } from '../../../machines/domain/answers-left';
import { useSystemActorState } from '../../seams/use-console';

/** What is still to be answered, without the answers that are on their way. */
export function useRemainingAnswers() {
  const jobs = useSelector(useSystemActorState('outbox'), ({ context }) => context.jobs);
  return useSelector(
    useSystemActorState('profile'),
    ({ context }) => {
      const { answersDue, answersPending } = answersLeft(context, jobs);
      return { answersDue, answersPending };
    },
    shallowEqual,
  );
}
