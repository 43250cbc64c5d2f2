import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { IconDeviceFloppy, IconHistory, IconTemplate } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RankedTemplate, WordingFigure } from '../../../../machines/domain/wording';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { templatesView } from '../../../../machines/shared/templates/templates.view';
import { formatKey, formatShortcut } from '../../../parts/keys';
import { KeyHint } from '../../../parts/key-hint';
import classes from '../templates/templates.module.css';
import { TemplateActions } from '../templates/template-actions';
import type { TemplatesActor } from '../templates/template-form';
import { TemplateNotes } from '../templates/template-notes';
import { templateKeyOf, type SendToDrawer } from './step-keys';
import { Figure } from './wording-note';

interface TemplateListProps {
  actor: TemplatesActor;
  templates: readonly RankedTemplate[];
  view: ReportDrawerView;
  send: SendToDrawer;
}

const buttonClasses = { root: classes.use, inner: classes.inner, label: classes.words };

interface CommentButtonProps {
  /** What it puts into the comment. */
  text: string;
  icon: ReactNode;
  shortcut?: string | null;
  figure: WordingFigure | null;
  onUse: () => void;
  children: ReactNode;
}

/** One press takes a text into the comment; it says what became of that text, where enough is known. */
function CommentButton({ text, icon, shortcut = null, figure, onUse, children }: CommentButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      classNames={buttonClasses}
      title={text}
      aria-keyshortcuts={shortcut === null ? undefined : formatShortcut(shortcut)}
      leftSection={icon}
      rightSection={shortcut !== null && <KeyHint>{formatKey(shortcut)}</KeyHint>}
      onClick={onUse}
    >
      <span className={classes.name}>{children}</span>
      {figure !== null && <Figure {...figure} />}
    </Button>
  );
}

/** The templates of the reason in hand: one press takes their text; each is changed and deleted here, and what is typed becomes one. */
export function TemplateList({ actor, templates, view, send }: TemplateListProps) {
  const intl = useIntl();
  const { dropped, failed } = useSelector(actor, templatesView, shallowEqual);
  const offeredId = useId();
  const offered = view.wording?.offered ?? [];
  const typed = view.comment.typed.trim() !== '';
  if (templates.length === 0 && offered.length === 0 && dropped === null && failed.length === 0 && !typed) return null;
  return (
    <section className={classes.templates} aria-label={intl.formatMessage({ id: 'reportDrawer.templates.label' })}>
      {templates.length > 0 && (
        <>
          <p className={classes.label}>
            <FormattedMessage id="reportDrawer.templates.label" />
            {templates.some(({ figure }) => figure !== null) && (
              <>
                {' '}
                <FormattedMessage id="wording.ranked.text" />
              </>
            )}
          </p>
          <ul className={classes.list}>
            {templates.map(({ template: { id, name, text }, figure }, index) => {
              const key = templateKeyOf(index);
              return (
                <li key={id} className={classes.line}>
                  <CommentButton
                    text={text}
                    icon={<IconTemplate size={14} aria-hidden="true" />}
                    shortcut={key}
                    figure={figure}
                    onUse={() => send({ type: 'template.use', id })}
                  >
                    {name}
                  </CommentButton>
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
      {offered.length > 0 && (
        <>
          <p className={classes.label} id={offeredId}>
            <FormattedMessage id="wording.offered.label" />
          </p>
          <ul className={classes.list} aria-labelledby={offeredId}>
            {offered.map(({ key, text, ...figure }) => (
              <li key={key} className={classes.line}>
                <CommentButton
                  text={text}
                  icon={<IconHistory size={14} aria-hidden="true" />}
                  figure={figure}
                  onUse={() => send({ type: 'wording.use', key })}
                >
                  <span translate="no">{text}</span>
                </CommentButton>
              </li>
            ))}
          </ul>
        </>
      )}
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
