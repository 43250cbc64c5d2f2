import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import { formatCount } from '../../../copy/money';
import { SkeletonBar, GridSkeleton } from '../../../parts/skeletons';
import { useIsShown } from '../../../parts/list-end-observer';
import { FailureLine } from '../../shared/failure-line';
import { MarkingPane, useMarking, type MarkingActor } from '../../shared/marking/marking-pane';
import classes from './listing-panes.module.css';

/** A page with panes: they stand beside each other by its width, not by the window's. */
export function PanesFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <div className={classes.beside}>{children}</div>
    </div>
  );
}

const facts = [72, 48, 60, 56, 40];

/** Stands for them while they load, in the places where they come. */
export function PanesSkeleton() {
  return (
    <div>
      <GridSkeleton cards={20} />
      <div className={classes.decision} aria-hidden="true">
        <div className={classes.rest}>
          <SkeletonBar picture />
          <SkeletonBar width="80%" height="1.25rem" />
          <SkeletonBar width="45%" height="1.5rem" />
          <SkeletonBar width="100%" height="var(--v-control)" />
          {facts.map((width) => (
            <SkeletonBar key={width} width={`${width}%`} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface ListingPanesProps {
  /** How many stand there and behind them, and how the next page fares. */
  view: {
    ids: readonly string[];
    ahead: number;
    filling: boolean;
    stuck: boolean;
    canLoadMore: boolean;
    failure: Failure | null;
  };
  onMore: () => void;
  /** Stands beside the cards where there is room for it: told whether there is. */
  decision: (shown: boolean) => ReactNode;
  /** What a decision opens: there, where there is room for it, else over the page. */
  marking: MarkingActor | undefined;
  children: ReactNode;
}

/** Listings as cards, read page by page, and beside them the decision on the one under the cursor. */
export function ListingPanes({ view, onMore, decision, marking, children }: ListingPanesProps) {
  const intl = useIntl();
  const [paneRef, wide] = useIsShown();
  const { drawer, discard } = useMarking(marking);
  const inPane = wide && (drawer !== null || discard !== null);
  return (
    <div>
      <div>
        {children}
        <div className={classes.more}>
          {view.stuck && view.failure !== null && <FailureLine failure={view.failure} onRetry={onMore} />}
          {view.filling && <GridSkeleton cards={4} />}
          {view.canLoadMore && !view.stuck && (
            <Button variant="default" onClick={onMore}>
              <FormattedMessage
                id="listingPanes.more.action"
                values={{
                  loaded: formatCount(intl, view.ids.length),
                  total: formatCount(intl, view.ids.length + view.ahead),
                }}
              />
            </Button>
          )}
        </div>
      </div>
      <div ref={paneRef} className={classes.decision}>
        {inPane ? (
          <div className={classes.deciding}>
            <MarkingPane inPane actor={marking} />
          </div>
        ) : (
          decision(wide)
        )}
      </div>
      {!inPane && <MarkingPane actor={marking} />}
    </div>
  );
}
