import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { markingMachine } from '../../../../machines/shared/marking/marking.machine';
import { markingView } from '../../../../machines/shared/marking/marking.view';
import { ReportDrawerPane } from '../report-drawer/report-drawer-pane';

export type MarkingActor = ActorRefFrom<typeof markingMachine>;

/** The report drawer when it is open, and what is being asked; nothing while there is no marking. */
export function useMarking(actor: MarkingActor | undefined) {
  return useSelector(actor, markingView, shallowEqual);
}

interface MarkingPaneProps {
  actor: MarkingActor | undefined;
  /** The drawer stands in the decision pane, and not over the page. */
  inPane?: boolean;
  /** Its last step sends the report, too. */
  sends?: boolean;
}

/** What a decision on a listing opens: the report drawer. */
export function MarkingPane({ actor, ...drawerProps }: MarkingPaneProps) {
  const { drawer } = useMarking(actor);
  return drawer === null ? null : <ReportDrawerPane {...drawerProps} actor={drawer} />;
}
