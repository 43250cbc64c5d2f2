import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useConfig } from '../../../seams/use-config';
import { useSurveyActor } from '../../../seams/use-system';
import { lateView } from '../../shared/late-view';

const SurveyBox = lateView('survey', async () => (await import('./survey-box')).SurveyBox);

/** What is asked beneath the listings of a search, while it is to be asked and this installation asks it. */
export const Survey = memo(function Survey() {
  const actor = useSurveyActor();
  return actor === null ? null : <SurveyOf actor={actor} />;
});

function SurveyOf({ actor }: { actor: NonNullable<ReturnType<typeof useSurveyActor>> }) {
  const { survey } = useConfig();
  const stands = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('thanking'));
  return survey !== false && stands ? <SurveyBox actor={actor} /> : null;
}
