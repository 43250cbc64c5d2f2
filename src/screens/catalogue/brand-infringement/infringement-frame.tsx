import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconSend, IconWifiOff, IconX } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { infringementLocations } from '../../../../contracts/vocabulary/reasons';
import type { brandInfringementMachine } from '../../../../machines/catalogue/brand-infringement/brand-infringement.machine';
import {
  brandInfringementView,
  type BrandInfringementView,
} from '../../../../machines/catalogue/brand-infringement/brand-infringement.view';
import { blockReason } from '../../../../machines/domain/block-reason';
import { infringementFaults } from '../../../../machines/domain/brand-infringement';
import { describeFailure } from '../../../copy/failures';
import { reasonGroupName, reasonHint, reasonName } from '../../../copy/vocabulary';
import { CopyableId } from '../../../parts/copyable-id';
import { CountedTextarea } from '../../../parts/counted-textarea';
import type { KeyAct } from '../../../parts/keys';
import { KeyHint } from '../../../parts/key-hint';
import { ReasonButton } from '../../../parts/reason-button';
import { useMachineForm } from '../../../seams/use-machine-form';
import { numberKeys, ResumedDraft, StepDrawer, StepTitle, DecisionSummary } from '../../shared/decision-drawer';
import { OptionCards } from '../../shared/report-drawer/option-cards';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './infringement.module.css';

const goOnKeys = { reason: '↵', details: 'Ctrl ↵' } as const;

type Actor = ActorRefFrom<typeof brandInfringementMachine>;
export interface InfringementDrawerProps {
  actor: Actor;
}

/** Reports a catalogue page for the use of a brand: why, where with a comment, and the number of its case. */
export default function InfringementFrame(props: InfringementDrawerProps) {
  const seed = useSelector(props.actor, ({ context }) => context.seed);
  return <Infringement key={seed} {...props} />;
}

function Infringement({ actor }: InfringementDrawerProps) {
  const intl = useIntl();
  const formId = useId();
  const view = useSelector(actor, brandInfringementView, shallowEqual);
  const { send } = actor;
  const { step, code } = view;
  const { field, onSubmit } = useMachineForm({
    values: view.values,
    rules: infringementFaults,
    busy: !view.canWrite,
    changed: (values) => send({ type: 'values.change', values }),
    submit: () => send({ type: 'infringement.submit' }),
  });
  const goOn = () => send({ type: 'step.continue' });
  const back = () => send({ type: 'step.back' });
  const backwards: KeyAct = { words: 'keys.back.text', press: back, why: () => !view.canGoBack };
  /** While it is on its way nothing else can be chosen. */
  const isChosen = (location: string) => location === view.values.location;
  const codes = view.groups.flatMap((one) => one.codes);
  const numbers = numberKeys(codes, (reason) => {
    send({ type: 'reason.choose', code: reason });
    goOn();
  });
  return (
    <StepDrawer
      formId={formId}
      onSubmit={onSubmit}
      inPane={false}
      title={<FormattedMessage id="brandInfringement.title.text" />}
      leaving={view.phase === 'leaving'}
      onGone={() => send({ type: 'drawer.gone' })}
      onClose={() => send({ type: 'drawer.close' })}
      onBack={view.canGoBack ? back : undefined}
      keys={
        step === 'reason'
          ? {
              ...numbers,
              enter: { words: 'keys.goOn.text', press: goOn, why: () => !view.canGoOn },
            }
          : step === 'details'
            ? {
                'alt+arrowleft': backwards,
                'ctrl+enter': { words: 'keys.submit.text', press: () => onSubmit(), why: () => view.why },
              }
            : {}
      }
      focusOn={`${step}-${step === 'reason' ? code : ''}`}
      foot={<Foot view={view} formId={formId} actor={actor} />}
    >
      {view.resumed && (
        <ResumedDraft
          text={<FormattedMessage id="brandInfringement.resumed.text" />}
          action={<FormattedMessage id="brandInfringement.resumed.action" />}
          onDrop={() => send({ type: 'draft.drop' })}
        />
      )}
      {view.busy && <SubmissionDelay of={actor} onClose={() => send({ type: 'drawer.close' })} />}
      <Denounced view={view} actor={actor} />
      {step !== 'sent' && (
        <StepTitle>
          <FormattedMessage id={`brandInfringement.${step}.title`} />
        </StepTitle>
      )}
      {step === 'reason' &&
        view.groups.map(({ group, codes: offered }, at) => (
          <OptionCards
            key={group}
            name={`${formId}-reason`}
            first={at === 0 || (code !== null && offered.includes(code))}
            legend={<FormattedMessage id={reasonGroupName(group)} />}
            legendShown
            chosen={code}
            onChoose={(reason) => send({ type: 'reason.choose', code: reason })}
            options={offered.map((reason) => ({
              value: reason,
              label: reasonName(intl, reason),
              hint: reasonHint(intl, reason),
              keyName: String(codes.indexOf(reason) + 1),
              why: null,
            }))}
          />
        ))}
      {step === 'details' && (
        <>
          <DecisionSummary label={<FormattedMessage id="brandInfringement.reason.label" />}>
            {reasonName(intl, code)}
          </DecisionSummary>
          <NativeSelect
            {...field('location')}
            data-autofocus
            required
            label={<FormattedMessage id="brandInfringement.location.label" />}
            data={[
              ...(view.canWrite
                ? [{ value: '', label: intl.formatMessage({ id: 'brandInfringement.location.choose' }) }]
                : []),
              ...(view.canWrite ? infringementLocations : infringementLocations.filter(isChosen)).map((location) => ({
                value: location,
                label: intl.formatMessage({ id: `infringementLocation.${location}.name` }),
              })),
            ]}
          />
          <CountedTextarea
            {...field('comment')}
            max={view.max}
            rows={6}
            required
            label={<FormattedMessage id="brandInfringement.comment.label" />}
            description={<FormattedMessage id="brandInfringement.comment.hint" />}
          />
        </>
      )}
      {step === 'sent' && <SentConfirmation caseId={view.caseId} />}
    </StepDrawer>
  );
}

