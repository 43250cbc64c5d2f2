import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import type { TemplateSave } from '../../../../machines/shared/templates/templates.types';
import { templatesView } from '../../../../machines/shared/templates/templates.view';
import { describeFailure } from '../../../copy/failures';
import { KeyScope } from '../../../parts/key-scope';
import type { TemplatesActor } from './template-form';
import { SubmissionDelay } from '../mutation-delay';
import classes from './templates.module.css';

const titles = {
  keep: { refused: 'templates.unsaved.text', uncertain: 'templates.uncertain.text' },
  delete: { refused: 'templates.undeleted.text', uncertain: 'templates.uncertainlyDeleted.text' },
} as const;

/** It was given up: nobody knows whether it was done. */
const isUncertain = ({ values }: Failure) => values?.['abandoned'] !== undefined;
const titleOf = (what: TemplateSave['what'], failure: Failure) =>
  titles[what][isUncertain(failure) ? 'uncertain' : 'refused'];

/** What became of templates: which was deleted, with its way back, and what could not be saved, to be saved again. */
export function TemplateNotes({ actor }: { actor: TemplatesActor }) {
  const intl = useIntl();
  const { dropped, failed } = useSelector(actor, templatesView, shallowEqual);
  const silent = dropped === null && failed.length === 0;
  const notesRef = useRef<HTMLDivElement>(null);
  /** What was pressed goes: the focus stays in its place. */
  const send: typeof actor.send = (event) => {
    actor.send(event);
    notesRef.current?.focus();
  };
  return (
    <div ref={notesRef} tabIndex={-1} className={classes.notes} data-silent={silent || undefined}>
      <div role="status" className={classes.status}>
        {dropped !== null && (
          <>
            <FormattedMessage id="templates.deleted.text" values={{ name: dropped.name }} />{' '}
            <KeyScope keys={{}} focusOn={dropped.id} className={classes.back}>
              <Button
                data-autofocus
                size="compact-xs"
                variant="subtle"
                onClick={() => send({ type: 'template.restore' })}
              >
                <FormattedMessage id="templates.restore.action" />
              </Button>
            </KeyScope>
          </>
        )}
      </div>
      <SubmissionDelay of={actor} />
      {failed.map(({ save: { what, template, written }, failure }) => (
        <div key={template.id} role="alert" className={classes.note}>
          <p>
            <strong>
              <FormattedMessage id={titleOf(what, failure)} values={{ name: template.name }} />
            </strong>
          </p>
          {!isUncertain(failure) && <p>{describeFailure(intl, failure).text}</p>}
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" onClick={() => send({ type: 'save.retry', id: template.id })}>
              <FormattedMessage id="templates.retry.action" />
            </Button>
            {written !== null && (
              <Button size="compact-sm" variant="subtle" onClick={() => send({ type: 'save.edit', id: template.id })}>
                <FormattedMessage id="templates.writeOn.action" />
              </Button>
            )}
            <Button size="compact-sm" variant="subtle" onClick={() => send({ type: 'save.forget', id: template.id })}>
              <FormattedMessage id="templates.forget.action" />
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
