import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useConfig } from '../../../seams/use-config';
import { useSurveyActor } from '../../../seams/use-system';
import { lazyOverlay } from '../../shared/lazy-overlay';

const SurveyBox = lazyOverlay('survey', async () => (await import('./survey-box')).SurveyBox);

/** What is asked beneath the listings of a search, while it is to be asked and this installation asks it. */
export const Survey = memo(function Survey() {
  const actor = useSurveyActor();
  return actor === null ? null : <SurveyOf actor={actor} />;
});

function SurveyOf({ actor }: { actor: NonNullable<ReturnType<typeof useSurveyActor>> }) {
  const { survey } = useConfig();
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('thanking'));
  return survey !== false && isShown ? <SurveyBox actor={actor} /> : null;
}
