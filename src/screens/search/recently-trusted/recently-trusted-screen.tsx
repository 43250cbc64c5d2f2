import { IconCircleCheck } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { recentlyTrustedMachine } from '../../../../machines/search/recently-trusted/recently-trusted.machine';
import { recentlyTrustedView } from '../../../../machines/search/recently-trusted/recently-trusted.view';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { GridSkeleton } from '../../../parts/skeletons';
import { MarkingPane, useMarking } from '../../shared/marking/marking-pane';
import { CardCheckbox } from '../../shared/selection/card-checkbox';
import { searchesCrumb } from '../../shared/listing/origin-crumbs';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { CardGrid } from '../results/card-grid';
import { ResultCard } from '../results/result-card';

const takenBack = ['undo'] as const;

/** What was trusted in this browser: the cards of the results, each with its undo, by mouse or by single keys. */
export function RecentlyTrustedScreen({ actor }: { actor: ActorRefFrom<typeof recentlyTrustedMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, recentlyTrustedView, shallowEqual);
  const deciding = useMarking(view.marking).drawer !== null;
  const { send } = actor;
  const { triage, selection } = view;
  const title = intl.formatMessage({ id: 'recentlyTrusted.title.text' });
  return (
    <>
      <PageTitle
        crumbs={[searchesCrumb(intl), { name: title }]}
        title={title}
        lead={<FormattedMessage id="recentlyTrusted.lead.text" />}
      />
      {view.phase === 'asking' && <GridSkeleton cards={8} />}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => send({ type: 'trusted.reload' })} />
      )}
      {view.phase === 'none' && (
        <EmptyState
          icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="recentlyTrusted.none.title" />}
        >
          <FormattedMessage id="recentlyTrusted.none.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && triage && (
        <>
          <CardGrid
            label={title}
            ids={view.ids}
            actor={triage}
            held={deciding}
            card={(of) => (
              <ResultCard
                {...of}
                actor={triage}
                from="live_search"
                corner={selection && <CardCheckbox id={of.id} selection={selection} />}
              />
            )}
          />
          {selection && <SelectionBar actor={selection} decisions={takenBack} />}
        </>
      )}
      <MarkingPane actor={view.marking} />
    </>
  );
}
