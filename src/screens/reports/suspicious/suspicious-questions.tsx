import { FormattedMessage, useIntl } from 'react-intl';
import type { Question, SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import type { Because } from '../../../../machines/domain/because';
import { describeBecause } from '../../../copy/because';
import { AppLink } from '../../../parts/app-link';
import { ConfirmDialog } from '../../../parts/confirm-dialog';
import { ProgressBar } from '../../../parts/progress-bar';
import { FailureLine } from '../../shared/failure-line';
import type { Failure } from '../../../../contracts/ports';

interface QuestionsProps {
  question: Question | null;
  refusal: Because | null;
  seeking: { seen: number; of: number; found: string[]; failure: Failure | null; none: boolean } | null;
  send: (event: SuspiciousEvent) => void;
}

function countOf(question: Question | null): number {
  if (question === null) return 0;
  return question.about === 'send' ? question.go : question.ids.length;
}

/** What is asked once before it happens, what can't be done now, and the search for inactive listings. */
export function SuspiciousQuestions({ question, refusal, seeking, send }: QuestionsProps) {
  const intl = useIntl();
  const about = question?.about ?? 'remove';
  const cancel = () => send({ type: 'question.cancel' });
  return (
    <>
      <ConfirmDialog
        opened={question !== null}
        title={<FormattedMessage id={`suspicious.${about}.title`} values={{ count: countOf(question) }} />}
        confirm={<FormattedMessage id={`suspicious.${about}.confirm`} values={{ count: countOf(question) }} />}
        destructive={about !== 'send'}
        onConfirm={() => send({ type: 'question.confirm' })}
        onCancel={cancel}
      >
        <FormattedMessage
          id={`suspicious.${about}.text`}
          values={{ count: countOf(question), stay: question?.about === 'send' ? question.stay : 0 }}
        />
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
