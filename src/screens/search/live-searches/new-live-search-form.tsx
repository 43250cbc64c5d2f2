import { Box, Button, TextInput } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { liveSearchFaults, type LiveSearchValues } from '../../../../machines/domain/live-search';
import type { newLiveSearchMachine } from '../../../../machines/search/new-live-search/new-live-search.machine';
import { newLiveSearchView } from '../../../../machines/search/new-live-search/new-live-search.view';
import { CheckboxList } from '../../../parts/choice-list';
import { SideDrawer } from '../../../parts/side-drawer';
import { useMachineForm } from '../../../seams/use-machine-form';
import { useSiteChoices } from '../../shared/use-site-choices';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './live-searches-screen.module.css';

const formId = 'new-live-search';

/** The drawer with the form for a new live search; closing keeps what was typed. */
export function NewLiveSearchForm({ actor }: { actor: ActorRefFrom<typeof newLiveSearchMachine> }) {
  const view = useSelector(actor, newLiveSearchView, shallowEqual);
  const countries = useSiteChoices();
  const { field, onSubmit, flush } = useMachineForm<LiveSearchValues>({
    values: view.values,
    rules: liveSearchFaults,
    refused: view.refused,
    busy: view.submitting,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    keep: (values) => actor.send({ type: 'draft.keep', values }),
  });
  const close = () => {
    flush();
    actor.send({ type: 'form.close' });
  };
  return (
    <SideDrawer
      opened={view.open}
      held={!view.canClose}
      title={<FormattedMessage id="newLiveSearch.title.text" />}
      onClose={close}
      onGone={() => actor.send({ type: 'form.gone' })}
      foot={
        <>
          <SubmissionDelay of={actor} onClose={close} />
          <Button fullWidth type="submit" form={formId} {...busyProps(view.submitting)}>
            <FormattedMessage id="newLiveSearch.submit.action" />
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate className={classes.form} onSubmit={onSubmit}>
        {view.failure !== null && (
          <FailureLine failure={view.failure} kept={<FormattedMessage id="newLiveSearch.kept.text" />} />
        )}
        <TextInput
          {...field('keyword')}
          data-autofocus
          required
          label={<FormattedMessage id="newLiveSearch.keyword.label" />}
          description={<FormattedMessage id="newLiveSearch.keyword.hint" />}
        />
        <CheckboxList
          {...field('sites')}
          required
          legend={<FormattedMessage id="newLiveSearch.sites.label" />}
          choices={countries}
          all
          columns
        />
        <TextInput
          {...field('requiredWords')}
          label={<FormattedMessage id="newLiveSearch.required.label" />}
          description={<FormattedMessage id="newLiveSearch.words.hint" />}
        />
        <TextInput
          {...field('avoidedWords')}
          label={<FormattedMessage id="newLiveSearch.avoided.label" />}
          description={<FormattedMessage id="newLiveSearch.words.hint" />}
        />
      </Box>
    </SideDrawer>
  );
}
