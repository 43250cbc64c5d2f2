import { Box, Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { templatesFor } from '../../../../machines/domain/templates';
import { rankTemplates } from '../../../../machines/domain/wording';
import type { reportDrawerMachine } from '../../../../machines/shared/report-drawer/report-drawer.machine';
import { reportDrawerView, type ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { useProfile, useSystemActorState } from '../../../seams/use-console';
import { KeyHint } from '../../../parts/key-hint';
import { ReasonButton } from '../../../parts/reason-button';
import { DecisionDrawer, DecisionSummary } from '../decision-drawer';
import { ListingSubject, SubjectCount } from '../listing-subject';
import type { TemplatesActor } from '../templates/template-form';
import classes from './report-drawer.module.css';
import { ReportStepBody } from './report-step';
import { stepKeys, type SendToDrawer } from './step-keys';
import { WordingNote } from './wording-note';
import { IconBan, IconLockOff, IconWorldOff } from '@tabler/icons-react';
import { describeBlockReason } from '../../../copy/block-reasons';
import { EmptyState } from '../../../parts/empty-state';

/** Why no report can be made here at all. */
function ReportUnavailable({ view }: { view: ReportDrawerView }) {
  const intl = useIntl();
  const country = view.siteId === null ? '' : siteCountryName(intl, view.siteId);
  if (view.phase === 'withoutNotices') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconWorldOff size={28} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="reportDrawer.withoutNotices.title" values={{ country }} />}
        >
          <FormattedMessage id="reportDrawer.withoutNotices.text" />
        </EmptyState>
      </div>
    );
  }
  if (view.phase === 'withoutReasons') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconLockOff size={28} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="reportDrawer.withoutReasons.title" values={{ country }} />}
        >
          <FormattedMessage id="reportDrawer.withoutReasons.text" />
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<IconBan size={28} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="reportDrawer.refused.title" values={{ count: view.leftOut.length }} />}
      >
        <ul className={classes.left}>
          {view.leftOut.map(({ id, why }) => (
            <li key={id}>
              <span className={classes.id}>{id}</span> {describeBlockReason(intl, why)}
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}

export interface ReportDrawerProps {
  actor: ActorRefFrom<typeof reportDrawerMachine>;
  /** In the decision pane, beside the listing; else over the page at its right. */
  inPane?: boolean;
  /** Deciding sends the report at once, and does not only mark. */
  sends?: boolean;
}

const stepTitles = {
  category: 'reportDrawer.category.title',
  reason: 'reportDrawer.reason.title',
  images: 'reportDrawer.images.title',
  comment: 'reportDrawer.comment.title',
} as const;

function Title({ view }: { view: ReportDrawerView }) {
  if (view.edit && !view.several) return <FormattedMessage id="reportDrawer.edit.title" />;
  if (view.title === 'variants') return <FormattedMessage id="reportDrawer.variants.title" />;
  if (view.title === 'imagesOnly') return <FormattedMessage id="reportDrawer.imagesOnly.title" />;
  return (
    <FormattedMessage id={view.title === 'multiple' ? 'reportDrawer.multiple.title' : 'reportDrawer.single.title'} />
  );
}

function Pill({ view }: { view: ReportDrawerView }) {
  if (!view.several && !view.ofVariants) return null;
  return <SubjectCount count={view.count} ofVariants={view.ofVariants} />;
}

const goOnKeys = { last: 'Ctrl ↵', other: '↵' } as const;

interface ActionProps {
  view: ReportDrawerView;
  formId: string;
  sends: boolean;
  send: SendToDrawer;
}

function Action({ view, formId, sends, send }: ActionProps) {
  const last = view.step === 'comment';
  const outcome = view.edit
    ? 'reportDrawer.save.action'
    : sends
      ? 'reportDrawer.send.action'
      : 'reportDrawer.submit.action';
  const waits = last && outcome === 'reportDrawer.submit.action';
  return (
    <>
      {view.wording && <WordingNote wording={view.wording} send={send} />}
      {waits && (
        <p className={classes.waits}>
          <FormattedMessage id="reportDrawer.submit.hint" values={{ count: view.count }} />
        </p>
      )}
      <ReasonButton
        why={view.whyNotGoOn}
        translate="no"
        type="submit"
        form={formId}
        fullWidth
        rightSection={<KeyHint>{goOnKeys[last ? 'last' : 'other']}</KeyHint>}
        aria-keyshortcuts={last ? 'Control+Enter' : 'Enter'}
      >
        <FormattedMessage id={last ? outcome : 'reportDrawer.continue.action'} values={{ count: view.count }} />
      </ReasonButton>
    </>
  );
}

function TemplateTitle({ actor }: { actor: TemplatesActor }) {
  const isNew = useSelector(actor, ({ context }) => context.writing?.id === null);
  return <FormattedMessage id={isNew ? 'templates.new.title' : 'templates.edit.title'} />;
}

/** What takes the focus anew when it changes; with the last character that can't be sent the button goes that replaces them. */
function focusOf({ phase, step, category, code, writesTemplate, comment, wording }: ReportDrawerView): string {
  const drawerProps = {
    category,
    reason: code,
    images: '',
    comment: writesTemplate
      ? 'template'
      : comment.offending.length > 0
        ? 'offending'
        : comment.lacking
          ? 'lacking'
          : wording?.isAsTaken
            ? 'taken'
            : wording?.canRestore
              ? 'replaced'
              : '',
  }[step];
  return `${phase}-${step}-${drawerProps}`;
}

/** Makes the report of one listing or of several, step by step, by mouse or by keys. */
export default function ReportDrawerFrame({ actor, inPane = false, sends = false }: ReportDrawerProps) {
  const intl = useIntl();
  const formId = useId();
  const view = useSelector(actor, reportDrawerView, shallowEqual);
  const send: SendToDrawer = (event) => actor.send(event);
  const settings = useProfile((facts) => facts.profile?.settings);
  const lang = useSelector(useSystemActorState('shell'), ({ context }) => context.lang);
  const past = view.wording?.past ?? null;
  const ranked = useMemo(
    () => rankTemplates(templatesFor(settings, view.code, lang), past, view.siteId),
    [settings, view.code, lang, past, view.siteId],
  );
  const close = () => send({ type: 'drawer.close' });
  const leaveTemplate = !view.writesTemplate ? undefined : () => send({ type: 'step.back' });
  const goOn = () =>
    send(
      view.step === 'comment'
        ? { type: 'report.submit', label: reasonName(intl, view.code) }
        : { type: 'step.continue' },
    );
  const back = view.phase === 'deciding' && view.canGoBack ? () => send({ type: 'step.back' }) : undefined;
  const deciding = view.phase === 'deciding' || view.phase === 'leaving';
  const action =
    view.phase === 'deciding' && !view.writesTemplate ? (
      <Action view={view} formId={formId} sends={sends} send={send} />
    ) : undefined;
  return (
    <DecisionDrawer
      inPane={inPane}
      title={<Title view={view} />}
      aside={<Pill view={view} />}
      leaving={view.phase === 'leaving'}
      onGone={() => send({ type: 'drawer.gone' })}
      onClose={close}
      onBack={back}
      onEscape={leaveTemplate}
      keys={stepKeys(view, ranked, send, goOn)}
      focusOn={focusOf(view)}
      foot={action}
      footInPane={
        action ?? (
          <Button variant="default" fullWidth onClick={close}>
            <FormattedMessage id="reportDrawer.close.action" />
          </Button>
        )
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.writesTemplate) goOn();
        }}
      >
        {deciding ? (
          <>
            {view.subject !== null && <ListingSubject id={view.subject} />}
            {view.several && view.siteId !== null && (
              <DecisionSummary label={<FormattedMessage id="groups.country.name" />}>
                {siteCountryName(intl, view.siteId)}
              </DecisionSummary>
            )}
            <p className={classes.step} aria-live="polite">
              {view.writesTemplate && view.templates ? (
                <TemplateTitle actor={view.templates} />
              ) : (
                <FormattedMessage id={stepTitles[view.step]} />
              )}
            </p>
            <ReportStepBody view={view} templates={ranked} send={send} />
          </>
        ) : (
          <ReportUnavailable view={view} />
        )}
      </Box>
    </DecisionDrawer>
  );
}
