import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  toBulkPlan,
  whyNotBulk,
  type BulkDecision,
  type BulkPlan,
  type EarlierReport,
} from '../../../../machines/domain/bulk-decisions';
import type { selectionMachine } from '../../../../machines/shared/selection/selection.machine';
import { selectionView } from '../../../../machines/shared/selection/selection.view';
import type { SelectionEvent, ReadProgress } from '../../../../machines/shared/selection/selection.types';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { readLastReport } from '../../../../machines/domain/last-report';
import { describeBlockReason } from '../../../copy/block-reasons';
import { formatCount } from '../../../copy/money';
import { ConfirmDialog } from '../../../parts/dialogs';
import { ChosenCount } from '../../../parts/data-table';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey } from '../../../parts/keys';
import { ProgressBar } from '../../../parts/progress-bar';
import { Toolbar } from '../../../parts/toolbar';
import { undoKey } from '../../../parts/use-undo-key';
import { ReasonButton } from '../../../parts/reason-button';
import { useSystemActorState } from '../../../seams/use-console';
import { ChangedLine } from '../changed-line';
import { formatEventKey } from '../marking/triage-keys';
import { PhotosToCompare } from './photos-to-compare';
import { typeOfDecision, type AlikeOf } from './selection-keys';
import classes from './selection-bar.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';

type Visible = Readonly<Record<string, VisibleListing | undefined>>;
/** The report of before that can be said again of those that are chosen; null where there is none. */
export type EarlierOf = (chosen: readonly string[], visible: Visible) => EarlierReport | null;

/** The key that says it again. */
export const againKey = 'n';

interface SelectionBarProps {
  actor: ActorRefFrom<typeof selectionMachine>;
  /** What may be decided there. */
  decisions?: readonly BulkDecision[];
  alikeOf?: AlikeOf;
  earlierOf?: EarlierOf;
}

const marks: readonly BulkDecision[] = ['trust', 'suspect'];

/** What can be decided for those that are chosen, and what was decided for them last. */
export function SelectionBar({ actor, decisions = marks, alikeOf = () => [], earlierOf }: SelectionBarProps) {
  const intl = useIntl();
  const { send } = actor;
  const { chosen, shown, plan, compared, trusted, reading, whole, why } = useSelector(
    actor,
    selectionView,
    shallowEqual,
  );
  const visible = useSelector(useSystemActorState('listings'), ({ context }) => context.visible);
  const repeats = useSelector(
    useSystemActorState('drafts'),
    ({ context }) => readLastReport(context.drafts) !== null && decisions.includes('suspect'),
  );
  const earlier = earlierOf?.(chosen, visible) ?? null;
  const whyNone = plan === null ? null : whyNotBulk(plan);
  if (chosen.length === 0 && trusted === 0 && !reading && plan === null) return null;
  return (
    <Toolbar label={intl.formatMessage({ id: 'selection.bar.label' })} className={classes.bar}>
      {reading && <WholeReading whole={whole} chosen={chosen.length} send={send} />}
      {why !== null && (
        <>
          <ChosenCount count={chosen.length} />
          <span className={classes.done}>{describeBlockReason(intl, why)}</span>
        </>
      )}
      {chosen.length > 0 && !reading && why === null && (
        <>
          <ChosenCount count={chosen.length} />
          {(repeats ? [...decisions, 'repeat' as const] : decisions).map((what) => {
            const judged = toBulkPlan(what, chosen, visible);
            return (
              <ReasonButton
                key={what}
                translate="no"
                variant={what === 'suspect' ? 'filled' : 'default'}
                why={whyNotBulk(judged)}
                aria-keyshortcuts={formatEventKey(typeOfDecision[what])}
                rightSection={<KeyHint>{formatEventKey(typeOfDecision[what])}</KeyHint>}
                onClick={() => send({ type: 'chosen.decide', what, alike: alikeOf(chosen) })}
              >
                <FormattedMessage
                  id={`selection.${what}.action`}
                  values={{ count: judged.ids.length, number: formatCount(intl, judged.ids.length) }}
                />
              </ReasonButton>
            );
          })}
          {earlier !== null && (
            <AgainButton
              count={toBulkPlan('repeat', chosen, visible, earlier).ids.length}
              onPress={() => send({ type: 'chosen.decide', what: 'repeat', alike: alikeOf(chosen), earlier })}
            />
          )}
          {chosen.length < shown && (
            <Button variant="subtle" size="compact-md" onClick={() => send({ type: 'chosen.all' })}>
              <FormattedMessage
                id={whole.ends ? 'selection.all.action' : 'selection.read.action'}
                values={{ count: formatCount(intl, shown) }}
              />
            </Button>
          )}
          {!whole.ends && (
            <Button variant="subtle" size="compact-md" onClick={() => send({ type: 'chosen.whole' })}>
              <FormattedMessage id="selection.whole.action" />
            </Button>
          )}
          <Button variant="subtle" size="compact-md" onClick={() => send({ type: 'chosen.none' })}>
            <FormattedMessage id="selection.none.action" />
          </Button>
        </>
      )}
      {trusted > 0 && why === null && (
        <span className={classes.done}>
          <FormattedMessage id="selection.trusted.text" values={{ count: trusted }} />
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => send({ type: 'trusted.undo' })}
            rightSection={<KeyHint>{undoKey}</KeyHint>}
          >
            <FormattedMessage id="selection.takeBack.action" />
          </Button>
        </span>
      )}
      <ConfirmDialog
        opened={plan !== null}
        wide={compared.length > 0}
        title={
          compared.length > 0 && (whyNone === null || chosen.length === 0) ? (
            <FormattedMessage id="selection.compare.title" />
          ) : whyNone === null ? (
            <FormattedMessage id="selection.plan.title" values={{ count: plan?.leftOut.length ?? 0 }} />
          ) : (
            describeBlockReason(intl, whyNone)
          )
        }
        cancel={whyNone === null ? undefined : <FormattedMessage id="parts.drawer.close" />}
        confirm={
          whyNone === null ? (
            <FormattedMessage
              id={plan?.earlier ? 'selection.relisted.action' : `selection.${plan?.what ?? 'trust'}.action`}
              values={{ count: plan?.ids.length ?? 0, number: formatCount(intl, plan?.ids.length ?? 0) }}
            />
          ) : null
        }
        onConfirm={() => send({ type: 'plan.confirm' })}
        onCancel={() => send({ type: 'plan.cancel' })}
      >
        {plan?.changed && <ChangedLine />}
        {compared.length > 0 && <PhotosToCompare groups={compared} chosen={chosen} send={send} />}
        {plan !== null && <LeftOut plan={plan} titleOf={(id) => visible[id]?.title ?? id} />}
      </ConfirmDialog>
    </Toolbar>
  );
}

