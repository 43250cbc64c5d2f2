import { ActionIcon, Button } from '@mantine/core';
import { IconDeviceFloppy, IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Template } from '../../../../machines/domain/templates';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { nameOfKey } from '../../../parts/keys';
import { KeyHint } from '../../../parts/key-hint';
import type { SendToDrawer } from './report-step';
import classes from './templates.module.css';
import { templateKeyOf } from './step-keys';

interface TemplateListProps {
  templates: readonly Template[];
  view: ReportDrawerView;
  send: SendToDrawer;
}

/** The templates of the reason in hand: one press takes their text; each is changed and deleted here, and what is typed becomes one. */
export function TemplateList({ templates, view, send }: TemplateListProps) {
  const intl = useIntl();
  const { dropped, comment } = view;
  const typed = comment.typed.trim() !== '';
  if (templates.length === 0 && dropped === null && !typed) return null;
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
                    rightSection={key !== null && <KeyHint>{nameOfKey(key)}</KeyHint>}
                    onClick={() => send({ type: 'template.use', id })}
                  >
                    {name}
                  </Button>
                  <ActionIcon
                    size="lg"
                    aria-label={intl.formatMessage({ id: 'reportDrawer.templates.edit' }, { name })}
                    onClick={() => send({ type: 'template.write', id })}
                  >
                    <IconPencil size={16} aria-hidden="true" />
                  </ActionIcon>
                  <ActionIcon
                    size="lg"
                    aria-label={intl.formatMessage({ id: 'reportDrawer.templates.delete' }, { name })}
                    onClick={() => send({ type: 'template.delete', id })}
                  >
                    <IconTrash size={16} aria-hidden="true" />
                  </ActionIcon>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p role="status" className={classes.deleted}>
        {dropped !== null && (
          <>
            <FormattedMessage id="reportDrawer.templates.deleted" values={{ name: dropped.name }} />{' '}
            <Button size="compact-xs" variant="subtle" onClick={() => send({ type: 'template.restore' })}>
              <FormattedMessage id="reportDrawer.templates.restore" />
            </Button>
          </>
        )}
      </p>
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
