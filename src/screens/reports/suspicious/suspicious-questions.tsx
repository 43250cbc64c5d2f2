import { FormattedMessage, useIntl } from 'react-intl';
import type {
  SuspiciousQuestion,
  ListReading,
  SuspiciousEvent,
} from '../../../../machines/reports/suspicious/suspicious.types';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { describeBlockReason } from '../../../copy/block-reasons';
import { AppLink } from '../../../parts/app-link';
import { ConfirmDialog } from '../../../parts/dialogs';
import { ChangedLine } from '../../shared/changed-line';
import { ProgressBar } from '../../../parts/progress-bar';
import { SendSummaryText } from './send-summary-text';
import { FailureLine } from '../../shared/failure-line';

interface QuestionsProps {
  question: SuspiciousQuestion | null;
  refusal: BlockReason | null;
  reading: ListReading | null;
  noneInactive: boolean;
  send: (event: SuspiciousEvent) => void;
}

function countOf(question: SuspiciousQuestion | null): number {
  if (question === null) return 0;
  return question.about === 'send' ? question.summary.go.length : question.ids.length;
}

const overAllowance = (question: SuspiciousQuestion | null) =>
  question?.about === 'send' && question.summary.stay.some(({ why }) => why.because === 'OVER_ALLOWANCE');

/** What is asked once before it happens, what can't be done now, and the reading of the whole list. */
export function SuspiciousQuestions({ question, refusal, reading, noneInactive, send }: QuestionsProps) {
  const intl = useIntl();
  const about = question?.about ?? 'remove';
  const cancel = () => send({ type: 'question.cancel' });
  return (
    <>
      <ConfirmDialog
        opened={question !== null}
        title={
          <FormattedMessage
            id={overAllowance(question) ? 'suspicious.sendSome.title' : `suspicious.${about}.title`}
            values={{ count: countOf(question) }}
          />
        }
        confirm={<FormattedMessage id={`suspicious.${about}.confirm`} values={{ count: countOf(question) }} />}
        destructive={about !== 'send'}
        onConfirm={() => send({ type: 'question.confirm' })}
        onCancel={cancel}
      >
        {question?.changed && <ChangedLine />}
        {question?.about === 'send' ? (
          <SendSummaryText summary={question.summary} unchecked={question.unchecked} />
        ) : (
          question !== null && (
            <FormattedMessage id={`suspicious.${question.about}.text`} values={{ count: countOf(question) }} />
          )
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={refusal !== null}
        title={<FormattedMessage id="suspicious.refused.title" />}
        confirm={null}
        cancel={<FormattedMessage id="suspicious.refused.confirm" />}
        onConfirm={cancel}
        onCancel={cancel}
      >
        {refusal !== null && <p>{describeBlockReason(intl, refusal)}</p>}
        {refusal?.resolve !== undefined && (
          <AppLink to={refusal.resolve}>
            <FormattedMessage id="parts.why.resolve" />
          </AppLink>
        )}
      </ConfirmDialog>
      {(['send', 'inactive', 'choose'] as const).map((about) => (
        <ReadingDialog
          key={about}
          about={about}
          reading={reading?.about === about ? reading : null}
          none={reading?.about === about && noneInactive}
          onRetry={() => send({ type: 'reading.retry' })}
          onCancel={cancel}
        />
      ))}
    </>
  );
}

interface ReadingDialogProps {
  about: ListReading['about'];
  reading: ListReading | null;
  none: boolean;
  onRetry: () => void;
  onCancel: () => void;
}

function ReadingDialog({ about, reading, none, onRetry, onCancel }: ReadingDialogProps) {
  const title = useIntl().formatMessage({ id: `suspicious.${about}Reading.title` });
  return (
    <ConfirmDialog
      opened={reading !== null}
      title={none ? <FormattedMessage id="suspicious.noInactive.title" /> : title}
      confirm={none || reading?.failure == null ? null : <FormattedMessage id="parts.error.retry" />}
      cancel={none ? <FormattedMessage id="suspicious.refused.confirm" /> : undefined}
      onConfirm={onRetry}
      onCancel={onCancel}
    >
      {none && <FormattedMessage id="suspicious.noInactive.text" />}
      {reading !== null && !none && (
        <>
          <ProgressBar
            label={title}
            done={reading.seen}
            total={reading.of === 0 ? null : reading.of}
            resting={reading.failure !== null}
          />
          {reading.failure !== null && (
            <FailureLine failure={reading.failure} kept={<FormattedMessage id={`suspicious.${about}Reading.kept`} />} />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
