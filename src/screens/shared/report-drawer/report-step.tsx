import { FormattedMessage, useIntl } from 'react-intl';
import type { RankedTemplate } from '../../../../machines/domain/wording';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { categoryHint, categoryName, reasonGroupName, reasonHint, reasonName } from '../../../copy/vocabulary';
import { DecisionSummary } from '../decision-drawer';
import { PhotoPicker } from '../gallery/photo-picker';
import { CommentStep } from './comment-step';
import { OptionCards } from './option-cards';
import classes from './report-drawer.module.css';
import { ReportNotes } from './report-notes';
import { stepKeyOf, type SendToDrawer } from './step-keys';
import { Tip } from '../tip';
import { TemplateForm } from '../templates/template-form';

interface StepProps {
  view: ReportDrawerView;
  send: SendToDrawer;
}

function CategoryStep({ view, send }: StepProps) {
  const intl = useIntl();
  return (
    <OptionCards
      legend={<FormattedMessage id="reportDrawer.category.title" />}
      chosen={view.category}
      onChoose={(category) => send({ type: 'category.choose', category })}
      options={view.categories.map(({ name, why }, index) => ({
        value: name,
        label: <FormattedMessage id={categoryName(name)} />,
        hint: intl.formatMessage({ id: categoryHint(name) }),
        keyName: stepKeyOf(index),
        why,
      }))}
    />
  );
}

function ReasonStep({ view, send }: StepProps) {
  const intl = useIntl();
  const chosenAt = view.groups.findIndex(({ reasons }) => reasons.some(({ code }) => code === view.code));
  const before = (group: number) => view.groups.slice(0, group).reduce((sum, { reasons }) => sum + reasons.length, 0);
  return (
    <div className={classes.groups}>
      <Tip flag="newReasonTooltipAlreadyShown">
        <FormattedMessage id="reportDrawer.reason.tip" />
      </Tip>
      {view.groups.map(({ group, reasons }, at) => (
        <OptionCards
          key={group ?? 'all'}
          name="report-reason"
          legend={
            group === null ? (
              <FormattedMessage id="reportDrawer.reason.title" />
            ) : (
              <FormattedMessage id={reasonGroupName(group)} />
            )
          }
          legendShown={group !== null}
          first={chosenAt === at || (chosenAt === -1 && at === 0)}
          chosen={view.code}
          onChoose={(code) => send({ type: 'reason.choose', code })}
          options={reasons.map(({ code, why }, index) => ({
            value: code,
            label: reasonName(intl, code),
            hint: reasonHint(intl, code),
            keyName: stepKeyOf(before(at) + index),
            why,
          }))}
        />
      ))}
    </div>
  );
}

function ImagesStep({ view, send }: StepProps) {
  return (
    <>
      <p className={classes.lead}>
        <FormattedMessage
          id="reportDrawer.images.text"
          values={{ count: view.photos.length, total: view.pictures.length }}
        />
      </p>
      <PhotoPicker
        pictures={view.pictures}
        chosen={view.photos}
        onToggle={(id) => send({ type: 'photo.toggle', id })}
        numbered
      />
    </>
  );
}

const aboutReason = ({ code }: { code: string }) => <ReasonOf code={code} />;

function ReasonOf({ code }: { code: string }) {
  const intl = useIntl();
  return (
    <DecisionSummary label={<FormattedMessage id="reportDrawer.reason.label" />}>
      {reasonName(intl, code)}
    </DecisionSummary>
  );
}

/** What a person does in the step in front, under what they should know before it. */
export function ReportStepBody({ view, templates, send }: StepProps & { templates: readonly RankedTemplate[] }) {
  if (view.writesTemplate && view.templates) return <TemplateForm actor={view.templates} about={aboutReason} />;
  return (
    <>
      <ReportNotes view={view} send={send} />
      {view.step === 'category' && <CategoryStep view={view} send={send} />}
      {view.step === 'reason' && <ReasonStep view={view} send={send} />}
      {view.step === 'images' && <ImagesStep view={view} send={send} />}
      {view.step === 'comment' && <CommentStep view={view} templates={templates} send={send} />}
    </>
  );
}
