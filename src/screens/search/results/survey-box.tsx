import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { surveyMachine, Rating } from '../../../../machines/system/survey/survey.machine';
import { focusNextAfter } from '../../../parts/focus';
import classes from './survey-box.module.css';

const ratings: readonly Rating[] = [1, 2, 3, 4, 5];

/** How useful a search was, in one press. */
export function SurveyBox({ actor }: { actor: ActorRefFrom<typeof surveyMachine> }) {
  const intl = useIntl();
  const thanking = useSelector(actor, (snapshot) => snapshot.matches('thanking'));
  return (
    <section className={classes.box} aria-label={intl.formatMessage({ id: 'survey.title.text' })}>
      <span className={classes.words}>
        {!thanking && (
          <>
            <FormattedMessage id="survey.title.text" />
            <span className={classes.soft}>
              <FormattedMessage id="survey.scale.text" />
            </span>
          </>
        )}
        {/* It comes by itself and interrupts nobody: what a press is answered by is heard. */}
        <span role="status">{thanking && <FormattedMessage id="survey.thanks.text" />}</span>
      </span>
      {!thanking && (
        <span className={classes.scale}>
          {ratings.map((rating) => (
            <Button
              key={rating}
              variant="default"
              aria-label={intl.formatMessage({ id: 'survey.rating.label' }, { rating })}
              onClick={({ currentTarget }) => {
                focusNextAfter(currentTarget.parentElement);
                actor.send({ type: 'survey.answer', rating });
              }}
            >
              {rating}
            </Button>
          ))}
        </span>
      )}
      <Button
        variant="subtle"
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('section'));
          actor.send({ type: 'survey.dismiss' });
        }}
      >
        <FormattedMessage id={thanking ? 'survey.close.action' : 'survey.later.action'} />
      </Button>
    </section>
  );
}
