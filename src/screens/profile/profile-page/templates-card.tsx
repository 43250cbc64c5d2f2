import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ReasonCode } from '../../../../contracts/vocabulary/reasons';
import {
  allTemplates,
  newTemplateDraft,
  templateCodes,
  templateGroups,
  type Template,
} from '../../../../machines/domain/templates';
import { templatesView } from '../../../../machines/shared/templates/templates.view';
import type { WrittenTemplate } from '../../../../machines/shared/templates/templates.types';
import { languageChoices } from '../../../copy/choices';
import { languageNames } from '../../../copy/names';
import { reasonName } from '../../../copy/vocabulary';
import { KeyScope } from '../../../parts/key-scope';
import { useProfile, useSystemActorState } from '../../../seams/use-console';
import { TemplateActions } from '../../shared/templates/template-actions';
import { TemplateForm, type TemplatesActor } from '../../shared/templates/template-form';
import { TemplateNotes } from '../../shared/templates/template-notes';
import templateClasses from '../../shared/templates/templates.module.css';
import { Card } from './profile-card';
import classes from './templates-card.module.css';

/** The comments that are kept to be used again, by reason and language: written, changed and deleted here, used in the drawer of a report. */
export default function TemplatesCard({ actor }: { actor: TemplatesActor }) {
  const { send } = actor;
  const settings = useProfile(({ profile }) => profile?.settings);
  const newDraft = useSelector(
    useSystemActorState('drafts'),
    ({ context }) => newTemplateDraft(context.drafts),
    shallowEqual,
  );
  const lang = useSelector(useSystemActorState('shell'), ({ context }) => context.lang);
  const [first = 'PPPI1'] = templateCodes(useProfile(({ allowedNotices }) => allowedNotices));
  const { writing } = useSelector(actor, templatesView, shallowEqual);
  const groups = templateGroups(allTemplates(settings));
  const startTemplate = () => send({ type: 'template.begin', ...(newDraft ?? { code: first, lang }), text: '' });
  return (
    <Card
      wide
      title={<FormattedMessage id="templates.card.title" />}
      aside={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={startTemplate}>
          <FormattedMessage
            id={newDraft !== null && writing?.id !== null ? 'templates.resume.action' : 'templates.new.action'}
          />
        </Button>
      }
    >
      <p className={classes.lead}>
        <FormattedMessage id="templates.card.lead" />
      </p>
      {writing !== null && (
        <KeyScope
          className={classes.form}
          focusOn={writing.id ?? 'new'}
          restore
          keys={{ escape: { words: 'keys.back.text', press: () => send({ type: 'template.leave' }) } }}
        >
          <h3>
            <FormattedMessage id={writing.id === null ? 'templates.new.title' : 'templates.edit.title'} />
          </h3>
          <TemplateForm
            actor={actor}
            about={(written) => <About written={written} onAbout={(to) => send({ type: 'template.about', ...to })} />}
          />
        </KeyScope>
      )}
      <TemplateNotes actor={actor} />
      {groups.length === 0 && writing === null && (
        <p className={classes.lead}>
          <FormattedMessage id="templates.card.none" />
        </p>
      )}
      {groups.map((group) => (
        <Group key={`${group[0]?.code} ${group[0]?.lang}`} group={group} send={send} />
      ))}
    </Card>
  );
}

const nameOf = (intl: IntlShape, { code, lang }: Pick<Template, 'code' | 'lang'>) =>
  `${reasonName(intl, code)} · ${languageNames[lang]}`;

interface AboutProps {
  written: WrittenTemplate;
  onAbout: (to: Pick<Template, 'code' | 'lang'>) => void;
}

/** For which reason it is and in which language: chosen for a new one, told of a kept one. */
function About({ written: { id, code, lang }, onAbout }: AboutProps) {
  const intl = useIntl();
  const notices = useProfile(({ allowedNotices }) => allowedNotices);
  if (id !== null) return <p className={classes.lead}>{nameOf(intl, { code, lang })}</p>;
  return (
    <div className={classes.about}>
      <NativeSelect
        label={<FormattedMessage id="templates.reason.label" />}
        value={code}
        onChange={(event) => onAbout({ code: event.currentTarget.value as ReasonCode, lang })}
        data={[...new Set([...templateCodes(notices), code])].map((value) => ({
          value,
          label: reasonName(intl, value),
        }))}
      />
      <NativeSelect
        label={<FormattedMessage id="templates.lang.label" />}
        value={lang}
        onChange={(event) => onAbout({ code, lang: event.currentTarget.value as Template['lang'] })}
        data={[...languageChoices]}
      />
    </div>
  );
}

function Group({ group, send }: { group: readonly Template[]; send: TemplatesActor['send'] }) {
  const intl = useIntl();
  const [first] = group;
  if (first === undefined) return null;
  const name = nameOf(intl, first);
  return (
    <section className={classes.group} aria-label={name}>
      <h3>{name}</h3>
      <ul className={templateClasses.list}>
        {group.map((template) => (
          <li key={template.id} className={classes.line}>
            <div className={classes.words}>
              <strong>{template.name}</strong>
              <span lang={template.lang}>{template.text}</span>
            </div>
            <TemplateActions
              template={template}
              onEdit={() => send({ type: 'template.edit', id: template.id })}
              onDelete={() => send({ type: 'template.delete', id: template.id })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
