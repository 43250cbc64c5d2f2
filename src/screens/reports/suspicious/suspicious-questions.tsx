import { FormattedMessage, useIntl } from 'react-intl';
import type { Gathered, Question, SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import type { Because } from '../../../../machines/domain/because';
import { describeBecause } from '../../../copy/because';
import { AppLink } from '../../../parts/app-link';
import { ConfirmDialog } from '../../../parts/confirm-dialog';
import { ProgressBar } from '../../../parts/progress-bar';
import { SendSummaryWords } from './send-summary-words';
import { FailureLine } from '../../shared/failure-line';
import type { Failure } from '../../../../contracts/ports';

interface QuestionsProps {
  question: Question | null;
  refusal: Because | null;
  gathering: Gathered | null;
  seeking: { seen: number; of: number; found: string[]; failure: Failure | null; none: boolean } | null;
  send: (event: SuspiciousEvent) => void;
}

function countOf(question: Question | null): number {
  if (question === null) return 0;
  return question.about === 'send' ? question.summary.go.length : question.ids.length;
}

const overAllowance = (question: Question | null) =>
  question?.about === 'send' && question.summary.stay.some(({ why }) => why.because === 'OVER_ALLOWANCE');

/** What is asked once before it happens, what can't be done now, and the search for inactive listings. */
export function SuspiciousQuestions({ question, refusal, gathering, seeking, send }: QuestionsProps) {
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
        {question?.about === 'send' ? (
          <SendSummaryWords summary={question.summary} />
        ) : (
          question !== null && (
            <FormattedMessage id={`suspicious.${question.about}.text`} values={{ count: countOf(question) }} />
          )
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={gathering !== null}
        title={<FormattedMessage id="suspicious.gathering.title" />}
        confirm={<FormattedMessage id="parts.error.retry" />}
        busy={gathering?.failure === null}
        onConfirm={() => send({ type: 'send.ask', ids: 'all' })}
        onCancel={cancel}
      >
        {gathering !== null && (
          <>
            <ProgressBar
              label={intl.formatMessage({ id: 'suspicious.gathering.title' })}
              done={gathering.seen}
              total={gathering.of}
            />
            {gathering.failure !== null && (
              <FailureLine failure={gathering.failure} kept={<FormattedMessage id="suspicious.gathering.kept" />} />
            )}
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={refusal !== null}
        title={<FormattedMessage id="suspicious.refused.title" />}
        confirm={<FormattedMessage id="suspicious.refused.confirm" />}
        onConfirm={cancel}
        onCancel={cancel}
      >
        {refusal !== null && <p>{describeBecause(intl, refusal)}</p>}
        {refusal?.resolve !== undefined && (
          <AppLink to={refusal.resolve}>
            <FormattedMessage id="parts.why.resolve" />
          </AppLink>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={seeking !== null}
        title={<FormattedMessage id={seeking?.none ? 'suspicious.noInactive.title' : 'suspicious.seeking.title'} />}
        confirm={<FormattedMessage id={seeking?.none ? 'suspicious.refused.confirm' : 'parts.error.retry'} />}
        busy={seeking !== null && !seeking.none && seeking.failure === null}
        onConfirm={seeking?.none ? cancel : () => send({ type: 'inactive.seek' })}
        onCancel={cancel}
      >
        {seeking?.none ? (
          <FormattedMessage id="suspicious.noInactive.text" />
        ) : (
          seeking !== null && (
            <>
              <ProgressBar
                label={intl.formatMessage({ id: 'suspicious.seeking.title' })}
                done={seeking.seen}
                total={seeking.of}
              />
              {seeking.failure !== null && (
                <FailureLine failure={seeking.failure} kept={<FormattedMessage id="suspicious.seeking.kept" />} />
              )}
            </>
          )
        )}
      </ConfirmDialog>
    </>
  );
}
