import { Button } from '@mantine/core';
import { IconInfoCircle, IconPencilShare, IconRepeat } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import classes from './report-drawer.module.css';
import type { SendToDrawer } from './step-keys';

/** What a person should know before they go on: a draft, listings that stay out, a check that could not be made. */
export function ReportNotes({ view, send }: { view: ReportDrawerView; send: SendToDrawer }) {
  const intl = useIntl();
  const { draft, leftOut, protectedCount, unchecked, repeating, notRepeated } = view;
  return (
    <>
      {(notRepeated !== null || repeating) && (
        <div className={classes.note} role="status">
          <IconRepeat size={18} aria-hidden="true" />
          <p>
            {notRepeated === null ? (
              <FormattedMessage id="reportDrawer.repeating.text" />
            ) : (
              <>
                <FormattedMessage id="reportDrawer.notRepeated.title" /> {describeBlockReason(intl, notRepeated)}
              </>
            )}
          </p>
        </div>
      )}
      {draft !== null && (
        <div className={classes.draft}>
          <IconPencilShare size={18} aria-hidden="true" />
          <div>
            <p>
              <FormattedMessage id="reportDrawer.draft.text" />
            </p>
            {draft.comment !== '' && <p className={classes.quote}>{draft.comment}</p>}
            <div className={classes.choices}>
              <Button size="xs" onClick={() => send({ type: 'draft.restore' })}>
                <FormattedMessage id="reportDrawer.draft.restore" />
              </Button>
              <Button size="xs" variant="subtle" onClick={() => send({ type: 'draft.drop' })}>
                <FormattedMessage id="reportDrawer.draft.drop" />
              </Button>
            </div>
          </div>
        </div>
      )}
      {leftOut.length > 0 && (
        <div className={classes.note}>
          <IconInfoCircle size={18} aria-hidden="true" />
          <div>
            <p>
              <FormattedMessage id="reportDrawer.leftOut.text" values={{ count: leftOut.length }} />
            </p>
            <ul className={classes.left}>
              {leftOut.map(({ id, why }) => (
                <li key={id}>
                  <span className={classes.id}>{id}</span> {describeBlockReason(intl, why)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {protectedCount > 0 && (
        <p className={classes.note}>
          <IconInfoCircle size={18} aria-hidden="true" />
          <FormattedMessage id="reportDrawer.protected.text" values={{ count: protectedCount }} />
        </p>
      )}
      {unchecked !== null && view.category === 'PATENT' && (
        <p className={classes.note}>
          <IconInfoCircle size={18} aria-hidden="true" />
          <FormattedMessage id="reportDrawer.unchecked.text" />
        </p>
      )}
    </>
  );
}
