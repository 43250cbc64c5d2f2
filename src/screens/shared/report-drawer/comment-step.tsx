import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconEraser } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RankedTemplate } from '../../../../machines/domain/wording';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { describeBlockReason, describeCommentFault } from '../../../copy/block-reasons';
import { categoryName, reasonName } from '../../../copy/vocabulary';
import { CharacterCounter } from '../../../parts/counted-textarea';
import { ListingPicture } from '../../../parts/listing-picture';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import { DecisionSummary } from '../decision-drawer';
import classes from './report-drawer.module.css';
import type { SendToDrawer } from './step-keys';
import { TemplateList } from './template-list';

interface CommentStepProps {
  view: ReportDrawerView;
  templates: readonly RankedTemplate[];
  send: SendToDrawer;
}

/** What goes out for the comment, as it is or once it is corrected; nothing where there would be nothing. */
function Outgoing({ text, replacing = 0 }: { text: string; replacing?: number }) {
  const label = replacing > 0 ? 'reportDrawer.corrected.label' : 'reportDrawer.outgoing.label';
  const intl = useIntl();
  if (text.trim() === '') return null;
  return (
    <section className={classes.outgoing} aria-label={intl.formatMessage({ id: label }, { count: replacing })}>
      <p className={classes.outgoingName}>
        <FormattedMessage id={label} values={{ count: replacing }} />
      </p>
      <p className={classes.outgoingText} translate="no">
        {text}
      </p>
      <p>
        <FormattedMessage id="reportDrawer.outgoing.hint" />
      </p>
    </section>
  );
}

/** The comment, what goes out for it where that differs, and what has to change before it can be sent. */
export function CommentStep({ view, templates, send }: CommentStepProps) {
  const intl = useIntl();
  const { comment, pictures, photos, category } = view;
  const lacking = comment.lacking ? view.whyNotGoOn : null;
  /** What is still being asked is no fault of the comment. */
  const isAsking = lacking?.because === 'CHECKING_PROTECTION';
  const chosen = pictures.filter(({ id }) => photos.includes(id));
  return (
    <div className={classes.comment}>
      <DecisionSummary label={<FormattedMessage id="reportDrawer.reason.label" />}>
        {category !== null && (
          <span className={classes.soft}>
            <FormattedMessage id={categoryName(category)} />
          </span>
        )}
        {reasonName(intl, view.code)}
      </DecisionSummary>
      {chosen.length > 0 && (
        <ul
          className={classes.chosen}
          aria-label={intl.formatMessage({ id: 'reportDrawer.photos.label' }, { count: chosen.length })}
        >
          {chosen.map(({ id, url }, index) => (
            <li key={id}>
              <ListingPicture url={url} alt={intl.formatMessage({ id: 'gallery.photo.alt' }, { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Textarea
          data-autofocus
          label={intl.formatMessage({ id: 'reportDrawer.comment.label' })}
          description={
            <>
              {intl.formatMessage({ id: 'reportDrawer.comment.hint' })}{' '}
              <VisuallyHidden>
                {intl.formatMessage({ id: 'parts.counter.label' }, { count: comment.count, max: comment.max })}
              </VisuallyHidden>
            </>
          }
          rows={7}
          classNames={{ description: classes.fieldHint, error: classes.fault }}
          spellCheck
          value={comment.typed}
          error={
            describeCommentFault(intl, comment) ??
            (lacking !== null && !isAsking ? (
              describeBlockReason(intl, lacking)
            ) : comment.warned ? (
              <>
                <IconAlertTriangle size={14} aria-hidden="true" /> <FormattedMessage id="reportDrawer.tooShort.text" />
              </>
            ) : null)
          }
          errorProps={{ role: comment.lacking ? 'alert' : 'status' }}
          onChange={(event) => send({ type: 'comment.change', text: event.currentTarget.value })}
        />
        <div className={classes.under}>
          <span role="status" className={isAsking ? classes.asking : classes.cut}>
            {isAsking && describeBlockReason(intl, lacking)}
            {!isAsking && comment.cut > 0 && (
              <FormattedMessage id="reportDrawer.cut.text" values={{ count: comment.cut, max: comment.max }} />
            )}
          </span>
          <CharacterCounter count={comment.count} max={comment.max} />
        </div>
        {comment.corrected !== null && <Outgoing text={comment.corrected} replacing={comment.offending.length} />}
        {comment.offending.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconEraser size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'offending.remove' })}
          >
            <FormattedMessage id="reportDrawer.offending.action" values={{ count: comment.offending.length }} />
          </Button>
        )}
      </div>
      {view.templates && <TemplateList actor={view.templates} templates={templates} view={view} send={send} />}
      {comment.corrected === null && comment.differs && <Outgoing text={comment.outgoing} />}
    </div>
  );
}
