import { Button } from '@mantine/core';
import { IconArrowBackUp, IconInfoCircle, IconReplace } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { WordingFigure } from '../../../../machines/domain/wording';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey } from '../../../parts/keys';
import classes from './report-drawer.module.css';
import { wordingKey, type SendToDrawer } from './step-keys';

/** What became of the reports with one comment, in words. */
export const Figure = (figure: WordingFigure) => (
  <span className={classes.figure}>
    <FormattedMessage id="wording.figure.text" values={figureValues(figure)} />
  </span>
);

const figureValues = ({ confirmed, ended, everywhere }: WordingFigure) => ({
  confirmed,
  ended,
  everywhere: String(everywhere),
});

type WordingView = NonNullable<ReportDrawerView['wording']>;

/** What the past says against the comment in hand, and the way back from one that was taken. It stands above the button and grows upwards, so that nothing moves under the hand. */
export function WordingNote({ wording, send }: { wording: WordingView; send: SendToDrawer }) {
  const { warning, canRestore, isAsTaken } = wording;
  const better = warning?.better ?? null;
  return (
    <div className={classes.wording} data-silent={(warning === null && !canRestore) || undefined}>
      <p role="status" className={classes.wordingText}>
        {(warning !== null || isAsTaken) && <IconInfoCircle size={16} aria-hidden="true" />}
        {warning !== null ? (
          <span>
            <FormattedMessage
              id="wording.warning.text"
              values={{ lost: warning.lost, ended: warning.ended, everywhere: String(warning.everywhere) }}
            />
            {better !== null && (
              <span className={classes.better}>
                <FormattedMessage id="wording.better.text" values={figureValues(better)} />
              </span>
            )}
          </span>
        ) : (
          isAsTaken && <FormattedMessage id="wording.taken.text" />
        )}
      </p>
      {better !== null && (
        <p className={classes.quote} title={better.text} translate="no">
          {better.text}
        </p>
      )}
      {(better !== null || canRestore) && (
        <div className={classes.wordingActions}>
          {better !== null && (
            <Button
              size="xs"
              variant="default"
              aria-keyshortcuts="Alt+0"
              leftSection={<IconReplace size={14} aria-hidden="true" />}
              rightSection={<KeyHint>{formatKey(wordingKey)}</KeyHint>}
              onClick={() => send({ type: 'wording.take' })}
            >
              <FormattedMessage id="wording.take.action" />
            </Button>
          )}
          {canRestore && (
            <Button
              size="xs"
              variant="subtle"
              className={classes.restore}
              aria-keyshortcuts={isAsTaken ? 'Control+Z' : undefined}
              leftSection={<IconArrowBackUp size={14} aria-hidden="true" />}
              onClick={() => send({ type: 'wording.restore' })}
            >
              <FormattedMessage id="wording.restore.action" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
