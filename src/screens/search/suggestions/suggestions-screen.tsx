import { Button, NativeSelect } from '@mantine/core';
import { IconChartBar, IconSparkles } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { suggestionsMachine } from '../../../../machines/search/suggestions/suggestions.machine';
import type { BulkDecision } from '../../../../machines/domain/bulk-decisions';
import type { SuggestionEvent } from '../../../../machines/shared/triage/triage.types';
import { countDecisions, suggestionsView } from '../../../../machines/search/suggestions/suggestions.view';
import { triageCursor } from '../../../../machines/shared/triage/triage.view';
import { formatCount } from '../../../copy/money';
import { siteChoices } from '../../../copy/choices';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import type { KeyTable } from '../../../parts/keys';
import { OptionsPanel } from '../../../parts/options-panel';
import { PageTitle } from '../../../parts/page-title';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import { useListing, useProfile, useSystemActorState } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { Tip } from '../../shared/tip';
import { DiscardButton } from '../../shared/marking/mark-buttons';
import { useMarking } from '../../shared/marking/marking-pane';
import { discardKeys, pinKeys, repeatKeys } from '../../shared/marking/triage-keys';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { CardGrid, type TriageActor } from '../results/card-grid';
import { DecisionPane } from '../results/decision-pane';
import type { PreviewedListing } from '../results/listing-preview';
import { ListingPanes, PanesFrame, PanesSkeleton } from '../results/listing-panes';
import { PinButton, PinKey } from './pin-button';
import classes from './suggestions-screen.module.css';
import { WeekFigures } from './week-figures';
import { memo } from 'react';
import { CardCheckbox, type SelectionActor, ChooseKey } from '../../shared/selection/card-checkbox';
import { ResultCard } from '../results/result-card';

interface SuggestionCardProps {
  selection: SelectionActor | undefined;
  actor: TriageActor;
  id: string;
  eager: boolean;
}

/** A suggestion to be decided on: a result that can also be pinned and discarded, and leaves once it is decided. */
const SuggestionCard = memo(function SuggestionCard({ actor, id, eager, selection }: SuggestionCardProps) {
  const listing = useListing(id);
  if (listing === undefined) return null;
  return (
    <ResultCard
      actor={actor}
      id={id}
      eager={eager}
      from="suggestions"
      folds
      corner={
        <>
          {selection && <CardCheckbox id={id} selection={selection} />}
          <PinButton listing={listing} in="card" onPress={() => actor.send({ type: 'listing.pin', id })} />
        </>
      }
      actions={
        <DiscardButton listing={listing} in="card" onPress={() => actor.send({ type: 'listing.discard', id })} />
      }
    />
  );
});

type Actor = ActorRefFrom<typeof suggestionsMachine>;
const noSites: string[] = [];

