import { Button } from '@mantine/core';
import { AppLink } from '../../../parts/app-link';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { resultsMachine } from '../../../../machines/search/results/results.machine';
import { isNarrowed } from '../../../../machines/domain/result-filters';
import { groupLookalikes, runsOf } from '../../../../machines/domain/result-groups';
import { countFaults, type PictureGroupsView } from '../../../../machines/shared/picture-groups/picture-groups.view';
import { resultsView } from '../../../../machines/search/results/results.view';
import { formatCount } from '../../../copy/money';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { ProgressBar } from '../../../parts/progress-bar';
import { PageTitle } from '../../../parts/page-title';
import { useSystemActorState } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { useMarking } from '../../shared/marking/marking-pane';
import { repeatKeys } from '../../shared/marking/triage-keys';
import { searchesCrumb } from '../../shared/listing/origin-crumbs';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { CursorDecision } from './decision-pane';
import { CardGrid } from './card-grid';
import { ChoosableCard } from './choosable-card';
import { GroupHead } from './group-head';
import { LearnedBar } from './learned-bar';
import { ListingPanes, PanesFrame, PanesSkeleton } from './listing-panes';
import { NothingFits, NothingFound, NothingFresh, NothingInTab } from './nothing-found';
import { Narrowing } from './narrowing-bar';
import { Reading, ResultTabs } from './result-tabs';
import { ResultsTools } from './results-tools';
import { FilterBar } from './filter-bar';
import { NothingRelisted, useEarlierOf, useRelistingKeys } from './relisting-note';
import { SortSelect } from './sort-select';
import classes from './results-screen.module.css';
import { Survey } from './survey';
import { GridSkeleton, SkeletonBar } from '../../../parts/skeletons';
import { hiddenOf } from '../../../../machines/domain/result-tabs';
import tabs from './result-tabs.module.css';

/** What was found and stands in no tab, and why: with the numbers of the tabs it makes the number of the head. */
function HiddenCount({ view }: { view: ReturnType<typeof resultsView> }) {
  const intl = useIntl();
  const hidden = hiddenOf({ ...view, from: view.address.from, known: view.known.length });
  if (hidden.filtered + hidden.gone === 0) return null;
  const words = intl.formatMessage({ id: 'results.hidden.text' }, hidden);
  return (
    <p className={tabs.hidden} title={words}>
      {words}
    </p>
  );
}

/** Stands for the results while they load, in the places where they come. */
function ResultsSkeleton() {
  return (
    <>
      <div className={classes.toCome} aria-hidden="true">
        <SkeletonBar width="22rem" height="1.25rem" />
      </div>
      <PanesSkeleton />
    </>
  );
}

/** Stands where the results will: their order can be told only once all of them were read. */
function PendingOrder({ pictures, onEarly }: { pictures: PictureGroupsView; onEarly: () => void }) {
  const intl = useIntl();
  return (
    <>
      <div className={classes.arranging}>
        <span role="status">
          <FormattedMessage id="results.arranging.text" />
        </span>
        {pictures.comparing && (
          <div className={classes.comparing}>
            <FormattedMessage id="results.comparing.label" />
            <ProgressBar
              label={intl.formatMessage({ id: 'results.comparing.label' })}
              done={pictures.read}
              total={pictures.count}
            />
          </div>
        )}
        <Button variant="subtle" size="compact-md" onClick={onEarly}>
          <FormattedMessage id="results.arranging.action" />
        </Button>
      </div>
      <GridSkeleton cards={8} />
    </>
  );
}

/** What keeps photos from being compared, and that they were compared since: each where it is so. */
function ComparedPhotos({ view, onRegroup }: { view: ReturnType<typeof resultsView>; onRegroup: () => void }) {
  const { BLOCKED, MISSING } = countFaults(view.pictures.faults);
  return (
    <>
      {BLOCKED > 0 && (
        <p className={classes.tabNote}>
          <FormattedMessage id="results.photosBlocked.text" values={{ count: BLOCKED }} />
        </p>
      )}
      {MISSING > 0 && (
        <p className={classes.tabNote}>
          <FormattedMessage id="results.photosMissing.text" values={{ count: MISSING }} />
        </p>
      )}
      {view.canRegroup && (
        <p className={classes.tabNote} role="status">
          <FormattedMessage id="results.regroup.text" />
          <Button variant="subtle" size="compact-md" onClick={onRegroup}>
            <FormattedMessage id="results.regroup.action" />
          </Button>
        </p>
      )}
    </>
  );
}

