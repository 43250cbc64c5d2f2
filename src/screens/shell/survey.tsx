import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { surveyMachine } from '../../../machines/system/survey/survey.machine';
import { lateView } from '../shared/late-view';

const loadBox = lateView('survey', async () => (await import('./survey-box')).SurveyBox);

interface SurveyProps {
  actor: ActorRefFrom<typeof surveyMachine> | null;
  page: string;
  /** It was put away, with the focus in it. */
  onGone: () => void;
}

function Box(props: SurveyProps & { actor: ActorRefFrom<typeof surveyMachine> }) {
  const View = use(loadBox());
  return <View {...props} />;
}

/** What is asked beneath a live search, while it is to be asked. */
export function Survey({ actor, ...rest }: SurveyProps) {
  const stands = useSelector(actor ?? undefined, (snapshot) =>
    snapshot === undefined ? false : snapshot.matches('asking') || snapshot.matches('thanking'),
  );
  if (!stands || actor === null) return null;
  return (
    <Suspense fallback={null}>
      <Box actor={actor} {...rest} />
    </Suspense>
  );
}
