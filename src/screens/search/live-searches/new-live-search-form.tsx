import { Box, Button, TextInput } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Because } from '../../../../machines/domain/because';
import type { newLiveSearchMachine } from '../../../../machines/search/new-live-search/new-live-search.machine';
import { newLiveSearchView } from '../../../../machines/search/new-live-search/new-live-search.view';
import { describeBecause } from '../../../copy/because';
import { siteCountryName } from '../../../copy/vocabulary';
import { Checks } from '../../../parts/choice-list';
import { SideDrawer } from '../../../parts/side-drawer';
import { useProfile } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import classes from './live-searches-screen.module.css';

const formId = 'new-live-search';

/** The drawer with the form for a new live search; closing keeps what was typed. */
export function NewLiveSearchForm({ actor }: { actor: ActorRefFrom<typeof newLiveSearchMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, newLiveSearchView, shallowEqual);
  const sites = useProfile((facts) => facts.sites);
  const told = (fault: Because | null) => (fault === null ? undefined : describeBecause(intl, fault));
  const countries = sites
    .map((site) => ({ value: site.id, label: siteCountryName(intl, site.id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <SideDrawer
      opened={view.open}
      held={view.submitting}
      title={<FormattedMessage id="newLiveSearch.title.text" />}
      onClose={() => actor.send({ type: 'form.close' })}
      onGone={() => actor.send({ type: 'form.gone' })}
      foot={
        <Button fullWidth type="submit" form={formId} {...busyProps(view.submitting)}>
          <FormattedMessage id="newLiveSearch.submit.action" />
        </Button>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'search.submit' });
        }}
      >
        {view.failure !== null && (
          <FailureLine failure={view.failure} kept={<FormattedMessage id="newLiveSearch.kept.text" />} />
        )}
        <TextInput
          data-autofocus
          required
          label={intl.formatMessage({ id: 'newLiveSearch.keyword.label' })}
          description={intl.formatMessage({ id: 'newLiveSearch.keyword.hint' })}
          value={view.values.keyword}
          error={told(view.faults.keyword)}
          readOnly={view.submitting}
          maxLength={200}
          onChange={(event) => actor.send({ type: 'values.change', values: { keyword: event.currentTarget.value } })}
        />
        <Checks
          legend={<FormattedMessage id="newLiveSearch.sites.label" />}
          choices={countries}
          chosen={view.values.sites}
          all
          columns
          error={told(view.faults.sites)}
          onChange={(chosen) => actor.send({ type: 'values.change', values: { sites: chosen } })}
        />
        <TextInput
          label={intl.formatMessage({ id: 'newLiveSearch.required.label' })}
          description={intl.formatMessage({ id: 'newLiveSearch.words.hint' })}
          value={view.values.requiredWords}
          readOnly={view.submitting}
          onChange={(event) =>
            actor.send({ type: 'values.change', values: { requiredWords: event.currentTarget.value } })
          }
        />
        <TextInput
          label={intl.formatMessage({ id: 'newLiveSearch.avoided.label' })}
          description={intl.formatMessage({ id: 'newLiveSearch.words.hint' })}
          value={view.values.avoidedWords}
          error={told(view.faults.words)}
          readOnly={view.submitting}
          onChange={(event) =>
            actor.send({ type: 'values.change', values: { avoidedWords: event.currentTarget.value } })
          }
        />
      </Box>
    </SideDrawer>
  );
}
