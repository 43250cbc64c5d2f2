import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { IconDeviceFloppy, IconTemplate } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Template } from '../../../../machines/domain/templates';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { templatesView } from '../../../../machines/shared/templates/templates.view';
import { formatKey } from '../../../parts/keys';
import { KeyHint } from '../../../parts/key-hint';
import classes from '../templates/templates.module.css';
import { TemplateActions } from '../templates/template-actions';
import type { TemplatesActor } from '../templates/template-form';
import { TemplateNotes } from '../templates/template-notes';
import { templateKeyOf, type SendToDrawer } from './step-keys';

interface TemplateListProps {
  actor: TemplatesActor;
  templates: readonly Template[];
  view: ReportDrawerView;
  send: SendToDrawer;
}

/** The templates of the reason in hand: one press takes their text; each is changed and deleted here, and what is typed becomes one. */
export function TemplateList({ actor, templates, view, send }: TemplateListProps) {
  const intl = useIntl();
  const { dropped, failed } = useSelector(actor, templatesView, shallowEqual);
  const typed = view.comment.typed.trim() !== '';
  if (templates.length === 0 && dropped === null && failed.length === 0 && !typed) return null;
  return (
    <section className={classes.templates} aria-label={intl.formatMessage({ id: 'reportDrawer.templates.label' })}>
      {templates.length > 0 && (
        <>
          <p className={classes.label}>
            <FormattedMessage id="reportDrawer.templates.label" />
          </p>
          <ul className={classes.list}>
            {templates.map(({ id, name, text }, index) => {
              const key = templateKeyOf(index);
              return (
                <li key={id} className={classes.line}>
                  <Button
                    variant="default"
                    size="xs"
                    className={classes.use}
                    title={text}
                    aria-keyshortcuts={key === null ? undefined : key.replace('alt', 'Alt')}
                    leftSection={<IconTemplate size={14} aria-hidden="true" />}
                    rightSection={key !== null && <KeyHint>{formatKey(key)}</KeyHint>}
                    onClick={() => send({ type: 'template.use', id })}
                  >
                    {name}
                  </Button>
                  <TemplateActions
                    template={{ id, name }}
                    onEdit={() => send({ type: 'template.write', id })}
                    onDelete={() => actor.send({ type: 'template.delete', id })}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <TemplateNotes actor={actor} />
      {typed && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconDeviceFloppy size={14} aria-hidden="true" />}
          onClick={() => send({ type: 'template.write' })}
        >
          <FormattedMessage id="reportDrawer.templates.new" />
        </Button>
      )}
    </section>
  );
}