/** Says the report of before again of those that were listed again. */
function AgainButton({ count, onPress }: { count: number; onPress: () => void }) {
  const intl = useIntl();
  return (
    <Button
      variant="default"
      aria-keyshortcuts={formatKey(againKey)}
      rightSection={<KeyHint>{formatKey(againKey)}</KeyHint>}
      onClick={onPress}
    >
      <FormattedMessage id="selection.relisted.action" values={{ count, number: formatCount(intl, count) }} />
    </Button>
  );
}

interface WholeReadingProps {
  whole: ReadProgress;
  chosen: number;
  send: (event: SelectionEvent) => void;
}

/** How far the list was read whose listings are all to be chosen: it goes on until it is stopped. */
function WholeReading({ whole, chosen, send }: WholeReadingProps) {
  const intl = useIntl();
  const { read, total, stuck } = whole;
  return (
    <>
      <ChosenCount count={chosen} />
      <div className={classes.whole}>
        <ProgressBar
          label={intl.formatMessage({ id: 'selection.whole.label' })}
          done={read}
          total={total}
          resting={stuck}
        />
      </div>
      {stuck && (
        <span className={classes.done} role="alert">
          <FormattedMessage id="selection.stuck.text" />
          <Button variant="default" size="compact-md" onClick={() => send({ type: 'whole.retry' })}>
            <FormattedMessage id="selection.stuck.action" />
          </Button>
        </span>
      )}
      <Button variant="subtle" size="compact-md" onClick={() => send({ type: 'whole.stop' })}>
        <FormattedMessage id="selection.stop.action" />
      </Button>
    </>
  );
}

function LeftOut({ plan, titleOf }: { plan: BulkPlan; titleOf: (id: string) => string }) {
  const intl = useIntl();
  return (
    <ul className={classes.left}>
      {plan.leftOut.map(({ id, why }) => (
        <li key={id}>
          <strong lang={languageOfSite(sitePartOf(id))}>{titleOf(id)}</strong>
          <span>{describeBlockReason(intl, why)}</span>
        </li>
      ))}
    </ul>
  );
}
