import { IconMessagePlus } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { DiscardReason } from '../../../../contracts/vocabulary/reasons';
import { blockReason } from '../../../../machines/domain/block-reason';
import { whyNotDiscardComment } from '../../../../machines/domain/discard';
import type { discardDrawerMachine } from '../../../../machines/shared/discard-drawer/discard-drawer.machine';
import { discardDrawerView } from '../../../../machines/shared/discard-drawer/discard-drawer.view';
import { discardReasonHint, discardReasonName } from '../../../copy/vocabulary';
import { CountedTextarea } from '../../../parts/counted-textarea';
import type { KeyAct } from '../../../parts/keys';
import { KeyHint } from '../../../parts/key-hint';
import { ReasonButton } from '../../../parts/reason-button';
import { useMachineForm } from '../../../seams/use-machine-form';
import { numberKeys, ResumedDraft, StepDrawer, StepTitle, DecisionSummary } from '../decision-drawer';
import { ListingSubjects, SubjectCount } from '../listing-subject';
import { OptionCards } from '../report-drawer/option-cards';
import classes from './discard-drawer.module.css';

export interface DiscardDrawerProps {
  actor: ActorRefFrom<typeof discardDrawerMachine>;
  /** In the decision pane, beside the listing; else over the page at its right. */
  inPane?: boolean;
}

const goOnKeys = { comment: '↵', submit: 'Ctrl ↵' } as const;
const stepTitles = { reason: 'discardDrawer.reason.title', comment: 'discardDrawer.comment.title' } as const;

/** Takes a suggestion away, in two steps: why, and a comment. */
export default function DiscardDrawerFrame(props: DiscardDrawerProps) {
  const seed = useSelector(props.actor, ({ context }) => context.seed);
  return <DiscardForm key={seed} {...props} />;
}

function DiscardForm({ actor, inPane = false }: DiscardDrawerProps) {
  const intl = useIntl();
  const formId = useId();
  const view = useSelector(actor, discardDrawerView, shallowEqual);
  const count = view.ids.length;
  const { send } = actor;
  const { code } = view;
  const inReason = view.step === 'reason';
  const { field, onSubmit } = useMachineForm({
    values: { code, comment: view.comment },
    rules: ({ comment }) => ({
      code: code === null ? blockReason('REASON_MISSING') : null,
      comment: whyNotDiscardComment({ code, comment }),
    }),
    changed: ({ comment }) => send({ type: 'comment.change', text: comment }),
    submit: () =>
      send({
        type: 'discard.submit',
        label: code === null ? '' : intl.formatMessage({ id: discardReasonName(code) }),
      }),
  });
  const submit = () => onSubmit();
  const reasons = field('code');
  const choose = (reason: DiscardReason) => {
    reasons.onChange(reason);
    send({ type: 'reason.choose', code: reason });
  };
  const goOn = () => (view.canGoOn ? send({ type: 'step.continue' }) : submit());
  const back = () => send({ type: 'step.back' });
  const backwards: KeyAct = { words: 'keys.back.text', press: back };
  const numbers = numberKeys(view.reasons, (reason) => {
    choose(reason);
    send({ type: 'step.continue' });
  });
  return (
    <StepDrawer
      formId={formId}
      onSubmit={onSubmit}
      inPane={inPane}
      title={<FormattedMessage id="discardDrawer.title.text" values={{ count }} />}
      aside={count > 1 && <SubjectCount count={count} />}
      leaving={view.phase === 'leaving'}
      onGone={() => send({ type: 'drawer.gone' })}
      onClose={() => send({ type: 'drawer.close' })}
      onBack={view.canGoBack ? back : undefined}
      keys={{
        ...(inReason
          ? {
              ...numbers,
              enter: { words: 'keys.goOn.text', press: goOn, why: () => !view.canGoOn },
            }
          : { backspace: backwards, 'alt+arrowleft': backwards }),
        'ctrl+enter': { words: 'keys.submit.text', press: submit, why: () => view.why },
      }}
      focusOn={`${view.step}-${inReason ? code : ''}`}
      foot={
        <div className={classes.actions}>
          {inReason && (
            <ReasonButton
              variant="default"
              why={view.canGoOn ? null : blockReason('REASON_MISSING')}
              leftSection={<IconMessagePlus size={16} aria-hidden="true" />}
              rightSection={<KeyHint>{goOnKeys.comment}</KeyHint>}
              onClick={goOn}
            >
              <FormattedMessage id="discardDrawer.comment.action" />
            </ReasonButton>
          )}
          <ReasonButton
            why={view.why}
            translate="no"
            type="submit"
            form={formId}
            rightSection={<KeyHint>{goOnKeys.submit}</KeyHint>}
            aria-keyshortcuts="Control+Enter"
          >
            <FormattedMessage id="discardDrawer.submit.action" />
          </ReasonButton>
        </div>
      }
    >
      <ListingSubjects ids={view.ids} />
      {view.resumed && (
        <ResumedDraft
          text={<FormattedMessage id="discardDrawer.resumed.text" />}
          action={<FormattedMessage id="discardDrawer.resumed.action" />}
          onDrop={() => send({ type: 'draft.drop' })}
        />
      )}
      <StepTitle>
        <FormattedMessage id={stepTitles[view.step]} values={{ count }} />
      </StepTitle>
      {inReason ? (
        <OptionCards
          legend={<FormattedMessage id="discardDrawer.reason.title" values={{ count }} />}
          chosen={code}
          onChoose={choose}
          path={reasons.name}
          error={reasons.error}
          options={view.reasons.map((reason, index) => ({
            value: reason,
            label: <FormattedMessage id={discardReasonName(reason)} />,
            hint: intl.formatMessage({ id: discardReasonHint(reason) }),
            keyName: String(index + 1),
            why: null,
          }))}
        />
      ) : (
        <>
          <DecisionSummary label={<FormattedMessage id="discardDrawer.reason.label" />}>
            {code !== null && <FormattedMessage id={discardReasonName(code)} />}
          </DecisionSummary>
          <CountedTextarea
            {...field('comment')}
            data-autofocus
            max={view.max}
            rows={5}
            required={view.required}
            label={<FormattedMessage id="discardDrawer.comment.label" />}
            description={
              <FormattedMessage
                id={view.required ? 'discardDrawer.comment.needed' : 'discardDrawer.comment.optional'}
                values={{ count }}
              />
            }
          />
        </>
      )}
      <p className={classes.rule}>
        <FormattedMessage id="discardDrawer.back.text" values={{ count }} />
      </p>
    </StepDrawer>
  );
}