/** The listings that a live search found: a grid to look at and decide on, by mouse or by single keys. */
export function ResultsScreen({ actor }: { actor: ActorRefFrom<typeof resultsMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, resultsView, shallowEqual);
  const deciding = useMarking(view.marking).drawer !== null;
  const { send } = actor;
  const { triage, selection } = view;
  const { group } = view.address;
  const onlyFresh = view.address.fresh !== null;
  const onlyRelisted = view.address.relisted !== null;
  const fresh = new Set(view.fresh);
  const meant = (id: string) => (!onlyFresh || fresh.has(id)) && (!onlyRelisted || view.relistings[id] !== undefined);
  const listings = useSystemActorState('listings');
  const runs = useSelector(
    listings,
    ({ context }) => (group === 'none' ? null : runsOf(view.ids, context.visible, group, view.same)),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const alikeOf = (chosen: readonly string[]) =>
    group === 'picture' && runs !== null ? groupLookalikes(runs, chosen, listings.getSnapshot().context.visible) : [];
  const earlierOf = useEarlierOf(view.relistings);
  const actors = { triage, marking: view.marking, selection };
  const relistingKeys = useRelistingKeys(view.relistings, actors, { earlierOf, alikeOf });
  const title = view.search?.keyword ?? intl.formatMessage({ id: 'results.title.text' });
  const all = (
    <Button component={AppLink} variant="default" to={{ to: 'liveSearches' }}>
      <FormattedMessage id="results.missing.action" />
    </Button>
  );
  return (
    <PanesFrame>
      <PageTitle
        crumbs={[searchesCrumb(intl), { name: title }]}
        title={title}
        count={view.isFoundKnown ? formatCount(intl, view.found) : undefined}
        beside={view.phase === 'shown' && (view.ahead > 0 ? <Reading {...view} /> : <HiddenCount view={view} />)}
        action={
          (view.phase === 'asking' || view.phase === 'shown') && view.search !== null ? (
            <ResultsTools view={view} send={send} />
          ) : undefined
        }
      />
      {view.filters !== undefined && view.search !== null && (view.phase === 'asking' || view.phase === 'shown') && (
        <FilterBar actor={view.filters} />
      )}
      {view.phase === 'missing' && (
        <EmptyState title={<FormattedMessage id="results.missing.title" />} action={all}>
          <FormattedMessage id="results.missing.text" />
        </EmptyState>
      )}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => send({ type: 'results.reload' })} />
      )}
      {view.phase === 'asking' && <ResultsSkeleton />}
      {view.phase === 'shown' && (
        <>
          {view.narrowing && <Narrowing actor={view.narrowing} known={view.known} />}
          {view.failure !== null && !view.stuck && (
            <FailureLine failure={view.failure} onRetry={() => send({ type: 'results.reload' })} />
          )}
          {view.known.length === 0 ? (
            <NothingFound
              nothing={view.nothing}
              failedCount={view.search?.failedCount ?? 0}
              all={all}
              onUnfilter={() => view.filters?.send({ type: 'filter.choose', id: null })}
              onReload={() => send({ type: 'results.reload' })}
            />
          ) : (
            <ResultTabs
              address={view.address}
              known={onlyFresh || onlyRelisted ? view.known.filter(meant) : view.known}
              partly={view.ahead > 0}
              onChoose={(tab) => send({ type: 'tab.choose', tab })}
              order={
                <SortSelect
                  address={view.address}
                  onChange={(sort, order) => send({ type: 'sort.choose', sort, order })}
                  onRank={(rank) => send({ type: 'rank.choose', rank })}
                />
              }
            >
              {view.learnedOrder && view.address.rank === 'learned' && <LearnedBar actor={view.learnedOrder} />}
              {view.earlierFailure !== null && view.address.tab === 'trusted' && (
                <FailureLine failure={view.earlierFailure} onRetry={() => send({ type: 'trusted.reload' })} />
              )}
              {view.address.tab === 'inactive' && view.ids.length > 0 && (
                <p className={classes.tabNote}>
                  <FormattedMessage id="results.inactive.hint" />
                </p>
              )}
              {view.address.tab === 'suspicious' && view.ids.length > 0 && (
                <p className={classes.tabNote}>
                  <FormattedMessage id="results.unsent.text" />
                  <AppLink to={{ to: 'suspicious' }}>
                    <FormattedMessage id="results.unsent.action" />
                  </AppLink>
                </p>
              )}
              {group === 'picture' && !view.arranging && (
                <ComparedPhotos view={view} onRegroup={() => send({ type: 'results.regroup' })} />
              )}
              {view.arranging ? (
                <PendingOrder pictures={view.pictures} onEarly={() => send({ type: 'results.early' })} />
              ) : view.ids.length === 0 && !view.filling && !view.stuck ? (
                onlyRelisted ? (
                  <NothingRelisted onAll={() => send({ type: 'relisted.choose', only: false })} />
                ) : onlyFresh ? (
                  <NothingFresh onAll={() => send({ type: 'fresh.choose', only: false })} />
                ) : isNarrowed(view.address) ? (
                  <NothingFits filters={view.address} onClear={() => view.narrowing?.send({ type: 'filters.clear' })} />
                ) : (
                  <NothingInTab tab={view.address.tab} />
                )
              ) : (
                triage && (
                  <ListingPanes
                    view={view}
                    onMore={() => send({ type: 'results.more' })}
                    marking={view.marking}
                    decision={(shown) => (
                      <CursorDecision
                        actor={triage}
                        from="live_search"
                        shown={shown}
                        preview={view.preview}
                        learned={view.learned}
                        relistings={view.relistings}
                      />
                    )}
                  >
                    <CardGrid
                      label={intl.formatMessage({ id: 'results.title.text' })}
                      ids={view.ids}
                      onNearEnd={view.canLoadMore && !view.stuck ? () => send({ type: 'end.near' }) : undefined}
                      runs={runs}
                      order={JSON.stringify({ ...view.address, look: null, learned: view.learned?.learnedAt })}
                      head={(run) => group !== 'none' && <GroupHead by={group} run={run} selection={selection} />}
                      actor={triage}
                      preview={view.preview}
                      own={repeatKeys}
                      keysOf={relistingKeys}
                      alikeOf={alikeOf}
                      dense={view.address.look === 'list'}
                      held={deciding}
                      card={(of) => (
                        <ChoosableCard
                          {...of}
                          actor={triage}
                          grouped={runs !== null}
                          selection={selection}
                          preview={view.preview}
                          usual={view.usual}
                          learned={view.learned}
                          fresh={fresh.has(of.id)}
                          relisting={view.relistings[of.id]}
                        />
                      )}
                    />
                    {selection && <SelectionBar actor={selection} alikeOf={alikeOf} earlierOf={earlierOf} />}
                  </ListingPanes>
                )
              )}
            </ResultTabs>
          )}
          {view.known.length > 0 && <Survey />}
        </>
      )}
    </PanesFrame>
  );
}