function CountrySelect({ site, onChoose }: { site: string | null; onChoose: (site: string | null) => void }) {
  const intl = useIntl();
  const sites = useProfile(({ profile }) => profile?.authorizedSiteIds ?? noSites);
  const offered = site === null || sites.includes(site) ? sites : [...sites, site];
  return (
    <label className={classes.country}>
      <VisuallyHidden>
        <FormattedMessage id="suggestions.country.label" />
      </VisuallyHidden>
      <NativeSelect
        value={site ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
        data={[
          { value: '', label: intl.formatMessage({ id: 'suggestions.country.all' }) },
          ...siteChoices(intl, offered),
        ]}
      />
    </label>
  );
}

function EmptySuggestions({ site, onAll }: { site: string | null; onAll: () => void }) {
  const intl = useIntl();
  const icon = <IconSparkles size={32} stroke={1.5} aria-hidden="true" />;
  if (site === null) {
    return (
      <EmptyState
        icon={icon}
        title={<FormattedMessage id="suggestions.none.title" />}
        action={
          <Button component={AppLink} variant="default" to={{ to: 'liveSearches' }}>
            <FormattedMessage id="suggestions.none.action" />
          </Button>
        }
      >
        <FormattedMessage id="suggestions.none.text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={<FormattedMessage id="suggestions.noneThere.title" values={{ country: siteCountryName(intl, site) }} />}
      action={
        <Button variant="default" onClick={onAll}>
          <FormattedMessage id="suggestions.noneThere.action" />
        </Button>
      }
    >
      <FormattedMessage id="suggestions.noneThere.text" />
    </EmptyState>
  );
}

const decisions: readonly BulkDecision[] = ['trust', 'suspect', 'discard'];
const keys: KeyTable<SuggestionEvent> = { ...repeatKeys, ...discardKeys, ...pinKeys };

/** The decision on the one under the cursor. */
function Decision({ actor, ...looked }: Pick<PreviewedListing, 'shown' | 'preview'> & { actor: TriageActor }) {
  const { cursor: id, next } = useSelector(actor, triageCursor, shallowEqual);
  const listing = useListing(id ?? '');
  const { send } = actor;
  if (id === null) return null;
  return (
    <DecisionPane
      {...looked}
      id={id}
      next={next}
      from="suggestions"
      send={send}
      actions={
        listing !== undefined && (
          <>
            <DiscardButton listing={listing} in="pane" onPress={() => send({ type: 'listing.discard', id })} />
            <PinButton listing={listing} in="pane" onPress={() => send({ type: 'listing.pin', id })} />
          </>
        )
      }
      keys={
        <>
          <PinKey />
          <ChooseKey />
        </>
      }
    />
  );
}

/** What the gateway suggests: the week in figures, and a grid to decide on, by mouse or by single keys. */
export function SuggestionsScreen({ actor }: { actor: Actor }) {
  const intl = useIntl();
  const view = useSelector(actor, suggestionsView, shallowEqual);
  const { drawer, discard } = useMarking(view.marking);
  const decided = useSelector(
    useSystemActorState('listings'),
    ({ context }) => countDecisions(view.ids, context.visible),
    shallowEqual,
  );
  const { send } = actor;
  const { triage, selection } = view;
  const remainingCount = view.ahead + decided.open;
  const reload = () => send({ type: 'suggestions.reload' });
  return (
    <PanesFrame>
      <PageTitle
        title={<FormattedMessage id="suggestions.title.text" />}
        count={view.phase === 'shown' ? formatCount(intl, remainingCount) : undefined}
        lead={<FormattedMessage id="suggestions.lead.text" />}
        action={
          <>
            <CountrySelect site={view.site} onChoose={(site) => send({ type: 'country.choose', site })} />
            <OptionsPanel
              label={intl.formatMessage({ id: 'suggestions.figures.title' })}
              icon={<IconChartBar size={16} aria-hidden="true" />}
            >
              <WeekFigures
                figures={view.figures}
                suspicious={view.suspicious.value}
                decided={decided}
                onRetry={() => send({ type: 'figures.reload' })}
              />
            </OptionsPanel>
          </>
        }
      />
      <VisuallyHidden>
        <span role="status">
          {view.phase === 'shown' && <FormattedMessage id="suggestions.left.text" values={{ count: remainingCount }} />}
        </span>
      </VisuallyHidden>
      {view.phase === 'failed' && view.failure !== null && <ErrorState failure={view.failure} onRetry={reload} />}
      {view.phase === 'shown' && view.failure !== null && !view.stuck && (
        <FailureLine failure={view.failure} onRetry={reload} />
      )}
      {view.phase === 'asking' && <PanesSkeleton />}
      {view.phase === 'shown' && view.ids.length === 0 && (
        <EmptySuggestions site={view.site} onAll={() => send({ type: 'country.choose', site: null })} />
      )}
      {view.phase === 'shown' && view.ids.length > 0 && triage && (
        <>
          <Tip flag="articlesPinned">
            <FormattedMessage id="suggestions.pin.tip" />
          </Tip>
          <Tip flag="discardTooltipAlreadyShown" after="articlesPinned">
            <FormattedMessage id="suggestions.discard.tip" />
          </Tip>
          {remainingCount === 0 && (
            <p className={classes.done}>
              <FormattedMessage id="suggestions.done.text" />
              <Button variant="default" size="xs" onClick={reload}>
                <FormattedMessage id="suggestions.reload.action" />
              </Button>
            </p>
          )}
          <ListingPanes
            view={view}
            onMore={() => send({ type: 'suggestions.more' })}
            marking={view.marking}
            decision={(shown) => <Decision actor={triage} shown={shown} preview={view.preview} />}
          >
            <CardGrid
              label={intl.formatMessage({ id: 'suggestions.list.label' })}
              ids={view.ids}
              onNearEnd={view.canLoadMore && !view.stuck ? () => send({ type: 'end.near' }) : undefined}
              actor={triage}
              preview={view.preview}
              own={keys}
              held={drawer !== null || discard !== null}
              card={(of) => <SuggestionCard {...of} actor={triage} selection={selection} />}
            />
            {selection && <SelectionBar actor={selection} decisions={decisions} />}
          </ListingPanes>
        </>
      )}
    </PanesFrame>
  );
}
