import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { pastedListingsMachine } from '../../../../machines/search/pasted-listings/pasted-listings.machine';
import { pastedListingsView } from '../../../../machines/search/pasted-listings/pasted-listings.view';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { ProgressBar } from '../../../parts/progress-bar';
import { useMarking } from '../../shared/marking/marking-pane';
import { repeatKeys } from '../../shared/marking/triage-keys';
import { CardCheckbox } from '../../shared/selection/card-checkbox';
import { searchesCrumb } from '../../shared/listing/origin-crumbs';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { CardGrid } from '../results/card-grid';
import { CursorDecision } from '../results/decision-pane';
import { ListingPanes, PanesFrame, PanesSkeleton } from '../results/listing-panes';
import { ResultCard } from '../results/result-card';
import { LeftOfPaste } from './left-of-paste';
import { PasteSummary } from './paste-summary';

/** The listings of a text that was pasted: the cards and keys of the results, and what of the text is no listing. */
export function PastedListingsScreen({ actor }: { actor: ActorRefFrom<typeof pastedListingsMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, pastedListingsView, shallowEqual);
  const deciding = useMarking(view.marking).drawer !== null;
  const { triage, selection } = view;
  const title = intl.formatMessage({ id: 'pastedListings.title.text' });
  const retry = () => actor.send({ type: 'listings.retry' });
  const back = (
    <Button component={AppLink} variant="default" to={{ to: 'liveSearches' }}>
      <FormattedMessage id="pastedListings.back.action" />
    </Button>
  );
  return (
    <PanesFrame>
      <PageTitle
        crumbs={[searchesCrumb(intl), { name: title }]}
        title={title}
        count={view.phase === 'shown' ? formatCount(intl, view.ids.length) : undefined}
        lead={view.phase === 'unknown' ? undefined : <FormattedMessage id="pastedListings.lead.text" />}
      />
      {view.reading && view.total > 0 && (
        <ProgressBar
          label={intl.formatMessage({ id: 'pastedListings.reading.label' })}
          done={view.done}
          total={view.total}
        />
      )}
      {view.phase === 'asking' && <PanesSkeleton />}
      {view.phase === 'failed' && view.failure !== null && <ErrorState failure={view.failure} onRetry={retry} />}
      {view.phase === 'unknown' && (
        <EmptyState
          icon={<IconClipboardList size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="pastedListings.unknown.title" />}
          action={back}
        >
          <FormattedMessage id="pastedListings.unknown.text" />
        </EmptyState>
      )}
      {(view.phase === 'shown' || view.phase === 'empty') && (
        <LeftOfPaste missing={view.missing} faults={view.faults} />
      )}
      {view.phase === 'empty' && (
        <EmptyState
          icon={<IconClipboardList size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="pastedListings.empty.title" />}
          action={back}
        >
          <FormattedMessage id="pastedListings.empty.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && triage && (
        <>
          <PasteSummary ids={view.ids} selection={selection} />
          <ListingPanes
            view={{
              ids: view.ids,
              ahead: 0,
              filling: view.reading,
              stuck: view.unread > 0 && !view.reading,
              canLoadMore: false,
              failure: view.failure,
            }}
            onMore={retry}
            marking={view.marking}
            decision={(shown) => (
              <CursorDecision actor={triage} from="quick_search" shown={shown} preview={view.preview} />
            )}
          >
            <CardGrid
              label={title}
              ids={view.ids}
              actor={triage}
              preview={view.preview}
              own={repeatKeys}
              held={deciding}
              card={(of) => (
                <ResultCard
                  {...of}
                  actor={triage}
                  from="quick_search"
                  corner={selection && <CardCheckbox id={of.id} selection={selection} />}
                />
              )}
            />
            {selection && <SelectionBar actor={selection} />}
          </ListingPanes>
        </>
      )}
    </PanesFrame>
  );
}
