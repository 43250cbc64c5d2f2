import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { markingMachine } from '../../../../machines/shared/marking/marking.machine';
import { countBySite } from '../../../../machines/domain/sites';
import { markingView } from '../../../../machines/shared/marking/marking.view';
import { formatCount } from '../../../copy/money';
import { siteCountryName } from '../../../copy/vocabulary';
import { ConfirmDialog, ConfirmDialogFrame } from '../../../parts/dialogs';
import { SiteText } from '../../../parts/site-text';
import { usePrefetch } from '../../../parts/use-prefetch';
import { useOpenDecision } from '../../../parts/use-undo-key';
import { useListing } from '../../../seams/use-console';
import { ChangedLine } from '../changed-line';
import { DiscardDrawerFrame, DiscardDrawerPane, ReportDrawerFrame, ReportDrawerPane } from '../lazy-drawers';

export type MarkingActor = ActorRefFrom<typeof markingMachine>;

/** The drawer of a report or of a discard when one is open, and what is being asked; nothing while there is no marking. */
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

/** What any decision may open. */
const opened = [ReportDrawerFrame, DiscardDrawerFrame, ConfirmDialogFrame];

const questionWords = { trust: 'askTrust', dismiss: 'askDismiss', countries: 'askCountries' } as const;

/** What a decision on a listing opens: a drawer, or the question that is asked once. */
export function MarkingPane({ actor, ...drawerProps }: MarkingPaneProps) {
  const intl = useIntl();
  const { drawer, discard, question } = useMarking(actor);
  useOpenDecision(drawer !== null || discard !== null);
  usePrefetch(opened);
  const about = question?.about ?? 'dismiss';
  const messages = questionWords[about];
  const only = useListing(question?.ids.length === 1 ? (question.ids[0] ?? '') : '');
  const bySite = countBySite(question?.ids ?? []);
  const values = {
    count: question?.ids.length ?? 0,
    sites: bySite.length,
    countries: intl.formatList(
      bySite.map(({ siteId, count }) => `${siteCountryName(intl, siteId)} (${formatCount(intl, count)})`),
    ),
  };
  return (
    <>
      {drawer !== null && <ReportDrawerPane {...drawerProps} actor={drawer} />}
      {discard !== null && <DiscardDrawerPane inPane={drawerProps.inPane} actor={discard} />}
      <ConfirmDialog
        opened={question !== null}
        title={<FormattedMessage id={`mark.${messages}.title`} values={values} />}
        confirm={<FormattedMessage id={`mark.${messages}.confirm`} values={values} />}
        destructive={about === 'dismiss'}
        onConfirm={() => actor?.send({ type: 'question.confirm' })}
        onCancel={() => actor?.send({ type: 'question.cancel' })}
      >
        {question?.changed && <ChangedLine />}
        {only !== undefined && (
          <p>
            <SiteText site={only.siteId}>{only.title}</SiteText> {only.id}
          </p>
        )}
        <FormattedMessage id={`mark.${messages}.text`} values={values} />
      </ConfirmDialog>
    </>
  );
}