/** What went wrong with the last one, until it is closed. */
function Denounced({ view: { failure, unsure }, actor }: { view: BrandInfringementView; actor: Actor }) {
  const intl = useIntl();
  if (failure === null && !unsure) return null;
  const info = failure === null ? null : describeFailure(intl, failure);
  return (
    <div className={classes.alarm} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" className={classes.alarmIcon} />
      <div>
        <p>
          <strong>
            {info !== null && info.title === null ? (
              info.text
            ) : (
              <FormattedMessage id="failed.sendBrandInfringement.text" />
            )}
          </strong>
        </p>
        <p>
          {unsure && <FormattedMessage id="brandInfringement.unsure.text" />}
          {info !== null && info.title !== null && info.text} <FormattedMessage id="brandInfringement.kept.text" />
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={intl.formatMessage({ id: 'brandInfringement.dismiss.label' })}
        onClick={() => actor.send({ type: 'failure.close' })}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

function Foot({ view, formId, actor }: { view: BrandInfringementView; formId: string; actor: Actor }) {
  if (view.step === 'sent') {
    return (
      <Button onClick={() => actor.send({ type: 'drawer.close' })}>
        <FormattedMessage id="brandInfringement.close.action" />
      </Button>
    );
  }
  if (view.step === 'reason') {
    return (
      <ReasonButton
        why={view.canGoOn ? null : blockReason('REASON_MISSING')}
        rightSection={<KeyHint>{goOnKeys.reason}</KeyHint>}
        onClick={() => actor.send({ type: 'step.continue' })}
      >
        <FormattedMessage id="brandInfringement.continue.action" />
      </ReasonButton>
    );
  }
  return (
    <div className={classes.actions}>
      <p className={classes.progress} role="status">
        {view.waiting && <IconWifiOff size={16} aria-hidden="true" />}
        {view.busy && (
          <FormattedMessage id={view.waiting ? 'brandInfringement.waiting.text' : 'brandInfringement.sending.text'} />
        )}
      </p>
      {view.unsure ? (
        <Button onClick={() => actor.send({ type: 'infringement.repeat' })}>
          <FormattedMessage id="brandInfringement.repeat.action" />
        </Button>
      ) : (
        <ReasonButton
          why={view.why}
          translate="no"
          type="submit"
          form={formId}
          leftSection={<IconSend size={16} aria-hidden="true" />}
          rightSection={<KeyHint>{goOnKeys.details}</KeyHint>}
          aria-keyshortcuts="Control+Enter"
        >
          <FormattedMessage id="brandInfringement.submit.action" />
        </ReasonButton>
      )}
    </div>
  );
}

function SentConfirmation({ caseId }: { caseId: string | null }) {
  return (
    <section className={classes.sent} role="status" tabIndex={-1} data-autofocus>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.taken} />
      <h3>
        <FormattedMessage id="brandInfringement.sent.title" />
      </h3>
      <p>
        <FormattedMessage id="brandInfringement.sent.text" />
      </p>
      {caseId !== null && (
        <div className={classes.case}>
          <p className={classes.soft}>
            <FormattedMessage id="brandInfringement.case.label" />
          </p>
          <CopyableId id={caseId} />
          <p className={classes.soft}>
            <FormattedMessage id="brandInfringement.case.hint" />
          </p>
        </div>
      )}
    </section>
  );
}
