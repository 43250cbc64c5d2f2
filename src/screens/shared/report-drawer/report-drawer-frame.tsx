import { ActionIcon, Box, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reportDrawerMachine } from '../../../../machines/shared/report-drawer/report-drawer.machine';
import { reportDrawerView, type ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { formatCount } from '../../../copy/money';
import { reasonName } from '../../../copy/vocabulary';
import { KeyHint } from '../../../parts/key-hint';
import { KeyScope } from '../../../parts/key-scope';
import { SideDrawer } from '../../../parts/side-drawer';
import { WhyButton } from '../../../parts/why-button';
import classes from './report-drawer.module.css';
import { ReportStop } from './report-stop';
import { ReportStepBody, type SendToDrawer } from './report-step';
import { stepKeys } from './step-keys';

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
  if (view.edit) return <FormattedMessage id="reportDrawer.edit.title" />;
  if (view.title === 'imagesOnly') return <FormattedMessage id="reportDrawer.imagesOnly.title" />;
  return (
    <FormattedMessage id={view.title === 'multiple' ? 'reportDrawer.multiple.title' : 'reportDrawer.single.title'} />
  );
}

function Pill({ view }: { view: ReportDrawerView }) {
  const intl = useIntl();
  if (!view.several) return null;
  return (
    <span className={classes.count}>
      <FormattedMessage
        id="reportDrawer.count.text"
        values={{ count: view.count, shown: formatCount(intl, view.count) }}
      />
    </span>
  );
}

const goOnKeys = { last: 'Ctrl ↵', other: '↵' } as const;

function Action({ view, formId, sends }: { view: ReportDrawerView; formId: string; sends: boolean }) {
  if (view.phase !== 'deciding') return null;
  const last = view.step === 'comment';
  const outcome = view.edit
    ? 'reportDrawer.save.action'
    : sends
      ? 'reportDrawer.send.action'
      : 'reportDrawer.submit.action';
  return (
    <WhyButton
      why={view.whyNotGoOn}
      type="submit"
      form={formId}
      fullWidth
      rightSection={<KeyHint>{goOnKeys[last ? 'last' : 'other']}</KeyHint>}
      aria-keyshortcuts={last ? 'Control+Enter' : 'Enter'}
    >
      <FormattedMessage id={last ? outcome : 'reportDrawer.continue.action'} />
    </WhyButton>
  );
}

/** Makes the report of one listing or of several, step by step, by mouse or by keys. */
export default function ReportDrawerFrame({ actor, inPane = false, sends = false }: ReportDrawerProps) {
  const intl = useIntl();
  const formId = useId();
  const titleId = useId();
  const view = useSelector(actor, reportDrawerView, shallowEqual);
  const send: SendToDrawer = (event) => actor.send(event);
  const close = () => send({ type: 'drawer.close' });
  const goOn = () =>
    send(
      view.step === 'comment'
        ? { type: 'report.submit', label: reasonName(intl, view.code) }
        : { type: 'step.continue' },
    );
  const back = view.phase === 'deciding' && view.canGoBack ? () => send({ type: 'step.back' }) : undefined;
  const deciding = view.phase === 'deciding' || view.phase === 'leaving';
  const body = (
    <KeyScope
      restore
      keys={{ ...stepKeys(view, send), ...(inPane && { escape: close }), enter: goOn, 'ctrl+enter': goOn }}
      focusOn={`${view.phase}-${view.step}-${view.step === 'category' ? view.category : view.step === 'reason' ? view.code : ''}`}
      className={classes.scope}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {deciding ? (
          <>
            <p className={classes.step} aria-live="polite">
              <FormattedMessage id={stepTitles[view.step]} />
            </p>
            <ReportStepBody view={view} send={send} />
          </>
        ) : (
          <ReportStop view={view} />
        )}
      </Box>
    </KeyScope>
  );
  const action = <Action view={view} formId={formId} sends={sends} />;
  const gone = () => send({ type: 'drawer.gone' });

  if (!inPane) {
    return (
      <SideDrawer
        opened={view.phase !== 'leaving'}
        title={<Title view={view} />}
        aside={<Pill view={view} />}
        onClose={close}
        onGone={gone}
        onBack={back}
        foot={view.phase === 'deciding' ? action : undefined}
      >
        {body}
      </SideDrawer>
    );
  }
  return (
    <section
      className={classes.pane}
      aria-labelledby={titleId}
      data-leaving={view.phase === 'leaving' || undefined}
      onAnimationEnd={() => view.phase === 'leaving' && gone()}
    >
      <header className={classes.head}>
        {back && (
          <ActionIcon size="xl" aria-label={intl.formatMessage({ id: 'parts.drawer.back' })} onClick={back}>
            <IconArrowLeft size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        <h2 id={titleId} className={classes.title}>
          <Title view={view} />
        </h2>
        <Pill view={view} />
        <ActionIcon size="xl" aria-label={intl.formatMessage({ id: 'parts.drawer.close' })} onClick={close}>
          <IconX size={20} aria-hidden="true" />
        </ActionIcon>
      </header>
      {body}
      <footer className={classes.foot}>
        {view.phase === 'deciding' ? (
          action
        ) : (
          <Button variant="default" fullWidth onClick={close}>
            <FormattedMessage id="reportDrawer.close.action" />
          </Button>
        )}
      </footer>
    </section>
  );
}
